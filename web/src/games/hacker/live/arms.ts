// Where gloves and sleeves are drawn. Both hands of a player come from one point; they are drawn beside each other.
import { heading, MIDDLE, type Point } from "../geometry";

/** How far beside the seat a resting hand lies, and up to which way from it that can be told. */
const ASIDE = 13;
const NEAR = 34;
/** Half the width of a sleeve, at the shoulder and at the wrist; and how far a bent arm bows out. */
const SHOULDER = 4.4;
const WRIST = 3;
const BOW = 7;
/** A hand that reaches out stops so far before what it aims at, and does not cover it. */
const SHORT = 8.5;
/** From the middle of a fist back to its cuff. */
export const CUFF = 10;

export interface Arm {
  at: Point;
  angle: number;
  sleeve: string;
}

/** The direction along the table's edge at a seat, for its left (−1) or right (1) hand. */
function beside(seat: Point, hand: number): Point {
  const far = Math.hypot(seat.x - MIDDLE, seat.y - MIDDLE) || 1;
  const side = hand === 0 ? -1 : 1;
  // Looking from the seat to the middle, the right hand is to the right.
  return { x: (side * (seat.y - MIDDLE)) / far, y: (-side * (seat.x - MIDDLE)) / far };
}

/** A hand at a point of the drawing that belongs to somebody in a seat. */
export function armOf(seat: Point, hand: number, point: Point): Arm {
  const along = beside(seat, hand);
  const far = Math.hypot(point.x - seat.x, point.y - seat.y);
  const aside = ASIDE * Math.max(0, 1 - far / NEAR);
  const at = { x: point.x + along.x * aside, y: point.y + along.y * aside };
  const shoulder = { x: seat.x + along.x * 8 + (seat.x - MIDDLE) * 0.06, y: seat.y + along.y * 8 + (seat.y - MIDDLE) * 0.06 };
  const long = Math.hypot(at.x - shoulder.x, at.y - shoulder.y);
  // At rest it points to the middle; on its way along the arm.
  const rest = heading(seat, { x: MIDDLE, y: MIDDLE });
  const reach = heading(shoulder, at);
  const share = Math.min(1, Math.max(0, (far - 4) / 16));
  const angle = rest + turnOf(rest, reach) * share;
  const short = SHORT * Math.min(1, far / NEAR);
  at.x -= Math.sin((angle * Math.PI) / 180) * short;
  at.y += Math.cos((angle * Math.PI) / 180) * short;
  return { at, angle, sleeve: far < CUFF ? "" : sleeveOf(shoulder, at, angle, along, long) };
}

function turnOf(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

function sleeveOf(shoulder: Point, at: Point, angle: number, along: Point, long: number): string {
  const turn = (angle * Math.PI) / 180;
  const wrist = { x: at.x - Math.sin(turn) * CUFF, y: at.y + Math.cos(turn) * CUFF };
  const [across, down] = [wrist.x - shoulder.x, wrist.y - shoulder.y];
  const length = Math.hypot(across, down) || 1;
  const normal = { x: -down / length, y: across / length };
  const bow = BOW * Math.min(1, long / 80);
  const middle = { x: (shoulder.x + wrist.x) / 2 + along.x * bow, y: (shoulder.y + wrist.y) / 2 + along.y * bow };
  const off = (from: Point, by: number) => `${(from.x + normal.x * by).toFixed(1)} ${(from.y + normal.y * by).toFixed(1)}`;
  const half = (SHOULDER + WRIST) / 2;
  return `M${off(shoulder, SHOULDER)}Q${off(middle, half)} ${off(wrist, WRIST)}L${off(wrist, -WRIST)}Q${off(middle, -half)} ${off(shoulder, -SHOULDER)}Z`;
}

/** From somebody's eyes to the round spot they look at: a cone that touches it on both sides. */
export function coneOf(eyes: Point, spot: Point, radius: number): string {
  const [across, down] = [spot.x - eyes.x, spot.y - eyes.y];
  const far = Math.hypot(across, down);
  if (far <= radius) return "";
  const away = Math.acos(radius / far);
  const back = Math.atan2(-down, -across);
  const touch = (side: number) =>
    `${(spot.x + Math.cos(back + side * away) * radius).toFixed(1)} ${(spot.y + Math.sin(back + side * away) * radius).toFixed(1)}`;
  return `M${eyes.x.toFixed(1)} ${eyes.y.toFixed(1)}L${touch(1)}L${touch(-1)}Z`;
}
