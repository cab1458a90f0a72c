// The proof that nobody chose a deal: the same sums as `hacktable.match.deal` and `hacktable.match.seeds` do in Python. A fixture made from
// those (games/fixtures/deal.json) keeps the two alike.
import type { Daily } from "../wire/wire";
import { sha256 } from "./sha256";

const KEY = "hacktable key 1";
const SERVER = "hacktable server 1";
const SEAT = "hacktable seat 1";
const BOT = "hacktable bot 1";
const DAILY = "hacktable daily 1\n";

/** The list of commitments: the server's, and the seats' in their order; empty for bots. */
export interface List {
  server: string;
  seats: readonly string[];
}

/** What a match was dealt from: seeds that the seats sent in the open (older matches), or seeds that were committed first. */
export type Origin = "open" | "committed";
export const AGAINST = ["player", "host", "operator", "operator-who-plays"] as const;
export type Against = (typeof AGAINST)[number];

/** Something that does not fit the list. */
export interface Breach {
  what: "server" | "seat" | "bot" | "twice" | "count";
  seat: number;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const found = new Uint8Array(text.length / 2);
  for (let i = 0; i < found.length; i++) found[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return found;
}

/** A seed that nobody can guess. */
export function drawSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

function four(number: number): number[] {
  return [(number >>> 24) & 255, (number >>> 16) & 255, (number >>> 8) & 255, number & 255];
}

function hashOf(prefix: string, ...parts: Iterable<number>[]): string {
  return hex(sha256(Uint8Array.from([...new TextEncoder().encode(prefix), ...parts.flatMap((part) => [...part])])));
}

/** What the server was bound by: to its seed, and to what is played. */
export function serverCommitment(serverSeed: string, terms: string): string {
  return hashOf(SERVER, bytes(terms), bytes(serverSeed));
}

/** The same in matches that are older than the seats' commitments: to its seed alone. */
export function oldCommitment(serverSeed: string): string {
  return hashOf("", bytes(serverSeed));
}

export function seatCommitment(server: string, seed: string): string {
  return hashOf(SEAT, bytes(server), bytes(seed));
}

/** What fixed a deal of the day before the day: to the day, the bots, what is played, and the seed. Like `hacktable.match.daily`. */
export function dailyCommitment(daily: Daily, terms: string, seed: string): string {
  const bots = daily.bots.flatMap((name, seat) => (name ? [`bot ${"abcdefgh"[seat]} ${name}\n`] : []));
  return hashOf(`${DAILY}day ${daily.day}\n${bots.join("")}`, bytes(terms), bytes(seed));
}

/** A bot has no secret: its seed follows from the list. */
export function botSeed(list: List, seat: number): string {
  return hashOf(BOT, bytes(list.server + list.seats.join("")), four(seat));
}

export function matchKey(serverSeed: string, seatSeeds: readonly string[]): string {
  const seats = seatSeeds.map(bytes).flatMap((seed) => [...four(seed.length), ...seed]);
  return hashOf(KEY, bytes(serverSeed), seats);
}

export function sameList(one: List, other: List): boolean {
  return one.server === other.server && one.seats.join() === other.seats.join();
}

/** What the server reveals in the end: its seed, and the terms that it was bound to. */
export interface Opened {
  seed: string;
  terms: string;
}

/** All that does not fit the list. Without the server's seed, as while a match runs, only the seats are looked at. */
export function breaches(list: List, seatSeeds: readonly string[], server: Opened | null = null): Breach[] {
  const found: Breach[] = [];
  if (server && serverCommitment(server.seed, server.terms) !== list.server) found.push({ what: "server", seat: -1 });
  if (seatSeeds.length !== list.seats.length) return [...found, { what: "count", seat: -1 }];
  list.seats.forEach((fixed, seat) => {
    if (!fixed && seatSeeds[seat] !== botSeed(list, seat)) found.push({ what: "bot", seat });
    else if (fixed && seatCommitment(list.server, seatSeeds[seat]) !== fixed) found.push({ what: "seat", seat });
    else if (fixed && list.seats.indexOf(fixed) < seat) found.push({ what: "twice", seat });
  });
  return found;
}

/** Who could not choose the deal, if everyone's list was the same one and everything fits it. */
export function powerless(origin: Origin): Record<Against, boolean> {
  return { player: true, host: true, operator: true, "operator-who-plays": origin === "committed" };
}

/** What a page has committed to: seeds for the chairs of its device, under the server's commitment. */
export interface Pledge {
  server: string;
  seeds: readonly string[];
}

/**
 * Whether a page may reveal its seeds on a list: only if its own commitments stand at its own seats, nobody has copied one, and it has not
 * revealed on another list under the same commitment of the server. Otherwise somebody who knows its seeds could still choose another.
 *
 * `kept` are the lists on which it has revealed before.
 */
export function mayReveal(list: List, pledge: Pledge, seats: readonly number[], kept: readonly List[]): boolean {
  const people = list.seats.filter(Boolean);
  return (
    list.server === pledge.server &&
    seats.length === pledge.seeds.length &&
    seats.every((seat, at) => list.seats[seat] === seatCommitment(pledge.server, pledge.seeds[at])) &&
    new Set(people).size === people.length &&
    kept.every((each) => each.server !== list.server || sameList(each, list))
  );
}
