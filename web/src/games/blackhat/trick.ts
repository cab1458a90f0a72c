// The trick on the table: whose sets lie there, who wins so far, and how another set would stand in it.
import { type Board, HAT, JOKER, type PlayAction, RANKS, type State, WILD_RANK } from "../../wire/blackhat";
import type { Say } from "../game";
import { type BlackhatScene, cardWords, nameOf, orderOf } from "./cards";
import { phaseOf } from "./network/places";

/** What a hand has played. */
export interface PlayedSet {
  hand: number;
  rank: number;
  naturals: number;
  jokers: number;
  hat: number;
}

export function sizeOf(set: Pick<PlayedSet, "naturals" | "jokers" | "hat">): number {
  return set.naturals + set.jokers + set.hat;
}

/** The kinds of a set's cards, one by one. */
export function kindsOf(set: Pick<PlayedSet, "rank" | "naturals" | "jokers" | "hat">): number[] {
  return [...Array<number>(set.naturals).fill(set.rank - 1), ...Array<number>(set.jokers).fill(JOKER), ...Array<number>(set.hat).fill(HAT)];
}

/** The trick as it is shown. */
export interface Trick {
  leader: number;
  /** All hands in the order of play. */
  order: number[];
  /** What has been played, in that order. */
  sets: PlayedSet[];
  /** How many cards were led; 0 before. */
  led: number;
  /** Who has won it; null while it is being played. */
  winner: number | null;
  /** The Black Hat is in it, or was until the winner took it up: the lowest wins (BH-40). */
  turned: boolean;
}

function setIn(row: readonly number[], hand: number): PlayedSet | null {
  const kind = row.findIndex((count, each) => each < RANKS && count > 0);
  const set = { hand, rank: kind < 0 ? WILD_RANK : kind + 1, naturals: kind < 0 ? 0 : row[kind], jokers: row[JOKER], hat: row[HAT] };
  return sizeOf(set) ? set : null;
}

export function trickOf(board: Board, state: State): Trick {
  const order = orderOf(board, state.leader);
  const sets = order.flatMap((hand) => setIn(state.trick[hand], hand) ?? []);
  const takenUp = isTakenUp(state);
  return {
    leader: state.leader,
    order,
    sets,
    led: sets.length ? state.led : 0,
    winner: takenUp ? state.winner : null,
    turned: takenUp || isTurned(sets),
  };
}

/** The trick is won, and cards of it are taken up: only those of a trick with the hat are. */
function isTakenUp(state: State): boolean {
  return ["pickup", "pick"].includes(phaseOf(state));
}

/** The Black Hat is in: the lowest wins (BH-40). */
export function isTurned(sets: readonly PlayedSet[]): boolean {
  return sets.some((each) => each.hat > 0);
}

/** Whether two sets are the same cards. */
export function sameSet(one: PlayAction | PlayedSet, other: PlayAction | PlayedSet): boolean {
  return one.rank === other.rank && one.naturals === other.naturals && one.jokers === other.jokers && one.hat === other.hat;
}

/** Whose set wins so far, as the rules say; null while none lies there, or where that is not known. */
export function aheadOf({ state, study }: BlackhatScene): number | null {
  return isTakenUp(state) ? state.winner : (study?.ahead ?? null);
}

/** Their set. */
export function bestOf(sets: readonly PlayedSet[], ahead: number | null): PlayedSet | null {
  return sets.find((each) => each.hand === ahead) ?? null;
}

/** How a set would stand in the trick. */
export type Standing =
  | { how: "leads" | "leads-turned" }
  | { how: "short" }
  | { how: "wins" | "wins-turned" }
  | { how: "loses" | "loses-turned"; to: PlayedSet };

/** How a set that may be played would stand: who would be ahead then, the rules say. Null where that is not known. */
export function standingOf({ study }: Pick<BlackhatScene, "study">, trick: Trick, set: PlayedSet): Standing | null {
  const playable = study?.sets.find(({ play }) => sameSet(play, set));
  if (!playable) return null;
  if (!trick.led) return { how: set.hat ? "leads-turned" : "leads" };
  const turned = isTurned([...trick.sets, set]);
  if (playable.ahead === set.hand) return { how: turned ? "wins-turned" : "wins" };
  const to = bestOf(trick.sets, playable.ahead);
  return sizeOf(set) !== trick.led || !to ? { how: "short" } : { how: turned ? "loses-turned" : "loses", to };
}

/** A set in words: "three 7s, one of them a joker". */
export function setWords(set: Pick<PlayedSet, "rank" | "naturals" | "jokers" | "hat">, say: Say): string {
  const size = sizeOf(set);
  if (size === 1)
    return set.hat
      ? say("blackhat-page-set-hat")
      : set.jokers
        ? say("blackhat-page-set-joker")
        : say("blackhat-page-set-one", { rank: set.rank });
  if (!set.naturals) return say("blackhat-page-set-wild", { size, hat: set.hat ? "yes" : "no" });
  const many = say("blackhat-page-set-many", { size, rank: set.rank });
  if (!set.jokers && !set.hat) return many;
  return say("blackhat-page-set-with", { set: many, jokers: set.jokers, hat: set.hat ? "yes" : "no" });
}

/** A set card by card, as the log writes it: "7 + 7 + joker". */
export function setText(set: Pick<PlayAction, "rank" | "naturals" | "jokers" | "hat">, say: Say): string {
  return kindsOf(set)
    .map((kind) => cardWords(kind, say))
    .join(" + ");
}

export function standingWords(scene: BlackhatScene, standing: Standing, say: Say): string {
  if (!("to" in standing)) return say(`blackhat-page-stands-${standing.how}`, { led: scene.state.led });
  return say(`blackhat-page-stands-${standing.how}`, {
    seat: nameOf(scene.players, standing.to.hand, say),
    set: setWords(standing.to, say),
  });
}
