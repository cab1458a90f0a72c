// How long a story takes, and its scenes one after another.
import type { Event, State } from "../../wire/hacker";
import { height } from "./journal";

/** Milliseconds at speed 1. */
const LENGTHS: Partial<Record<Event["event"], number>> = {
  round: 900,
  turned: 1300,
  left: 650,
  passed: 150,
  grew: 450,
  saw: 950,
  nothing: 300,
  fetched: 350,
  protecting: 750,
  thrown: 1000,
  named: 1200,
  took: 950,
  declined: 550,
  aside: 900,
  counted: 320,
};
/** Happen together, however many they are. */
const TOGETHER = new Set<Event["event"]>(["grew", "counted"]);

export interface Show {
  event: Event;
  start: number;
  end: number;
  /** The account whose pile this is about, counted from 0; −1: none. */
  account: number;
  /** Viruses on it before. */
  pile: number;
}

/** The scenes of a frame. `past` is the position before it. */
export function timetable(events: readonly Event[], past: State | null = null, seat: number | null = null): { shows: Show[]; end: number } {
  let at = 0;
  let account = (past?.account ?? 0) - 1;
  let pile = past && account >= 0 ? height(past, seat, account) : 0;
  const shows: Show[] = [];
  events.forEach((event, index) => {
    if (event.event === "protecting") {
      account = event.account - 1;
      pile = past ? height(past, seat, account) : 0;
    }
    const length = LENGTHS[event.event] ?? 0;
    const again = index > 0 && TOGETHER.has(event.event) && events[index - 1].event === event.event;
    if (length && !again) {
      shows.push({ event, start: at, end: at + length, account, pile });
      at += length;
    } else if (again && shows.length) {
      shows.push({ ...shows[shows.length - 1], event });
    }
    if (event.event === "thrown" || event.event === "aside") pile = Math.max(0, pile - event.viruses);
    if (event.event === "named") pile = Math.max(0, pile - 1);
  });
  return { shows, end: at };
}

export function duration(events: readonly Event[]): number {
  return timetable(events).end;
}
