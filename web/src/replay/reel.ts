// A finished match as a row of positions.
import { applied, type Fields } from "../table/diff";
import type { Replay } from "../wire/wire";
import { type AnyEvent } from "../games/game";

export interface Still {
  state: Fields;
  events: AnyEvent[];
  /** Who acted; -1: the table; null: the opening. */
  seat: number | null;
  points: number[] | null;
  /** A tick of a live round: shown for as long as it lasted. */
  tick: boolean;
}

/** Every position from the opening to the end. Unchanged fields are shared, so a long match stays small. */
export function reel(replay: Replay): Still[] {
  const stills: Still[] = [{ state: replay.state, events: replay.opening, seat: null, points: null, tick: false }];
  for (const step of replay.steps) {
    stills.push({
      state: applied(stills[stills.length - 1].state, step.diff),
      events: step.events,
      seat: step.seat,
      points: step.points,
      tick: step.action.do === "tick",
    });
  }
  return stills;
}
