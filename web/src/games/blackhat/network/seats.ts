// A hand's colour and the weight of its shape on the board.
import { colour, shape } from "../../../parts/Mark.svelte";

export { colour, shape };

/** By how much a shape is drawn larger than in its box of 20, so that a number fits into it. */
const GROWN = [1.24, 1.26, 1.42, 1.36, 1.2, 1.46];
/** Where the number stands: a triangle's middle lies low. */
const LOWERED = [0, 0, 2.6, 0, 0, 0.8];

export function grown(hand: number): number {
  return GROWN[hand] ?? 1.25;
}

export function lowered(hand: number): number {
  return LOWERED[hand] ?? 0;
}
