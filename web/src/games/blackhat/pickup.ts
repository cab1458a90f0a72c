// Picking up after a Black Hat trick: all of it, or the hat and as many other cards as were led (BH-42).
import { type Action, CARD_KINDS, HAT, JOKER } from "../../wire/blackhat";
import { type BlackhatScene, tracesOf } from "./cards";
import { phaseOf } from "./network/places";
import { kindsOf, trickOf } from "./trick";

/** A card of the trick, to be told apart from its equals. */
export interface TrickCard {
  key: string;
  hand: number;
  kind: number;
}

export interface Pickup {
  /** How many cards come with the hat. */
  count: number;
  /** Those that may be chosen. */
  choice: TrickCard[];
  /** Those that come with the hat anyway: there are no more, or the edition says which. */
  given: TrickCard[];
  /** The hat is taken already, and only its company is still to be chosen. */
  begun: boolean;
  /** Everything that lies there. */
  all: TrickCard[];
}

/** What can be taken up, as the rules say; null where nothing is, and until they have been asked. */
export function pickupOf(scene: BlackhatScene): Pickup | null {
  const { board, state, study } = scene;
  const phase = phaseOf(state);
  if (!study?.company || !scene.legal.length || (phase !== "pickup" && phase !== "pick")) return null;
  const all = trickOf(board, state).sets.flatMap((set) =>
    kindsOf(set).map((kind, at) => ({ key: `${set.hand}-${kind}-${at}`, hand: set.hand, kind })),
  );
  const { count, kinds, given } = study.company;
  const left = [...all];
  return {
    count,
    choice: all.filter((each) => kinds.includes(each.kind)),
    // Which of equal cards comes, nobody can tell.
    given: given.flatMap((kind) =>
      left.splice(
        left.findIndex((each) => each.kind === kind),
        1,
      ),
    ),
    begun: phase === "pick",
    all,
  };
}

/** What has to be said, one after the other, for the hat and these cards; cards are named in rising order. */
export function steps(pickup: Pickup, chosen: readonly string[]): Action[] {
  const ranks = pickup.choice.filter((each) => chosen.includes(each.key)).map((each) => each.kind + 1);
  const picks = ranks.sort((a, b) => a - b).map((rank): Action => ({ do: "pick", rank }));
  return pickup.begun ? picks : [{ do: "keep" }, ...picks];
}

/** The next choice after a tap: as many as may be chosen, the oldest giving way. */
export function toggled(pickup: Pickup, chosen: readonly string[], key: string): string[] {
  if (chosen.includes(key)) return chosen.filter((each) => each !== key);
  return [...chosen, key].slice(-pickup.count);
}

/** The traces that would come into the hand (BH-2). */
export function tracesTaken(scene: BlackhatScene, cards: readonly TrickCard[], hat: boolean): number {
  const counts = Array<number>(CARD_KINDS).fill(0);
  for (const { kind } of cards) counts[kind] += 1;
  if (hat) counts[HAT] = 1;
  return tracesOf(scene.board, counts);
}

/** Why a card of the trick cannot be chosen. */
export function whyNotPicked(pickup: Pickup, kind: number): "joker" | "hat" | "given" {
  return kind === JOKER ? "joker" : kind === HAT ? "hat" : "given";
}
