// Where a question goes: beside the space it is about, in view, and over as little else as possible. And where a button goes that is always there.
import type { Box, Point } from "./layout";

export interface Size {
  width: number;
  height: number;
}

const GAP = 9;

export function beside(about: Box, size: Size, view: Box, spare: Box[]): Point {
  const middle = { x: about.x + about.width / 2 - size.width / 2, y: about.y + about.height / 2 - size.height / 2 };
  const tries: Point[] = [
    { x: middle.x, y: about.y - GAP - size.height },
    { x: middle.x, y: about.y + about.height + GAP },
    { x: about.x + about.width + GAP, y: middle.y },
    { x: about.x - GAP - size.width, y: middle.y },
  ];
  const corners: Point[] = [0, 1].flatMap((right) =>
    [0, 1].map((low) => ({ x: view.x + right * (view.width - size.width), y: view.y + low * (view.height - size.height) })),
  );
  const inView = ({ x, y }: Point): Point => ({
    x: Math.max(view.x + 2, Math.min(x, view.x + view.width - size.width - 2)),
    y: Math.max(view.y + 2, Math.min(y, view.y + view.height - size.height - 2)),
  });
  let best = inView(tries[0]);
  let least = Infinity;
  [...tries, ...corners].map(inView).forEach((point, order) => {
    const box = { ...point, ...size };
    const away = Math.hypot(point.x + size.width / 2 - about.x - about.width / 2, point.y + size.height / 2 - about.y - about.height / 2);
    const cost = overlap(box, about) * 100 + spare.reduce((sum, each) => sum + overlap(box, each), 0) * 0.25 + away * 6 + order;
    if (cost < least) [best, least] = [point, cost];
  });
  return best;
}

export type Corner = "se" | "sw" | "ne" | "nw";

/** Pixels from the edge of the board that the button in its corner takes. */
const BUTTON = 54;

/** A corner of the view in which a button lies over none of these points; at the bottom right if it can be. */
export function freeCorner(view: Box, points: readonly Point[]): Corner {
  const left = (at: Point): boolean => at.x < view.x + BUTTON;
  const right = (at: Point): boolean => at.x > view.x + view.width - BUTTON;
  const top = (at: Point): boolean => at.y < view.y + BUTTON;
  const bottom = (at: Point): boolean => at.y > view.y + view.height - BUTTON;
  const corners: [Corner, (at: Point) => boolean][] = [
    ["se", (at) => right(at) && bottom(at)],
    ["sw", (at) => left(at) && bottom(at)],
    ["ne", (at) => right(at) && top(at)],
    ["nw", (at) => left(at) && top(at)],
  ];
  return corners.find(([, covers]) => !points.some(covers))?.[0] ?? "se";
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}
