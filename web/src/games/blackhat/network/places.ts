// Cells, pawns and phases of Black Hat, as the wire numbers them.
import type { Action, Board, Event, State } from "../../../wire/blackhat";
import type { Scene } from "../../game";

export type NetworkScene = Scene<State, Event, Action, Board>;

export const COLUMNS = 12;
export const ROWS = 5;
export const CELLS = COLUMNS * ROWS;
export const MODULES = 8;
export const QUARTERS = 4;
export const TRACK = CELLS;
export const TRACK_LENGTH = 3;
export const JAIL = TRACK + TRACK_LENGTH;
export const NOWHERE = -1;
export const PAWNS = 2;
/** The Robot's hand, in a match of two. */
export const ROBOT = 2;

export const KINDS = [
  "black",
  "host",
  "cache",
  "backdoor",
  "public",
  "asset",
  "service",
  "alarm",
  "honeypot",
  "exploit",
  "randomizer",
] as const;
export type Kind = (typeof KINDS)[number];

export const PHASES = [
  "lead",
  "set",
  "follow",
  "answer",
  "pickup",
  "pick",
  "hack",
  "service",
  "decoy",
  "exploit",
  "randomize",
  "lay",
  "trace",
  "over",
  "next",
  "hacking",
  "settle",
  "tracing",
  "check",
  "deal",
] as const;
export type PhaseName = (typeof PHASES)[number];

export const TILES = ["none", "nsa", "jackpot", "sting", "log-wipe", "leak", "decoy"] as const;
export type TileName = (typeof TILES)[number];

export function phaseOf(state: State): PhaseName {
  return PHASES[state.phase];
}

export function rowOf(cell: number): number {
  return Math.floor(cell / COLUMNS);
}

export function columnOf(cell: number): number {
  return cell % COLUMNS;
}

/** A cell's name: a1 … l5. */
export function cellName(cell: number): string {
  return `${"abcdefghijkl"[columnOf(cell)]}${rowOf(cell) + 1}`;
}

/** A place's number, from its name in an action or event. */
export function placeNumber(name: string): number {
  if (name === "jail") return JAIL;
  if (name.startsWith("track-")) return TRACK + Number(name.slice(6)) - 1;
  return (Number(name.slice(1)) - 1) * COLUMNS + "abcdefghijkl".indexOf(name[0]);
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

export function pawnsAt(board: Board, state: State, place: number): Pawn[] {
  return pawns(board, state).filter((each) => each.place === place);
}

/** What a pawn is called on the page, and in the state's field `pawn`. */
export function pawnKey({ hand, pawn }: { hand: number; pawn: number }): string {
  return `${hand}-${pawn}`;
}

export function pawnNumber({ hand, pawn }: { hand: number; pawn: number }): number {
  return hand * PAWNS + pawn - 1;
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
