// Checking the deal in the browser: the same sums as `hacktable.match.seeds` does in Python.
import { bytes, hex, type Deal } from "./seeds";

const PREFIX = "hacktable key 1";

export type Verdict = "holds" | "fails" | "unknown";

export interface Seeds {
  server_seed: string;
  /** A text a seat; empty for bots. */
  seat_seeds: string[];
  commitment: string;
}

export interface Checks {
  /** The revealed server seed is the one that had been fixed before this page sent its own. */
  commitment: Verdict;
  /** The seeds of this device's seats are those this page sent. */
  own: Verdict;
  /** The random key of the match. */
  key: string;
}

/** WebCrypto is there only on https and on the machine itself. */
export function canVerify(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data)));
}

export function commitmentOf(serverSeed: string): Promise<string> {
  return sha256(bytes(serverSeed));
}

export function matchKey(serverSeed: string, seatSeeds: string[]): Promise<string> {
  const parts: number[] = [...new TextEncoder().encode(PREFIX), ...bytes(serverSeed)];
  for (const seed of seatSeeds) {
    const own = bytes(seed);
    parts.push((own.length >>> 24) & 255, (own.length >>> 16) & 255, (own.length >>> 8) & 255, own.length & 255, ...own);
  }
  return sha256(new Uint8Array(parts));
}

/**
 * What this browser can tell by itself; `remembered` is null if it did not play, or has forgotten. Without seats, as in
 * a replay, its seeds must be anybody's.
 */
export async function check(seeds: Seeds, seats: readonly number[], remembered: Deal | null): Promise<Checks> {
  const fixed = await commitmentOf(seeds.server_seed);
  const honest = fixed === seeds.commitment && (remembered === null || remembered.commitment === fixed);
  let own: Verdict = "unknown";
  if (remembered !== null) {
    const sent = [remembered.seed, ...(remembered.others ?? [])];
    const found = seats.length
      ? sent.length === seats.length && sent.every((seed, at) => seed === seeds.seat_seeds[seats[at]])
      : sent.every((seed) => seeds.seat_seeds.includes(seed));
    own = found ? "holds" : "fails";
  }
  return {
    commitment: !honest ? "fails" : remembered === null ? "unknown" : "holds",
    own,
    key: await matchKey(seeds.server_seed, seeds.seat_seeds),
  };
}
