// Checking the deal in the browser: what it can tell by itself, from what it has remembered.
import type { EndMessage } from "../wire/wire";
import { AGAINST, breaches, matchKey, oldCommitment, powerless, sameList, type Against, type List } from "./deal";
import type { OldDeal, Revealed } from "./seeds";

export type Verdict = "holds" | "fails" | "unknown";
export type Seeds = Pick<EndMessage, "server_seed" | "seat_seeds" | "terms" | "commitment" | "commitments" | "failed">;

/** Why a page warns its reader while the game goes on. */
export type Alarm = "list" | "changed" | "seeds" | "tries";

export interface Checks {
  /** The revealed server seed is the one that had been fixed before this page committed to its own. */
  commitment: Verdict;
  /** The seeds of this device's seats are those this page drew. */
  own: Verdict;
  /** The match's list of commitments is the one on which this page revealed. Null: the match is older than such lists. */
  list: Verdict | null;
  /** Every seat's seed fits its commitment, and bots' seeds follow from the list. */
  seats: Verdict | null;
  /** All failed tries to start that this page has seen are admitted. */
  tries: Verdict | null;
  /** Who could not choose the deal. */
  against: Record<Against, Verdict>;
  /** The random key of the match. */
  key: string;
}

/** What this browser remembers of a match; nothing if it did not play, or has forgotten. */
export interface Memory {
  lists: readonly Revealed[];
  old: OldDeal | null;
}

/** What is wrong with what a running match claims to have been dealt from; null if nothing is, as far as this browser can know. */
export function alarm(claimed: List, seeds: readonly string[], failed: number, lists: readonly Revealed[]): Alarm | null {
  if (breaches(claimed, seeds).length) return "seeds";
  if (!lists.length) return null;
  if (!lists.some((each) => sameList(each, claimed))) return "changed";
  return lists.length - 1 > failed ? "tries" : null;
}

/** Without seats, as in a replay, the device's seeds must be anybody's. */
export function check(seeds: Seeds, seats: readonly number[], memory: Memory): Checks {
  return seeds.commitments.length ? checkCommitted(seeds, seats, memory.lists) : checkOpen(seeds, seats, memory.old);
}

function checkCommitted(seeds: Seeds, seats: readonly number[], lists: readonly Revealed[]): Checks {
  const claimed = { server: seeds.commitment, seats: seeds.commitments };
  const wrong = breaches(claimed, seeds.seat_seeds, { seed: seeds.server_seed, terms: seeds.terms });
  const kept = lists.find((each) => sameList(each, claimed));
  const server = wrong.every((each) => each.what !== "server");
  const known = (good: boolean): Verdict => (!lists.length ? "unknown" : good ? "holds" : "fails");
  const checks = {
    commitment: server ? known(lists.some((each) => each.server === seeds.commitment)) : "fails",
    own: known(kept !== undefined && isOwn(kept.seeds, seats, seeds.seat_seeds)),
    list: known(kept !== undefined),
    seats: wrong.every((each) => each.what === "server") ? "holds" : "fails",
    tries: known(lists.length - 1 <= seeds.failed.length),
  } satisfies Partial<Checks>;
  const all: Verdict[] = Object.values(checks);
  const sure: Verdict = all.includes("fails") ? "fails" : all.includes("unknown") ? "unknown" : "holds";
  return { ...checks, against: proved("committed", sure), key: matchKey(seeds.server_seed, seeds.seat_seeds) };
}

function checkOpen(seeds: Seeds, seats: readonly number[], old: OldDeal | null): Checks {
  const fixed = oldCommitment(seeds.server_seed);
  const honest = fixed === seeds.commitment && (old === null || old.commitment === fixed);
  const commitment: Verdict = !honest ? "fails" : old === null ? "unknown" : "holds";
  const own: Verdict = old === null ? "unknown" : isOwn([old.seed, ...(old.others ?? [])], seats, seeds.seat_seeds) ? "holds" : "fails";
  const sure: Verdict = [commitment, own].includes("fails") ? "fails" : commitment;
  const key = matchKey(seeds.server_seed, seeds.seat_seeds);
  return { commitment, own, list: null, seats: null, tries: null, against: proved("open", sure), key };
}

function isOwn(drawn: readonly string[], seats: readonly number[], told: readonly string[]): boolean {
  if (!seats.length) return drawn.every((seed) => told.includes(seed));
  return drawn.length === seats.length && drawn.every((seed, at) => seed === told[seats[at]]);
}

function proved(origin: "open" | "committed", sure: Verdict): Record<Against, Verdict> {
  const none = powerless(origin);
  return Object.fromEntries(AGAINST.map((who) => [who, none[who] ? sure : "fails"])) as Record<Against, Verdict>;
}
