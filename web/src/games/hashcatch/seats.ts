// The weight of a seat's shape on the board.

/** By how much a shape is drawn larger than in its box of 20, so that a digit fits into it. */
const GROWN = [1.4, 1.42, 1.58, 1.5];
/** Where the digit stands: a triangle's middle lies low. */
const LOWERED = [0, 0, 3, 0];

export function grown(seat: number): number {
  return GROWN[seat] ?? 1.4;
}

export function lowered(seat: number): number {
  return LOWERED[seat] ?? 0;
}
