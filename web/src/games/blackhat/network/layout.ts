// Where everything lies, in pixels: one unit of the picture is one pixel, so that text never gets too small.
import { type Board, CELLS, COLUMNS, JAIL, ROWS, type State, TRACK, TRACK_LENGTH } from "../../../wire/blackhat";
import { cellName, columnOf, isStart, onBoard, type Pawn, pawnsAt, quarterCells, rowOf } from "./places";
import { beside, columnsUsed, STEPS, type Wiring } from "./wiring";

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}
/** Where a pawn stands, and how large it is drawn. */
export interface Spot extends Point {
  size: number;
}

/** The least distance between the middles of two cells that are panned: a finger's width. */
export const TOUCH = 44;
/** Before the board is panned, cells may be a little narrower, or lower in a low place: taps go to the nearest target. */
const NARROW = 38;
const LOW = 36;
const LABELS = { top: 18, right: 15 };
/** Start spaces are wider than others by this part of a cell: there is a crowd on them. */
const WIDER = 0.42;
const EDGE = 0.06;
/** How far start spaces and the goal reach into black cells above and below them, in cells. */
const TALLER = 0.4;

export interface Layout {
  width: number;
  height: number;
  pitch: Point;
  /** The side of a chip. */
  chip: number;
  /** The middles of all cells. */
  cells: Point[];
  /** The chips; of black cells too. */
  boxes: Box[];
  /** Where the Tracer's way begins, and the jail; only if it plays. */
  track: Point[];
  jail: Box | null;
  labels: (Point & { text: string })[];
  /** The board's frame. */
  frame: Box;
}

export interface Place {
  width: number;
  height: number;
  /** All of it in view, however small. */
  whole: boolean;
}

export function lay(board: Board, wiring: Wiring, { width, height, whole }: Place): Layout {
  const columns = columnsUsed(board);
  const aside = board.tracer ? 1.06 : 0;
  const across = columns + aside + WIDER + 2 * EDGE;
  const labelled = (height - LABELS.top) / ROWS >= TOUCH || whole;
  const margin = labelled ? LABELS : { top: 0, right: 0 };
  const pitch = { x: (width - margin.right) / across, y: (height - margin.top) / ROWS };
  if (!whole && (pitch.x < NARROW || pitch.y < LOW)) {
    pitch.y = Math.max(LOW, Math.min(pitch.y, 60));
    pitch.x = Math.max(TOUCH, pitch.x, Math.min(pitch.y, 56));
  }
  pitch.x = Math.min(pitch.x, 180, pitch.y * 1.4);
  pitch.y = Math.min(pitch.y, 160, pitch.x * 1.3);
  const chip = Math.round(Math.min(pitch.x, pitch.y) * 0.68);

  const size = { width: pitch.x * across + margin.right, height: pitch.y * ROWS + margin.top };
  const wide = Math.max(width, size.width);
  const high = Math.max(height, size.height);
  const left = (wide - size.width) / 2 + EDGE * pitch.x + aside * pitch.x;
  const top = (high - size.height) / 2 + margin.top;
  const frame = { x: left, y: top, width: (columns + WIDER) * pitch.x, height: pitch.y * ROWS };
  const cells = Array.from({ length: CELLS }, (_, cell) => ({
    x: left + (columnOf(cell) + 0.5 + WIDER) * pitch.x,
    y: top + (rowOf(cell) + 0.5) * pitch.y,
  }));
  const boxes = cells.map(({ x, y }, cell) => {
    const box = { x: x - chip / 2, y: y - chip / 2, width: chip, height: chip };
    if (isStart(board, cell)) Object.assign(box, { x: box.x - WIDER * pitch.x, width: chip + WIDER * pitch.x });
    if (isStart(board, cell) || cell === board.asset) {
      const up = room(0) * Math.min(TALLER * pitch.y, 34);
      const down = room(4) * Math.min(TALLER * pitch.y, 34);
      Object.assign(box, { y: box.y - up, height: chip + up + down });
    }
    return box;
    /** Whether a black cell gives way in this direction; the board's edge does so as well, as far as it goes. */
    function room(direction: number): number {
      const there = beside(cell, direction);
      return there >= 0 && wiring.kind[there] === "black" ? 1 : 0;
    }
  });
  const sidings = board.tracer ? left - (aside / 2 + 0.03) * pitch.x : 0;
  return {
    width: wide,
    height: high,
    pitch,
    chip,
    cells,
    boxes,
    track: board.tracer
      ? Array.from({ length: TRACK_LENGTH }, (_, step) => ({ x: sidings, y: cells[(TRACK_LENGTH - 1 - step) * COLUMNS].y }))
      : [],
    jail: board.tracer ? { x: sidings - pitch.x * 0.47, y: top + 3.12 * pitch.y, width: pitch.x * 0.94, height: pitch.y * 1.82 } : null,
    labels: labelled ? labels(cells, frame, columns, top) : [],
    frame,
  };
}

function labels(cells: Point[], frame: Box, columns: number, top: number): Layout["labels"] {
  return [
    ...Array.from({ length: columns }, (_, column) => ({ text: cellName(column)[0], x: cells[column].x, y: top - 5 })),
    ...Array.from({ length: ROWS }, (_, row) => ({ text: String(row + 1), x: frame.x + frame.width + 9, y: cells[row * COLUMNS].y + 4.5 })),
  ];
}

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The plate of a module on its four cells. */
export function plateBox(layout: Layout, corner: number): Box {
  const { x, y } = layout.cells[corner];
  const { pitch } = layout;
  return { x: x - pitch.x / 2 + 1.5, y: y - pitch.y / 2 + 1.5, width: pitch.x * 2 - 3, height: pitch.y * 2 - 3 };
}

/** Where an arrow begins and ends: at the edges of its chips; half-arrows towards the middle of the next cell. */
export function span(layout: Layout, from: number, direction: number): { from: Point; to: Point } {
  const start = layout.cells[from];
  const end = { x: start.x + STEPS[direction][1] * layout.pitch.x, y: start.y + STEPS[direction][0] * layout.pitch.y };
  const there = beside(from, direction);
  const box =
    there >= 0 ? layout.boxes[there] : { x: end.x - layout.chip / 2, y: end.y - layout.chip / 2, width: layout.chip, height: layout.chip };
  return { from: edge(layout.boxes[from], start, end, 1), to: edge(box, end, start, 2.5) };
}

/** Where the way from a point inside a box to another point leaves the box, and a little further. */
function edge(box: Box, inside: Point, towards: Point, gap: number): Point {
  const dx = towards.x - inside.x;
  const dy = towards.y - inside.y;
  const out = (at: number, delta: number, low: number, size: number): number =>
    delta > 0 ? (low + size - at) / delta : delta < 0 ? (low - at) / delta : Infinity;
  const corner = dx && dy ? -box.width * 0.06 : 0;
  const part = Math.min(out(inside.x, dx, box.x, box.width), out(inside.y, dy, box.y, box.height)) + (gap + corner) / Math.hypot(dx, dy);
  return { x: inside.x + dx * part, y: inside.y + dy * part };
}

/** Everything is drawn larger where there is room. */
export function pawnSize(layout: Layout): number {
  return Math.max(0.78, Math.min(2.2, layout.chip / 31));
}

/** Where a pawn stands. On a start space everyone has a place of their own: nobody moves when somebody leaves. */
export function spotOf(layout: Layout, board: Board, state: State, { hand, pawn, place }: Pawn): Spot {
  const size = pawnSize(layout);
  if (place === JAIL) return jailSpot(layout, board, state, { hand, pawn, place });
  if (!onBoard(place)) return { ...(layout.track[place - TRACK] ?? layout.cells[0]), size };
  if (!isStart(board, place)) return { ...standing(layout, place), size };
  return slot(layout.boxes[place], board.hands, hand, size);
}

/** On an ordinary space: a little aside, so that its value can be read. A tall chip has its middle elsewhere. */
export function standing(layout: Layout, place: number): Point {
  if (!onBoard(place)) return layout.track[place - TRACK] ?? layout.cells[0];
  const { x, y } = middle(layout.boxes[place]);
  return layout.boxes[place].height > layout.chip + 1 ? { x, y } : { x: x - layout.chip * 0.05, y: y + layout.chip * 0.06 };
}

/** One of so many places in a box, in two columns if there are more than two, in three if there are more than eight. */
function slot(box: Box, count: number, at: number, size: number, smallest = 0.78): Spot {
  const columns = count > 8 ? 3 : count > 2 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const least = Math.min(size, (box.height - 2) / rows / 26, (box.width + 2) / columns / 26); // a pawn is 26 px high and wide
  const step = { x: Math.min(box.width / columns, 30 * size), y: Math.min((box.height - 2) / rows, 31 * size) };
  const { x, y } = middle(box);
  return {
    x: x + ((at % columns) - (columns - 1) / 2) * step.x,
    y: y + (Math.floor(at / columns) - (rows - 1) / 2) * step.y + 1,
    size: Math.max(smallest, least),
  };
}

function jailSpot(layout: Layout, board: Board, state: State, pawn: Pawn): Spot {
  const held = pawnsAt(board, state, JAIL);
  const at = held.findIndex((each) => each.hand === pawn.hand && each.pawn === pawn.pawn);
  const box = layout.jail ?? layout.boxes[0];
  return slot({ ...box, y: box.y + 20, height: box.height - 22 }, Math.max(held.length, 2), Math.max(at, 0), pawnSize(layout), 0.5);
}

/** The cell at a point; null outside. */
export function cellAt(layout: Layout, point: Point): number | null {
  for (let cell = 0; cell < CELLS; cell++) {
    const { x, y, width, height } = layout.boxes[cell];
    if (point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height) return cell;
  }
  const near = layout.cells.findIndex(
    ({ x, y }) => Math.abs(x - point.x) <= layout.pitch.x / 2 && Math.abs(y - point.y) <= layout.pitch.y / 2,
  );
  return near < 0 || columnOf(near) * layout.pitch.x > layout.frame.width ? null : near;
}

export function areaBox(layout: Layout, corner: number): Box {
  const cells = quarterCells(corner).map((cell) => layout.cells[cell]);
  const x = cells[0].x - layout.pitch.x / 2;
  const y = cells[0].y - layout.pitch.y / 2;
  return { x, y, width: layout.pitch.x * 2, height: layout.pitch.y * 2 };
}
