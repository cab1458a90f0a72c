// Cells, pawns and phases of Black Hat, as the wire numbers them.
import {
  type Action,
  type Board,
  CELLS,
  COLUMNS,
  type Event,
  NOWHERE,
  PHASE_NAMES,
  type PhaseName,
  PLACE_NAMES,
  type PlaceName,
  type State,
} from "../../../wire/blackhat";
import type { BlackhatStudy, Outlook } from "../../../local/studies/blackhat";
import type { Scene } from "../../game";

export type NetworkScene = Scene<State, Event, Action, Board, BlackhatStudy>;

export function phaseOf(state: State): PhaseName {
  return PHASE_NAMES[state.phase];
}

export function rowOf(cell: number): number {
  return Math.floor(cell / COLUMNS);
}

export function columnOf(cell: number): number {
  return cell % COLUMNS;
}

/** A cell's name: a1 … l5. */
export function cellName(cell: number): string {
  return PLACE_NAMES[cell - NOWHERE];
}

/** A place's number, from its name in an action or event. */
export function placeNumber(name: string): number {
  return PLACE_NAMES.indexOf(name as PlaceName) + NOWHERE;
}

export function onBoard(place: number): boolean {
  return place >= 0 && place < CELLS;
}

/** One pawn: its hand, and its number as a player counts, from 1. */
export interface Pawn {
  hand: number;
  pawn: number;
  place: number;
}

/** Every pawn in the game, hand by hand. */
export function pawns(board: Board, state: State): Pawn[] {
  return state.place.slice(0, board.hands).flatMap((places, hand) => places.map((place, at) => ({ hand, pawn: at + 1, place })));
}

/** Where a pawn could go if its owner were to hack now, as the rules say; undefined where they have not been asked. */
export function outlookOf({ study }: Pick<NetworkScene, "study">, { hand, pawn }: Pick<Pawn, "hand" | "pawn">): Outlook | undefined {
  return study?.pawns[hand]?.[pawn - 1];
}

export function pawnsAt(board: Board, state: State, place: number): Pawn[] {
  return pawns(board, state).filter((each) => each.place === place);
}

/** What a pawn is called on the page, and in the state's field `pawn`. */
export function pawnKey({ hand, pawn }: { hand: number; pawn: number }): string {
  return `${hand}-${pawn}`;
}

/** The pawn whose space takes effect now. */
export function entering(board: Board, state: State): Pawn {
  return pawns(board, state)[state.pawn];
}

export function isStart(board: Board, cell: number): boolean {
  return cell === board.backdoor || cell === board.public;
}

/** The four cells of a module, clockwise from its top left. */
export function quarterCells(corner: number): number[] {
  return [corner, corner + 1, corner + COLUMNS + 1, corner + COLUMNS];
}
