// The deal of the day: what this browser keeps of it, and what is shared of a result.
import { recall, remember } from "../keep";
import { dailyCommitment } from "../table/deal";
import { percentage } from "../text/text.svelte";
import type { DailyDays, DailyListed, DailyPast, DailyScore } from "../wire/wire";

const LISTED = "daily";
/** Fingerprints that are kept. */
const MOST = 60;

/** Whether a revealed seed fits what was listed before the day, as far as this browser can know. */
export type Fits = "holds" | "unknown" | "fails";

function key({ day, game }: Pick<DailyListed, "day" | "game">): string {
  return `${day} ${game}`;
}

/** Keep the fingerprints of the coming days. What was shown first stays: a server that changes its list is found out. */
export function keepListed(coming: readonly DailyListed[]): void {
  const kept = recall<Record<string, string>>(LISTED, {});
  const found = { ...Object.fromEntries(coming.map((each) => [key(each), each.commitment])), ...kept };
  remember(LISTED, Object.fromEntries(Object.entries(found).sort().slice(-MOST)));
}

export function fits(day: string, { deal, seed }: Pick<DailyPast, "deal" | "seed">): Fits {
  const { game, bots, terms, commitment } = deal;
  if (dailyCommitment({ day, bots }, terms, seed) !== commitment) return "fails";
  const kept = recall<Record<string, string>>(LISTED, {})[key({ day, game })];
  return kept === undefined ? "unknown" : kept === commitment ? "holds" : "fails";
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** Hours, minutes and seconds until then. */
export function until(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number: number) => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Milliseconds by which the server's clock is ahead of ours. */
export function ahead(days: DailyDays): number {
  return days.now - Date.now();
}

const BLOCKS = 10;

/** A result in a few symbols, which show nothing of the deal: the place among all seats, and how many of ten others did worse. */
export function symbols(title: string, day: string, score: DailyScore, players: number): string {
  const seats = Array.from({ length: players }, (_, at) => (at + 1 === score.place ? "■" : "□")).join("");
  if (score.percentile === null) return `Hacktable · ${title} · ${day}\n${seats}`;
  const worse = Math.round((score.percentile * BLOCKS) / 100);
  const share = ` ${"▰".repeat(worse)}${"▱".repeat(BLOCKS - worse)} ${percentage(score.percentile / 100)}`;
  return `Hacktable · ${title} · ${day}\n${seats}${share}`;
}
