// Hacker's real games, for tests.
import { applied } from "../../table/diff";
import type { Action, Board, Event, State } from "../../wire/hacker";
import firstRound from "../fixtures/hacker-beats.json";
import five from "../fixtures/hacker-five.json";
import recount from "../fixtures/hacker-recount.json";
import three from "../fixtures/hacker-three.json";
import windows from "../fixtures/hacker-windows.json";
import * as fixtures from "../fixtures/read";
import type { Say } from "../game";
import type { HackerScene } from "./places";
import type { Recounted } from "./recount/story";

export { LANGUAGES } from "../fixtures/read";

type Game = fixtures.Game<State, Event, Action, Board>;

/** A whole game of three. */
export const THREE: HackerScene[] = fixtures.scenesOf(three as unknown as Game);
/** A whole game of five with both advanced rules. */
export const FIVE: HackerScene[] = fixtures.scenesOf(five as unknown as Game);
export const ALL: HackerScene[] = [...THREE, ...FIVE];

interface Round {
  players: number;
  board: Board;
  state: State;
  steps: { diff: Record<string, unknown>; events: Event[]; legal: Action[] }[];
}

/** The first round of a live game of four, as seat 0 is shown it: a scene for every tick, and in protection for every choice. */
export function beats(): HackerScene[] {
  const { players: count, board, state: first, steps } = firstRound as unknown as Round;
  const players = fixtures.playersOf(count, 0);
  let state = first;
  const scene = (number: number, events: Event[], legal: Action[]): HackerScene => ({
    board,
    state,
    events,
    number,
    players,
    seat: 0,
    actors: players.map(({ seat }) => seat),
    legal,
    staged: null,
    speed: 1,
    live: state.flowing ? { tick: number, at: number * 100 } : null,
  });
  return [
    scene(0, [], []),
    ...steps.map(({ diff, events, legal }, at) => {
      state = applied(state, diff);
      return scene(at + 1, events, legal);
    }),
  ];
}

/** The first round of a live game of four, and of one in steps, as they are told afterwards. */
export const RECOUNT = recount as unknown as Recounted;
export const WINDOWS = windows as unknown as Recounted;

export const PAGE_SENTENCES = {
  en: fixtures.pageSentences("hacker", "en"),
  de: fixtures.pageSentences("hacker", "de"),
  it: fixtures.pageSentences("hacker", "it"),
};

export function sayIn(language: fixtures.Language): Say {
  return fixtures.sayIn("hacker", language);
}
