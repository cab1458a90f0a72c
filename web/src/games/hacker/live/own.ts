// What the reader does on a live table: two hands and the eyes, which obey at once; and errands, which are sent to the server
// when the hand has really come where it has to be.
import { type Action, type Board, REACH, type State } from "../../../wire/hacker";
import { distance, type Point } from "../geometry";
import { ownerOf } from "../places";
import { Led, whole } from "./motion";
import { accountAt, BOTH_HANDS, gazeOf, handOf, infecting, seatOf, spotOf, takesNote } from "./sight";

/** How near to an account a tap is meant for it; they lie about 26 apart. */
const TAP = 14;
/** How near to the own seat a tap calls the hand home. */
const HOME = 16;
/** Milliseconds until an errand is sent although the hand has not come: then the server says why not. */
const PATIENCE = 900;
/** Milliseconds in which a hand is not asked twice: a double click is one. */
const TWICE = 300;
/** Milliseconds after a note was placed in which hands do nothing: a second tap was meant for the note. */
const REST = 1000;
/** Milliseconds in which a virus may be let go on an own account after it was asked whether that is meant. */
export const SURE = 4000;

interface Errand {
  do: "drop" | "place";
  account: number;
  until: number;
}

/** What comes of it. */
export interface Doing {
  steer: (inputs: Action[]) => void;
  choose: (action: Action) => void;
  /** A hand cannot do that; why, and by which rule. */
  refuse: (hand: number, code: string, rule: string) => void;
  /** A virus on an own account is wasted (HK-14): does the reader mean it? Letting go once more is the answer. */
  ask: (hand: number, account: number) => void;
}

export class Own {
  readonly hands: readonly [Led, Led];
  readonly eyes: Led;
  /** The hand that a tap without a side means. */
  active = 0;
  private errands: (Errand | null)[] = [null, null];
  /** When each hand was last told to let go. */
  private readonly letGoAt = [-TWICE, -TWICE];
  private state!: State;
  /** Until when hands do nothing. */
  private resting = -Infinity;
  /** Which hand was asked, for which account, and when. */
  private asked: { hand: number; account: number; at: number } | null = null;
  /** Time passes: what the reader does is heard. */
  private live = false;
  /** Where the eyes shall go as soon as it does. */
  private wished: Point | null = null;

  constructor(
    private readonly board: Board,
    readonly seat: number,
    private readonly doing: Doing,
  ) {
    this.hands = [new Led(board.hand_speed), new Led(board.hand_speed)];
    this.eyes = new Led(board.gaze_speed);
  }

  heard(state: State, now: number, live = true): void {
    const { seat } = this;
    // The note is placed, by this reader or because time was up.
    if (this.state?.carried[seat] > 0 && state.carried[seat] === 0) this.rest(now);
    this.state = state;
    this.live = live;
    // After a break nobody means any more what was under way before it.
    if (!live) this.errands = [null, null];
    for (const hand of BOTH_HANDS)
      this.hands[hand].heard(handOf(state, seat, hand), { x: state.goal_x[seat][hand], y: state.goal_y[seat][hand] }, now);
    this.eyes.heard(gazeOf(state, seat), { x: state.look_x[seat], y: state.look_y[seat] }, now);
    for (const hand of BOTH_HANDS) this.run(hand, now);
    if (live && this.wished) this.lookAt(this.wished, now);
  }

  lookAt(point: Point, now: number): void {
    this.wished = this.live ? null : point;
    if (!this.live) return;
    if (this.eyes.aim(point, now)) this.doing.steer([{ do: "look", ...whole(point) }]);
  }

  lead(hand: number, point: Point, now: number): void {
    if (!this.hands[hand].present || !this.live) return;
    this.active = hand;
    this.errands[hand] = null;
    if (this.hands[hand].aim(point, now)) this.doing.steer([{ do: "steer", hand: hand + 1, ...whole(point) }]);
  }

  home(hand: number, now: number): void {
    this.lead(hand, seatOf(this.board, this.seat), now);
  }

  private takesNote(account: number): boolean {
    return takesNote(this.state, this.seat, account);
  }

  loaded(hand: number): boolean {
    return this.state.loaded[this.seat][hand] === 1;
  }

  /** The account under a hand as the reader sees it: it may be a little ahead of the server. */
  over(hand: number): number | null {
    return this.hands[hand].present ? accountAt(this.board, this.state, this.hands[hand].here) : null;
  }

  private rest(now: number): void {
    this.resting = now + REST;
    this.errands = [null, null];
    this.asked = null;
  }

  /** A click or tap. `meant`: the hand it is for; null: whichever suits. */
  tap(point: Point, meant: number | null, now: number): void {
    if (now < this.resting) return;
    const account = accountAt(this.board, this.state, point, TAP);
    if (account !== null) return this.tapAccount(account, meant, now);
    const hand = meant ?? this.suited();
    if (distance(point, seatOf(this.board, this.seat)) <= HOME) this.home(hand, now);
    else this.lead(hand, point, now);
  }

  tapAccount(account: number, meant: number | null, now: number): void {
    if (now < this.resting) return;
    const near = (hand: number) => distance(this.hands[hand].here, spotOf(this.state, account));
    const nearest = near(0) <= near(1) ? 0 : 1;
    if (this.takesNote(account)) {
      const hand = meant ?? nearest;
      this.lead(hand, spotOf(this.state, account), now);
      this.errands[hand] = { do: "place", account, until: now + PATIENCE + 4000 };
      return this.run(hand, now);
    }
    const waiting = BOTH_HANDS.find((hand) => (meant === null || meant === hand) && this.over(hand) === account && this.loaded(hand));
    if (waiting !== undefined) return this.letGo(waiting, now);
    this.lead(meant ?? this.suited(), spotOf(this.state, account), now);
  }

  /** Drop what is in a hand, or place the note, where it is. */
  letGo(hand: number, now: number): void {
    if (now < this.resting) return;
    const account = this.over(hand) ?? accountAt(this.board, this.state, this.hands[hand].told);
    this.active = hand;
    if (account !== null && this.takesNote(account)) this.errands[hand] = { do: "place", account, until: now + PATIENCE };
    else if (account !== null && this.loaded(hand)) {
      if (ownerOf(this.state, account) === this.seat && !this.isSure(hand, account, now)) return;
      this.errands[hand] = { do: "drop", account, until: now + PATIENCE };
    } else return this.explain(hand);
    this.run(hand, now);
  }

  /** Whether the reader was asked a moment ago about this hand and account; if not, the reader is asked now. */
  private isSure(hand: number, account: number, now: number): boolean {
    const { asked } = this;
    const same = asked?.hand === hand && asked.account === account && now - asked.at < SURE;
    // A double click is no answer.
    if (same) return now - asked.at >= TWICE;
    this.asked = { hand, account, at: now };
    this.doing.ask(hand, account);
    return false;
  }

  private explain(hand: number): void {
    if (!infecting(this.board, this.state)) this.doing.refuse(hand, "hacker-drop-late", "HK-15");
    else if (!this.loaded(hand)) this.doing.refuse(hand, "hacker-drop-empty", "HK-13");
    else this.doing.refuse(hand, "hacker-drop-nowhere", "HK-60");
  }

  step(now: number): void {
    for (const led of [...this.hands, this.eyes]) led.step(now);
  }

  /** The hand for a tap that names none: the active one, unless only the other has a virus. */
  private suited(): number {
    return !this.loaded(this.active) && this.loaded(1 - this.active) ? 1 - this.active : this.active;
  }

  private run(hand: number, now: number): void {
    const errand = this.errands[hand];
    if (!errand) return;
    const { told } = this.hands[hand];
    const there = told.x >= 0 && Math.floor(distance(told, spotOf(this.state, errand.account))) <= REACH;
    if (!there && now < errand.until) return;
    this.errands[hand] = null;
    if (now < this.letGoAt[hand] + TWICE) return;
    this.letGoAt[hand] = now;
    if (errand.do === "place") this.rest(now);
    this.asked = null;
    this.doing.choose(errand.do === "drop" ? { do: "drop", hand: hand + 1 } : { do: "place", account: errand.account + 1 });
  }
}
