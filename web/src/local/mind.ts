// What the bots of the levels have learned: a file of a megabyte, loaded when one of them is to play.
import type { Kit } from "./kit";

/** What the levels of a game have learned, as the rules take it: a table of where each bot's part is, and the weights. Null if it cannot be had:
 * without a network, and never loaded before. */
export async function loadMind({ name, mind }: Kit): Promise<Float32Array | null> {
  const answer = await fetch(new URL(`../minds/${name}-${mind.hash}.bin`, self.location.href)).catch(() => null);
  if (!answer?.ok) return null;
  const halves = new Uint16Array(await answer.arrayBuffer());
  const learned = new Float32Array(mind.parts.length + halves.length);
  learned.set(mind.parts);
  halves.forEach((half, at) => (learned[mind.parts.length + at] = fraction(half)));
  return learned;
}

/** A fraction of 16 bits: a sign, five bits of exponent, ten of fraction. */
function fraction(half: number): number {
  const [sign, exponent, rest] = [half & 0x8000 ? -1 : 1, (half >> 10) & 31, half & 1023];
  if (exponent === 0) return sign * rest * 2 ** -24;
  return exponent === 31 ? (rest ? NaN : sign * Infinity) : sign * (1024 + rest) * 2 ** (exponent - 25);
}
