// Great moments, one after another. They lie over the board, take no taps, and hold up nobody: the next choice can be made meanwhile.
import type { Celebration } from "../games/game";

/** Milliseconds that one is shown. */
export const CHEERS = 1900;

export class Celebrations {
  current = $state.raw<Celebration | null>(null);
  private waiting: Celebration[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The frame with it has been shown to its end. */
  hear(celebration: Celebration): void {
    this.waiting.push(celebration);
    if (!this.current) this.next();
  }

  /** The reader has seen enough: this one and all that wait. */
  skip(): void {
    this.waiting = [];
    this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.current = this.waiting.shift() ?? null;
    if (this.current) this.timer = setTimeout(() => this.next(), CHEERS);
  }
}
