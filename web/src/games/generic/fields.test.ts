import { describe, expect, it } from "vitest";
import type { FieldInfo } from "../../wire/wire";
import { type Cell, type Cells, cellsOf, changes, pointsField, sorted } from "./fields";

const PLAIN: FieldInfo = {
  shape: [],
  low: 0,
  names: [],
  flag: false,
  blank: null,
  owned: false,
  shown: null,
  per_seat: false,
  seat: false,
};
const HAND: FieldInfo = { ...PLAIN, shape: [4, 2], blank: 0, owned: true, shown: "shown", per_seat: true };
const state = {
  card: [
    [3, 0],
    [0, 7],
    [0, 0],
    [0, 0],
  ],
  shown: [
    [0, 0],
    [1, 1],
    [0, 0],
    [0, 0],
  ],
};

function hidden(cells: Cells): unknown {
  return Array.isArray(cells) ? cells.map(hidden) : (cells as Cell).hidden;
}

describe("a field's cells", () => {
  it("are hidden where they are blank, unless they are one's own or everyone has been shown them", () => {
    expect(hidden(cellsOf("card", HAND, state, { seat: 0, open: false }, 3))).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    expect(hidden(cellsOf("card", HAND, state, { seat: null, open: false }, 2))).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it("are never hidden in a replay with all cards open, nor in a field that everyone sees", () => {
    expect(hidden(cellsOf("card", HAND, state, { seat: null, open: true }, 3))).toEqual(Array(3).fill([false, false]));
    expect(hidden(cellsOf("card", { ...PLAIN, shape: [4, 2] }, state, { seat: null, open: false }, 3))).toEqual(
      Array(4).fill([false, false]),
    );
  });

  it("are hidden wherever they are blank if a rule decides who sees them", () => {
    const looked = { ...PLAIN, shape: [3], blank: -1 };
    expect(hidden(cellsOf("look", looked, { look: [0, -1, 5] }, { seat: 1, open: false }, 3))).toEqual([false, true, false]);
  });

  it("know where they stand", () => {
    expect(cellsOf("a", PLAIN, { a: 4 }, { seat: 0, open: false }, 2)).toEqual({ value: 4, index: "", hidden: false });
    expect(cellsOf("a", { ...PLAIN, shape: [1, 2] }, { a: [[4, 5]] }, { seat: 0, open: false }, 2)).toEqual([
      [
        { value: 4, index: "0.0", hidden: false },
        { value: 5, index: "0.1", hidden: false },
      ],
    ]);
  });
});

describe("two positions", () => {
  it("differ in the cells that have changed", () => {
    const before = { a: 1, b: [[1, 2], [3]], c: 5 };
    expect([...changes(before, { a: 2, b: [[1, 9], [3]], c: 5 })]).toEqual(["a", "b.0.1"]);
    expect(changes(before, before).size).toBe(0);
  });
});

describe("a game's fields", () => {
  it("are sorted into single values, values of a player, and other arrays", () => {
    expect(sorted({ turn: PLAIN, card: HAND, pile: { ...PLAIN, shape: [9] } })).toEqual({
      single: ["turn"],
      perSeat: ["card"],
      arrays: ["pile"],
    });
  });

  it("tell the points by their name, if everyone may know them", () => {
    const open = { ...PLAIN, shape: [4], per_seat: true };
    expect(pointsField({ card: HAND, score: open })).toBe("score");
    expect(pointsField({ points: { ...open, blank: 0 }, score: { ...open, per_seat: false } })).toBeNull();
    expect(pointsField({ points: PLAIN })).toBeNull();
  });
});
