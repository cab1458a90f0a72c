// What the champion would play, and why bots did what they did, from what a seat knows. Like `bots/advice.py` and `bots/explaining.py`: the same worlds are
// imagined, so the numbers are the same.
import { sha256 } from "../table/sha256";
import type { Advised, Reason } from "../wire/wire";
import { reasonOf } from "./answers";
import type { Kit } from "./kit";
import type { Looked, Rules } from "./module";

/** Choices that are told. */
const ADVISED = 3;
/** Worlds that are imagined for an own choice, and for somebody else's; and how many are tried for each of the latter. */
const WORLDS = 32;
const GUESSES = 12;
const TRIES = 100;
/** Odds are in thousandths. */
const CERTAIN = 1000;
/** How much what may happen has to differ between choices to be a reason for one of them. */
const WORTH_TELLING = 60;
const KEY = 8;

/** What somebody can tell of another's choice. `instead` is the best of what else was possible. */
export interface Explained {
  chance: number | null;
  place: number | null;
  instead: { act: bigint; chance: number } | null;
  reason: Reason | null;
}

type Named = Pick<Kit, "bots" | "prospects" | "reasons">;

/** What a seat knows of a match. */
export interface Known {
  rules: Rules;
  board: Uint8Array;
  seat: number;
  mask: Uint8Array;
}

/** The best choices of a seat, the best first; none where the champion has nothing to say. */
export function advise(kit: Named, known: Known, acts: readonly bigint[]): Advised[] {
  if (!acts.length) return [];
  const looked = look(kit, known, known.seat, acts);
  if (!looked.worlds) return [];
  const odds = looked.happened.map((row) => row.map((count) => Math.floor((count * CERTAIN) / looked.worlds)));
  const spread = kit.prospects.map((_, at) => Math.max(...odds.map((row) => row[at])) - Math.min(...odds.map((row) => row[at])));
  const widest = Math.max(0, ...spread);
  const telling = widest >= WORTH_TELLING ? spread.indexOf(widest) : null;
  const chances = looked.chances.map((chance) => rounded(CERTAIN * chance));
  const percent = chances.map((chance) => Math.floor((chance + 5) / 10)); // as people read it
  const order = looked.considered.map((_, place) => place).toSorted((a, b) => percent[b] - percent[a]);
  return order.slice(0, ADVISED).map((place) => ({
    at: looked.considered[place],
    chance: chances[place],
    place: placeToTell(known, looked.places[place]),
    points: rounded(10 * looked.points[place]),
    prospect: telling === null ? null : { code: kit.prospects[telling].code, odds: odds[place][telling] },
    reason: reasonOf(kit, known.rules, known.mask, known.seat, acts[looked.considered[place]]),
  }));
}

/** A choice that everybody saw, from what the asker knew just before it; null if there was nothing to choose, or nothing can be said. */
export function explain(kit: Named, known: Known, mover: number, done: bigint): Explained | null {
  if (mover === known.seat) return null;
  const others = knownChoices(known, mover).filter((act) => act !== done);
  const looked = look(kit, known, mover, [done, ...others]);
  const reason = reasonOf(kit, known.rules, known.mask, known.seat, done);
  if (looked.most === 1) return null;
  if (looked.worlds === 0) return reason && { chance: null, place: null, instead: null, reason };
  const chances = looked.considered.map((at, place) => ({ at, chance: rounded(CERTAIN * looked.chances[place]) }));
  const own = looked.considered.indexOf(0);
  let best: { at: number; chance: number } | null = null;
  for (const each of chances) if (each.at !== 0 && (!best || each.chance > best.chance)) best = each;
  return {
    chance: chances[own].chance,
    place: placeToTell(known, looked.places[own]),
    instead: best && { act: others[best.at - 1], chance: best.chance },
    reason,
  };
}

/** A choice as the champion would see it in the same seat, secrets included: only for a match that is over. Null if there was nothing to choose, or nothing
 * can be said.
 *
 * @param known what the seat itself knew just before it */
export function explainInFull(kit: Named, known: Known, done: bigint): Explained | null {
  const acts = known.rules.choices(known.mask, known.seat);
  if (acts.length < 2 || !acts.includes(done)) return null;
  const found = considered(kit, known, acts);
  if (!found.length) return null;
  // If the champion likes others better, it is looked at by itself, in the same worlds.
  const own = found.find((each) => each.act === done) ?? considered(kit, known, [done])[0];
  let best: (typeof found)[number] | null = null;
  for (const each of found) if (each.act !== done && (!best || each.chance > best.chance)) best = each;
  return {
    chance: own.chance,
    place: placeToTell(known, own.place),
    instead: best && { act: best.act, chance: best.chance },
    reason: reasonOf(kit, known.rules, known.mask, known.seat, done),
  };
}

/** The actions of a seat's own that the champion considers, each with its chance in thousandths and the place to expect. */
function considered(kit: Named, known: Known, acts: readonly bigint[]): { act: bigint; chance: number; place: number }[] {
  const looked = look(kit, known, known.seat, acts);
  const chance = (place: number): number => rounded(CERTAIN * looked.chances[place]);
  return looked.considered.map((at, place) => ({ act: acts[at], chance: chance(place), place: looked.places[place] }));
}

/** What another seat could do, as far as the asker knows: what follows from the mask alone, and is possible in a world that fits it. */
function knownChoices({ rules, seat, mask }: Known, mover: number): bigint[] {
  const world = rules.imagine(mask, seat, new Array<number>(KEY).fill(0));
  const there = rules.choices(rules.mask(world, mover), mover);
  return rules.choices(mask, mover).filter((act) => there.includes(act));
}

/** Look ahead: averages over the worlds that were found. */
function look({ bots, prospects }: Named, known: Known, seat: number, acts: readonly bigint[]): Looked {
  const { rules } = known;
  const own = seat === known.seat;
  const worlds = own ? WORLDS : GUESSES;
  const keys = keysOf(known, own ? worlds : worlds * TRIES);
  const kinds = prospects.map((each) => each.row);
  const tossed = rules.tossed; // the bots' own coin is left as it is
  rules.tossed = new DataView(digest(known, "coin").buffer).getBigUint64(0) >> 2n;
  const found = rules.lookAhead(known.mask, known.seat, seat, bots.champion, acts, keys, worlds, kinds);
  rules.tossed = tossed;
  const seen = Math.max(1, found.worlds);
  const average = (sums: readonly number[]): number[] => sums.map((sum) => sum / seen);
  return { ...found, chances: average(found.chances), places: average(found.places), points: average(found.points) };
}

function digest({ seat, board, mask }: Known, what: string): Uint8Array {
  const bar = "|".charCodeAt(0);
  const said = [...new TextEncoder().encode(what), bar, seat, bar];
  const whole = new Uint8Array(said.length + board.length + 1 + mask.length);
  whole.set(said);
  whole.set(board, said.length);
  whole[said.length + board.length] = bar;
  whole.set(mask, said.length + board.length + 1);
  return sha256(whole);
}

/** For each world the eight words that its secrets and its future follow from. */
function keysOf(known: Known, worlds: number): BigInt64Array {
  const begun = digest(known, "worlds");
  const text = new Uint8Array(begun.length + 4);
  text.set(begun);
  const keys = new BigInt64Array(KEY * worlds);
  for (let world = 0; world < worlds; world++) {
    new DataView(text.buffer).setInt32(begun.length, world, true);
    const words = new DataView(sha256(text).buffer);
    for (let at = 0; at < KEY; at++) keys[KEY * world + at] = BigInt(words.getInt32(4 * at, true));
  }
  return keys;
}

/** In tenths. Of two players, one is first or second: there the chance says it all. */
function placeToTell({ rules }: Known, place: number): number | null {
  return rules.seats > 2 ? rounded(10 * place) : null;
}

/** A whole number; of two that are as near, the even one. */
function rounded(number: number): number {
  const below = Math.floor(number);
  const rest = number - below;
  return rest < 0.5 || (rest === 0.5 && below % 2 === 0) ? below : below + 1;
}
