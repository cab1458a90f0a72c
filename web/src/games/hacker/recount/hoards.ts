// What lay under the accounts when the match was over.
import { applied } from "../../../table/diff";
import { VALUES } from "../../../wire/hacker";
import type { Recounted } from "./story";

export interface Hoard {
  account: number;
  owner: number;
  /** Notes under it, by value. */
  notes: number[];
}

export const moneyIn = (notes: readonly number[]): number => notes.reduce((sum, count, value) => sum + count * (value + 1), 0);

/** In the order in which accounts are turned over: one of each player after another, the poorest one of each first. */
export function hoards({ board, state, steps, opened }: Recounted): Hoard[] {
  const { owner } = steps.reduce((now, step) => applied(now, step.diff), state);
  const all = Array.from({ length: board.accounts }, (_, account): Hoard => ({
    account,
    owner: owner[account],
    notes: opened?.under[account] ?? Array<number>(VALUES).fill(0),
  }));
  const place = (hoard: Hoard): number =>
    all.filter(
      (other) =>
        other.owner === hoard.owner &&
        (moneyIn(other.notes) < moneyIn(hoard.notes) || (moneyIn(other.notes) === moneyIn(hoard.notes) && other.account < hoard.account)),
    ).length;
  return all.toSorted((one, other) => place(one) - place(other) || one.owner - other.owner);
}
