// What stays secret when a live round of Hacker is recounted: where notes went (HK-5). Like `games/hacker/recounting.py`; a fixture compares both.
import { HANDS, REACH, TICKS } from "../wire/hacker";
import type { Kit, RecordForm } from "./kit";
import { one } from "./spelling";

/** Covers, in what is told of a position, what stays secret; to be called with each position of the round in turn. */
export type Veil = (state: Uint8Array, told: Uint8Array) => void;

const NOWHERE = -1;

type Point = readonly [number, number];

/** Null in games in which nobody could tell from hands or eyes where something went. */
export function veilOf(kit: Kit, board: Uint8Array): Veil | null {
  return kit.recount && "hand_x" in kit.recount.later ? overHandsAndEyes(kit, board) : null;
}

/** Covers a player who brings a note to an account: each hand until it is back at the seat, because its way back would show where it was; the eyes until
 * they have looked elsewhere for a second. */
function overHandsAndEyes(kit: Kit, board: Uint8Array): Veil {
  const [seats, radius] = [one(kit.board, board, "seats") as number, one(kit.board, board, "gaze_radius") as number];
  const [homeX, homeY] = [one(kit.board, board, "seat_x") as number[], one(kit.board, board, "seat_y") as number[]];
  const covered = Array.from({ length: seats }, () => new Set<number>());
  const looked = new Map<number, Point>();
  /** The tick in which eyes last were where a note was brought. */
  const last = new Map<number, number>();
  return (state, told) => {
    const read = <T>(name: string): T => one(kit.state, state, name) as T;
    const [handX, handY] = [read<number[][]>("hand_x"), read<number[][]>("hand_y")];
    const [gazeX, gazeY, carried] = [read<number[]>("gaze_x"), read<number[]>("gaze_y"), read<number[]>("carried")];
    const [flows, tick] = [read<number>("flowing") === 1, read<number>("beats")];
    for (let seat = 0; seat < seats; seat++) {
      const looks: Point = [gazeX[seat], gazeY[seat]];
      const there = looked.get(seat);
      if (flows && carried[seat] > 0) {
        for (let hand = 0; hand < HANDS; hand++) covered[seat].add(hand);
        looked.set(seat, looks);
        last.set(seat, tick);
      } else if (there && !far(looks, there, radius)) last.set(seat, tick);
      else if (there && tick - last.get(seat)! > TICKS) looked.delete(seat);
      for (const hand of [...covered[seat]]) {
        const at: Point = [handX[seat][hand], handY[seat][hand]];
        const home = at[0] === NOWHERE || !far(at, [homeX[seat], homeY[seat]], REACH);
        if (carried[seat] === 0 && home) covered[seat].delete(hand);
        else for (const name of ["hand_x", "hand_y"]) hide(kit.state, told, name, seat * HANDS + hand);
      }
      if (looked.has(seat)) for (const name of ["gaze_x", "gaze_y"]) hide(kit.state, told, name, seat);
    }
  };
}

function far([x, y]: Point, [toX, toY]: Point, reach: number): boolean {
  return (x - toX) ** 2 + (y - toY) ** 2 > reach * reach;
}

function hide(form: RecordForm, told: Uint8Array, name: string, cell: number): void {
  const { at, size } = form.fields.find((each) => each.name === name)!;
  told.fill(255, at + cell * size, at + (cell + 1) * size); // −1, in however many bytes
}
