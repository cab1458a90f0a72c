// A walk to the bank in words, and as distances.
import type { Board, State } from "../../../wire/hacker";
import type { Say } from "../../game";
import { stageOf, walkers } from "../places";
import { TICK } from "./motion";

/** So many ticks at least before it is one's turn to walk, one is told. */
const NOTICE = 20;
/** Steps that a walker who faces the bank makes in a tick: nobody comes home faster (HK-62). */
const STEPS = 2;

/** What everybody sees of the walker; in short, without which way the walker faces. */
export function walkWords(state: State, name: string, say: Say, brief = false): string {
  const stage = state.seated ? "seated" : stageOf(state);
  if (brief) return say("hacker-page-live-walk-brief", { seat: name, stage });
  return say("hacker-page-live-walk", { seat: name, stage, facing: state.facing === 1 ? "table" : "bank" });
}

/** Seconds until the walker is walked on, or until the note is placed. */
export function secondsLeft(board: Board, state: State): number {
  const limit = state.seated ? board.place_limit : board.walk_limit;
  return Math.max(0, Math.ceil(((limit - state.clock) * TICK) / 1000));
}

/** How large something is drawn that is so far away; 1: right before one's eyes. */
export function nearness(far: number): number {
  return 1 / (1 + 2.6 * far);
}

/** Whether a seat walks next, and soon: the walker is back, or nearly. */
export function isNext(board: Board, state: State, seat: number | null): boolean {
  if (!state.flowing || seat === null || walkers(board, state)[state.walk + 1] !== seat) return false;
  return state.seated === 1 || (stageOf(state) === "returning" && state.progress <= NOTICE * STEPS);
}
