// Who sees what, and what a hand is over: the few rules that the page must know to draw a live table.
import { type Board, REACH, type State } from "../../../wire/hacker";
import { distance, type Point } from "../geometry";

export const BOTH_HANDS = [0, 1] as const;

/** Whether somebody is on the way to the bank or back. */
export function walking(state: State, seat: number | null): boolean {
  return state.flowing === 1 && seat === state.turn && state.seated === 0;
}

/** How far a seat sees; 0: nothing of the table. */
export function gazeRadius(board: Board, state: State, seat: number): number {
  if (!state.flowing) return 0;
  if (!walking(state, seat)) return board.gaze_radius;
  return state.facing === 1 ? board.walker_gaze : 0;
}

export function spotOf(state: State, account: number): Point {
  return { x: state.spot_x[account], y: state.spot_y[account] };
}

export function seatOf(board: Board, seat: number): Point {
  return { x: board.seat_x[seat], y: board.seat_y[seat] };
}

export function handOf(state: State, seat: number, hand: number): Point {
  return { x: state.hand_x[seat][hand], y: state.hand_y[seat][hand] };
}

export function gazeOf(state: State, seat: number): Point {
  return { x: state.gaze_x[seat], y: state.gaze_y[seat] };
}

/** Whether a point lies in a seat's gaze, as the position knows it. */
export function seesPoint(board: Board, state: State, seat: number, point: Point): boolean {
  const radius = gazeRadius(board, state, seat);
  return radius > 0 && state.gaze_x[seat] >= 0 && point.x >= 0 && distance(gazeOf(state, seat), point) <= radius;
}

/** The account that a point is over, the nearest one; null: none. The rules round distances down. */
export function accountAt(board: Board, state: State, point: Point, reach = REACH): number | null {
  if (point.x < 0) return null;
  let [best, found]: [number, number | null] = [reach + 1, null];
  for (let account = 0; account < board.accounts; account++) {
    const far = Math.floor(distance(point, spotOf(state, account)));
    if (far < best) [best, found] = [far, account];
  }
  return found;
}

/** Whether viruses may still be dropped: until the last walker is back. */
export function infecting(board: Board, state: State): boolean {
  return state.flowing === 1 && (state.seated === 0 || state.walk < board.seats - 1);
}

/** Where a hand takes its next virus. */
export function atHome(board: Board, state: State, seat: number, hand: number): boolean {
  const here = handOf(state, seat, hand);
  return here.x >= 0 && Math.floor(distance(here, seatOf(board, seat))) <= REACH;
}

/** Whether a seat has come back with a note that may go to this account; face down, to any (HK-5, HK-40). */
export function takesNote(state: State, seat: number | null, account: number): boolean {
  const carries = seat !== null && state.turn === seat && state.seated === 1 && state.carried[seat] > 0;
  return carries && (state.face_down === 1 || state.owner[account] === seat);
}
