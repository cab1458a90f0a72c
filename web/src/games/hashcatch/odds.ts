// Chances, as the reader can work them out from what is shown.
import type { Board, State } from "../../wire/hashcatch";
import { rowPieces } from "./places";

export { chance as percent } from "../../text/text.svelte";

/** A row's code, if all its digits are known (HC-1). */
export function codeOf(state: State, row: number): number | null {
  const digits = rowPieces(state, row).map((each) => each.digit);
  return digits.length === 3 && digits.every(Boolean) ? digits[0] + digits[1] + digits[2] : null;
}

/** The chance to hit a sum with two dice in so many tries, in thousandths rounded as the bots do (HC-42). */
export function chanceToHit(code: number, tries: number): number {
  const ways = 6 - Math.abs(code - 7);
  return 1000 - Math.floor((1000 * (36 - ways) ** tries) / 36 ** tries);
}

/** The chance to crack a row, in thousandths; null if its code is not known to the reader. */
export function chanceToCrack(board: Board, state: State, row: number): number | null {
  const code = codeOf(state, row);
  return code === null ? null : chanceToHit(code, board.tries[row]);
}
