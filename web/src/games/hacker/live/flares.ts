// Short signs of what has just been seen on the table.
import type { Event } from "../../../wire/hacker";

export interface Flare {
  key: number;
  kind: "dropped" | "saw" | "grew";
  account: number;
  /** Whose hand it was, if that was seen. */
  seat: number | null;
}

/** Milliseconds that one is shown. */
export const FLARE = 1100;

/** What the events of a beat are worth showing; `key` counts on. */
export function flaresOf(events: readonly Event[], reader: number | null, key: number): Flare[] {
  return events.flatMap((event): Flare[] => {
    const found = { key: key++, account: "account" in event ? event.account - 1 : -1 };
    if (event.event === "slipped") return [{ ...found, kind: "dropped", seat: reader }];
    if (event.event === "saw") return [{ ...found, kind: "saw", seat: event.seat }];
    if (event.event === "grew") return [{ ...found, kind: "grew", seat: null }];
    return [];
  });
}
