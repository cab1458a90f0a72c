// What a clock shows between two messages of the server, which alone decides when time is up.
import type { SeatClock } from "../wire/wire";

export interface Left {
  /** Milliseconds for this decision, then of the reserve. */
  move: number;
  reserve: number;
}

export function left(clock: SeatClock, passed: number): Left {
  if (!clock.running) return { move: clock.move, reserve: clock.reserve };
  return { move: Math.max(0, clock.move - passed), reserve: Math.max(0, clock.reserve - Math.max(0, passed - clock.move)) };
}

export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
