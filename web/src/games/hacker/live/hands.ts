// What the reader's two hands have and can do now, for the buttons below the table.
import type { Board, State } from "../../../wire/hacker";
import { accountAt, atHome, BOTH_HANDS, handOf, infecting, takesNote } from "./sight";

export type Doing =
  /** A virus is in it, and an account below it. */
  | { is: "over"; account: number }
  | { is: "place"; account: number }
  | { is: "loaded" }
  /** Let go, and falling with the next tick. */
  | { is: "dropping" }
  | { is: "empty" }
  | { is: "fetching" }
  /** No virus is left for it. */
  | { is: "spent" }
  /** The last walker is back (HK-15). */
  | { is: "late" };

export function doingOf(board: Board, state: State, seat: number, hand: number): Doing {
  const account = accountAt(board, state, handOf(state, seat, hand));
  if (account !== null && takesNote(state, seat, account)) return { is: "place", account };
  if (!infecting(board, state)) return { is: "late" };
  if (state.dropping[seat][hand]) return { is: "dropping" };
  if (state.loaded[seat][hand]) return account === null ? { is: "loaded" } : { is: "over", account };
  const busy = BOTH_HANDS.filter((other) => other !== hand && (state.loaded[seat][other] || state.dropping[seat][other])).length;
  if (state.hand[seat] <= busy) return { is: "spent" };
  const goesHome = state.goal_x[seat][hand] === board.seat_x[seat] && state.goal_y[seat][hand] === board.seat_y[seat];
  return { is: goesHome && !atHome(board, state, seat, hand) ? "fetching" : "empty" };
}
