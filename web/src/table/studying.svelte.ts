// The rules are asked about what is shown, in the worker that has them: what a choice leads to, what would be possible. So no part of the page has to know that, and no
// server is asked. What may be done is what the server says.
import { studyHere } from "../local/ask";
import type { Position } from "../local/studies/looking";
import type { Study } from "../local/studies/studies";

/** Milliseconds after which the page goes on without an answer: until then the rules may be on their way. */
const PATIENCE = 1_000;

/** Vain tries after which the page asks no more: it would load what it cannot use again and again. */
const ENOUGH = 3;

export class Studying {
  private readonly answers = new WeakMap<object, Study | null>();
  /** How many answers have come. */
  private heard = $state(0);
  /** There is no answer yet, and the reader has waited long enough. */
  private late = $state(false);
  private next: Position | null = null;
  private asking = false;
  private vain = 0;

  /** @param missed is told that there is no answer, or not in time */
  constructor(
    private readonly missed: () => void = () => {},
    private readonly study: (position: Position) => Promise<Study> = studyHere,
  ) {}

  /** What the rules say about a state that was shown. Undefined: that is not known yet; null: they cannot be asked, as in a browser that is too old. */
  of(state: object): Study | null | undefined {
    void this.heard;
    const answer = this.answers.get(state);
    return answer === undefined && (this.late || this.vain >= ENOUGH) ? null : answer;
  }

  /** Ask about a position. Of those that come while another one is being answered, only the last is asked about. */
  ask(position: Position): void {
    if (this.answers.has(position.state) || this.vain >= ENOUGH) return;
    this.next = position;
    if (!this.asking) void this.work();
  }

  private async work(): Promise<void> {
    this.asking = true;
    while (this.next) {
      const position = this.next;
      this.next = null;
      const patience = setTimeout(() => {
        this.late = true;
        this.missed();
      }, PATIENCE);
      const answer = await this.study(position).catch(() => null);
      clearTimeout(patience);
      this.answers.set(position.state, answer);
      this.vain = answer ? 0 : this.vain + 1;
      this.late = false;
      this.heard += 1;
      if (!answer) this.missed();
    }
    this.asking = false;
  }
}
