// The reader's plan for the window that is open: the table and the action bar share it.
import type { Action, Event } from "../../wire/hacker";
import { type HackerScene } from "./places";
import { committed, type Eye, hasHands, isChoosing, look, offers, slip, steps, withHand } from "./plan";

/** What was seen in the window that has just passed. */
export interface Report {
  eye: Eye | null;
  saw: { seat: number; account: number }[];
}

class Planning {
  tool = $state<"hand" | "eye">("hand");
  hands = $state.raw<number[]>([]);
  eye = $state.raw<Eye | null>(null);
  report = $state.raw<Report | null>(null);
  /** Windows pass by themselves: hands still, eyes where they were. Not only for empty hands, or it would tell that they are empty. */
  steady = $state(false);
  private round = 0;
  /** What the eyes were on last: most people keep watching the same thing. */
  private last: Eye | null = null;
  /** The same, until it is known whether they may be there in this window. */
  private again: Eye | null = null;
  /** What is still to be said of a plan that is made. */
  private rest: Action[] = [];
  private window = "";

  get sending(): boolean {
    return this.rest.length > 0;
  }

  /** A new position: in a new window everything begins anew, and the eyes stay where they were. */
  renew(scene: HackerScene): void {
    const window = isChoosing(scene) ? `${scene.seat} ${scene.state.rounds} ${scene.state.beats} ${scene.board.seats}` : "";
    if (window !== this.window) this.begin(scene, window);
    if (!this.again || !scene.legal.length) return;
    if (offers(scene, look(this.again))) this.eye = this.again;
    this.again = null;
  }

  private begin(scene: HackerScene, window: string): void {
    if (scene.state.rounds !== this.round) this.steady = false;
    this.round = scene.state.rounds;
    this.window = window;
    this.rest = [];
    this.hands = window ? committed(scene) : [];
    this.eye = null;
    this.again = window ? this.last : null;
    this.tool = hasHands(scene) && this.hands.length === 0 ? "hand" : "eye";
  }

  /** A new match, or another reader: nothing is remembered. */
  forget(): void {
    this.last = null;
    this.report = null;
    this.window = "";
    this.steady = false;
  }

  /** What was tried in vain; why, the rules say. */
  tapAccount(scene: HackerScene, account: number): Action | null {
    if (this.tool === "eye") return this.watch(scene, { account });
    if (this.hands.includes(account)) {
      if (!committed(scene).includes(account)) this.hands = this.hands.filter((each) => each !== account);
      return null;
    }
    if (!offers(scene, slip(account))) return slip(account);
    this.steady = false;
    this.hands = withHand(scene, this.hands, account);
    if (!this.eye || this.hands.length === 2 || scene.state.hand[scene.seat!] === this.hands.length) this.tool = "eye";
    return null;
  }

  /** Hands do not go to people: whatever the tool, it is the eyes that go there. */
  tapSeat(scene: HackerScene, seat: number): Action | null {
    return this.watch(scene, { seat });
  }

  private watch(scene: HackerScene, eye: Eye): Action | null {
    if (!offers(scene, look(eye))) return look(eye);
    // Something has to be watched: looking at the same thing again changes nothing.
    this.eye = eye;
    return null;
  }

  /** Let go of what was taken up last. False: there was nothing. */
  drop(scene: HackerScene): boolean {
    const free = this.hands.filter((each) => !committed(scene).includes(each));
    if (!free.length && !this.eye) return false;
    if (this.tool === "eye" && this.eye) this.eye = null;
    else if (free.length) this.hands = this.hands.filter((each) => each !== free[free.length - 1]);
    else this.eye = null;
    return true;
  }

  done(scene: HackerScene, choose: (action: Action) => void): void {
    if (!this.eye || !scene.legal.length) return;
    this.last = this.eye;
    const [first, ...rest] = steps(scene, this.hands, this.eye);
    this.rest = rest;
    choose(first);
  }

  /** Go on with the plan, as soon as the next step is asked for. */
  carryOn(scene: HackerScene, choose: (action: Action) => void): void {
    if (!this.rest.length || !scene.legal.length) return;
    const [next, ...rest] = this.rest;
    // Something else has happened in the meantime, for example the clock has run out.
    if (!offers(scene, next)) {
      this.rest = [];
      return;
    }
    this.rest = rest;
    choose(next);
  }

  /** What the reader has seen, to be read while the next window is open. */
  hear(events: readonly Event[]): void {
    if (events.some((each) => each.event === "left" || each.event === "protecting" || each.event === "round")) this.report = null;
    if (!events.some((each) => each.event === "passed")) return;
    const saw = events.flatMap((each) => (each.event === "saw" ? [{ seat: each.seat, account: each.account - 1 }] : []));
    const looked = saw.length > 0 || events.some((each) => each.event === "nothing");
    this.report = looked ? { eye: this.last, saw } : null;
  }
}

/** One table is on the page at a time. */
export const planning = new Planning();
