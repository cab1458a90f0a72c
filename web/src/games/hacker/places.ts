// What a position of Hacker says, for the reader: phases, whose accounts, notes, names.
import {
  type Action,
  type Board,
  type Event,
  PHASE_NAMES,
  type PhaseName,
  STAGE_NAMES,
  type StageName,
  type State,
} from "../../wire/hacker";
import type { Player, Scene } from "../game";

export type HackerScene = Scene<State, Event, Action, Board>;

export function phaseOf(state: State): PhaseName {
  return PHASE_NAMES[state.phase];
}

/** Whether hands and eyes move in real time now, or will after a pause. */
export function flows({ board, state }: HackerScene): boolean {
  return board.live === 1 && state.flowing === 1;
}

export function stageOf(state: State): StageName {
  return STAGE_NAMES[state.stage];
}

/** Whose account it is; null while nobody is shown that (HK-40). */
export function ownerOf(state: State, account: number): number | null {
  const owner = state.owner[account];
  return state.face_down || owner < 0 ? null : owner;
}

export function accountsOf(board: Board): number[] {
  return Array.from({ length: board.accounts }, (_, account) => account);
}

/** The notes that a seat knows to lie under an account: how many of each value. Nothing while it lies face down. Who watches sees
 * none, until in a replay all is open: then what its owner knows. */
export function notesUnder(state: State, seat: number | null, account: number): number[] {
  return state.face_down ? [0, 0, 0] : (state.seen[seat ?? state.owner[account]]?.[account] ?? [0, 0, 0]);
}

/** Viruses that cryptography will throw off an account with these notes (HK-41). */
export function encryption(board: Board, notes: readonly number[]): number {
  return board.cryptography ? Math.max(0, notes[0] - notes[2]) : 0;
}

/** The notes in a seat's hand, as values. The first is the next to be placed. */
export function notesInHand(state: State, seat: number | null): number[] {
  return seat === null ? [] : state.note[seat].filter((value) => value > 0);
}

export function nameOf(players: Player[], seat: number): string {
  return players.find((each) => each.seat === seat)?.name ?? String(seat + 1);
}

/** Whether somebody is away from the table now: the walker, until back in the seat. */
export function isAway(board: Board, state: State, seat: number): boolean {
  if (seat !== state.turn) return false;
  if (board.live) return state.flowing === 1 && !state.seated;
  return phaseOf(state) === "window";
}

/** Who has something to choose in this window (HK-65, HK-66). */
export function choosesNow(state: State, seat: number): boolean {
  return (
    phaseOf(state) === "window" && (seat !== state.turn || (state.backwards === 1 && ["backing", "returning"].includes(stageOf(state))))
  );
}

/** The walk's order in this round: who has been to the bank, who walks, who is still to go. */
export function walkers(board: Board, state: State): number[] {
  return Array.from({ length: board.seats }, (_, at) => (state.first + at) % board.seats);
}
