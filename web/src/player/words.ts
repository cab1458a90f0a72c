// Ratings in plain words.
import { locale, say } from "../text/text.svelte";

/** How strong somebody is thought to be, and how far that may be off (one standard deviation). */
type RatingNumbers = [number, number];

/** So many standard deviations to both sides hold the true strength nineteen times out of twenty. */
export const SURELY = 2;

export function decimal(value: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

export function signed(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(locale(), digits).format(value);
}

/** How well a strength is known. */
export function doubt([, sigma]: RatingNumbers): string {
  return say(sigma > 5 ? "page-rating-guess" : sigma > 2.5 ? "page-rating-roughly" : "page-rating-well");
}

export function range([mu, sigma]: RatingNumbers): string {
  return say("page-rating-range", { low: decimal(mu - SURELY * sigma), high: decimal(mu + SURELY * sigma) });
}
