// What a seat means to do in a window, put together on the table, and the small steps in which the rules ask for it.
import { ACCOUNTS, type Action, HANDS, type State } from "../../wire/hacker";
import { choosesNow, type HackerScene, ownerOf, phaseOf } from "./places";

/** What the eyes are on: an account, or a seat's hands. Counted from 0. */
export type Eye = { account: number } | { seat: number };

/** What the rules already have of it: a sequence that was cut off cannot be taken back. */
export function committed({ state, seat }: HackerScene): number[] {
  return seat === null ? [] : handsOf(state, seat);
}

/** The accounts that a seat's hands will go to. */
function handsOf(state: State, seat: number): number[] {
  return state.plan[seat].flatMap((each) => (each ? [each - 1] : []));
}

/** The reader has something to choose now. */
export function isChoosing(scene: HackerScene): boolean {
  return scene.seat !== null && choosesNow(scene.state, scene.seat) && scene.state.ready[scene.seat] === 0;
}

/** Whether the reader's hands are on the table at all, and there is something to put in them. */
export function hasHands({ state, seat }: HackerScene): boolean {
  return seat !== null && seat !== state.turn && state.hand[seat] > 0;
}

/** The step that puts a hand on an account, and the one that the eyes take. */
export function slip(account: number): Action {
  return { do: "slip", account: account + 1 };
}

export function look(eye: Eye): Action {
  return "account" in eye ? { do: "watch", account: eye.account + 1 } : { do: "follow", seat: eye.seat };
}

/** Whether the rules offer this now. */
export function offers(scene: HackerScene, action: Action): boolean {
  const wanted = JSON.stringify(action);
  return scene.legal.some((each) => JSON.stringify(each) === wanted);
}

/** One more hand on an account. There are no more hands than have a virus to drop: the one put down first gives way, unless the rules have it already. */
export function withHand(scene: HackerScene, hands: readonly number[], account: number): number[] {
  const done = committed(scene);
  const room = Math.min(HANDS, scene.state.hand[scene.seat!]) - done.length;
  return [...done, ...[...hands.filter((each) => !done.includes(each)), account].slice(-room)];
}

export interface Plan {
  seat: number;
  hands: number[];
  eye: Eye | null;
}

/** Plans that the rules have, as far as the reader is shown them: the own one, or in a replay everybody's. */
export function plansMade({ board, state }: HackerScene): Plan[] {
  if (phaseOf(state) !== "window") return [];
  return Array.from({ length: board.seats }, (_, seat) => {
    const target = state.target[seat];
    const eye = target > ACCOUNTS ? { seat: target - ACCOUNTS - 1 } : target > 0 ? { account: target - 1 } : null;
    return { seat, hands: handsOf(state, seat), eye };
  }).filter((each) => each.hands.length || each.eye);
}

/** The plan as the rules ask for it: hands on rising accounts, then the eyes, which also say "ready". */
export function steps(scene: HackerScene, hands: readonly number[], eye: Eye): Action[] {
  const done = committed(scene);
  const slips = hands.filter((each) => !done.includes(each)).sort((a, b) => a - b);
  return [...slips.map(slip), look(eye)];
}

/** Viruses on the reader's own accounts do nothing (HK-14). */
export function wasted({ state, seat }: HackerScene, hands: readonly number[]): number[] {
  return hands.filter((account) => seat !== null && ownerOf(state, account) === seat);
}
