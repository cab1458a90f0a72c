// Which games' rules a page asks about its positions, and how. A game without a study is played with what the server says alone.
import type { Kit } from "../kit";
import type { Rules } from "../module";
import { type BlackhatStudy, studyBlackhat } from "./blackhat";
import { type HashcatchStudy, studyHashcatch } from "./hashcatch";
import { Looking, type Position } from "./looking";

/** What the rules say about a position, by game. */
export interface Studies {
  blackhat: BlackhatStudy;
  hashcatch: HashcatchStudy;
}
export type Study = Studies[keyof Studies];

const STUDIES: { [Game in keyof Studies]: (look: Looking) => Studies[Game] } = { blackhat: studyBlackhat, hashcatch: studyHashcatch };

export function isStudied(game: string): game is keyof Studies {
  return game in STUDIES;
}

export function studied(
  game: keyof Studies,
  kit: Kit,
  rules: Rules,
  { board, state, seat }: Pick<Position, "board" | "state" | "seat">,
): Study {
  return STUDIES[game](new Looking(kit, rules, board, state, seat));
}
