// What is said at a table on this device. Like `server/table/chat.py`.
import { LONGEST_CHAT, type ChatMessage, type SayMessage } from "../wire/wire";
import type { Kit } from "./kit";

/** A line as it is kept. */
export type Line = Omit<ChatMessage, "is">;

/** Lines that are kept. */
const KEPT = 50;

/** Lines with one more. */
export function withLine(lines: readonly Line[], said: Omit<Line, "number">): Line[] {
  const number = (lines.at(-1)?.number ?? 0) + 1;
  return [...lines.slice(1 - KEPT), { number, ...said }];
}

/** What somebody wants to say; null if it cannot be said: there is no such call, or it points at nothing that is there.
 *
 * @param playing how many play, while a match runs */
export function understood(
  kit: Kit,
  message: SayMessage,
  chair: number | null,
  playing: number | null,
): Pick<Line, "call" | "aim" | "text"> | null {
  const text = oneLine(message.text ?? "").slice(0, LONGEST_CHAT) || null;
  const [call, aim] = [message.call ?? null, message.aim ?? null];
  if ((call === null) === (text === null) || !aimsWell(kit, call, aim, chair, playing)) return null;
  return { call, aim, text };
}

/** Whether the game has such a call, and it points at what it should: during a match at another player or a place, or at nothing. */
export function aimsWell(kit: Kit, name: string | null, aim: number | null, chair: number | null, playing: number | null): boolean {
  if (name === null) return aim === null;
  const call = Object.hasOwn(kit.calls, name) ? kit.calls[name] : null;
  if (!call || (call.aims === undefined) !== (aim === null)) return false;
  if (aim === null) return true;
  if (playing === null || chair === null || !Number.isInteger(aim) || aim < 0) return false;
  return call.aims === "place" ? aim < (call.places ?? 0) : aim !== chair && aim < playing;
}

/** What a person wrote, in one line and without what cannot be seen. */
export function oneLine(text: string): string {
  return text
    .replace(/\s/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "")
    .split(" ")
    .filter(Boolean)
    .join(" ");
}
