import { type Action, CALLS, type Event } from "../../wire/blackhat";
import type { GameModule } from "../game";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { type BlackhatScene, isPlaying, nameOf } from "./cards";
import { hint } from "./hints";
import { about, eventRules, inspect } from "./inspect";
import { duration } from "./motion";
import { networkDuration } from "./network/motion";
import { celebrate, noise } from "./noises";
import Tray from "./Tray.svelte";
import { aim, ending, expect, facts, label, tell, tried } from "./words";

const WEIGHTY = new Set<Action["do"]>(["move", "send", "mark", "lay", "trace"]);
/** What is chosen with cards, in the hand or in the trick. */
const BY_CARDS = new Set<Action["do"]>(["lead", "follow", "play", "take", "keep", "pick"]);

/** What a replay marks, the weightiest first. */
const MOMENTS: [Event["event"], string][] = [
  ["ended", "blackhat-page-moment-ended"],
  ["revealed", "blackhat-page-moment-revealed"],
  ["eliminated", "blackhat-page-moment-eliminated"],
  ["jailed", "blackhat-page-moment-jailed"],
  ["scored", "blackhat-page-moment-scored"],
  ["took", "blackhat-page-moment-hatted"],
  ["kept", "blackhat-page-moment-hatted"],
];

/** Buttons only for what has no place on the network: all else is tapped there, or reached with arrow keys. Where the rules cannot be asked what a choice leads to,
 * it is made step by step: a size, a pick-up, the cards that come with the hat. */
export function offered({ state, legal, study }: BlackhatScene): Action[] {
  if (study === null) return legal.filter((each) => each.do !== "play" && !WEIGHTY.has(each.do));
  if (isPlaying(state)) return [];
  return legal.filter((each) => !BY_CARDS.has(each.do) && !WEIGHTY.has(each.do));
}

export const blackhat: GameModule = {
  name: "blackhat",
  Board,
  nameOf,
  tallied: ({ tally, seat }, say) => {
    const points = seat === null ? null : tally?.[seat]?.points;
    return points === null || points === undefined ? null : say("blackhat-page-tally", { points });
  },
  fewest: true,
  studied: true,
  Tray,
  Badge,
  label,
  tried,
  tell,
  expect,
  weighty: (action: Action) => WEIGHTY.has(action.do),
  offered,
  duration: (events: Event[]) => duration(events, networkDuration(events)),
  points: (scene, seat) => scene.state.points[seat] ?? null,
  pointsRule: "BH-91",
  inspect,
  about,
  eventRules,
  facts,
  hint,
  ending,
  aim,
  noise,
  celebrate,
  calls: CALLS,
  moment: (events: Event[]) => MOMENTS.find(([kind]) => events.some((each) => each.event === kind))?.[1] ?? null,
};
