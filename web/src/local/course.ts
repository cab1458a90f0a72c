// A match that follows a lesson: how far the learner is, what counts in this step, and what the others do next. Like `match/course.py`, for lessons in
// which nothing is live.
import type { LessonMessage } from "../wire/wire";
import type { Kit, LessonForm } from "./kit";
import { LETTERS, pack, read } from "./verbs";

/** The seat of who learns. */
export const LEARNER = 0;

export class Course {
  private readonly steps: LessonForm["steps"];
  /** The step that the learner is at; as many as there are steps when the lesson is over. */
  private at = 0;
  /** How many of the actions of this step the learner has done, and how many lines of its script the others have. */
  private done = 0;
  private spoken = 0;

  constructor(
    private readonly kit: Kit,
    lesson: LessonForm,
  ) {
    this.steps = lesson.steps;
  }

  get over(): boolean {
    return this.at === this.steps.length;
  }

  /** Whether the learner's part of this step is done. */
  private get acted(): boolean {
    return !this.over && this.done === this.steps[this.at].wanted.length;
  }

  /** Whether an action of the learner's is what this step is about. */
  takes(act: bigint): boolean {
    return !this.over && !this.acted && act === this.act(this.steps[this.at].wanted[this.done]);
  }

  /** Who does what next, by the script; null if nobody does anything now. */
  line(): { seat: number; act: bigint } | null {
    if (!this.acted || this.spoken === this.steps[this.at].then.length) return null;
    const [letter, ...words] = this.steps[this.at].then[this.spoken].split(" ");
    return { seat: LETTERS.indexOf(letter), act: this.act(words.join(" ")) };
  }

  took(seat: number): void {
    if (this.over) return;
    if (seat === LEARNER) this.done += 1;
    else this.spoken += 1;
    if (this.acted && this.spoken === this.steps[this.at].then.length) [this.at, this.done, this.spoken] = [this.at + 1, 0, 0];
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
      waits: false,
      missed: false,
    };
  }

  private act(text: string): bigint {
    return pack(read(this.kit.actions, text)!);
  }
}
