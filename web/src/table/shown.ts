// What a table's store holds for its components.
import { type AnyEvent, type Say } from "../games/game";
import type { NoticeMessage } from "../wire/wire";
import type { Fields } from "./diff";

export interface Shown {
  state: Fields;
  board: Fields;
  events: AnyEvent[];
  number: number;
  actors: number[];
}

export interface Refusal {
  code: string;
  params: Record<string, unknown>;
  rule: string | null;
}

/** A notice, with the number of the log entry it came after. */
export interface Noticed {
  key: number;
  after: number;
  code: NoticeMessage["code"];
  chair: number;
  name: string;
  /** It is about the reader. */
  own: boolean;
}

export function noticeWords({ code, name, own }: Noticed, say: Say): string {
  return say(`notice-${code}`, { name: own ? say("page-you") : name });
}
