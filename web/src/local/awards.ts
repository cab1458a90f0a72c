// Small awards after a match, from what everyone was told in it. Like `kernel/awards.py`.
import type { Awarded } from "../wire/wire";
import type { AwardForm } from "./kit";
import type { Told } from "./module";

export class Jury {
  private readonly counts: number[][];

  constructor(
    private readonly awards: readonly AwardForm[],
    seats: number,
  ) {
    this.counts = awards.map(() => new Array<number>(seats).fill(0));
  }

  /** What everyone was told when a position came about; and what a field of that position says. */
  hear(told: readonly Told[], field: (name: string) => number[]): void {
    for (const [at, { event, to, owner, field: column, value }] of this.awards.entries())
      for (const { kind, fields } of told)
        if (kind === event && (column === undefined || fields[column] === value))
          this.counts[at][owner === undefined ? fields[to] : field(owner)[fields[to]]] += 1;
  }

  /** The awards so far: each to whoever has most of what it is for; not if all have as many. */
  get given(): Awarded[] {
    return this.awards.flatMap(({ code }, at) => {
      const counts = this.counts[at];
      const most = Math.max(...counts);
      if (Math.min(...counts) === most) return [];
      return [{ code, seats: counts.flatMap((count, seat) => (count === most ? [seat] : [])), times: most }];
    });
  }
}
