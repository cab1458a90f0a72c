// Frames are shown one after another, each as long as its story takes: fast bots stay readable, and a show that falls
// behind what has really happened goes faster. A frame may be held back until something else has been seen, and all behind it with it.

/** So many milliseconds behind, and the show goes twice as fast. */
const PATIENCE = 1000;
/** No frame is shown longer than this, whatever a game asks for: more than the longest story that a real game tells. */
const LONGEST = 20_000;

interface Stage<F> {
  /** `pace` is how fast the frame is animated; 0: without motion; null: not at all, because it was skipped. */
  show: (frame: F, pace: number | null) => void;
  /** The frame has had its time. */
  shown: (frame: F) => void;
  /** Milliseconds a frame wants at speed 1. */
  duration: (frame: F) => number;
  /** Milliseconds a frame stays where nothing moves. */
  still: (frame: F) => number;
  /** So many times as fast a frame may be shown, at most, when the show has fallen behind. */
  fastest: (frame: F) => number;
  /** 0: everything at once. */
  speed: () => number;
  /** It must not be shown yet; `resume` says when that has changed. */
  held?: (frame: F) => boolean;
  /** Called whenever `busy` may have changed. */
  changed: () => void;
}

interface Waiting<F> {
  frame: F;
  came: number;
}

export class Playback<F> {
  private waiting: Waiting<F>[] = [];
  private current: F | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly stage: Stage<F>) {}

  /** A frame is on show, or some are waiting that may be shown. */
  get busy(): boolean {
    return this.timer !== null || (this.waiting.length > 0 && !this.holds);
  }

  /** The next frame is held back. */
  get holds(): boolean {
    return this.waiting.length > 0 && (this.stage.held?.(this.waiting[0].frame) ?? false);
  }

  push(frame: F): void {
    this.waiting.push({ frame, came: performance.now() });
    if (this.timer === null) this.next();
    else this.stage.changed();
  }

  /** Let frames wait so many milliseconds (at speed 1) for something that is being shown already. */
  linger(length: number): void {
    const speed = this.stage.speed();
    if (speed > 0 && length > 0) this.timer = setTimeout(() => this.next(), Math.min(LONGEST, length) / speed);
    this.stage.changed();
  }

  /** What was held back may be shown now. */
  resume(): void {
    if (this.timer !== null || !this.waiting.length) return;
    // The time for which it was held is no time by which the show is late.
    for (const each of this.waiting) each.came = performance.now();
    this.next();
  }

  /** Show all that is waiting, now; what is held back only if `held` too is to be shown. */
  skip(held = false): void {
    this.stop();
    this.finish();
    while (this.waiting.length && (held || !this.holds)) {
      const { frame } = this.waiting.shift()!;
      this.stage.show(frame, null);
      this.stage.shown(frame);
    }
    this.stage.changed();
  }

  /** Forget all that is waiting: something newer has come. */
  clear(): void {
    this.stop();
    this.current = null;
    this.waiting = [];
    this.stage.changed();
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private finish(): void {
    const frame = this.current;
    this.current = null;
    if (frame !== null) this.stage.shown(frame);
  }

  private next(): void {
    this.timer = null;
    this.finish();
    while (this.waiting.length && !this.holds) {
      const { frame, came } = this.waiting.shift()!;
      const pace = this.stage.speed() * this.hurry(frame, came);
      this.stage.show(frame, pace);
      const wait = pace > 0 ? this.length(frame) / pace : this.stage.still(frame);
      if (wait > 0) {
        this.current = frame;
        this.timer = setTimeout(() => this.next(), wait);
        break;
      }
      this.stage.shown(frame);
    }
    this.stage.changed();
  }

  private length(frame: F): number {
    return Math.min(LONGEST, this.stage.duration(frame));
  }

  /** How fast to show the next frame: faster the later it is, and the more are waiting behind it. */
  private hurry(frame: F, came: number): number {
    const behind = this.waiting.reduce((sum, each) => sum + this.length(each.frame), performance.now() - came);
    return Math.min(this.stage.fastest(frame), 1 + behind / PATIENCE);
  }
}
