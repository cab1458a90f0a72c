// Live rounds of a match on this device: time passes in ticks, and hands and eyes move between them. Like `server/table/live.py`.
//
// What is done on purpose (a virus falls, a note is placed) is kept before it is acknowledged or seen, with every input before it. The stream of
// inputs and ticks is kept in blocks of a quarter of a second: after a crash a table goes on at most that far back.
import type { FromServer, LiveMessage, PauseMessage } from "../wire/wire";
import { type Course, LEARNER } from "./course";
import type { Kit } from "./kit";
import { type LocalMatch, TICK } from "./match";
import { actOf } from "./spelling";
import { CLOCK, type Said } from "./verbs";

/** Messages with inputs a second, and how many at once; more are ignored. */
const INPUTS = 15;
/** Milliseconds of inputs and ticks that may not have been kept. */
const BLOCK = 250;
/** How many actions a bot may make between two ticks. */
const MOST_A_TICK = 3;
/** Beats of which it is known when they were sent. */
const REMEMBERED = 64;
/** Milliseconds between live rounds, if not everyone wants to go on earlier. */
const RECESS = 45_000;

/** What live rounds need of their table. */
export interface Around {
  kit: Kit;
  now: () => number;
  /** Have `ticked` called with an alarm's number after so many milliseconds. */
  ring: (alarm: number, after: number) => void;
  tell: (message: FromServer) => void;
  /** Whether the match goes on. */
  running: () => boolean;
  /** The seats of people for whom no bot plays. */
  people: () => number[];
  /** What a bot does at once; null if it does nothing more, or a person plays this seat. */
  react: (seat: number) => Said | null;
  /** Do something that is kept with the next block; false if it is an input that changes nothing. */
  hold: (seat: number, said: Said) => boolean;
  /** Milliseconds from when everyone wants to go on until the round begins. */
  ready: number;
  /** Keep what is held back. */
  write: () => Promise<void>;
}

export class LivePlay {
  private playing: LocalMatch | null = null;
  /** The live round that is being played, or that the pause is before. */
  private round: number | null = null;
  /** When the pause is over, if there is one. */
  private until: number | null = null;
  /** When the next tick is, while time passes. */
  private due: number | null = null;
  /** Rises with every alarm that is set, so that earlier ones are not heeded. */
  private alarm = 0;
  private written = 0;
  /** Actions that are told with the next tick. */
  private untold: number[] = [];
  /** The seats that do not need the pause any more. */
  private readonly onward = new Set<number>();
  /** Whom the page was told that the pause waits for. */
  private awaited = "";
  /** When beats were sent, and how long messages took to the page and back. */
  private readonly sent = new Map<number, number>();
  private measured: { seat: number; took: number }[] = [];
  private delays: FromServer | null = null;
  /** How many messages with inputs count now, and when that was so. */
  private bucket = { level: INPUTS, at: 0 };
  /** Where hands and eyes are to go from the next tick on, by kind of input and hand. */
  private inputs = new Map<string, { seat: number; said: Said }>();

  constructor(private readonly around: Around) {}

  /** Another match, or one that was kept: a live round goes on after a short pause. */
  begin(playing: LocalMatch | null): void {
    this.playing = playing;
    this.round = this.liveRound;
    this.until = this.round === null || playing?.course ? null : this.around.now() + this.around.ready;
    this.due = null;
    this.alarm += 1;
    this.untold = [];
    this.onward.clear();
    this.awaited = "";
    this.sent.clear();
    this.measured = [];
    this.delays = null;
    this.bucket = { level: INPUTS, at: this.around.now() };
    this.inputs.clear();
  }

  private get liveRound(): number | null {
    return this.playing?.live ? this.playing.round : null;
  }

  // ---------------------------------------------------------------- time

  /** After anything that may have changed whether time passes: set the alarm for the next tick, or for the pause's end. */
  run(): void {
    const { playing } = this;
    this.alarm += 1;
    if (playing && this.liveRound !== this.round) {
      this.due = null;
      if (this.round !== null) this.tellDelays(playing, this.round);
      this.round = this.liveRound;
      if (this.round !== null && !playing.course) this.beginPause(this.round);
    }
    if (!playing || this.round === null || !this.around.running() || this.stands) {
      this.due = null;
      return;
    }
    if (this.until !== null) {
      if (String(this.waiting) !== this.awaited) this.hasten(this.until);
      return this.ringAt(this.until);
    }
    this.due ??= this.around.now() + this.beat;
    this.ringAt(this.due);
  }

  private ringAt(when: number): void {
    this.around.ring(this.alarm, when - this.around.now());
  }

  /** An alarm has rung. Which actions have to be told now: none if it was no tick. */
  async ticked(alarm: number): Promise<number[]> {
    const now = this.around.now();
    if (alarm !== this.alarm || !this.playing || this.round === null || !this.around.running() || this.stands) return [];
    if (this.until === null && this.due !== null && now >= this.due) return this.tick(this.playing, this.due, this.round);
    if (this.until !== null && now >= this.until) {
      this.until = null;
      this.tellPause();
    }
    this.run();
    return [];
  }

  /** Hands and eyes move, bots act, then time passes. */
  private async tick(playing: LocalMatch, due: number, round: number): Promise<number[]> {
    this.takeInputs();
    let onPurpose = false;
    if (playing.course) onPurpose = this.followScript(playing, playing.course);
    for (let seat = 0; seat < playing.players && !playing.course; seat++)
      for (let acts = 0; acts < MOST_A_TICK && this.liveRound === round; acts++) {
        const said = this.around.react(seat);
        if (!said) break;
        onPurpose = this.do(playing, seat, said) || onPurpose;
      }
    if (this.liveRound === round) this.do(playing, CLOCK, { verb: 1 + this.kit.clock.findIndex((each) => each.verb === TICK), fields: [] });
    // A late tick is not followed by a quicker one: the game slows down with the machine instead of jumping.
    this.due = Math.max(due + this.beat, this.around.now() + Math.floor(this.beat / 2));
    if (onPurpose || this.liveRound !== round || this.around.now() - this.written >= BLOCK) {
      this.written = this.around.now();
      await this.around.write();
    }
    this.sent.set(playing.ticks, this.around.now());
    this.sent.delete(playing.ticks - REMEMBERED);
    return this.takeUntold();
  }

  /** Whether time stands still: in a lesson, while the learner reads. */
  get stands(): boolean {
    return this.playing?.course?.stands ?? false;
  }

  /** In a lesson nobody reacts: whoever's line is next does it as soon as it is possible. Whether somebody did something on purpose. */
  private followScript(playing: LocalMatch, course: Course): boolean {
    let onPurpose = false;
    for (let line = course.line(); line && playing.live; line = course.line()) {
      const { seat, said } = line;
      const before = playing.ply;
      if (playing.isInput(seat, said) || playing.allows(seat, said)) onPurpose = this.do(playing, seat, said) || onPurpose;
      if (playing.ply === before) break;
    }
    return onPurpose;
  }

  // ---------------------------------------------------------------- what is done

  /** Something that is told with the next tick. Whether it was done on purpose, and must be kept before it is told. */
  private do(playing: LocalMatch, seat: number, said: Said): boolean {
    if (!this.around.hold(seat, said)) return false;
    this.untold.push(playing.ply);
    return !playing.isInput(seat, said) && !playing.hasTicked;
  }

  /** With the next tick. */
  tellLater(ply: number): void {
    this.untold.push(ply);
  }

  /** What has been done since the last tick; whoever asks has to tell it. */
  takeUntold(): number[] {
    const { untold } = this;
    this.untold = [];
    return untold;
  }

  /** In a pause: the reader does not need it any more. In a lesson the learner has read what to do, and time runs until it is done. */
  wantsOn(seat: number): void {
    const course = this.playing?.course;
    if (course && seat === LEARNER) {
      course.read();
      const news = course.news();
      if (news) this.around.tell(news);
      return this.run();
    }
    if (this.until === null) return;
    this.onward.add(seat);
    this.run();
  }

  /** Where a player's hands and eyes are to go. Nothing moves before the next tick, so of several inputs for a hand only the last counts. In a pause hands
   * rest, and what comes too often is ignored.
   *
   * @returns false if something among them is no input */
  steer(seat: number, message: LiveMessage): boolean {
    const { playing } = this;
    if (!playing || this.round === null || !this.fits()) return true;
    const sent = this.sent.get(message.tick);
    if (sent !== undefined) this.measured.push({ seat, took: Math.max(0, this.around.now() - sent - message.since) });
    const inputs = (message.inputs ?? []).map((each) => actOf(this.kit, each));
    if (!inputs.every((said) => said && playing.isInput(seat, said))) return false;
    for (const said of this.until === null && !this.stands ? inputs : []) {
      const hand = this.kit.actions[said!.verb - 1].fields.findIndex((each) => each.name === this.kit.live!.hand);
      const which = `${seat} ${said!.verb} ${said!.fields[hand] ?? ""}`;
      this.inputs.delete(which); // so that they stand in the order in which the last of each arrived
      this.inputs.set(which, { seat, said: said! });
    }
    return true;
  }

  private fits(): boolean {
    const now = this.around.now();
    const level = Math.min(INPUTS, this.bucket.level + ((now - this.bucket.at) * INPUTS) / 1000);
    this.bucket = { level: level >= 1 ? level - 1 : level, at: now };
    return level >= 1;
  }

  /** Take what players did with hands and eyes since the last tick. To be called before anything else is done in a live round. */
  takeInputs(): void {
    const { playing, inputs } = this;
    this.inputs = new Map();
    if (!playing || this.round === null || this.liveRound !== this.round || this.until !== null || !this.around.running()) return;
    const people = this.around.people();
    for (const { seat, said } of inputs.values()) if (!this.stands && people.includes(seat)) this.do(playing, seat, said); // for who has left, a bot plays
  }

  /** Whether time passes just now. */
  get flows(): boolean {
    return this.round !== null && this.liveRound === this.round && this.until === null;
  }

  // ---------------------------------------------------------------- pauses

  /** Before the first round the pause is short: there is nothing to look back at. */
  private beginPause(round: number): void {
    this.onward.clear();
    this.until = this.around.now() + (round > 1 ? RECESS : this.around.ready);
    this.awaited = String(this.waiting);
    this.tellPause();
  }

  /** Somebody wants to go on, or a bot plays for them now. */
  private hasten(until: number): void {
    this.awaited = String(this.waiting);
    if (!this.waiting.length) this.until = Math.min(until, this.around.now() + this.around.ready);
    this.tellPause();
  }

  private get waiting(): number[] {
    return (this.round ?? 0) > 1 ? this.around.people().filter((seat) => !this.onward.has(seat)) : [];
  }

  private get pause(): PauseMessage {
    const left = this.until === null ? 0 : Math.max(0, this.until - this.around.now());
    return { is: "pause", round: this.round ?? 0, left, waiting: left ? this.waiting : [] };
  }

  private tellPause(): void {
    this.around.tell(this.pause);
  }

  /** What a page that comes in has to know. */
  welcome(): FromServer[] {
    const known = this.delays ? [this.delays] : [];
    return this.round !== null && this.until !== null ? [...known, this.pause] : known;
  }

  // ---------------------------------------------------------------- delays

  private tellDelays(playing: LocalMatch, round: number): void {
    const milliseconds = Array.from({ length: playing.players }, (_, seat) => {
      const took = this.measured.filter((each) => each.seat === seat).map((each) => each.took);
      return took.length ? median(took) : null;
    });
    this.measured = [];
    this.delays = { is: "delays", round, milliseconds };
    this.around.tell(this.delays);
  }

  private get kit(): Kit {
    return this.around.kit;
  }

  private get beat(): number {
    return this.kit.live!.beat;
  }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return Math.floor((sorted[Math.floor(middle)] + sorted[Math.ceil(middle) - 1]) / 2);
}
