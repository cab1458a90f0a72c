// Which games' rules a page asks about its positions, and how. A game without a study is played with what the server says alone.
import type { Outcome, Tally } from "../../wire/wire";
import type { Kit } from "../kit";
import type { Rules } from "../module";
import { type BlackhatStudy, studyBlackhat } from "./blackhat";
import { type HashcatchStudy, standing, studyHashcatch } from "./hashcatch";
import { Looking, type Position } from "./looking";

/** What the rules say about a position, by game. */
export interface Studies {
  blackhat: BlackhatStudy;
  hashcatch: HashcatchStudy;
}
/** In every game: how each legal action can come out, by the action as JSON; and what each player would score if the round ended now. */
export interface Weighed {
  stakes: Record<string, Outcome[]>;
  tally: Tally[];
}
export type Study = Studies[keyof Studies] & Weighed;

type State = Position["state"];
interface Way<Game extends keyof Studies> {
  study: (look: Looking) => Studies[Game];
  /** Fields that a page is not sent, since they follow from others. */
  following?: (state: State) => State;
}
const STUDIES: { [Game in keyof Studies]: Way<Game> } = {
  blackhat: { study: studyBlackhat },
  hashcatch: { study: studyHashcatch, following: ({ place }) => ({ standing: standing(place as number[][]) }) },
};

export function isStudied(game: string): game is keyof Studies {
  return game in STUDIES;
}

export function studied<Game extends keyof Studies>(
  game: Game,
  kit: Kit,
  rules: Rules,
  { board, state, seat }: Pick<Position, "board" | "state" | "seat">,
): Studies[Game] & Weighed {
  const { study, following } = STUDIES[game];
  const look = new Looking(kit, rules, board, { ...state, ...following?.(state) }, seat);
  const stakes = Object.fromEntries(look.legal().map((action) => [JSON.stringify(action), look.stakes(look.with(), seat!, action)]));
  return { ...study(look), stakes, tally: seat === null ? [] : look.tally(seat) };
}
