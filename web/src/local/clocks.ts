// The players' clocks: some time for every decision, and a reserve for the whole match. Like `server/table/clocks.py`; they follow from the log alone.
import type { SeatClock, TableMessage } from "../wire/wire";

export type Pace = TableMessage["pace"];

/** Milliseconds for a decision, and for the whole match. */
const ALLOWANCES: Record<Pace, { move: number; reserve: number } | null> = {
  off: null,
  relaxed: { move: 45_000, reserve: 600_000 },
  quick: { move: 15_000, reserve: 90_000 },
};

export class Clocks {
  private readonly reserve: number[];
  /** The match time since which each seat is asked something. */
  private readonly since: (number | null)[];

  private constructor(
    private readonly move: number,
    reserve: number,
    seats: number,
  ) {
    this.reserve = Array.from({ length: seats }, () => reserve);
    this.since = Array.from({ length: seats }, () => null);
  }

  /** Null if nobody's time runs. */
  static at(pace: Pace, seats: number): Clocks | null {
    const allowance = ALLOWANCES[pace];
    return allowance && new Clocks(allowance.move, allowance.reserve, seats);
  }

  /** The same clocks, which stay as they are now. */
  copy(): Clocks {
    const twin = new Clocks(this.move, 0, 0);
    twin.reserve.push(...this.reserve);
    twin.since.push(...this.since);
    return twin;
  }

  /** What a seat was asked is answered, or no longer asked. */
  answered(seat: number, at: number): void {
    const since = this.since[seat];
    if (since === null) return;
    this.reserve[seat] = Math.max(0, this.reserve[seat] - Math.max(0, at - since - this.move));
    this.since[seat] = null;
  }

  asked(seat: number, at: number): void {
    this.since[seat] ??= at;
  }

  /** The first of these seats to run out of time, and the match time at which it does. */
  next(seats: readonly number[]): { at: number; seat: number } | null {
    const due = seats.flatMap((seat) => {
      const since = this.since[seat];
      return since === null ? [] : [{ at: since + this.move + this.reserve[seat], seat }];
    });
    return due.toSorted((a, b) => a.at - b.at || a.seat - b.seat)[0] ?? null;
  }

  /** For the wire. */
  told(now: number, running: boolean): SeatClock[] {
    return this.since.map((since, seat) => {
      const spent = since === null ? 0 : Math.max(0, now - since);
      const over = Math.max(0, spent - this.move);
      return {
        move: Math.max(0, this.move - spent),
        reserve: Math.max(0, this.reserve[seat] - over),
        running: running && since !== null,
      };
    });
  }
}
