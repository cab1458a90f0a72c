// Choosing a set: what may be played, what a tap on a card makes of the choice, and why something cannot be.
import { HAT, JOKER, type PlayAction, RANKS, WILD_RANK } from "../../wire/blackhat";
import type { Say } from "../game";
import { type BlackhatScene, type Card, cardsOf, cardWords, countKinds, isPlaying } from "./cards";
import { phaseOf } from "./network/places";
import { type PlayedSet, sameSet, sizeOf } from "./trick";

/** A vain try: the refusal's code, its parameters and its rule. */
export interface Refusal {
  code: string;
  params: Record<string, string | number>;
  rule: string;
}

/** What the reader may play now, with the own hand or the Robot's: the sets that the rules offer; where they ask for a size first, those that they would offer after the
 * sizes that may be said. None until they have been asked. */
export function possible({ state, seat, legal, study }: BlackhatScene): PlayAction[] {
  if (seat === null || !isPlaying(state)) return [];
  const sizes = legal.flatMap((each) => (each.do === "lead" || each.do === "follow" ? [each.size] : []));
  if (!sizes.length) return legal.filter((each) => each.do === "play");
  return (study?.sets ?? []).flatMap(({ play }) => (sizes.includes(sizeOf(play)) ? [play] : []));
}

/** The set that cards make, or null if they make none (BH-30, BH-35). */
export function setFrom(cards: readonly { kind: number }[], hand: number): PlayedSet | null {
  const counts = countKinds(cards);
  const ranks = counts.flatMap((count, kind) => (kind < RANKS && count ? [kind] : []));
  if (!cards.length || ranks.length > 1) return null;
  const [kind] = ranks;
  return {
    hand,
    rank: kind === undefined ? WILD_RANK : kind + 1,
    naturals: kind === undefined ? 0 : counts[kind],
    jokers: counts[JOKER],
    hat: counts[HAT],
  };
}

export function isPossible(plays: readonly PlayAction[], set: PlayedSet | null): set is PlayedSet {
  return set !== null && plays.some((each) => sameSet(each, set));
}

/** How many cards of a kind a set has. */
function countIn(play: PlayAction, kind: number): number {
  return kind === JOKER ? play.jokers : kind === HAT ? play.hat : kind === play.rank - 1 ? play.naturals : 0;
}

/** Whether cards are a part of a set, or all of it. */
function within(counts: readonly number[], play: PlayAction): boolean {
  return counts.every((count, kind) => count <= countIn(play, kind));
}

/** Whether any set that may be played has such a card. */
export function isUsable(plays: readonly PlayAction[], kind: number): boolean {
  const one = countKinds([{ kind }]);
  return plays.some((each) => within(one, each));
}

export interface Tapped {
  chosen: string[];
  /** Why the choice was begun anew, or why nothing has changed. */
  why: Refusal | PlayAction | null;
}

/** A card is tapped: it joins the choice or leaves it. Where only one set can be meant, the rest of it comes along. */
export function tapped(scene: BlackhatScene, plays: readonly PlayAction[], chosen: readonly string[], key: string, say: Say): Tapped {
  const hand = cardsOf(scene.state, scene.state.turn);
  const card = hand.find((each) => each.key === key);
  if (!card) return { chosen: [...chosen], why: null };
  if (chosen.includes(key)) return { chosen: chosen.filter((each) => each !== key), why: null };
  const before = hand.filter((each) => chosen.includes(each.key));
  const now = [...before, card];
  const counts = countKinds(now);
  if (plays.some((each) => within(counts, each))) return { chosen: completed(plays, hand, now), why: null };
  const instead = exchanged(plays, now, card);
  if (instead) return { chosen: instead, why: null };
  if (!isUsable(plays, card.kind)) return { chosen: [...chosen], why: whyNot(scene, [card], say) };
  // Where one card is played anyway, another one instead needs no reason.
  const why = plays.every((each) => sizeOf(each) === 1) ? null : whyNot(scene, now, say);
  return { chosen: completed(plays, hand, [card]), why };
}

/** One card too many: a set of as many as before with the new one in it, if that can be made of them. */
function exchanged(plays: readonly PlayAction[], cards: readonly Card[], card: Card): string[] | null {
  const counts = countKinds(cards);
  const size = cards.length - 1;
  const goals = plays.filter(
    (each) =>
      sizeOf(each) === size &&
      counts.every((count, kind) => countIn(each, kind) <= count) &&
      countIn(each, card.kind) === counts[card.kind],
  );
  if (size < 2 || !goals.length) return null;
  const goal = goals.reduce((best, each) => (each.naturals > best.naturals ? each : best));
  return counts.flatMap((_, kind) =>
    cards
      .filter((each) => each.kind === kind)
      .slice(0, countIn(goal, kind))
      .map((each) => each.key),
  );
}

/** The cards, with those that must come with them if they are to be a set at all. The hat never comes by itself. */
function completed(plays: readonly PlayAction[], hand: readonly Card[], cards: readonly Card[]): string[] {
  const counts = countKinds(cards);
  const keys = cards.map((each) => each.key);
  const goals = plays.filter((each) => within(counts, each) && each.hat === counts[HAT]);
  if (
    isPossible(plays, setFrom(cards, 0)) ||
    !goals.length ||
    goals.some((each) => each.rank !== goals[0].rank || sizeOf(each) !== sizeOf(goals[0]))
  )
    return keys;
  const goal = goals.reduce((best, each) => (each.naturals > best.naturals ? each : best));
  const more = (kind: number, wanted: number): string[] =>
    hand
      .filter((each) => each.kind === kind && !keys.includes(each.key))
      .slice(0, Math.max(0, wanted - counts[kind]))
      .map((each) => each.key);
  return [...keys, ...more(goal.rank - 1, goal.naturals), ...more(JOKER, goal.jokers)];
}

/** What is wrong with cards that cannot be played: they are of two ranks, which no action can say (BH-30), or have the hat where a size is still to be said, and the rules would
 * refuse it then. Otherwise they are a set that is tried in vain: why, the rules say. Null where nothing is wrong with them. */
export function whyNot(scene: BlackhatScene, cards: readonly { kind: number }[], say: Say): Refusal | PlayAction | null {
  const { state, study } = scene;
  const given = cards.map((each) => cardWords(each.kind, say)).join(" + ");
  const set = setFrom(cards, state.turn);
  if (!set) return { code: "blackhat-page-one-rank", params: { given }, rule: "BH-30" };
  switch (phaseOf(state)) {
    case "set":
    case "follow":
      return playOf(set);
    default: {
      const refused = set.hat && !isPossible(possible(scene), set) ? study?.hat : null;
      return refused ? { code: refused.code, params: { ...refused.params, given } as Refusal["params"], rule: refused.rule! } : null;
    }
  }
}

export function playOf({ rank, naturals, jokers, hat }: PlayedSet): PlayAction {
  return { do: "play", rank, naturals, jokers, hat };
}
