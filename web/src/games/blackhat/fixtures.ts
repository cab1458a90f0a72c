// Black Hat's real games, for tests.
import type { Action, Board, Event, State } from "../../wire/blackhat";
import any from "../fixtures/blackhat-any.json";
import options from "../fixtures/blackhat-options.json";
import network from "../fixtures/blackhat-network.json";
import robot from "../fixtures/blackhat-robot.json";
import * as fixtures from "../fixtures/read";
import type { Say } from "../game";
import { asked, studying } from "../../local/testing";
import type { BlackhatScene } from "./cards";

type Game = fixtures.Game<State, Event, Action, Board>;

const optionsOf = new WeakMap<object, fixtures.Options>();
/** What the rules say about a scene. */
export const study = await studying("blackhat", (board) => optionsOf.get(board));

/** The same scene with other facts, and what the rules say about it then. */
export function changed(scene: BlackhatScene, facts: Partial<BlackhatScene>): BlackhatScene {
  return asked({ ...scene, ...facts }, study);
}

function scenesOf(game: Game): BlackhatScene[] {
  optionsOf.set(game.board as object, game.options ?? {});
  return fixtures.scenesOf(game).map((each) => asked(each as BlackhatScene, study));
}

/** A whole game of four, with all options. */
export const OPTIONS: BlackhatScene[] = scenesOf(options as unknown as Game);
/** The beginning of a game of two. */
export const ROBOTS: BlackhatScene[] = scenesOf(robot as unknown as Game);

/** What the rules say about a true position: who is ahead; the sets that may be played, as four numbers, and who is ahead then; how many cards come with the hat, of which
 * kinds, and which of them without a choice; where each pawn could go, or ! if it is trapped. */
export interface Answers {
  ahead: number | null;
  sets: string[];
  pawns: string[][];
  company?: [count: number, kinds: number[], given: number[]];
}

/** The games with these answers: of four, of two, and the beginning of one of five in which any number may follow. */
export function answered(): { scene: BlackhatScene; rules: Answers }[] {
  return [options, robot, any].flatMap((game) => {
    const frames = game.frames as unknown as { rules?: Answers }[];
    return scenesOf(game as unknown as Game).flatMap((scene, at) => (frames[at].rules ? [{ scene, rules: frames[at].rules }] : []));
  });
}

/** A scene, and what the rules say about it. */
export interface Known {
  scene: BlackhatScene;
  /** All whole arrows, as names of two cells. */
  arrows: string[];
}

interface NetworkGame extends Omit<Game, "frames"> {
  frames: (fixtures.Frame<State, Event, Action> & {
    /** Only where they have changed. */
    arrows?: string;
  })[];
}

/** Positions of three games between players who play anything, with only as much of the state as the network reads. */
export function positions(): Known[] {
  return (network as unknown as NetworkGame[]).flatMap((game) => {
    let arrows: string[] = [];
    return scenesOf(game).map((scene, at): Known => {
      const frame = game.frames[at];
      if (frame.arrows) arrows = frame.arrows.split(" ");
      return { scene: changed(scene, { actors: [scene.seat!] }), arrows };
    });
  });
}

export const PAGE_SENTENCES = { en: fixtures.pageSentences("blackhat", "en"), de: fixtures.pageSentences("blackhat", "de") };

export function sayIn(language: fixtures.Language): Say {
  return fixtures.sayIn("blackhat", language);
}
