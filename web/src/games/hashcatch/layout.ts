// Where everything lies on the picture: a ring of nodes, docks for the bases, and the shaft in the middle.
// The tall picture is made for a phone of 360 px, one unit a pixel; the wide one for everything broader.
import { BANK, BASE, type Board, CHAIN, RING, RISK, ROWS, type State, WAITING, WIDTH } from "../../wire/hashcatch";
import { rowOf } from "./places";

export interface Point {
  x: number;
  y: number;
}

/** A place for a token: its centre, its size, and the side where its number hangs (none: no number there). */
export interface Spot extends Point {
  size: number;
  tag: Point | null;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Dock extends Box {
  seat: number;
  /** The start space's node, to which the base is joined. */
  start: Point;
  own: boolean;
}

export interface Row extends Box {
  cells: Spot[];
  risk: Spot;
  /** Half the shaft's width at the row's upper and lower edge. */
  upper: number;
  lower: number;
}

export interface Layout {
  width: number;
  height: number;
  tall: boolean;
  nodes: Spot[];
  ring: string;
  docks: Dock[];
  bank: Spot[];
  mouth: Box;
  rows: Row[];
  die: Point;
  stop: Point;
  centre: Point;
  slot: (seat: number, token: number) => Spot;
}

interface Frame {
  width: number;
  height: number;
  ring: Box;
  corner: number;
  /** The top of the bank, its height, the height of a row. */
  mouth: number;
  bank: number;
  row: number;
  pitch: number;
  narrowing: number;
  /** Where the shaft's sides end: labels left, risk spaces right. */
  reach: number;
}

const TALL: Frame = {
  width: 360,
  height: 450,
  ring: { x: 18, y: 57, width: 324, height: 327 },
  corner: 42,
  mouth: 84,
  bank: 53,
  row: 44,
  pitch: 48,
  narrowing: 1.6,
  reach: 137,
};
const WIDE: Frame = {
  width: 600,
  height: 450,
  ring: { x: 112, y: 24, width: 376, height: 402 },
  corner: 56,
  mouth: 52,
  bank: 62,
  row: 56,
  pitch: 60,
  narrowing: 2.6,
  reach: 158,
};

/** The height of the bank's name. */
const LEGEND = 13;

/** A point on a rounded rectangle, `along` counted clockwise from the middle of its upper left corner, 0 to 4: one a side. */
function onFrame({ ring, corner }: Frame, along: number): Spot {
  const side = Math.floor(along) % 4;
  const length = side % 2 === 0 ? ring.width : ring.height;
  const across = side % 2 === 0 ? ring.height : ring.width;
  const arc = (corner * Math.PI) / 4;
  const total = length - 2 * corner + 2 * arc;
  const at = (along - Math.floor(along)) * total;
  // As if the side were the upper one, from the left to the right; then turned.
  let x: number, y: number, angle: number;
  if (at < arc) {
    angle = -Math.PI / 4 + at / corner;
    x = corner + corner * Math.sin(angle);
    y = corner - corner * Math.cos(angle);
  } else if (at > total - arc) {
    angle = (at - (total - arc)) / corner;
    x = length - corner + corner * Math.sin(angle);
    y = corner - corner * Math.cos(angle);
  } else {
    angle = 0;
    x = corner + at - arc;
    y = 0;
  }
  // Numbers hang on the inner side; in the corners, where neighbours come close, on the outer one.
  const inner = at === 0 ? -1 : 1;
  const tag = { x: -Math.sin(angle) * inner, y: Math.cos(angle) * inner };
  const turned = [
    { x, y, tag },
    { x: across - y, y: x, tag: { x: -tag.y, y: tag.x } },
    { x: length - x, y: across - y, tag: { x: -tag.x, y: -tag.y } },
    { x: y, y: length - x, tag: { x: tag.y, y: -tag.x } },
  ][side];
  return { x: ring.x + turned.x, y: ring.y + turned.y, size: 1, tag: turned.tag };
}

/** How many quarters the board is turned, so that the reader's base lies at the bottom left. */
export function quarters(board: Board, state: State, seat: number | null): number {
  return seat === null ? 0 : (3 - board.start.indexOf(state.start[seat]) + 4) % 4;
}

/** The corner of the board where a seat's base lies, clockwise from the upper left. */
export function cornerOf(board: Board, state: State, reader: number | null, seat: number): number {
  return (board.start.indexOf(state.start[seat]) + quarters(board, state, reader)) % 4;
}

export function lay(tall: boolean, board: Board, state: State, seat: number | null): Layout {
  const frame = tall ? TALL : WIDE;
  const turn = quarters(board, state, seat);
  const nodes = Array.from({ length: board.ring }, (_, space) => onFrame(frame, ((space / board.ring) * 4 + turn) % 4));
  const docks: Dock[] = [];
  for (let each = 0; each < board.seats; each++) {
    const corner = cornerOf(board, state, seat, each);
    const beside = state.start.findIndex((_, one) => one < board.seats && cornerOf(board, state, seat, one) === 2);
    const box = tall ? tallDock(corner, seat !== null, beside < 0 ? 0 : state.tokens[beside]) : wideDock(corner);
    docks.push({ ...box, seat: each, start: nodes[state.start[each]], own: each === seat });
  }
  const middle = frame.ring.x + frame.ring.width / 2;
  // The bank's name stands above its places, within it: just outside hang the letters of tokens on the ring.
  const bankAt = frame.mouth + (frame.bank + LEGEND) / 2;
  const rows = Array.from({ length: ROWS }, (_, row) => layRow(frame, middle, row));
  return {
    width: frame.width,
    height: frame.height,
    tall,
    nodes,
    ring: ringPath(frame),
    docks,
    bank: Array.from({ length: WAITING }, (_, place) => ({ x: middle + (place - 1) * (frame.pitch + 2), y: bankAt, size: 1, tag: null })),
    mouth: { x: middle - frame.pitch * 1.5 - 10, y: frame.mouth, width: frame.pitch * 3 + 20, height: frame.bank },
    rows,
    die: { x: middle - frame.reach + (tall ? 29 : 30), y: bankAt },
    stop: { x: middle + frame.reach - (tall ? 29 : 30), y: bankAt },
    centre: { x: middle, y: frame.mouth + frame.bank + frame.row * 2.5 },
    slot: (one, token) => (tall ? tallSlot : wideSlot)(docks[one], token, state.tokens[one]),
  };
}

function layRow(frame: Frame, middle: number, row: number): Row {
  const top = frame.mouth + frame.bank + frame.row * row;
  const pitch = frame.pitch - frame.narrowing * row;
  const half = (depth: number): number => (frame.pitch - frame.narrowing * depth) * 1.5 + 8;
  const size = 1 - 0.015 * row;
  const y = top + frame.row / 2;
  return {
    x: middle - frame.reach,
    y: top,
    width: 2 * frame.reach,
    height: frame.row,
    upper: half(row - 0.5),
    lower: half(row + 0.5),
    cells: Array.from({ length: WIDTH }, (_, column) => ({ x: middle + (column - 1) * pitch, y, size, tag: null })),
    risk: { x: middle + half(row) + 20, y, size, tag: null },
  };
}

/** Bases of the tall picture: the others' small, the reader's own broad at the bottom left; `beside` tokens have the corner next to it. */
function tallDock(corner: number, seated: boolean, beside: number): Box {
  if (corner < 2) return { x: corner === 0 ? 4 : 182, y: 3, width: 174, height: 36 };
  if (!seated) return { x: corner === 3 ? 4 : 182, y: 404, width: 174, height: 44 };
  const right = beside ? Math.min(Math.ceil(beside / 2) * 27 + 6, 114) : 0;
  if (corner === 2) return { x: 356 - right, y: 402, width: right, height: 46 };
  return { x: 4, y: 402, width: 352 - right - (right ? 4 : 0), height: 46 };
}

function wideDock(corner: number): Box {
  const left = corner === 0 || corner === 3;
  const top = corner < 2;
  return { x: left ? 4 : 504, y: top ? 14 : 262, width: 92, height: 174 };
}

function tallSlot(dock: Dock, token: number, tokens: number): Spot {
  // Beside the reader's own base there is only room for two short lines.
  const lines = dock.x > 230 ? 2 : 1;
  const columns = Math.ceil(tokens / lines);
  const line = Math.floor((token - 1) / columns);
  const pitch = Math.min(dock.own ? 46 : 29, (dock.width - 6) / columns);
  const first = dock.x > 100 ? dock.x + dock.width - 3 - pitch * columns : dock.x + 3;
  const x = first + pitch * (((token - 1) % columns) + 0.5);
  const y = dock.y + (dock.own ? 16 : (dock.height * (line + 0.5)) / lines);
  return { x, y, size: dock.own ? 1 : 0.9, tag: dock.own ? { x: 0, y: 1 } : null };
}

function wideSlot(dock: Dock, token: number, tokens: number): Spot {
  const columns = tokens > 6 ? 3 : 2;
  const pitch = (dock.width - 4) / columns;
  const column = (token - 1) % columns;
  const line = Math.floor((token - 1) / columns);
  const tag = columns === 2 ? { x: 1, y: 0 } : tokens > 9 ? null : { x: 0, y: 1 };
  const high = tokens > 9 ? 35 : 44;
  return { x: dock.x + 2 + pitch * (column + 0.5) - (columns === 2 ? 6 : 0), y: dock.y + 44 + line * high, size: 1, tag };
}

/** Where a token stands. */
export function spotOf(layout: Layout, seat: number, token: number, place: number): Spot {
  if (place < RING) return layout.nodes[place];
  if (place < CHAIN) return layout.bank[place - BANK];
  if (place < RISK) return layout.rows[rowOf(place)].cells[(place - CHAIN) % WIDTH];
  if (place < BASE) return layout.rows[place - RISK].risk;
  return layout.slot(seat, token);
}

function ringPath({ ring, corner }: Frame): string {
  const { x, y, width, height } = ring;
  const arc = (dx: number, dy: number): string => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  const along = width - 2 * corner;
  const down = height - 2 * corner;
  return `M${x + corner} ${y}h${along}${arc(corner, corner)}v${down}${arc(-corner, corner)}h${-along}${arc(-corner, -corner)}v${-down}${arc(corner, -corner)}Z`;
}
