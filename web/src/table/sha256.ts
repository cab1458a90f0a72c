// SHA-256 (FIPS 180-4). Browsers have their own only on https and on the machine itself, but every page has to commit to its seed, also one
// that is played at home over plain http. It is needed for a few dozen bytes at a time, so it may be slow and simple.

/** The first 32 bits of the fractional parts of a root of the first primes. */
function roots(count: number, root: (prime: number) => number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    let prime = true;
    for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) prime = false;
    if (prime) found.push(((root(candidate) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const START = roots(8, Math.sqrt);
const ROUND = roots(64, Math.cbrt);

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function padded(data: Uint8Array): DataView {
  const size = Math.ceil((data.length + 9) / 64) * 64;
  const whole = new Uint8Array(size);
  whole.set(data);
  whole[data.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(size - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(size - 4, (data.length * 8) >>> 0);
  return view;
}

export function sha256(data: Uint8Array): Uint8Array {
  const blocks = padded(data);
  const hash = [...START];
  const w = new Int32Array(64);
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let t = 0; t < 64; t++) {
      if (t < 16) {
        w[t] = blocks.getInt32(block + 4 * t);
        continue;
      }
      const early = turned(w[t - 15], 7) ^ turned(w[t - 15], 18) ^ (w[t - 15] >>> 3);
      const late = turned(w[t - 2], 17) ^ turned(w[t - 2], 19) ^ (w[t - 2] >>> 10);
      w[t] = w[t - 16] + early + w[t - 7] + late;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let t = 0; t < 64; t++) {
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[t] + w[t]) | 0;
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at] + word) | 0));
  }
  const found = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => found.setInt32(4 * at, word));
  return new Uint8Array(found.buffer);
}
