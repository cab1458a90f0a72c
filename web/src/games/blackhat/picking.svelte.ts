// What the reader is choosing: cards of a hand, or of a Black Hat trick. The board and the action bar share it.
import type { Action } from "../../wire/blackhat";
import type { Say } from "../game";
import { type BlackhatScene, cardsOf, isPlaying } from "./cards";
import { phaseOf } from "./network/places";
import { pickupOf, steps, toggled } from "./pickup";
import { isPossible, playOf, possible, type Refusal, setFrom, tapped, whyNot } from "./sets";
import { type PlayedSet, sizeOf } from "./trick";

class Picking {
  /** Keys of cards in the hand that is to play. */
  chosen = $state.raw<string[]>([]);
  /** Keys of cards in the trick, to come with the hat. */
  picked = $state.raw<string[]>([]);
  /** Why the choice was begun anew. */
  note = $state.raw<Refusal | null>(null);
  /** What is still to be said for a choice that has been made: the rules ask for it bit by bit. */
  private plan: Action[] = [];

  clear(): void {
    this.chosen = [];
    this.picked = [];
    this.note = null;
  }

  /** A new position: the choice stands only as long as it is asked for. */
  renew(): void {
    if (!this.plan.length) this.clear();
  }

  /** Go on with what has been chosen, as soon as it is asked for. */
  carryOn(scene: BlackhatScene, choose: (action: Action) => void): void {
    if (!this.plan.length || !scene.legal.length) return;
    const [next, ...rest] = this.plan;
    const wanted = JSON.stringify(next);
    // Something else has happened in the meantime, for example the clock has run out.
    if (!scene.legal.some((each) => JSON.stringify(each) === wanted)) {
      this.plan = [];
      return;
    }
    this.plan = rest;
    choose(next);
  }

  /** @param vain is told of what cannot be: with the reason, or as an action that the rules refuse */
  tap(scene: BlackhatScene, key: string, say: Say, vain: (why: Refusal | Action) => void): void {
    const plays = possible(scene);
    if (!plays.length) {
      const card = cardsOf(scene.state, scene.state.turn).find((each) => each.key === key);
      const alone = card && setFrom([card], scene.state.turn);
      if (alone && scene.legal.length && !isPlaying(scene.state)) vain(playOf(alone));
      return;
    }
    const { chosen, why } = tapped(scene, plays, this.chosen, key, say);
    const same = chosen.length === this.chosen.length && chosen.every((each) => this.chosen.includes(each));
    this.note = why && !same && "code" in why ? why : null;
    if (why && !this.note) vain(why);
    this.chosen = chosen;
  }

  /** The chosen cards as a set; null if they are none. */
  set(scene: BlackhatScene): PlayedSet | null {
    return setFrom(this.cards(scene), scene.state.turn);
  }

  /** Whether what is chosen can be played. */
  ready(scene: BlackhatScene): boolean {
    return isPossible(possible(scene), this.set(scene));
  }

  play(scene: BlackhatScene, choose: (action: Action) => void, say: Say, vain: (why: Refusal | Action) => void): void {
    const set = this.set(scene);
    if (!isPossible(possible(scene), set)) {
      const why = whyNot(scene, this.cards(scene), say);
      if (why && this.chosen.length) vain(why);
      return;
    }
    const play = playOf(set);
    const phase = phaseOf(scene.state);
    if (phase === "lead" || phase === "answer") {
      this.plan = [play];
      choose({ do: phase === "lead" ? "lead" : "follow", size: sizeOf(set) });
    } else choose(play);
    this.note = null;
  }

  tapTrick(scene: BlackhatScene, key: string): void {
    const pickup = pickupOf(scene);
    if (pickup?.choice.some((each) => each.key === key)) this.picked = toggled(pickup, this.picked, key);
  }

  keep(scene: BlackhatScene, choose: (action: Action) => void): void {
    const pickup = pickupOf(scene);
    if (!pickup || (pickup.choice.length && this.picked.length !== pickup.count)) return;
    const [first, ...rest] = steps(pickup, this.picked);
    this.plan = rest;
    choose(first);
  }

  private cards(scene: BlackhatScene) {
    return cardsOf(scene.state, scene.state.turn).filter((each) => this.chosen.includes(each.key));
  }
}

/** One table is on the page at a time. */
export const picking = new Picking();
