// A finished match as a row of positions.
import { applied, type Fields } from "../table/diff";
import type { Replay } from "../wire/wire";
import { type AnyEvent, type GameModule } from "../games/game";

export interface Still {
  state: Fields;
  events: AnyEvent[];
  /** Who acted; -1: the table; null: the opening. */
  seat: number | null;
  /** Which of the replay's steps it belongs to; null: the opening. */
  step: number | null;
  points: number[] | null;
  /** A tick of a live round: shown for as long as it lasted. */
  tick: boolean;
}

/** Every position from the opening to the end. Unchanged fields are shared, so a long match stays small. What a game tells in several acts
 * is several stills: all but the last stand on the position before. */
export function reel(replay: Replay, module: Pick<GameModule, "acts"> | null = null): Still[] {
  const stills: Still[] = [{ state: replay.state, events: replay.opening, seat: null, step: null, points: null, tick: false }];
  for (const [number, step] of replay.steps.entries()) {
    const before = stills[stills.length - 1];
    const acts = module?.acts?.(step.events) ?? [step.events];
    for (const events of acts.slice(0, -1)) stills.push({ ...before, events, seat: step.seat, step: number, tick: false });
    stills.push({
      state: applied(before.state, step.diff),
      events: acts[acts.length - 1],
      seat: step.seat,
      step: number,
      points: step.points,
      tick: step.action.do === "tick",
    });
  }
  return stills;
}
