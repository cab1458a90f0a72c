// A match that follows a lesson: how far the learner is, what counts in this step, and what the others do next. Like `match/course.py`. Where it stands
// follows from what was done in the match.
import type { LessonMessage } from "../wire/wire";
import { type Field, fieldsOf, type Goal, goalOf } from "./goals";
import type { Kit, LessonForm } from "./kit";
import { spelled } from "./spelling";
import { CLOCK, LETTERS, pack, read, type Said, unpack } from "./verbs";

/** The seat of who learns. */
export const LEARNER = 0;
/** Who makes time pass, in the script. */
const CLOCK_LETTER = "*";

export class Course {
  private readonly steps: LessonForm["steps"];
  private readonly goals: (Goal | null)[];
  /** How many of the actions of this step the learner has done, and how many lines of its script the others have. */
  private done = 0;
  private spoken = 0;
  /** How many ticks there were since the last line. */
  private ticks = 0;
  /** Whether this step's goal has been reached. */
  private reached = false;
  /** Whether it cannot be reached any more. */
  missed = false;
  /** The step of which the learner has read the words. It is not kept: who comes back reads them again. */
  private haveRead = -1;
  /** What the page was last told of it. */
  private told = "";

  /** @param at the step that the learner is at; as many as there are steps when the lesson is over */
  constructor(
    private readonly kit: Kit,
    lesson: LessonForm,
    private readonly position: () => { board: Uint8Array; state: Uint8Array },
    private at = 0,
  ) {
    this.steps = lesson.steps;
    this.goals = this.steps.map((step) => (step.live ? goalOf(kit, step.words) : null));
  }

  get over(): boolean {
    return this.at === this.steps.length;
  }
  /** The step that the learner is at. */
  get step(): number {
    return this.at;
  }
  private get field(): Field {
    const { board, state } = this.position();
    return fieldsOf(this.kit, board, state);
  }
  private get goal(): Goal | null {
    return this.goals[this.at] ?? null;
  }

  /** Whether the learner's part of this step is done. */
  private get acted(): boolean {
    if (this.over) return false;
    return this.goal ? this.reached : this.done === this.steps[this.at].wanted.length;
  }

  /** Whether time stands still, because the learner reads, or has missed what the step is about. */
  get stands(): boolean {
    return !this.goal || this.haveRead !== this.at || this.missed;
  }

  /** The learner has read what to do: time may run. */
  read(): void {
    this.haveRead = this.at;
  }

  /** Whether an action of the learner's is what this step is about. */
  takes(act: bigint): boolean {
    const { goal } = this;
    if (this.over || this.acted) return false;
    if (!goal) return act === pack(read(this.kit.actions, this.steps[this.at].wanted[this.done])!);
    return !this.stands && !!goal.takes?.(this.field, spelled(this.kit.actions, "do", unpack(act)));
  }

  /** Who does what next, by the script; null if nobody does anything now. */
  line(): { seat: number; said: Said } | null {
    const step = this.steps[this.at];
    if (!step || (this.goal ? this.stands : !this.acted) || this.spoken === step.then.length) return null;
    const [letter, ...words] = step.then[this.spoken].split(" ");
    if (letter === CLOCK_LETTER) return null;
    return { seat: LETTERS.indexOf(letter), said: read(this.kit.actions, words.join(" "))! };
  }

  /** The match has taken an action. */
  took(seat: number): void {
    if (this.over) return;
    const [{ then }, { goal }] = [this.steps[this.at], this];
    if (seat === CLOCK) this.ticks += 1;
    else if (seat === LEARNER) this.done += 1;
    else [this.spoken, this.ticks] = [this.spoken + 1, 0];
    if (then[this.spoken] === `${CLOCK_LETTER} ${this.ticks}`) [this.spoken, this.ticks] = [this.spoken + 1, 0];
    this.reached ||= !!goal?.reached(this.field);
    this.missed = !this.reached && !!goal?.missed?.(this.field);
    if (this.acted && this.spoken === then.length)
      [this.at, this.done, this.spoken, this.ticks, this.reached] = [this.at + 1, 0, 0, 0, false];
  }

  message(): LessonMessage {
    const step = this.acted ? null : (this.steps[this.at] ?? null);
    const before = this.steps[this.acted ? this.at : this.at - 1];
    return {
      is: "lesson",
      step: this.at,
      of: this.steps.length,
      words: step?.words ?? null,
      done: before?.words ?? null,
      point: step?.point ?? "",
      waits: step !== null && this.goal !== null && this.stands && !this.missed,
      missed: this.missed,
    };
  }

  /** The same, if the page was last told something else. */
  news(): LessonMessage | null {
    const message = this.message();
    const [before, now] = [this.told, JSON.stringify(message)];
    this.told = now;
    return now === before ? null : message;
  }
}
