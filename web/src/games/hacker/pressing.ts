// What pressing an account means outside a window: something is done there, or tried in vain; or nothing can be, and one takes a closer look.
import type { Action } from "../../wire/hacker";
import { type HackerScene, phaseOf } from "./places";

/** What would be done; where the rules do not offer it, they say why. */
export function pressed({ legal, state }: HackerScene, account: number): Action | null {
  const number = account + 1;
  if (legal.some((each) => each.do === "place")) return { do: "place", account: number };
  return phaseOf(state) === "choose" && legal.length ? { do: "protect", account: number } : null;
}
