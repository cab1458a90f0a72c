// Live inputs on their way: at most fifteen messages a second, each with the latest of every kind.
import type { LiveMessage } from "../wire/wire";
import { type AnyAction } from "../games/game";

/** Milliseconds between two messages: a little more than a fifteenth of a second, since the server counts too. */
export const APART = 70;
/** Milliseconds after which a message is sent without any inputs, so that the server can measure the delay. */
export const SIGN_OF_LIFE = 1000;

export interface LiveLine {
  send: (message: LiveMessage) => boolean;
  /** The latest tick that has come, and when; null: nothing is live. */
  live: () => { tick: number; at: number } | null;
  /** Whether time is about to run, and the first tick has not come yet: what is put meanwhile goes off with that tick. */
  resumes: () => boolean;
}

export class LiveInputs {
  private waiting = new Map<string, AnyAction>();
  private sent = -Infinity;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private life: ReturnType<typeof setInterval>;

  constructor(private line: LiveLine) {
    this.life = setInterval(() => {
      if (performance.now() - this.sent >= SIGN_OF_LIFE) this.flush(true);
    }, SIGN_OF_LIFE);
  }

  /** Put inputs on their way; a later one of the same kind and hand takes an earlier one's place. */
  put(inputs: (AnyAction & { hand?: number })[]): void {
    const live = this.line.live();
    if (!live && !this.line.resumes()) return;
    for (const input of inputs) this.waiting.set(`${input.do} ${input.hand ?? ""}`, input);
    if (!live) return;
    const wait = this.sent + APART - performance.now();
    if (wait <= 0) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), wait);
  }

  /** Send what waits, before something that builds on it; or a sign of life. */
  flush(anyway = false): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const live = this.line.live();
    if (!live) return this.line.resumes() ? undefined : this.forget();
    if (!this.waiting.size && !anyway) return;
    const now = performance.now();
    if (
      this.line.send({
        do: "live",
        tick: live.tick,
        since: Math.min(60_000, Math.round(now - live.at)),
        inputs: [...this.waiting.values()].slice(0, 4),
      })
    ) {
      this.waiting.clear();
      this.sent = now;
    }
  }

  /** Drop what has not been sent: the round is over, and nobody needs to know any more where hands were to go. */
  forget(): void {
    this.waiting.clear();
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    clearInterval(this.life);
  }
}
