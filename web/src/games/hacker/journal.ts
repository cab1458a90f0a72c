// What a seat has seen of the viruses on accounts, read from its journal.
import { type Action, type Board, type Event, PUBLIC, STAGE_NAMES, type StageName, type State, TRUTH } from "../../wire/hacker";
import type { Scene } from "../game";

/** One virus that lies on an account, as a reader knows it. */
export interface Trace {
  /** Seats that were seen putting one there then. */
  seen: number[];
  /** Seats of whom it is known that they did not. */
  cleared: number[];
  /** When it was noticed: on whose walk, and where the walker was. */
  walker: number;
  stage: StageName;
  /** So many came with it, itself included; which of them is which nobody knows. */
  batch: number;
}

export function journalOf(state: State, seat: number | null): number {
  return seat ?? (state.lies[TRUTH].some(Boolean) ? TRUTH : PUBLIC);
}

function bits(seats: number, count: number): number[] {
  return Array.from({ length: count }, (_, seat) => seat).filter((seat) => (seats >> seat) & 1);
}

export function height(state: State, seat: number | null, account: number): number {
  return state.lies[journalOf(state, seat)].filter((each) => each === account + 1).length;
}

/** The viruses on an account, the one on top first. */
export function traces(board: Board, state: State, seat: number | null, account: number): Trace[] {
  const journal = journalOf(state, seat);
  const [lies, since, clue, clear] = [state.lies[journal], state.since[journal], state.clue[journal], state.clear[journal]];
  const here = lies.flatMap((each, entry) => (each === account + 1 ? [entry] : []));
  const alike = (one: number, other: number) => since[one] === since[other] && clue[one] === clue[other] && clear[one] === clear[other];
  /** Live, a moment is seconds long: only of several hands that were seen in one tick nobody knows which is whose. */
  const open = (entry: number) =>
    clue[entry] !== 0 && bits(clue[entry] | clear[entry], board.seats).length + bits(clue[entry], board.seats).length !== board.seats + 1;
  const together = (one: number, other: number) => alike(one, other) && (!board.live || open(one));
  return here.reverse().map((entry) => ({
    seen: bits(clue[entry], board.seats),
    cleared: bits(clear[entry], board.seats),
    walker: (state.first + Math.floor(since[entry] / STAGE_NAMES.length)) % board.seats,
    stage: STAGE_NAMES[since[entry] % STAGE_NAMES.length],
    batch: here.filter((other) => other === entry || together(other, entry)).length,
  }));
}

/** The same as the page may tell it: who was seen there, and who cannot have been, are left to the reader's own memory unless the table has aids. */
export function remembered(scene: Pick<Scene<State, Event, Action, Board>, "board" | "state" | "seat" | "aids">, account: number): Trace[] {
  const all = traces(scene.board, scene.state, scene.seat, account);
  return scene.aids === false ? all.map((each) => ({ ...each, seen: [], cleared: [] })) : all;
}

/** What a reader knows about a suspect for one virus: seen there; one of several that came together is theirs; away from
 * the table; seen not to; or nothing. */
export type Verdict = "seen" | "among" | "away" | "cleared" | "possible";

export function verdict(trace: Trace, suspect: number): Verdict {
  if (trace.seen.includes(suspect)) return trace.batch > 1 ? "among" : "seen";
  if (trace.cleared.includes(suspect)) return suspect === trace.walker ? "away" : "cleared";
  return "possible";
}
