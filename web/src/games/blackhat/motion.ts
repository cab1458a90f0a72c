// What happens with the cards and when: a frame's events as a timetable. Times are in milliseconds at speed 1.
import type { Board, Event, State } from "../../wire/blackhat";
import { isTurned, type PlayedSet, sizeOf, type Trick, trickOf } from "./trick";

export const FLY = 320;
const PASS = 450;
/** A decided trick lies there long enough to see who won it, and to read why. */
const HOLD = 1500;
export const SWEEP = 340;
/** After the sweep the table is empty for a moment, before a pawn moves or somebody leads. */
const EMPTY = 250;
const PICK = 380;
const DRAW = 420;
const SHEET = 3200;
const REVEAL = 1500;
const TURN = 700;
const DEAL = 900;
const END = 1400;

export interface Timetable {
  /** When each set that was played comes down, by hand. */
  plays: { set: PlayedSet; start: number }[];
  /** When the decided trick is swept away, to its winner or to the discards. */
  sweep: { start: number; to: number } | null;
  /** When the points of a round are shown. */
  sheet: number | null;
  /** When new hands are dealt. */
  deal: number | null;
  end: number;
}

/** `network` is how long the board's own story takes: it comes before points and new cards, and after those of a trick. */
export function timetable(events: readonly Event[], network = 0): Timetable {
  const table: Timetable = { plays: [], sweep: null, sheet: null, deal: null, end: 0 };
  let at = 0;
  let told = network === 0;
  const afterNetwork = (): void => {
    if (!told) at += network;
    told = true;
  };
  let winner: number | null = null;
  for (const event of events) {
    switch (event.event) {
      case "played": {
        const { seat: hand, rank, naturals, jokers, hat } = event;
        table.plays.push({ set: { hand, rank, naturals, jokers, hat }, start: at });
        at += FLY + (hat ? TURN : 0);
        break;
      }
      case "passed":
        at += PASS;
        break;
      case "won":
        winner = event.seat;
        at += HOLD;
        break;
      case "took":
      case "discarded":
        if (event.event === "took") winner = event.seat;
        table.sweep = { start: at, to: winner ?? -1 };
        at += SWEEP + EMPTY;
        break;
      case "kept":
      case "picked":
        at += PICK;
        break;
      case "drew":
        at += DRAW;
        break;
      case "revealed":
        afterNetwork();
        at += REVEAL;
        break;
      case "scored":
        afterNetwork();
        if (table.sheet === null) {
          table.sheet = at;
          at += SHEET;
        }
        break;
      case "round":
        afterNetwork();
        table.deal = at;
        at += DEAL;
        break;
      case "ended":
        at += END;
        break;
    }
  }
  afterNetwork();
  table.end = at;
  return table;
}

export function duration(events: Event[], network: number): number {
  return timetable(events, network).end;
}

/** The trick of a position, with what a frame has added to it, and who won it in the end. */
function lying(before: State, events: readonly Event[], board: Board): Trick {
  const old = trickOf(board, before);
  const sets = [...old.sets, ...timetable(events).plays.map((each) => each.set)];
  const won = events.find((each) => each.event === "won");
  return {
    ...old,
    sets,
    led: old.led || (sets.length ? sizeOf(sets[0]) : 0),
    winner: won ? won.seat : before.winner,
    turned: old.turned || isTurned(sets),
  };
}

/** The trick that a frame sweeps away, as it lay there before; null if it sweeps none. */
export function swept(before: State | null, events: readonly Event[], board: Board): Trick | null {
  const gone = events.some((each) => each.event === "discarded" || each.event === "took");
  return before && gone ? lying(before, events, board) : null;
}

/** A trick that has just been won, whether it still lies there or not: to be looked at again. */
export function justWon(before: State | null, events: readonly Event[], board: Board): Trick | null {
  return before && events.some((each) => each.event === "won") ? lying(before, events, board) : null;
}
