// Before something is decided in a live match the table pauses for a moment, so that everybody may point a finger. Like `server/table/hearing.py`: only bots
// wait until it is over, and the page waits for people.
import type { FromServer, HearingMessage } from "../wire/wire";
import { goesLive, type Kit } from "./kit";
import type { LocalMatch } from "./match";

/** Milliseconds. */
const LENGTH = 8_000;

export interface Around {
  kit: Kit;
  now: () => number;
  /** Have `look` called after so many milliseconds, and then what waits for the hearing's end. */
  ring: (after: number) => void;
  tell: (message: FromServer) => void;
  running: () => boolean;
  people: () => number[];
}

export class Hearing {
  private playing: LocalMatch | null = null;
  private about: string | null = null;
  private until: number | null = null;
  /** Who decides. */
  private seat = 0;
  /** The seats that have pointed, or do not want to. */
  private readonly heard = new Set<number>();

  constructor(private readonly around: Around) {}

  /** Another match, or one that was kept: what was about to be decided there has been talked about. */
  begin(playing: LocalMatch | null): void {
    this.playing = playing;
    this.about = this.subject;
    this.until = null;
  }

  get underWay(): boolean {
    return this.until !== null;
  }

  /** What is about to be decided, by what everyone sees of the match. */
  private get subject(): string | null {
    const { playing } = this;
    const { hearing } = this.around.kit;
    if (!playing || !hearing || playing.course || playing.over || playing.live) return null;
    if (!goesLive(this.around.kit, playing.stored.options)) return null;
    return playing.number(hearing.field) === hearing.value ? hearing.once.map((name) => playing.number(name)).join(" ") : null;
  }

  private get waiting(): number[] {
    return this.around.people().filter((seat) => !this.heard.has(seat));
  }

  /** After anything that was done: perhaps something is about to be decided, or has been. */
  look(): void {
    const { subject } = this;
    if (subject !== this.about) {
      this.about = subject;
      if (subject !== null) {
        this.heard.clear();
        this.seat = this.playing!.actors[0];
        this.until = this.around.now() + LENGTH;
        this.around.ring(LENGTH);
        this.tell();
      }
    }
    if (this.until !== null && (!this.waiting.length || this.around.now() >= this.until || !this.around.running())) this.end();
  }

  /** Somebody has acted: what they would have been told comes too late. */
  decided(): void {
    if (this.until !== null) this.end();
  }

  /** A seat has pointed at somebody, or wants to go on. */
  hear(seat: number): void {
    if (this.until === null || !this.waiting.includes(seat)) return;
    this.heard.add(seat);
    this.tell();
    if (!this.waiting.length) {
      this.end();
      this.around.ring(0);
    }
  }

  private end(): void {
    this.until = null;
    this.tell();
  }

  private tell(): void {
    this.around.tell(this.message);
  }

  private get message(): HearingMessage {
    const left = this.until === null ? 0 : Math.max(0, this.until - this.around.now());
    return { is: "hearing", seat: this.seat, left, waiting: left ? this.waiting : [] };
  }

  /** What a page that comes in has to know. */
  welcome(): FromServer[] {
    return this.until === null ? [] : [this.message];
  }
}
