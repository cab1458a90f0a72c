// The reader's plan for the window that is open: the table and the action bar share it.
import type { Action, Event } from "../../wire/hacker";
import type { Say } from "../game";
import { type HackerScene } from "./places";
import { committed, type Eye, hasHands, isChoosing, type Refusal, steps, whyNoEye, whyNoHand } from "./plan";

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
  /** What is still to be said of a plan that is made. */
  private rest: Action[] = [];
  private window = "";

  get sending(): boolean {
    return this.rest.length > 0;
  }

  /** A new position: in a new window everything begins anew, and the eyes stay where they were. */
  renew(scene: HackerScene): void {
    const window = isChoosing(scene) ? `${scene.seat} ${scene.state.rounds} ${scene.state.beats} ${scene.board.seats}` : "";
    if (window === this.window) return;
    if (scene.state.rounds !== this.round) this.steady = false;
    this.round = scene.state.rounds;
    this.window = window;
    this.rest = [];
    this.hands = window ? committed(scene) : [];
    this.eye = window && this.last && !whyNoEye(scene, this.last, (code) => code) && inPlay(scene, this.last) ? this.last : null;
    this.tool = hasHands(scene) && this.hands.length === 0 ? "hand" : "eye";
  }

  /** A new match, or another reader: nothing is remembered. */
  forget(): void {
    this.last = null;
    this.report = null;
    this.window = "";
    this.steady = false;
  }

  tapAccount(scene: HackerScene, account: number, say: Say): Refusal | null {
    if (this.tool === "eye") return this.watch(scene, { account }, say);
    if (this.hands.includes(account)) {
      if (!committed(scene).includes(account)) this.hands = this.hands.filter((each) => each !== account);
      return null;
    }
    const why = whyNoHand(scene, this.hands, account, say);
    if (why) return why;
    this.steady = false;
    this.hands = [...this.hands, account];
    if (!this.eye || this.hands.length === 2 || scene.state.hand[scene.seat!] === this.hands.length) this.tool = "eye";
    return null;
  }

  /** Hands do not go to people: whatever the tool, it is the eyes that go there. */
  tapSeat(scene: HackerScene, seat: number, say: Say): Refusal | null {
    return this.watch(scene, { seat }, say);
  }

  private watch(scene: HackerScene, eye: Eye, say: Say): Refusal | null {
    const why = whyNoEye(scene, eye, say);
    // Something has to be watched: looking at the same thing again changes nothing.
    if (!why) this.eye = eye;
    return why;
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
    const wanted = JSON.stringify(next);
    // Something else has happened in the meantime, for example the clock has run out.
    if (!scene.legal.some((each) => JSON.stringify(each) === wanted)) {
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

/** Whether what the eyes were on is still there to be looked at. */
function inPlay({ board }: HackerScene, eye: Eye): boolean {
  return "account" in eye ? eye.account < board.accounts : eye.seat < board.seats;
}

/** One table is on the page at a time. */
export const planning = new Planning();
