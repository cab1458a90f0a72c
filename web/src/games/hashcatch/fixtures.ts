// Hashcatch's real game, for tests.
import type { Action, Board, Event, State } from "../../wire/hashcatch";
import game from "../fixtures/hashcatch-game.json";
import * as fixtures from "../fixtures/read";
import type { Say } from "../game";
import type { HashcatchScene } from "./words";

export const BOARD: Board = game.board;

/** A whole game of three, as scenes of whoever acts. */
export function scenes(): HashcatchScene[] {
  return fixtures.scenesOf(game as unknown as fixtures.Game<State, Event, Action, Board>);
}

export const PAGE_SENTENCES = { en: fixtures.pageSentences("hashcatch", "en"), de: fixtures.pageSentences("hashcatch", "de") };

export function sayIn(language: fixtures.Language): Say {
  return fixtures.sayIn("hashcatch", language);
}
