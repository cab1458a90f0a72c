// Chances, for what is shown.
import type { State } from "../../wire/hashcatch";
import { type HashcatchScene, rowPieces } from "./places";

export { chance as percent } from "../../text/text.svelte";

/** A row's code, if all its digits are known (HC-1). */
export function codeOf(state: State, row: number): number | null {
  const digits = rowPieces(state, row).map((each) => each.digit);
  return digits.length === 3 && digits.every(Boolean) ? digits[0] + digits[1] + digits[2] : null;
}

/** They are the same in all positions of a match, so the page need not wait for them in each. */
const known = new WeakMap<object, number[][]>();

/** The chance to hit a code in so many tries, in thousandths, as the rules reckon it (HC-42); null if nobody has asked them. */
export function chanceToHit({ board, study }: Pick<HashcatchScene, "board" | "study">, code: number, tries: number): number | null {
  if (study) known.set(board, study.chances);
  return known.get(board)?.[tries]?.[code] ?? null;
}

/** The chance to crack a row; null also if its code is not known to the reader. */
export function chanceToCrack(scene: HashcatchScene, row: number): number | null {
  const code = codeOf(scene.state, row);
  return code === null ? null : chanceToHit(scene, code, scene.board.tries[row]);
}
