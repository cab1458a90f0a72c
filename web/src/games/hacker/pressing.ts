// What pressing an account means outside a window: an action, a refusal with its reason, or a closer look.
import type { Action } from "../../wire/hacker";
import type { Say } from "../game";
import { height } from "./journal";
import { type HackerScene, ownerOf, phaseOf } from "./places";
import type { Refusal } from "./plan";

export function pressed(scene: HackerScene, account: number, say: Say): Action | Refusal | null {
  const { legal, seat, state } = scene;
  const number = account + 1;
  const found = legal.find((each) => (each.do === "place" || each.do === "protect") && each.account === number);
  if (found) return found;
  if (legal.some((each) => each.do === "place"))
    return { code: "hacker-place-own", params: { given: say("hacker-do-place", { account: number }), account: number }, rule: "HK-5" };
  if (phaseOf(state) === "choose" && legal.length) {
    const given = say("hacker-do-protect", { account: number });
    if (ownerOf(state, account) !== seat) return { code: "hacker-protect-own", params: { given, account: number }, rule: "HK-20" };
    if (height(state, seat, account) === 0) return { code: "hacker-protect-infected", params: { given, account: number }, rule: "HK-20" };
  }
  return null;
}
