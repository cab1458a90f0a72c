// The log as lines: what the game tells, with the table's own notices at the places where they came.
import { type AnyEvent, type GameModule, type Player, type Say } from "../games/game";
import type { LogEntry } from "../wire/wire";
import { noticeWords, type Noticed } from "./shown";

export interface JournalLine {
  key: string;
  text: string;
  /** Whose sign stands before it. */
  seat: number | null;
  /** A line that begins a new turn stands a little apart. */
  turn: boolean;
  notice: boolean;
  /** The rule by which it happened. */
  rule?: string;
}

/** What came with an event, and after it; everything, if it came before all of this. */
export function entriesSince(begins: (event: AnyEvent) => boolean, entries: readonly LogEntry[]): readonly LogEntry[] {
  const at = entries.findLastIndex((entry) => entry.events.some(begins));
  if (at < 0) return entries;
  const { number, events } = entries[at];
  return [{ number, events: events.slice(events.findLastIndex(begins)) }, ...entries.slice(at + 1)];
}

export function journal(
  entries: readonly LogEntry[],
  notices: readonly Noticed[],
  module: GameModule,
  players: Player[],
  board: object,
  say: Say,
): JournalLine[] {
  const lines: JournalLine[] = [];
  let next = 0;
  const noticesUpTo = (number: number) => {
    for (; next < notices.length && notices[next].after < number; next++) {
      const notice = notices[next];
      lines.push({ key: `n${notice.key}`, text: noticeWords(notice, say), seat: notice.chair, turn: false, notice: true });
    }
  };
  const all = entries.flatMap(({ number, events }) => events.map((event, at) => ({ event, number, key: `${number}.${at}` })));
  const events = all.map((each) => each.event);
  for (let at = 0; at < all.length; at++) {
    const { event, number, key } = all[at];
    noticesUpTo(number);
    const fold = module.fold?.(events, at, players, say, board);
    const text = fold ? fold.text : module.tell(event, players, say, board);
    if (fold) at += fold.events - 1;
    if (!text) continue;
    const seat = typeof event.by === "number" ? event.by : typeof event.seat === "number" ? event.seat : null;
    lines.push({
      key,
      text,
      seat: fold ? null : seat,
      turn: event.event === "turn",
      notice: false,
      rule: module.eventRules?.[event.event],
    });
  }
  noticesUpTo(Infinity);
  return lines;
}

/** Gives back lines as the same objects as before where they say the same, and the same list where all of them do: only what is new is drawn. */
export function keeper(): (lines: readonly JournalLine[]) => readonly JournalLine[] {
  let before: readonly JournalLine[] = [];
  return (lines) => {
    const known = new Map(before.map((line) => [line.key, line]));
    const now = lines.map((line) => {
      const old = known.get(line.key);
      return old && isSame(old, line) ? old : line;
    });
    if (now.length !== before.length || now.some((line, at) => line !== before[at])) before = now;
    return before;
  };
}

function isSame(one: JournalLine, other: JournalLine): boolean {
  return (["text", "seat", "turn", "notice", "rule"] as const).every((each) => one[each] === other[each]);
}
