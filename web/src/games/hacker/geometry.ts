// Where things lie in the drawing. The table is 200 wide and deep and round; the reader sits at the bottom, the others
// follow clockwise, whoever is looking.
import { type Board, type State, WIDTH } from "../../wire/hacker";

export const MIDDLE = WIDTH / 2;
/** All accounts lie at most so far from the middle. Up to here everything is drawn where it is; seats, and the hands that come from them,
 * are at 100 and are drawn nearer: the empty edge of the table would take room that accounts need on a small screen. */
const NEAR = 66;
export const SEATS = 84;
/** The table top's radius in the drawing. */
export const RIM = 78;
/** The drawing reaches a little beyond the seats: so wide and high it is, and this is its view box. */
const MARGIN = 11;
export const SPAN = 2 * (SEATS + MARGIN);
export const VIEW = `${MIDDLE - SPAN / 2} ${MIDDLE - SPAN / 2} ${SPAN} ${SPAN}`;
/** An account as a card, in the units of the table. */
export const CARD = { width: 18, height: 13 };

/** How far from the middle something is drawn that is so far from it; and the other way round. */
function drawnAt(far: number): number {
  return far <= NEAR ? far : NEAR + ((far - NEAR) * (SEATS - NEAR)) / (MIDDLE - NEAR);
}
function really(far: number): number {
  return far <= NEAR ? far : NEAR + ((far - NEAR) * (MIDDLE - NEAR)) / (SEATS - NEAR);
}

export interface Point {
  x: number;
  y: number;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export interface Turned {
  /** A point of the table in the drawing. */
  place: (x: number, y: number) => Point;
  /** A point of the drawing on the table: for pointers. */
  point: (x: number, y: number) => Point;
  /** How large a circle of sight is drawn around a point of the table: smaller near the edge, where everything is. */
  sight: (x: number, y: number, radius: number) => number;
  seat: (seat: number) => Point;
  account: (state: State, account: number) => Point;
}

/** The table as a seat sees it: turned so that it sits at the bottom, and mirrored, for seats are counted against the clock
 * there. A spectator sees it unturned. */
export function turned(board: Board, seat: number | null): Turned {
  const turn = seat === null ? 0 : (2 * Math.PI * seat) / board.seats;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const place = (x: number, y: number): Point => {
    const [across, along] = moved(x - MIDDLE, y - MIDDLE, drawnAt);
    return { x: MIDDLE - (across * cos - along * sin), y: MIDDLE + (across * sin + along * cos) };
  };
  const point = (x: number, y: number): Point => {
    const [across, along] = moved(MIDDLE - x, y - MIDDLE, really);
    return { x: MIDDLE + across * cos + along * sin, y: MIDDLE - across * sin + along * cos };
  };
  // Accounts are asked for one by one, and a state's fields are never changed in place.
  let known: { x: State["spot_x"]; y: State["spot_y"]; points: Point[] } | null = null;
  const spread = (state: State): Point[] => {
    if (known?.x !== state.spot_x || known.y !== state.spot_y) {
      known = { x: state.spot_x, y: state.spot_y, points: laid(board, state, place) };
    }
    return known.points;
  };
  return {
    place,
    point,
    sight: (x, y, radius) => {
      const far = Math.hypot(x - MIDDLE, y - MIDDLE);
      // As far as it reaches towards the middle, where the accounts lie.
      return drawnAt(far) - Math.sign(far - radius) * drawnAt(Math.abs(far - radius));
    },
    seat: (each) => place(board.seat_x[each], board.seat_y[each]),
    account: (state, account) => (board.live ? place(state.spot_x[account], state.spot_y[account]) : spread(state)[account]),
  };
}

/** A way from the middle, made longer or shorter. */
function moved(across: number, along: number, change: (far: number) => number): [number, number] {
  const far = Math.hypot(across, along);
  const part = far ? change(far) / far : 1;
  return [across * part, along * part];
}

/** Where nothing depends on distances, few accounts lie further apart and are larger. */
const SPREAD: Record<number, number> = { 3: 1.45, 4: 1.2, 5: 1.2, 6: 1.1, 7: 1.04 };
/** With seven at the table a card is 40 pixels wide on a phone. */
const LEAST = 1.22;

export function cardSize(board: Board): number {
  return board.live ? LEAST : Math.max(LEAST, Math.min(1.35, SPREAD[board.seats] ?? 1));
}

let drawn: { key: string; points: Point[] } = { key: "", points: [] };

/** The accounts of a table in steps: spread out, and moved apart where they would cover one another (HK-3). */
function laid(board: Board, state: State, place: Turned["place"]): Point[] {
  const spots = Array.from({ length: board.accounts }, (_, account) => place(state.spot_x[account], state.spot_y[account]));
  const key = spots.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join();
  if (drawn.key === key) return drawn.points;
  const spread = SPREAD[board.seats] ?? 1;
  const points = spots.map(({ x, y }) => ({ x: MIDDLE + (x - MIDDLE) * spread, y: MIDDLE + (y - MIDDLE) * spread }));
  const [wide, high] = [CARD.width * cardSize(board) + 2, CARD.height * cardSize(board) + 4.5];
  for (let round = 0; round < 60; round++) if (!apart(points, wide, high)) break;
  drawn = { key, points };
  return points;
}

/** Move what overlaps apart, the shorter way. False: nothing did. */
function apart(points: Point[], wide: number, high: number): boolean {
  let moved = false;
  points.forEach((one, at) => {
    for (const other of points.slice(at + 1)) {
      const across = wide - Math.abs(other.x - one.x);
      const along = high - Math.abs(other.y - one.y);
      if (across <= 0.01 || along <= 0.01) continue;
      moved = true;
      const sideways = across < along;
      const half = (sideways ? across : along) / 2;
      const sign = (sideways ? other.x - one.x : other.y - one.y) < 0 ? -1 : 1;
      if (sideways) [one.x, other.x] = [one.x - sign * half, other.x + sign * half];
      else [one.y, other.y] = [one.y - sign * half, other.y + sign * half];
    }
  });
  return moved;
}

/** How an account lies: always the same, and none quite straight. In degrees. */
export function lean(account: number): number {
  return ((account * 37 + 11) % 25) - 12;
}

/** From one point towards another, so far; in degrees, 0 is up. */
export function heading(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** The nearest of some places to a point, if one is near enough. */
export function nearest<T extends Point>(all: readonly T[], at: Point, reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const each of all) {
    const away = Math.hypot(each.x - at.x, each.y - at.y);
    if (away <= least) [best, least] = [each, away];
  }
  return best;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key leads from a point: the next place that way, rather straight on than aside. */
export function onward<T extends Point>(all: readonly T[], from: Point, key: string): T | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const each of all) {
    const [x, y] = [each.x - from.x, each.y - from.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y - y * way.x);
    if (ahead < 1 || aside > 2.5 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [each, cost];
  }
  return best;
}
