// What lies on top of each cell, and which arrows are whole: the board as it is wired now, to be drawn and told. The rules have worked it out (BH-5).
import type { Laid } from "../../../local/studies/blackhat";
import { type Board, CELLS, COLUMNS, KIND_NAMES, type KindName, NOWHERE, ROWS } from "../../../wire/blackhat";
import { columnOf, rowOf } from "./places";

/** Row and column of a neighbour by direction: north, then clockwise. */
export const STEPS: readonly (readonly [number, number])[] = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
];

const DIRECTIONS = STEPS.map((_, direction) => direction);

export function beside(cell: number, direction: number): number {
  const row = rowOf(cell) + STEPS[direction][0];
  const column = columnOf(cell) + STEPS[direction][1];
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS ? row * COLUMNS + column : NOWHERE;
}

/** An arrow, or the half of one that is there. */
export interface Arrow {
  /** The cell that it leaves, or would leave. */
  from: number;
  /** The cell that it enters, or would enter; beyond the edge of the board −1. */
  to: number;
  /** From `from` to `to`. */
  direction: number;
  part: "whole" | "tail" | "head";
}

/** A module on the board. */
export interface Plate {
  module: number;
  side: number;
  corner: number;
}

export interface Wiring {
  /** By cell: the print of the cell itself, or a quarter of a face. */
  top: number[];
  kind: KindName[];
  /** With markers (BH-67). */
  value: number[];
  /** What the markers on a cell add up to, and how many there are. */
  marked: { change: number; count: number }[];
  /** The cells that whole arrows lead to. */
  onward: number[][];
  arrows: Arrow[];
  plates: Plate[];
}

/** The board as a position has it: what lies on top, and which arrows are whole, the state says. */
export function wire(board: Board, state: Laid): Wiring {
  const { top } = state;
  const plates = state.laid.flatMap((corner, module) => (corner === NOWHERE ? [] : [{ module, side: state.side[module], corner }]));
  const marked = top.map((_, cell) => {
    const signs = state.sign.filter((_, at) => state.marker[at] === cell);
    return { change: signs.reduce((sum, each) => sum + each, 0), count: signs.length };
  });
  const onward = state.onward.map((there, cell) =>
    DIRECTIONS.map((direction) => beside(cell, direction)).filter((each) => has(there, each)),
  );
  const arrows: Arrow[] = [];
  for (let cell = 0; cell < CELLS; cell++)
    for (const direction of DIRECTIONS) {
      const there = beside(cell, direction);
      if (has(board.tails[top[cell]], direction))
        arrows.push({ from: cell, to: there, direction, part: onward[cell].includes(there) ? "whole" : "tail" });
      if (has(board.heads[top[cell]], direction) && !(there >= 0 && onward[there].includes(cell)))
        arrows.push({ from: there, to: cell, direction: opposite(direction), part: "head" });
    }
  return {
    top,
    kind: top.map((each) => KIND_NAMES[board.kind[each]]),
    value: top.map((each, cell) => board.value[each] + marked[cell].change),
    marked,
    onward,
    arrows,
    plates,
  };
}

/** Wires as `wire` does, and gives back what it has made as long as all of that is the same which it was made from: nothing that was drawn with
 * it has to be drawn again. Most moves change nothing in it. */
export function wirer(): typeof wire {
  let made: { from: readonly unknown[]; wiring: Wiring } | null = null;
  return (board, state) => {
    const from = [board, state.top, state.laid, state.side, state.marker, state.sign, state.onward];
    if (!made?.from.every((each, at) => each === from[at])) made = { from, wiring: wire(board, state) };
    return made.wiring;
  };
}

/** Whether a number is in a set that is written as bits. There are more cells than bits for which JavaScript has operators; but those that a cell leads to are near each
 * other, so the number is exact. */
export function has(bits: number, each: number): boolean {
  return each >= 0 && Math.floor(bits / 2 ** each) % 2 === 1;
}

function opposite(direction: number): number {
  return (direction + 4) % 8;
}

/** A face's number and side in words: 1a … 8b. */
export function faceName(face: number): string {
  return `${Math.floor(face / 2) + 1}${"ab"[face % 2]}`;
}

/** How many columns the print takes up. */
export function columnsUsed(board: Board): number {
  let most = 0;
  for (let cell = 0; cell < CELLS; cell++) if (board.kind[cell]) most = Math.max(most, columnOf(cell) + 1);
  return most;
}
