// How well bots play: the server offers a game's levels, the weakest first.
import { played } from "../intro/seen";
import { settings } from "../settings.svelte";
import { maybe } from "../text/text.svelte";
import type { GameInfo } from "../wire/wire";

/** The level in the middle, which bots have that nobody has chosen. */
const EVEN = "regular";

export function levelName(level: string): string {
  return maybe(`page-level-${level}`) ?? level;
}

/** What a bot likes to do, in a word; nothing in games in which bots differ only in how well they play. */
export function personalityName(personality: string | null): string | undefined {
  return personality === null ? undefined : maybe(`page-personality-${personality}`);
}

/** The level for somebody's first game. */
export function gentle(levels: readonly string[]): string | null {
  return levels[0] ?? null;
}

/** The level of a bot that is added without a wish. */
export function usual(levels: readonly string[]): string | null {
  return levels.includes(EVEN) ? EVEN : (levels.at(-1) ?? null);
}

/** The level that the reader likes to play against: what they chose last; gentle bots for the first game, and even ones from then on. */
export function liked(game: GameInfo): string | null {
  if (settings.level && game.bots.includes(settings.level)) return settings.level;
  return played(game.name) ? usual(game.bots) : gentle(game.bots);
}
