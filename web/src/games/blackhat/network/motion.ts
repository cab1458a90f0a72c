// What happens when: a frame's events as a timetable. Times are in milliseconds at speed 1.
import { type Board, type Event, JAIL, type State, TRACK } from "../../../wire/blackhat";
import { type Layout, pawnSize, type Point, type Spot, spotOf, standing } from "./layout";
import { lift } from "./lines";
import { columnOf, placeNumber, rowOf } from "./places";
import { occupied, wayOf } from "./ways";
import type { Wiring } from "./wiring";

const STEP = 260;
const JUMP = 190;
const FLY = 400;
const TRAP = 240;
const FOUND = 360;
const LIFT = 200;
const DROP = 340;
const STAGGER = 110;
const FLIP = 280;
const TRACE = 320;
const REVEAL = 1100;
const REST = 120;

/** One piece's way: a pawn (hand-number) or the Tracer, from place to place. */
export interface Journey {
  piece: string;
  from: number;
  to: number;
  start: number;
  end: number;
  manner: "walk" | "fly" | "born" | "shake";
}

/** Something that happens to the board: a module comes or goes, a value changes, the tile is turned. */
export interface Change {
  what: "lift" | "drop" | "flip" | "reveal" | "found";
  /** The module, or the cell. */
  which: number;
  /** Where the module lies. */
  corner: number;
  start: number;
  end: number;
}

export interface Timetable {
  journeys: Journey[];
  changes: Change[];
  end: number;
}

/** How many cells lie between two, the shortest way: no event says how many pawns were jumped. */
function distance(from: number, to: number): number {
  return Math.max(Math.abs(columnOf(from) - columnOf(to)), Math.abs(rowOf(from) - rowOf(to)), 1);
}

export function timetable(events: Event[]): Timetable {
  const table: Timetable = { journeys: [], changes: [], end: 0 };
  let at = 0;
  const travel = (piece: string, from: string, to: string, length: number, manner: Journey["manner"], start = at): void => {
    table.journeys.push({ piece, from: placeNumber(from), to: placeNumber(to), start, end: start + length, manner });
    at = Math.max(at, start + length);
  };
  const change = (what: Change["what"], which: number, length: number, corner = -1, start = at): void => {
    table.changes.push({ what, which, corner, start, end: start + length });
    at = Math.max(at, start + length);
  };
  /** Where each pawn went last, for what happens to it there. */
  const where = new Map<string, string>();
  let last: Event["event"] | null = null;
  for (const event of events) {
    const again = last === event.event;
    switch (event.event) {
      case "moved":
        travel(
          `${event.seat}-${event.pawn}`,
          event.origin,
          event.to,
          STEP + JUMP * (distance(placeNumber(event.origin), placeNumber(event.to)) - 1),
          "walk",
        );
        where.set(`${event.seat}-${event.pawn}`, event.to);
        break;
      case "trapped": {
        const place = where.get(`${event.seat}-${event.pawn}`);
        if (place) travel(`${event.seat}-${event.pawn}`, place, place, TRAP, "shake");
        break;
      }
      case "sent":
        travel(`${event.seat}-${event.pawn}`, event.origin, event.to, FLY, "fly");
        break;
      case "marked":
        change("flip", placeNumber(event.to), FLIP);
        break;
      case "found":
        change("found", event.module - 1, FOUND);
        break;
      case "returned":
        change("lift", event.module - 1, LIFT, -1, again ? Math.max(0, at - LIFT) : at);
        break;
      case "laid":
        change("drop", event.module - 1, DROP, placeNumber(event.to), again ? Math.max(0, at - DROP + STAGGER) : at);
        break;
      case "alarmed":
        table.journeys.push({
          piece: "tracer",
          from: placeNumber(event.to),
          to: placeNumber(event.to),
          start: at,
          end: at + FLY,
          manner: "born",
        });
        at += FLY;
        break;
      case "traced":
        travel("tracer", event.origin, event.to, TRACE, "walk");
        where.set("tracer", event.to);
        break;
      case "jailed":
        travel(
          `${event.seat}-${event.pawn}`,
          where.get("tracer") ?? "jail",
          "jail",
          FLY,
          "fly",
          again ? Math.max(0, at - FLY + STAGGER) : at,
        );
        break;
      case "revealed":
        change("reveal", 0, REVEAL);
        break;
    }
    last = event.event;
  }
  table.end = at ? at + REST : 0;
  return table;
}

/** How long the frame with these events wants to be watched. */
export function networkDuration(events: Event[]): number {
  return timetable(events).end;
}

/** When the board begins to change from what it was: until then it is shown as before. */
export function boardChanges(table: Timetable): number {
  return Math.min(table.end, ...table.changes.filter((each) => each.what === "drop" || each.what === "flip").map((each) => each.start));
}

/** A piece's whole journey as keyframes, from the frame's beginning; afterwards it stands where the state says. */
export interface Flight {
  piece: string;
  frames: Keyframe[];
  length: number;
}

export function pose({ x, y, size }: Spot, grown = 1): string {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(size * grown).toFixed(3)})`;
}

/** What is needed to know where pieces stand and went. */
export interface Stage {
  layout: Layout;
  board: Board;
  state: State;
  /** The position before, if it is known: whom a jump went over. */
  before: State | null;
  wiring: Wiring;
}

function spotAt({ layout, board, state }: Stage, piece: string, place: number): Spot {
  if (piece === "tracer") return { ...standing(layout, place), size: pawnSize(layout) };
  const [hand, pawn] = piece.split("-").map(Number);
  return spotOf(layout, board, state, { hand, pawn, place });
}

/** The places a walking piece touches. */
export function stations(stage: Stage, { piece, from, to, manner }: Journey): number[] {
  if (manner !== "walk" || piece === "tracer" || from >= TRACK || to >= TRACK) return [from, to];
  const [hand, pawn] = piece.split("-").map(Number);
  const known = stage.before?.place[hand]?.[pawn - 1] === from ? stage.before : stage.state;
  return wayOf(stage.wiring, occupied(stage.board, known), from, to);
}

export function flights(table: Timetable, stage: Stage): Flight[] {
  const found = new Map<string, Journey[]>();
  for (const each of table.journeys) found.set(each.piece, [...(found.get(each.piece) ?? []), each]);
  return [...found].map(([piece, own]) => {
    const length = own[own.length - 1].end;
    const frames: Keyframe[] = [];
    const put = (time: number, spot: Spot, more: Keyframe = {}, grown = 1): void =>
      void frames.push({ offset: Math.min(1, time / length), transform: pose(spot, grown), ...more });
    for (const each of own) {
      const stops = stations(stage, each).map((place) => spotAt(stage, piece, place));
      const first = stops[0];
      const last = stops[stops.length - 1];
      if (!frames.length) put(0, first, each.manner === "born" ? { opacity: 0 } : {});
      if (each.start > 0) put(each.start, first, each.manner === "born" ? { opacity: 0 } : {});
      const time = (part: number): number => each.start + (each.end - each.start) * part;
      if (each.manner === "born") {
        put(time(0.5), last, { opacity: 1 }, 1.6);
        put(each.end, last, { opacity: 1 });
      } else if (each.manner === "shake") {
        [-3, 3, -2].forEach((by, at) => put(time((at + 1) / 4), { ...last, x: last.x + by }));
        put(each.end, last);
      } else if (each.manner === "fly") {
        put(time(0.5), arch(first, last), {}, 1.3);
        put(each.end, last);
      } else hop(stops, stage, put, time);
    }
    return { piece, frames, length };
  });
}

function arch(from: Spot, to: Spot): Spot {
  return {
    x: (from.x + to.x) / 2,
    y: Math.min(from.y, to.y) - Math.min(60, 14 + Math.abs(from.x - to.x) * 0.14),
    size: Math.max(from.size, to.size),
  };
}

/** Along the arrows, and high over whoever is jumped. */
function hop(
  stops: Spot[],
  { layout }: Stage,
  put: (time: number, spot: Spot, more?: Keyframe, grown?: number) => void,
  time: (part: number) => number,
): void {
  const steps = stops.length - 1;
  stops.slice(1).forEach((stop, at) => {
    const over = at + 1 < steps;
    const before = stops[at];
    if (steps === 1) put(time(0.5), { ...stop, x: (before.x + stop.x) / 2, y: (before.y + stop.y) / 2 }, {}, 1.1);
    put(time((at + 1) / steps), over ? { ...stop, y: stop.y - lift(layout) } : stop, {}, over ? 1.25 : 1);
  });
}

/** The way of one piece, drawn as a line where nothing moves. */
export interface Trail {
  piece: string;
  points: Point[];
  manner: Journey["manner"];
}

export function trails(table: Timetable, stage: Stage): Trail[] {
  return table.journeys
    .filter((each) => each.manner !== "shake" && each.manner !== "born" && each.to !== JAIL)
    .map((each) => {
      const way = stations(stage, each);
      const points = way.map((place, at): Point => {
        const { x, y } = spotAt(stage, each.piece, place);
        return at > 0 && at < way.length - 1 ? { x, y: y - lift(stage.layout) } : { x, y };
      });
      return { piece: each.piece, points, manner: each.manner };
    });
}
