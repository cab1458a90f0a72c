// Where tokens are, as the wire numbers places.
import type { HashcatchStudy, Landing } from "../../local/studies/hashcatch";
import type { Scene } from "../game";
import {
  type Action,
  BANK,
  BASE,
  type Board,
  CHAIN,
  type Event,
  type MoveAction,
  PHASE_NAMES,
  type PhaseName,
  PLACE_NAMES,
  type PlaceName,
  RISK,
  type State,
  WIDTH,
} from "../../wire/hashcatch";

export type HashcatchScene = Scene<State, Event, Action, Board, HashcatchStudy>;
export type Way = "+" | "-";

/** One token: its seat and its number as a player counts, from 1. */
export interface Piece {
  seat: number;
  token: number;
  place: number;
  /** 0: not known to the reader. */
  digit: number;
  /** Everyone has seen the digit. */
  open: boolean;
}

export function phaseOf(state: State): PhaseName {
  return PHASE_NAMES[state.phase];
}

/** A place's number, from its name in an event. The first name stands for −1: nowhere. */
export function placeNumber(name: string): number {
  return PLACE_NAMES.indexOf(name as PlaceName) - 1;
}

/** What a token is called on the page: a letter, because the number on it is its digit. Notation counts tokens from 1. */
export function letterOf(token: number): string {
  return String.fromCharCode(64 + token);
}

/** Every token in the game, seat by seat. */
export function pieces(state: State): Piece[] {
  const found: Piece[] = [];
  state.tokens.forEach((count, seat) => {
    for (let each = 0; each < count; each++)
      found.push({
        seat,
        token: each + 1,
        place: state.place[seat][each],
        digit: state.digit[seat][each],
        open: state.shown[seat][each] === 1,
      });
  });
  return found;
}

export function pieceAt(state: State, place: number): Piece | undefined {
  return pieces(state).find((each) => each.place === place);
}

export function isHash(board: Board, place: number): boolean {
  return board.hash_space.includes(place);
}

export function rowOf(place: number): number {
  return place >= RISK ? place - RISK : Math.floor((place - CHAIN) / WIDTH);
}

/** The three tokens of a row (rows counted from 0), left to right; empty for an empty row. */
export function rowPieces(state: State, row: number): Piece[] {
  const first = CHAIN + row * WIDTH;
  return pieces(state)
    .filter((each) => each.place >= first && each.place < first + WIDTH)
    .sort((a, b) => a.place - b.place);
}

/** The sums that were tried in vain on a row. */
export function triedSums(state: State, row: number): number[] {
  return [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((sum) => (state.tried[row] >> sum) & 1);
}

export function onRing(board: Board, space: number): number {
  return (space + board.ring) % board.ring;
}

/** The spaces that a token passes on its way round the ring to where a move ends. From the base, the start space is the first. */
export function path(board: Board, start: number, origin: number, to: number, way: Way): number[] {
  const step = way === "+" ? 1 : -1;
  const found = [origin === BASE ? start : onRing(board, origin + step)];
  while (found[found.length - 1] !== to && found.length < board.ring) found.push(onRing(board, found[found.length - 1] + step));
  return found;
}

/** A move, or all moves of a token one way, wherever they push. */
export type Wanted = Pick<MoveAction, "token" | "way"> & Partial<Pick<MoveAction, "push">>;

/** A move of whoever's turn it is: where it ends, as the rules say. Undefined where they have not been asked, and for what is no move now. */
export function landingOf({ study }: Pick<HashcatchScene, "study">, { token, way, push = null }: Wanted): Landing | undefined {
  return study?.moves.find(({ move }) => move.token === token && move.way === way && (move.push === push || push === null));
}

/** Points of a seat (HC-50). */
export function pointsOf(board: Board, state: State, seat: number): number {
  return inChain(state, seat).reduce((sum, each) => sum + board.points[rowOf(each.place)][(each.place - CHAIN) % WIDTH], 0);
}

export function inChain(state: State, seat: number): Piece[] {
  return pieces(state).filter((each) => each.seat === seat && each.place >= CHAIN && each.place < RISK);
}

export function inBank(state: State): Piece[] {
  return pieces(state).filter((each) => each.place >= BANK && each.place < CHAIN);
}

/** The seat's token that stands on a risk space. */
export function attackerOf(state: State, seat: number): Piece | undefined {
  return pieces(state).find((each) => each.seat === seat && each.place >= RISK && each.place < BASE);
}
