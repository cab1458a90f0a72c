/**
 * Plays a tape in a module: calls of entry points that compiled rules have answered before, with a hash of every array after each of them.
 *
 * A tape is a list of 32-bit numbers, which tests write (`tests/modules/tape.py`). It runs in Node and in browsers alike.
 */
import { Memory } from "./module";

export const PUT = 1;
export const CALL = 2;
const ARRAY = 0;
const WHOLE = 1;
const FRACTION = 2;
const LENGTH = 3;
const NOTHING = 0;
const FACTOR = 0x01000193;
const SECOND = Math.imul(FACTOR, FACTOR);
const THIRD = Math.imul(SECOND, FACTOR);
const FOURTH = Math.imul(THIRD, FACTOR);

export interface Tape {
  /** Names of entry points, and of arrays with their sizes in bytes. */
  entries: string[];
  arrays: [string, number][];
}

export interface Played {
  calls: number;
  /** What the module has taken for all calls. */
  seconds: number;
  /** How often each entry point was called. */
  called: Record<string, number>;
  /** The first difference; null if there is none. */
  fault: string | null;
}

/** A number that is another one if any bit of the words is. Four words at a time: one after the other, each would wait for the product before it. */
function hash(words: Int32Array): number {
  let found = 0;
  let place = 0;
  for (; place + 3 < words.length; place += 4) {
    const two = (Math.imul(words[place], THIRD) + Math.imul(words[place + 1], SECOND)) | 0;
    const more = (Math.imul(words[place + 2], FACTOR) + words[place + 3]) | 0;
    found = (Math.imul(found, FOURTH) + ((two + more) | 0)) | 0;
  }
  for (; place < words.length; place++) found = (Math.imul(found, FACTOR) + words[place]) | 0;
  return found;
}

type Call = (...given: (number | bigint)[]) => number | bigint | undefined;

/** Play a tape until something differs. */
export function play(module: WebAssembly.Module, tape: Tape, words: Int32Array): Played {
  const memory = new Memory(module);
  const places = tape.arrays.map(([, size]) => memory.take(Math.max(8, size)));
  const calls = tape.entries.map((name) => memory.call[name as keyof typeof memory.call] as unknown as Call);
  const counts = tape.entries.map(() => 0);
  const wide = new DataView(words.buffer, words.byteOffset, words.byteLength);
  const buffer = (): ArrayBuffer => memory.call.memory.buffer as ArrayBuffer;
  let [at, made] = [0, 0];
  let fault: string | null = null;
  let seconds = 0;
  while (at < words.length && fault === null) {
    if (words[at] === PUT) {
      const [, array, count] = words.subarray(at, at + 3);
      new Int32Array(buffer(), places[array], count).set(words.subarray(at + 3, at + 3 + count));
      at += 3 + count;
      continue;
    }
    const [, entry, count] = words.subarray(at, at + 3);
    at += 3;
    const given: (number | bigint)[] = [];
    const checked: [number, number][] = [];
    for (let place = 0; place < count; place++) {
      const kind = words[at];
      if (kind === ARRAY) {
        given.push(places[words[at + 1]]);
        if (words[at + 2] >= 0) checked.push([at, place]);
        at += 4;
      } else {
        if (kind === WHOLE) given.push(wide.getBigInt64(4 * (at + 1), true));
        else if (kind === FRACTION) given.push(wide.getFloat64(4 * (at + 1), true));
        else if (kind === LENGTH) given.push(words[at + 1]);
        at += 3;
      }
    }
    const began = performance.now();
    const answer = calls[entry](...given);
    seconds += (performance.now() - began) / 1000;
    const wanted = wide.getBigInt64(4 * (at + 1), true);
    const title = (): string => `call ${made}, ${tape.entries[entry]}`;
    if (words[at] !== NOTHING && BigInt(answer ?? 0) !== wanted) fault = `${title()}: answers ${answer} instead of ${wanted}`;
    at += 3;
    for (const [where, place] of checked) {
      const found = hash(new Int32Array(buffer(), Number(given[place]), words[where + 2]));
      if (found !== words[where + 3]) fault ??= `${title()}: ${tape.arrays[words[where + 1]][0]} differs`;
    }
    counts[entry] += 1;
    made += 1;
  }
  return { calls: made, seconds, called: Object.fromEntries(tape.entries.map((name, place) => [name, counts[place]])), fault };
}

const known = new Map<string, WebAssembly.Module>();

/** The same from texts: the module and the words in base 64, what is called as JSON. For browsers, which get them from a test. */
export function playText(module: string, tape: string, words: string): Played {
  const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const compiled = known.get(module) ?? new WebAssembly.Module(bytes(module));
  known.set(module, compiled);
  return play(compiled, JSON.parse(tape) as Tape, new Int32Array(bytes(words).buffer));
}
