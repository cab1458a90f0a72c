import { describe, expect, it } from "vitest";
import type { Action } from "../../../wire/hacker";
import { beats } from "../fixtures";
import { doingOf } from "./hands";
import { accountAt, BOTH_HANDS, gazeRadius, handOf, infecting, seatOf, seesPoint, walking } from "./sight";

const ALL = beats().filter((scene) => scene.state.flowing);

describe("what a seat sees", () => {
  it("is what the server shows: hands of others exactly inside the gaze", () => {
    let seen = 0;
    for (const { board, state } of ALL) {
      for (const other of [1, 2, 3]) {
        for (const hand of BOTH_HANDS) {
          const point = handOf(state, other, hand);
          if (point.x < 0) continue;
          seen++;
          expect(seesPoint(board, state, 0, point)).toBe(true);
        }
        if (state.gaze_x[other] >= 0) expect(seesPoint(board, state, 0, seatOf(board, other))).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(50);
  });

  it("is nothing while walking with the back to the table, and less while walking backwards", () => {
    const walks = ALL.filter(({ state }) => walking(state, 0));
    const radii = new Set(walks.map(({ board, state }) => `${state.facing} ${gazeRadius(board, state, 0)}`));
    expect([...radii].sort()).toEqual(["0 0", "1 22"]);
  });
});

describe("what a hand can do", () => {
  const can = (legal: Action[], action: Action) => legal.some((each) => JSON.stringify(each) === JSON.stringify(action));

  it("is what the rules allow, in every tick of a real round", () => {
    const found = new Set<string>();
    for (const { board, state, legal } of ALL) {
      if (walking(state, 0)) continue;
      for (const hand of BOTH_HANDS) {
        const doing = doingOf(board, state, 0, hand);
        found.add(doing.is);
        const drops = can(legal, { do: "drop", hand: hand + 1 });
        if (doing.is === "over") expect(drops).toBe(true);
        else if (doing.is !== "place") expect(drops).toBe(false);
        if (doing.is === "place") expect(can(legal, { do: "place", account: doing.account + 1 })).toBe(true);
        if (doing.is === "late") expect(infecting(board, state)).toBe(false);
      }
    }
    for (const each of ["over", "place", "loaded", "empty", "spent"]) expect([...found]).toContain(each);
  });

  it("is to place the note wherever the rules would let it", () => {
    for (const { board, state, legal } of ALL) {
      for (const action of legal) {
        if (action.do !== "place") continue;
        const over = BOTH_HANDS.filter((hand) => accountAt(board, state, handOf(state, 0, hand)) === action.account - 1);
        expect(over.length).toBeGreaterThan(0);
        expect(over.some((hand) => doingOf(board, state, 0, hand).is === "place")).toBe(true);
      }
    }
  });
});
