// Where tokens can be, and where moves lead: the few rules of Hashcatch that the page needs for drawing.
import {
  BANK,
  BASE,
  type Board,
  CHAIN,
  PHASE_NAMES,
  type PhaseName,
  PLACE_NAMES,
  type PlaceName,
  RING,
  RISK,
  type State,
  WIDTH,
} from "../../wire/hashcatch";

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

/** The spaces that a move passes, the last one being where it ends (HC-12). From the base, the start space is the first. */
export function path(board: Board, start: number, origin: number, roll: number, way: Way): number[] {
  const step = way === "+" ? 1 : -1;
  const before = origin === BASE ? start - step : origin;
  return Array.from({ length: roll }, (_, each) => onRing(board, before + step * (each + 1)));
}

export function destination(board: Board, start: number, origin: number, roll: number, way: Way): number {
  return path(board, start, origin, roll, way)[roll - 1];
}

/** Where a token pushed from a space can go (HC-14): the nearest free spaces, clockwise and counter-clockwise. */
export function refuges(board: Board, place: number, taken: ReadonlySet<number>): Partial<Record<Way, number>> {
  const free = (space: number): boolean => !taken.has(space) && !isHash(board, space);
  for (let distance = 1; distance <= board.ring / 2; distance++) {
    const plus = onRing(board, place + distance);
    const minus = onRing(board, place - distance);
    const found: Partial<Record<Way, number>> = {};
    if (free(plus)) found["+"] = plus;
    if (free(minus) && minus !== plus) found["-"] = minus;
    if (found["+"] !== undefined || found["-"] !== undefined) return found;
  }
  return {};
}

/** The ring's spaces that are taken, but for the one a mover leaves. */
export function takenWithout(state: State, origin: number): Set<number> {
  return new Set(pieces(state).flatMap((each) => (each.place >= 0 && each.place < RING && each.place !== origin ? [each.place] : [])));
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
