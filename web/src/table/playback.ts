// Frames are shown one after another, each as long as its story takes: fast bots stay readable.

/** More waiting frames than this, and the show speeds up. */
const PATIENCE = 3;
/** No frame is held longer than this, whatever a game asks for. */
const LONGEST = 6000;

interface Stage<F> {
  show: (frame: F) => void;
  /** Milliseconds a frame wants at speed 1. */
  duration: (frame: F) => number;
  /** 0: everything at once. */
  speed: () => number;
  /** Called whenever `busy` may have changed. */
  changed: () => void;
}

export class Playback<F> {
  private waiting: F[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly stage: Stage<F>) {}

  /** A frame is on show, or some are waiting. */
  get busy(): boolean {
    return this.timer !== null || this.waiting.length > 0;
  }

  get length(): number {
    return this.waiting.length;
  }

  push(frame: F): void {
    this.waiting.push(frame);
    if (this.timer === null) this.next();
    else this.stage.changed();
  }

  /** Show all that is waiting, now. */
  skip(): void {
    this.stop();
    while (this.waiting.length) this.stage.show(this.waiting.shift()!);
    this.stage.changed();
  }

  /** Forget all that is waiting: something newer has come. */
  clear(): void {
    this.stop();
    this.waiting = [];
    this.stage.changed();
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private next(): void {
    this.timer = null;
    while (this.waiting.length) {
      const frame = this.waiting.shift()!;
      this.stage.show(frame);
      const wait = this.hold(frame);
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        break;
      }
    }
    this.stage.changed();
  }

  private hold(frame: F): number {
    const speed = this.stage.speed();
    if (speed <= 0) return 0;
    const hurry = 1 + Math.max(0, this.waiting.length - PATIENCE) * 0.5;
    return Math.min(LONGEST, this.stage.duration(frame)) / (speed * hurry);
  }
}
