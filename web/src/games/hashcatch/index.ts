import { type Action, CALLS, type Event } from "../../wire/hashcatch";
import type { Corner, GameModule } from "../game";
import Board from "./Board.svelte";
import { hint } from "./hints";
import { about, eventRules, inspect } from "./inspect";
import { cornerOf } from "./layout";
import { duration } from "./motion";
import { celebrate, noise } from "./noises";
import { pointsOf } from "./places";
import { expect, facts, type HashcatchScene, label, refused, tell, tried } from "./words";

const CORNERS: Corner[] = ["nw", "ne", "se", "sw"];
const WEIGHTY = new Set<Action["do"]>(["move", "attack", "bank", "bonus"]);

/** What a replay marks, the weightiest first. */
const MOMENTS: [Event["event"], string][] = [
  ["ended", "hashcatch-page-moment-ended"],
  ["cracked", "hashcatch-page-moment-cracked"],
  ["hacked", "hashcatch-page-moment-hacked"],
  ["chained", "hashcatch-page-moment-hashing"],
];

/** Moves are chosen on the board: token, then goal. Up to sixteen buttons with numbers would say less. */
export function offered({ legal }: HashcatchScene): Action[] {
  return legal.filter((each) => each.do !== "move");
}

export const hashcatch: GameModule = {
  name: "hashcatch",
  studied: true,
  Board,
  label,
  tried,
  refused,
  tell,
  expect,
  offered,
  weighty: (action: Action) => WEIGHTY.has(action.do),
  duration,
  points: (scene, seat) => (seat < scene.board.seats ? pointsOf(scene.board, scene.state, seat) : null),
  pointsRule: "HC-50",
  inspect,
  about,
  eventRules,
  facts,
  hint,
  corner: ({ board, state, seat: reader }, seat) => CORNERS[cornerOf(board, state, reader, seat)],
  noise,
  celebrate,
  calls: CALLS,
  moment: (events: Event[]) => MOMENTS.find(([kind]) => events.some((each) => each.event === kind))?.[1] ?? null,
};
