// Black Hat's real games, for tests.
import type { Action, Board, Event, State } from "../../wire/blackhat";
import options from "../fixtures/blackhat-options.json";
import network from "../fixtures/blackhat-network.json";
import robot from "../fixtures/blackhat-robot.json";
import * as fixtures from "../fixtures/read";
import type { Say } from "../game";
import type { BlackhatScene } from "./cards";

type Game = fixtures.Game<State, Event, Action, Board>;

/** A whole game of four, with all options. */
export const OPTIONS: BlackhatScene[] = fixtures.scenesOf(options as unknown as Game);
/** The beginning of a game of two. */
export const ROBOTS: BlackhatScene[] = fixtures.scenesOf(robot as unknown as Game);

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
    return fixtures.scenesOf(game).map((scene, at): Known => {
      const frame = game.frames[at];
      if (frame.arrows) arrows = frame.arrows.split(" ");
      return { scene: { ...scene, actors: [scene.seat!] }, arrows };
    });
  });
}

export const PAGE_SENTENCES = { en: fixtures.pageSentences("blackhat", "en"), de: fixtures.pageSentences("blackhat", "de") };

export function sayIn(language: fixtures.Language): Say {
  return fixtures.sayIn("blackhat", language);
}
