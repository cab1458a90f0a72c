import { describe, expect, it } from "vitest";
import { applied } from "./diff";

describe("a frame's diff", () => {
  const state = {
    turn: 0,
    tried: [1, 2, 3],
    place: [
      [0, 1],
      [2, 3],
    ],
  };

  it("replaces a number", () => {
    expect(applied(state, { turn: 2 }).turn).toBe(2);
  });

  it("sets cells by their dotted index, at any depth", () => {
    const next = applied(state, { tried: { "1": 9 }, place: { "0.1": 7, "1.0": 8 } });
    expect(next.tried).toEqual([1, 9, 3]);
    expect(next.place).toEqual([
      [0, 7],
      [8, 3],
    ]);
  });

  it("replaces a whole array by an array", () => {
    expect(applied(state, { tried: [4, 5, 6] }).tried).toEqual([4, 5, 6]);
  });

  it("leaves the old state as it was, and shares what did not change", () => {
    const next = applied(state, { place: { "0.0": 5 } });
    expect(state.place[0][0]).toBe(0);
    expect(next.place[1]).toBe(state.place[1]);
    expect(next.tried).toBe(state.tried);
  });

  it("takes a field that was not there", () => {
    expect(applied<object>(state, { more: 1 })).toEqual({ ...state, more: 1 });
  });
});
