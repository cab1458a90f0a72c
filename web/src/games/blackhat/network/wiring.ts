// What lies on top of each cell, and which arrows are whole (BH-5): the board as it is wired now.
import {
  type Board,
  CELLS,
  COLUMNS,
  KIND_NAMES,
  type KindName,
  MODULES,
  NOWHERE,
  QUARTERS,
  ROWS,
  type State,
} from "../../../wire/blackhat";
import { columnOf, quarterCells, rowOf } from "./places";

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

/** What of a state the wiring depends on. */
export type Laid = Pick<State, "laid" | "side" | "marker" | "sign">;

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

export function wire(board: Board, state: Laid): Wiring {
  const top = Array.from({ length: CELLS }, (_, cell) => cell);
  const plates: Plate[] = [];
  for (let module = 0; module < MODULES; module++) {
    const corner = state.laid[module];
    if (corner === NOWHERE) continue;
    const side = state.side[module];
    plates.push({ module, side, corner });
    quarterCells(corner).forEach((cell, quarter) => (top[cell] = faceTop(module * 2 + side, quarter)));
  }
  const marked = top.map((_, cell) => {
    const signs = state.sign.filter((_, at) => state.marker[at] === cell);
    return { change: signs.reduce((sum, each) => sum + each, 0), count: signs.length };
  });
  const onward: number[][] = top.map(() => []);
  const arrows: Arrow[] = [];
  for (let cell = 0; cell < CELLS; cell++)
    for (let direction = 0; direction < 8; direction++) {
      const there = beside(cell, direction);
      const tail = ((board.tails[top[cell]] >> direction) & 1) === 1;
      const arriving = ((board.heads[top[cell]] >> direction) & 1) === 1;
      if (tail) {
        const whole = there >= 0 && ((board.heads[top[there]] >> opposite(direction)) & 1) === 1;
        if (whole) onward[cell].push(there);
        arrows.push({ from: cell, to: there, direction, part: whole ? "whole" : "tail" });
      }
      if (arriving && !(there >= 0 && (board.tails[top[there]] >> opposite(direction)) & 1))
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

/** What a quarter of a face is called as a top. */
function faceTop(face: number, quarter: number): number {
  return CELLS + face * QUARTERS + quarter;
}

function opposite(direction: number): number {
  return (direction + 4) % 8;
}

/** A face's number and side in words: 1a … 8b. */
export function faceName(face: number): string {
  return `${Math.floor(face / 2) + 1}${"ab"[face % 2]}`;
}

/** The position as it would be with a face laid here: what it covers, even in part, is gone (BH-68). */
export function withFace<S extends Laid>(state: S, face: number, corner: number): S {
  const gone = new Set(quarterCells(corner));
  const laid = state.laid.map((each) =>
    each !== NOWHERE && quarterCells(each).some((cell) => quarterCells(corner).includes(cell)) ? NOWHERE : each,
  );
  state.laid.forEach((each, module) => each !== laid[module] && quarterCells(each).forEach((cell) => gone.add(cell)));
  const side = state.side.map((each, module) => (laid[module] === NOWHERE ? 0 : each));
  laid[face >> 1] = corner;
  side[face >> 1] = face & 1;
  const kept = state.marker.map((each) => !gone.has(each));
  return {
    ...state,
    laid,
    side,
    marker: state.marker.map((each, at) => (kept[at] ? each : NOWHERE)),
    sign: state.sign.map((each, at) => (kept[at] ? each : 0)),
  };
}

/** How many columns the print takes up. */
export function columnsUsed(board: Board): number {
  let most = 0;
  for (let cell = 0; cell < CELLS; cell++) if (board.kind[cell]) most = Math.max(most, columnOf(cell) + 1);
  return most;
}
