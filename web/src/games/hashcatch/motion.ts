// What happens when: a frame's events as a timetable of journeys and shows. Times are in milliseconds at speed 1.
import { BASE, CHAIN, type Event, RING, RISK, type State, WIDTH } from "../../wire/hashcatch";
import { type Layout, type Point, type Spot, spotOf } from "./layout";
import { pieces, placeNumber, rowOf } from "./places";
import { hackRolls, hashingRolls } from "./words";

const STEP = 140;
const LEAVE = 640;
const HOP = 300;
const GLIDE = 420;
const STAGGER = 140;
const SINK = 450;
const REST = 160;
export const TUMBLE = 520;
const OPENING = 1150;
const ROLL = TUMBLE + 180;
const STUCK = 750;
const CHECK = { settled: TUMBLE + 80, verdict: TUMBLE + 380, end: TUMBLE + 1050 };
export const HASHING = { vain: 700, each: 380, verdict: 900 };
export const HACK = { odds: 700, each: 480, verdict: 950 };
const ENDED = 1100;

/** One token's way: from a place to a place, step by step along the ring if it walks. */
export interface Journey {
  seat: number;
  token: number;
  from: number;
  to: number;
  start: number;
  end: number;
  walk: boolean;
  /** Comes into being here. */
  born?: boolean;
}

/** Something to be watched in the middle; beats say when its parts come out. */
export interface Show {
  event: Extract<Event, { event: "opening" | "rolled" | "stuck" | "checked" | "hashing" | "hacked" | "ended" }>;
  start: number;
  end: number;
  beats: number[];
  /** For a hack: whether the row was cracked, and its code if that came out. */
  code?: number;
}

export interface Timetable {
  journeys: Journey[];
  shows: Show[];
  /** When the rows sink, and down to which row (from 1). */
  sinks: { row: number; start: number; end: number }[];
  end: number;
}

export function timetable(events: Event[]): Timetable {
  const table: Timetable = { journeys: [], shows: [], sinks: [], end: 0 };
  let at = 0;
  let pushed: Extract<Event, { event: "pushed" }> | null = null;
  let homeward = -Infinity;
  const travel = (
    seat: number,
    token: number,
    from: string | number,
    to: string | number,
    start: number,
    length: number,
    walk = false,
  ): void => {
    const number = (place: string | number): number => (typeof place === "string" ? placeNumber(place) : place);
    table.journeys.push({ seat, token, from: number(from), to: number(to), start, end: start + length, walk });
    at = Math.max(at, start + length);
  };
  const show = (event: Show["event"], length: number, beats: number[] = [], more: Partial<Show> = {}): void => {
    table.shows.push({ event, start: at, end: at + length, beats, ...more });
    at += length;
  };
  events.forEach((event) => {
    switch (event.event) {
      case "opening":
        return show(event, OPENING, [TUMBLE + 60]);
      case "rolled":
        return show(event, ROLL);
      case "stuck":
        return show(event, STUCK);
      case "checked":
        return show(event, CHECK.end, [CHECK.settled, CHECK.verdict]);
      case "hashing": {
        const rolling = hashingRolls(event).filter(([first]) => first).length;
        const begin = event.vain ? HASHING.vain : 0;
        const beats = Array.from({ length: rolling + 1 }, (_, each) => begin + each * HASHING.each);
        return show(event, beats[rolling] + HASHING.verdict, beats);
      }
      case "hacked": {
        const tries = hackRolls(event).length;
        const beats = Array.from({ length: tries + 1 }, (_, each) => HACK.odds + each * HACK.each);
        const cracked = events.find((each) => each.event === "cracked");
        return show(event, beats[tries] + HACK.verdict, beats, cracked ? { code: cracked.code } : {});
      }
      case "pushed":
        pushed = event;
        return;
      case "moved": {
        const origin = placeNumber(event.origin);
        travel(
          event.seat,
          event.token,
          event.origin,
          event.to,
          at,
          origin === BASE ? LEAVE : STEP * distance(origin, placeNumber(event.to)),
          true,
        );
        if (pushed) travel(pushed.seat, pushed.token, pushed.origin, pushed.to, at - STEP, HOP);
        pushed = null;
        return;
      }
      case "home": {
        const start = homeward + STAGGER > at - GLIDE - 1 && homeward >= 0 ? homeward + STAGGER : at;
        travel(event.seat, event.token, event.origin, BASE, start, GLIDE);
        homeward = start;
        return;
      }
      case "banked":
      case "aimed":
        return travel(event.seat, event.token, event.origin, event.to, at, GLIDE);
      case "sank":
        table.sinks.push({ row: event.row, start: at, end: at + SINK });
        at += SINK;
        return;
      case "chained": {
        const before = events.slice(0, events.indexOf(event)).filter((each) => each.event === "chained").length;
        return travel(event.seat, event.token, event.origin, event.to, before ? at - GLIDE + STAGGER : at, GLIDE);
      }
      case "earned":
        table.journeys.push({
          seat: event.seat,
          token: event.token,
          from: BASE,
          to: BASE,
          start: at,
          end: at + HOP,
          walk: false,
          born: true,
        });
        at += HOP;
        return;
      case "ended":
        return show(event, ENDED);
    }
  });
  table.end = at ? at + REST : 0;
  return table;
}

/** When the first token leaves, enters or moves within bank and chain. */
export function shaftMoves(table: Timetable): number {
  const inside = (place: number): boolean => place >= RING && place < BASE;
  const starts = table.journeys.filter((each) => inside(each.from) || inside(each.to)).map((each) => each.start);
  return Math.min(table.end, ...starts, ...table.sinks.map((each) => each.start));
}

export function duration(events: Event[]): number {
  return timetable(events).end;
}

/** The spaces between two on the ring, the shorter way: no move is longer than a die. */
function distance(from: number, to: number): number {
  const forwards = (to - from + RING) % RING;
  return Math.min(forwards, RING - forwards);
}

/** The places a walking token touches, its origin first. */
export function stations(journey: Journey, start: number): number[] {
  const { from, to, walk } = journey;
  if (!walk) return [from, to];
  const first = from === BASE ? start : from;
  const forwards = (to - first + RING) % RING <= RING / 2;
  const steps = distance(first, to);
  const spaces = Array.from({ length: steps }, (_, each) => (first + (forwards ? each + 1 : -each - 1) + RING) % RING);
  return from === BASE ? [BASE, start, ...spaces] : [from, ...spaces];
}

/** A token's whole journey as keyframes, from the frame's beginning; afterwards it lies where the state says. */
export interface Flight {
  seat: number;
  token: number;
  frames: Keyframe[];
  length: number;
}

export function flights(table: Timetable, layout: Layout, state: State): Flight[] {
  const journeys = [...table.journeys, ...sinking(table, state)];
  const found = new Map<string, Journey[]>();
  for (const each of journeys.sort((a, b) => a.start - b.start)) {
    const key = `${each.seat}-${each.token}`;
    found.set(key, [...(found.get(key) ?? []), each]);
  }
  return [...found.values()].map((own) => {
    const { seat, token } = own[0];
    const length = own[own.length - 1].end;
    const frames: Keyframe[] = [];
    for (const each of own) {
      const stops = stations(each, state.start[seat]).map((place) => spotOf(layout, seat, token, place));
      if (each.born) {
        frames.push(
          { offset: 0, transform: pose(stops[0], 0) },
          { offset: each.start / length, transform: pose(stops[0], 0), easing: "ease-out" },
        );
        frames.push(
          { offset: (each.start + each.end) / 2 / length, transform: pose(stops[0], 1.35) },
          { offset: 1, transform: pose(stops[0]) },
        );
        continue;
      }
      frames.push({ offset: frames.length ? each.start / length : 0, transform: pose(stops[0]) });
      if (each.start > 0) frames.push({ offset: each.start / length, transform: pose(stops[0]), easing: "ease-in-out" });
      stops.slice(1).forEach((stop, at) => {
        const before = stops[at];
        const time = (part: number): number => (each.start + ((each.end - each.start) * (at + part)) / (stops.length - 1)) / length;
        const half: Spot = { ...stop, x: (before.x + stop.x) / 2, y: (before.y + stop.y) / 2, size: Math.max(before.size, stop.size) };
        frames.push({ offset: time(0.5), transform: pose(half, each.walk ? 1.18 : 1.25) });
        frames.push({ offset: time(1), transform: pose(stop) });
      });
    }
    return { seat, token, frames, length };
  });
}

/** The way of one token, drawn as a line where nothing moves. */
export interface Trail {
  seat: number;
  points: Point[];
}

/** Where the tokens of a frame came from. Sinking rows need none: all of them sink. */
export function trails(table: Timetable, layout: Layout, state: State): Trail[] {
  return table.journeys
    .filter((each) => !each.born)
    .map((each) => ({
      seat: each.seat,
      points: stations(each, state.start[each.seat]).map((place) => spotOf(layout, each.seat, each.token, place)),
    }));
}

const READING = 1600;

/** What is to be read off as a still picture, one after the other. A roll to move is no such thing: its die stays on the board. */
export function plates(table: Timetable): { show: Show; length: number }[] {
  return table.shows
    .filter((show) => show.event.event !== "rolled")
    .map((show) => ({ show, length: Math.max(READING, show.end - show.start) }));
}

function pose(spot: Spot, grown = 1): string {
  return `translate(${spot.x.toFixed(2)}px, ${spot.y.toFixed(2)}px) scale(${(spot.size * grown).toFixed(3)})`;
}

/** The tokens of sinking rows are not named by the event: they are the ones that lie one row deeper now (HC-32). */
function sinking(table: Timetable, state: State): Journey[] {
  return table.sinks.flatMap(({ row, start, end }) =>
    pieces(state).flatMap(({ seat, token, place }): Journey[] => {
      if (place < CHAIN || place >= BASE) return [];
      const depth = rowOf(place);
      if (depth < 1 || depth > row) return [];
      return [{ seat, token, from: place - (place < RISK ? WIDTH : 1), to: place, start, end, walk: false }];
    }),
  );
}
