// Lines on the board: arrows as traces, ways as lines, jumps as arcs.
import { type Layout, type Point, span, standing } from "./layout";
import { onBoard } from "./places";
import type { Arrow } from "./wiring";

const round = (value: number): string => value.toFixed(1);
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const mix = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

/** An arrow's line, its head, and where it is cut off. */
export interface Trace {
  line: string;
  head: string | null;
  cut: string | null;
}

/** How much of a half-arrow is there. */
const HALF = 0.42;

export function trace(layout: Layout, arrow: Arrow): Trace | null {
  const { from: cell, to: there, direction, part } = arrow;
  // Beyond the edge of the board there will never be another half.
  if (cell < 0 || there < 0) return null;
  const whole = span(layout, cell, direction);
  const length = Math.hypot(whole.to.x - whole.from.x, whole.to.y - whole.from.y);
  if (length < 1) return null;
  const size = Math.max(4.2, Math.min(7.5, layout.chip * 0.145));
  const unit = { x: (whole.to.x - whole.from.x) / length, y: (whole.to.y - whole.from.y) / length };
  const side = { x: -unit.y, y: unit.x };
  const tick = (point: Point, half: number): string =>
    `M${at({ x: point.x + side.x * half, y: point.y + side.y * half })}L${at({ x: point.x - side.x * half, y: point.y - side.y * half })}`;
  const start = part === "head" ? mix(whole.from, whole.to, 1 - HALF) : whole.from;
  const end = part === "tail" ? mix(whole.from, whole.to, HALF) : whole.to;
  const neck = { x: end.x - unit.x * size, y: end.y - unit.y * size };
  const wing = (sign: number): Point => ({ x: neck.x + side.x * size * 0.72 * sign, y: neck.y + side.y * size * 0.72 * sign });
  const head = part === "tail" ? null : `M${at(end)}L${at(wing(1))}L${at(wing(-1))}Z`;
  return {
    line: `M${at(start)}L${at(part === "tail" ? end : neck)}`,
    head,
    cut: part === "whole" ? null : tick(part === "tail" ? end : start, size * 0.75),
  };
}

/** How high a pawn hops over another. */
export function lift(layout: Layout): number {
  return layout.chip * 0.62;
}

/** The points of a way: those over jumped pawns are lifted. */
export function wayPoints(layout: Layout, way: number[]): Point[] {
  return way.map((cell, step) => {
    const point = standing(layout, cell);
    return step > 0 && step < way.length - 1 && onBoard(cell) ? { x: point.x, y: point.y - lift(layout) } : point;
  });
}

/** A way as a line; with jumps as one smooth arc over them. */
export function curve(points: Point[]): string {
  if (points.length < 3) return `M${at(points[0])}L${at(points[points.length - 1])}`;
  let path = `M${at(points[0])}`;
  for (let step = 0; step + 1 < points.length; step++) {
    const before = points[Math.max(0, step - 1)];
    const [a, b] = [points[step], points[step + 1]];
    const after = points[Math.min(points.length - 1, step + 2)];
    const first = { x: a.x + (b.x - before.x) / 5, y: a.y + (b.y - before.y) / 5 };
    const second = { x: b.x - (after.x - a.x) / 5, y: b.y - (after.y - a.y) / 5 };
    path += `C${at(first)} ${at(second)} ${at(b)}`;
  }
  return path;
}

/** A flight through the air, as an arc. */
export function flight(from: Point, to: Point): string {
  const high = Math.min(70, 20 + Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
  return `M${at(from)}Q${at({ x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - high })} ${at(to)}`;
}
