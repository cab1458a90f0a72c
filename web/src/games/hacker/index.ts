import { type Action, CALLS, type Event, type State } from "../../wire/hacker";
import { type AnyEvent, type GameModule } from "../game";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import { hint } from "./hints";
import { about, eventRules, inspect } from "./inspect";
import { acts, afterwards, calm, duration, still } from "./motion";
import { flows, type HackerScene, phaseOf } from "./places";
import Finale from "./recount/Finale.svelte";
import { celebrate, noise } from "./noises";
import Recount from "./recount/Recount.svelte";
import Tray from "./Tray.svelte";
import { ending, expect, facts, fold, label, points, tell } from "./words";

/** What costs a note if it was a slip of the finger. A plan has its own button. */
const WEIGHTY = new Set<Action["do"]>(["name"]);

/** What a replay marks, the weightiest first. */
const MOMENTS: [(event: Event) => boolean, string][] = [
  [(event) => event.event === "counted", "hacker-page-moment-end"],
  [(event) => event.event === "turned" && event.side === "down", "hacker-page-moment-turned"],
  [(event) => event.event === "round", "hacker-page-moment-round"],
  [(event) => event.event === "named" && event.outcome === "wrong", "hacker-page-moment-wrong"],
  [(event) => event.event === "named" && event.outcome === "right", "hacker-page-moment-right"],
];

/** Suspects and notes have buttons, too; oneself, whom one may name as well, comes last. All else is chosen on the table, or in
 * the tray. */
export function offered({ legal, seat }: HackerScene): Action[] {
  const self = (each: Action): number => (each.do === "name" && each.seat === seat ? 1 : 0);
  return legal
    .filter((each) => each.do === "name" || each.do === "take" || each.do === "decline")
    .sort((one, other) => self(one) - self(other));
}

export const hacker: GameModule = {
  name: "hacker",
  Board,
  Tray,
  Badge,
  since: (state: State) => (state.face_down ? (event: AnyEvent) => event.event === "turned" : null),
  brisk: flows,
  label,
  tell,
  fold,
  expect,
  offered,
  weighty: (action: Action) => WEIGHTY.has(action.do),
  duration,
  still,
  acts,
  calm,
  afterwards,
  points,
  pointsRule: "HK-30",
  inspect,
  about,
  eventRules,
  facts,
  hint,
  ending,
  Recount,
  Finale,
  // While accounts lie face down a round that is over would tell whose they are (HK-40).
  lastRound: ({ state }: HackerScene) => (state.face_down ? 0 : phaseOf(state) === "over" ? state.rounds : Math.max(0, state.rounds - 1)),
  noise,
  celebrate,
  calls: CALLS,
  // Anywhere: to point where one looks oneself would give one's eyes away.
  place: ({ board }: HackerScene) => Math.floor(Math.random() * board.accounts),
  moment: (events: Event[]) => MOMENTS.find(([is]) => events.some(is))?.[1] ?? null,
};
