// Frames are shown one after another, each as long as its story takes: fast bots stay readable, and a show that falls
// behind what has really happened goes faster.

/** So many milliseconds behind, and the show goes twice as fast. */
const PATIENCE = 1000;
const FASTEST = 4;
/** No frame is held longer than this, whatever a game asks for. */
const LONGEST = 6000;

interface Stage<F> {
  /** `pace` is how fast the frame is animated; 0: without motion; null: not at all, because it was skipped. */
  show: (frame: F, pace: number | null) => void;
  /** The frame has had its time. */
  shown: (frame: F) => void;
  /** Milliseconds a frame wants at speed 1. */
  duration: (frame: F) => number;
  /** 0: everything at once. */
  speed: () => number;
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

  /** A frame is on show, or some are waiting. */
  get busy(): boolean {
    return this.timer !== null || this.waiting.length > 0;
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

  /** Show all that is waiting, now. */
  skip(): void {
    this.stop();
    this.finish();
    for (const { frame } of this.waiting.splice(0)) {
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
    while (this.waiting.length) {
      const { frame, came } = this.waiting.shift()!;
      const pace = this.stage.speed() * this.hurry(came);
      this.stage.show(frame, pace);
      const wait = pace > 0 ? this.length(frame) / pace : 0;
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
  private hurry(came: number): number {
    const behind = this.waiting.reduce((sum, each) => sum + this.length(each.frame), performance.now() - came);
    return Math.min(FASTEST, 1 + behind / PATIENCE);
  }
}
