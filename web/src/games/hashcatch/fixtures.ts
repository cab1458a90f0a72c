// Hashcatch's real game, for tests.
import type { Action, Board, Event, State } from "../../wire/hashcatch";
import game from "../fixtures/hashcatch-game.json";
import * as fixtures from "../fixtures/read";
import { asked, studying } from "../../local/testing";
import type { Say } from "../game";
import type { HashcatchScene } from "./words";

export const BOARD: Board = game.board;

/** A whole game of three, as scenes of whoever acts. */
export function scenes(): HashcatchScene[] {
  const all: HashcatchScene[] = fixtures.scenesOf(game as unknown as fixtures.Game<State, Event, Action, Board>);
  return all.map((each) => asked(each, study));
}

/** What the rules say about a scene. */
export const study = await studying("hashcatch");

/** The same scene with other facts, and what the rules say about it then. */
export function changed(scene: HashcatchScene, facts: Partial<HashcatchScene>): HashcatchScene {
  return asked({ ...scene, ...facts }, study);
}

export const PAGE_SENTENCES = { en: fixtures.pageSentences("hashcatch", "en"), de: fixtures.pageSentences("hashcatch", "de") };

export function sayIn(language: fixtures.Language): Say {
  return fixtures.sayIn("hashcatch", language);
}
