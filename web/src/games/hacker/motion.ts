// How long a story takes, and its scenes one after another.
import type { Event, State } from "../../wire/hacker";
import type { Player } from "../game";
import { height } from "./journal";

/** Milliseconds at speed 1; 0: it is seen on the table at once, and needs no scene of its own. */
const LENGTHS: Record<Event["event"], number> = {
  scattered: 0,
  note: 0,
  placed: 0,
  stashed: 0,
  round: 1400,
  turned: 1600,
  left: 650,
  slipped: 0,
  watching: 0,
  following: 0,
  ready: 0,
  passed: 150,
  grew: 450,
  saw: 950,
  nothing: 300,
  faced: 0,
  moving: 0,
  returned: 0,
  fetched: 350,
  protecting: 750,
  thrown: 1000,
  named: 1200,
  looked: 0,
  took: 950,
  lost: 0,
  declined: 550,
  aside: 900,
  counted: 2400,
};
/** A virus that a person put there, or is named for, or names somebody for: its reveal is held. */
const HELD = 2600;
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
  /** Accounts without a note, whose viruses were put aside one after another: they are told as one. */
  empty?: { accounts: number[]; viruses: number };
}

type Seats = readonly Pick<Player, "seat" | "bot">[];

/** Whether a person names, is named, or is found out. */
function isPersonal(event: Event, players: Seats): boolean {
  const seats = event.event === "named" ? [event.seat, event.suspect, event.by] : event.event === "took" ? [event.seat] : [];
  return players.some(({ seat, bot }) => !bot && seats.includes(seat));
}

function lengthOf(event: Event, players: Seats): number {
  return event.event === "named" && isPersonal(event, players) ? HELD : LENGTHS[event.event];
}

/** How many events from here on tell of accounts without a note, two for each: one comes next, and its viruses are put aside. */
export function emptyRun(events: readonly Event[], from: number): number {
  let at = from;
  for (; at + 1 < events.length; at += 2) {
    const [next, then] = [events[at], events[at + 1]];
    if (next.event !== "protecting" || then.event !== "aside" || next.account !== then.account) break;
  }
  return at - from;
}

/** The scenes of a frame. `past` is the position before it. */
export function timetable(
  events: readonly Event[],
  past: State | null = null,
  seat: number | null = null,
  players: Seats = [],
): { shows: Show[]; end: number } {
  let at = 0;
  let account = (past?.account ?? 0) - 1;
  let pile = past && account >= 0 ? height(past, seat, account) : 0;
  const shows: Show[] = [];
  for (let index = 0; index < events.length; index++) {
    const run = emptyRun(events, index);
    const empty = { accounts: [] as number[], viruses: 0 };
    for (const each of events.slice(index, index + run)) {
      if (each.event !== "aside") continue;
      empty.accounts.push(each.account - 1);
      empty.viruses += each.viruses;
    }
    if (run) index += run - 1;
    const event = events[index];
    if (event.event === "protecting" || run) {
      account = (event as { account: number }).account - 1;
      pile = past ? height(past, seat, account) : 0;
    }
    const length = lengthOf(event, players);
    const again = index > 0 && TOGETHER.has(event.event) && events[index - 1].event === event.event;
    if (length && !again) {
      shows.push({ event, start: at, end: at + length, account, pile, ...(run ? { empty } : {}) });
      at += length;
    } else if (again && shows.length) {
      shows.push({ ...shows[shows.length - 1], event });
    }
    if (event.event === "thrown" || event.event === "aside") pile = Math.max(0, pile - event.viruses);
    if (event.event === "named") pile = Math.max(0, pile - 1);
  }
  return { shows, end: at };
}

export function duration(events: readonly Event[], players: Seats = []): number {
  return timetable(events, null, null, players).end;
}

/** Where nothing moves, a reveal stands as long as it would take; the rest is on the table at once. */
export function still(events: readonly Event[], players: Seats = []): number {
  return Math.max(0, ...events.flatMap((event) => (event.event === "named" || event.event === "took" ? [lengthOf(event, players)] : [])));
}

/** A reveal in which a person has a part is not hurried. */
export function calm(events: readonly Event[], players: Seats): boolean {
  return events.some((event) => isPersonal(event, players));
}

/** A round that begins, and the count at the end, have a table of their own: what came before them is told on the old one. */
export function acts(events: Event[]): Event[][] {
  const at = events.findIndex((event) => event.event === "round" || event.event === "counted");
  return duration(events.slice(0, Math.max(0, at))) ? [events.slice(0, at), events.slice(at)] : [events];
}

/** The next round waits until everyone has looked back; not if accounts are turned over for it, because then nobody may (HK-40). */
export function afterwards(events: readonly Event[]): boolean {
  return events.some((event) => event.event === "round") && !events.some((event) => event.event === "turned");
}
