// When the live steps of a lesson are done, when they have been missed, and what counts in them. Like the functions in `games/hacker/lesson.py`; a test takes the
// lesson in both, and compares after every tick.
import { REACH, TRUTH } from "../wire/hacker";
import type { Kit } from "./kit";
import { one } from "./spelling";

/** A field of the board or of the state. */
export type Field = <T>(name: string) => T;

export interface Goal {
  reached: (field: Field) => boolean;
  /** It cannot be reached any more, because the learner took too long. */
  missed?: (field: Field) => boolean;
  /** Which of the learner's legal actions count, besides where hands and eyes go; none: none does. */
  takes?: (field: Field, action: Record<string, unknown>) => boolean;
}

const LEARNER = 0;
/** The learner's account that is attacked, and the one that the learner attacks. */
const WATCHED = 7;
const TARGET = 1;
/** So near to something one looks at it. */
const NEAR = 12;
const FLOW = 8;

const sitsDown = (field: Field): boolean => field<number>("seated") === 1;
const isProtecting = (field: Field): boolean => field<number>("phase") !== FLOW;
const isAttacked = (field: Field, account: number): boolean => field<number[][]>("lies")[TRUTH].includes(account + 1);
/** The last walker is home: nobody may drop a virus any more. */
const tooLate = (field: Field): boolean => isProtecting(field) || (sitsDown(field) && field<number>("walk") >= field<number>("seats") - 1);

/** The whole part of a distance, as the rules count it. */
function between(x: number, y: number, toX: number, toY: number): number {
  return Math.floor(Math.sqrt((toX - x) ** 2 + (toY - y) ** 2));
}

/** The account that a hand of the learner's is over, the nearest one; −1: none. */
function accountUnder(field: Field, hand: number): number {
  const [x, y] = [field<number[][]>("hand_x")[LEARNER][hand], field<number[][]>("hand_y")[LEARNER][hand]];
  if (x < 0) return -1;
  const [spotX, spotY] = [field<number[]>("spot_x"), field<number[]>("spot_y")];
  const far = Array.from({ length: field<number>("accounts") }, (_, account) => between(x, y, spotX[account], spotY[account]));
  const nearest = Math.min(...far);
  return nearest <= REACH ? far.indexOf(nearest) : -1;
}

const HACKER: Record<string, Goal> = {
  walk: { reached: (field) => field<number>("facing") === 1, missed: sitsDown },
  bank: { reached: sitsDown },
  place: { reached: (field) => field<number>("turn") !== LEARNER, takes: (_, action) => action.do === "place" },
  look: {
    reached: (field) => {
      const [x, y] = [field<number[]>("gaze_x")[LEARNER], field<number[]>("gaze_y")[LEARNER]];
      return between(x, y, field<number[]>("spot_x")[WATCHED], field<number[]>("spot_y")[WATCHED]) <= NEAR;
    },
    missed: tooLate,
  },
  watch: { reached: (field) => isAttacked(field, WATCHED), missed: tooLate },
  slip: {
    reached: (field) => isAttacked(field, TARGET),
    missed: tooLate,
    takes: (field, action) => action.do === "drop" && accountUnder(field, (action.hand as number) - 1) === TARGET,
  },
  home: { reached: isProtecting },
};
const GOALS: Record<string, Record<string, Goal>> = { hacker: HACKER };

export function goalOf(kit: Kit, words: string): Goal {
  const found = GOALS[kit.name]?.[words];
  if (!found) throw new Error(`the lesson of ${kit.name} has a live step that this page does not know: ${words}`);
  return found;
}

/** How fields of a position are read. */
export function fieldsOf(kit: Kit, board: Uint8Array, state: Uint8Array): Field {
  return <T>(name: string): T => {
    const inState = kit.state.fields.some((each) => each.name === name);
    return one(inState ? kit.state : kit.board, inState ? state : board, name) as T;
  };
}
