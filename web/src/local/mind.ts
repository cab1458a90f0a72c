// What the bots of the levels have learned: a file of a megabyte, loaded when one of them is to play.
import type { Kit } from "./kit";

function addressOf({ name, mind }: Kit): URL {
  return new URL(`../minds/${name}-${mind.hash}.bin`, self.location.href);
}

/** Whether this browser has it, so that reading it costs nobody anything. */
export async function isKept(kit: Kit): Promise<boolean> {
  return typeof caches !== "undefined" && (await caches.match(addressOf(kit))) !== undefined;
}

/** What the levels of a game have learned, as the rules take it: a table of where each bot's part is, and the weights. Null if it cannot be had:
 * without a network, and never loaded before; or the network broke off in the middle. */
export async function loadMind(kit: Kit): Promise<Float32Array | null> {
  const bytes = await fetch(addressOf(kit)).then(
    (answer) => (answer.ok ? answer.arrayBuffer().catch(() => null) : null),
    () => null,
  );
  if (!bytes) return null;
  const halves = new Uint16Array(bytes);
  const { mind } = kit;
  const learned = new Float32Array(mind.parts.length + halves.length);
  learned.set(mind.parts);
  for (let at = 0; at < halves.length; at++) learned[mind.parts.length + at] = fraction(halves[at]);
  return learned;
}

/** By exponent: what the last bit of a fraction counts. */
const LAST_BIT = Float64Array.from({ length: 32 }, (_, exponent) => 2 ** (Math.max(exponent, 1) - 25));

/** A fraction of 16 bits: a sign, five bits of exponent, ten of fraction. What bots have learned has no infinite ones. */
function fraction(half: number): number {
  const exponent = (half >> 10) & 31;
  const size = ((exponent && 1024) + (half & 1023)) * LAST_BIT[exponent];
  return half & 0x8000 ? -size : size;
}
