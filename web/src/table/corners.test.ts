import { describe, expect, it } from "vitest";
import { cornerOf } from "./corners";

function corners(players: number, seat: number | null, module: any = {}): string[] {
  const scene: any = { players: Array.from({ length: players }), seat };
  return Array.from({ length: players }, (_, each) => cornerOf(module, scene, each));
}

describe("places round the board", () => {
  it("have the reader at the bottom left, and the others clockwise", () => {
    expect(corners(4, 0)).toEqual(["sw", "nw", "ne", "se"]);
    expect(corners(4, 2)).toEqual(["ne", "se", "sw", "nw"]);
  });
  it("lie opposite each other for two", () => {
    expect(corners(2, 1)).toEqual(["ne", "sw"]);
  });
  it("begin at the top left for who watches", () => {
    expect(corners(2, null)).toEqual(["nw", "se"]);
  });
  it("leave nobody out where up to seven play, and keep the order", () => {
    for (const players of [2, 3, 4, 5, 6, 7])
      for (const seat of [null, 0, 1, players - 1]) expect(new Set(corners(players, seat)).size).toBe(players);
    expect(corners(6, 0)).toEqual(["sw", "w", "nw", "ne", "e", "se"]);
    expect(corners(5, 3)).toEqual(["nw", "ne", "se", "sw", "w"]);
  });
  it("are where the game says, if it says", () => {
    expect(corners(2, 0, { corner: (_: unknown, seat: number) => ["se", "nw"][seat] })).toEqual(["se", "nw"]);
  });
});
