// What a seat means to do in a window, put together on the table, and the small steps in which the rules ask for it.
import { ACCOUNTS, type Action, HANDS, type State } from "../../wire/hacker";
import type { Say } from "../game";
import { choosesNow, type HackerScene, ownerOf, phaseOf } from "./places";

/** What the eyes are on: an account, or a seat's hands. Counted from 0. */
export type Eye = { account: number } | { seat: number };

export interface Refusal {
  code: string;
  params: Record<string, string | number>;
  rule: string;
}

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

export function whyNoHand(scene: HackerScene, hands: readonly number[], account: number, say: Say): Refusal | null {
  const { state, seat } = scene;
  const given = say("hacker-do-slip", { account: account + 1 });
  if (seat === null || seat === state.turn) return { code: "hacker-slip-away", params: { given }, rule: "HK-12" };
  if (hands.length >= HANDS) return { code: "hacker-slip-hands", params: { given }, rule: "HK-13" };
  if (state.hand[seat] <= hands.length) return { code: "hacker-slip-none", params: { given, viruses: state.hand[seat] }, rule: "HK-12" };
  const [before] = committed(scene);
  if (before !== undefined && account <= before)
    return { code: "hacker-slip-rising", params: { given, account: before + 1 }, rule: "HK-65" };
  return null;
}

export function whyNoEye({ state, seat }: HackerScene, eye: Eye, say: Say): Refusal | null {
  if (!("seat" in eye)) return null;
  const letter = "abcdefg"[eye.seat];
  const given = say("hacker-do-follow", { seat: letter });
  if (eye.seat === seat) return { code: "hacker-follow-self", params: { given }, rule: "HK-65" };
  if (eye.seat === state.turn) return { code: "hacker-follow-walker", params: { given, seat: letter }, rule: "HK-65" };
  return null;
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
  return [
    ...slips.map((account): Action => ({ do: "slip", account: account + 1 })),
    "account" in eye ? { do: "watch", account: eye.account + 1 } : { do: "follow", seat: eye.seat },
  ];
}

/** Viruses on the reader's own accounts do nothing (HK-14). */
export function wasted({ state, seat }: HackerScene, hands: readonly number[]): number[] {
  return hands.filter((account) => seat !== null && ownerOf(state, account) === seat);
}
