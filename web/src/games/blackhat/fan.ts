// A fan: cards side by side where there is room, overlapping where there is not, and scrolled where they would get too thin to tap.

export interface Fan {
  /** From one card to the next. */
  step: number;
  /** The whole fan's width: more than its place has if it scrolls. */
  width: number;
  left: number;
}

/** What of a card can still be seen and hit. */
export const THINNEST = 31;

export function fan(count: number, place: number, card: number, thinnest = THINNEST): Fan {
  if (count < 2) return { step: 0, width: Math.max(place, card), left: Math.max(0, (place - card) / 2) };
  const step = Math.max(thinnest, Math.min(card + 6, (place - card) / (count - 1)));
  const width = step * (count - 1) + card;
  return { step, width: Math.max(width, place), left: Math.max(0, (place - width) / 2) };
}

/** The card that a tap means: the one whose visible part is nearest. */
export function nearest(fan: Fan, count: number, card: number, x: number): number {
  let best = -1;
  let least = Infinity;
  for (let at = 0; at < count; at++) {
    const from = fan.left + at * fan.step;
    const to = from + (at === count - 1 ? card : Math.min(card, fan.step));
    const far = Math.max(from - x, 0, x - to);
    if (far < least) [best, least] = [at, far];
  }
  return best;
}
