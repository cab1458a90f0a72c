// What is at stake in a choice, in words: the server works it out by the rules, the page only tells it.
import type { GameModule, Player, Say } from "../games/game";
import { chance } from "../text/text.svelte";
import type { Outcome } from "../wire/wire";

const CERTAIN = 1000;

/** One player's change, as it is shown. */
export interface Change {
  seat: number;
  text: string;
}

/** Outcomes in which somebody wins or loses something, or the game ends: the others need no word. */
export function atStake(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter((each) => each.ends || each.points.some(Boolean));
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** Who wins or loses what, the reader first. */
export function changes(outcome: Outcome, reader: number | null): Change[] {
  return outcome.points
    .map((points, seat) => ({ seat, points }))
    .filter((each) => each.points)
    .sort((a, b) => Number(b.seat === reader) - Number(a.seat === reader))
    .map(({ seat, points }) => ({ seat, text: signed(points!) }));
}

/** An outcome's odds, where they have to be said: a certain one has none to speak of. */
export function oddsOf(outcome: Outcome): string | null {
  return outcome.odds === null || outcome.odds === CERTAIN ? null : chance(outcome.odds);
}

/** Whose outcomes they are: a game by its name, and how it calls those who have a share in the points. */
type Naming = Pick<GameModule, "name" | "nameOf">;

/** All outcomes in sentences: how likely, and what everyone wins or loses. */
export function stakeWords(outcomes: readonly Outcome[], module: Naming, players: Player[], reader: number | null, say: Say): string[] {
  const name = (seat: number): string => module.nameOf?.(players, seat, say) ?? players.find((each) => each.seat === seat)?.name ?? "";
  return atStake(outcomes).map((outcome) => {
    const parts = changes(outcome, reader).map(({ seat, text }) => `${name(seat)} ${text}`);
    if (outcome.ends) parts.push(say("page-stake-ends"));
    const what = say(`${module.name}-stake-${outcome.code}`);
    const odds = oddsOf(outcome);
    return say(odds ? "page-stake-odds" : "page-stake", { what, odds: odds ?? "", changes: parts.join(", ") });
  });
}
