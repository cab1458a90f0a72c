import { describe, expect, it } from "vitest";
import { JAIL } from "../../../wire/blackhat";
import { OPTIONS } from "../fixtures";
import { freeCorner } from "./asking";
import { lay, spotOf } from "./layout";
import { pawns } from "./places";
import { wire } from "./wiring";

describe("a full jail", () => {
  it("holds twelve pawns on a phone, none over another", () => {
    const scene = OPTIONS.find((each) => each.board.tracer)!;
    const board = { ...scene.board, hands: 6 };
    const state = { ...scene.state, place: Array.from({ length: 6 }, () => [JAIL, JAIL]) };
    const layout = lay(board, wire(board, state), { width: 348, height: 230, whole: false });
    const spots = pawns(board, state).map((pawn) => spotOf(layout, board, state, pawn));
    expect(spots).toHaveLength(12);
    spots.forEach((one, at) => {
      for (const other of spots.slice(at + 1)) {
        const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        expect(apart).toBeGreaterThanOrEqual(26 * one.size - 1);
      }
    });
  });
});

describe("the button that shows the whole board", () => {
  const view = { x: 100, y: 0, width: 340, height: 260 };

  it("stands at the bottom right, unless something that can be chosen lies there", () => {
    expect(freeCorner(view, [])).toBe("se");
    expect(freeCorner(view, [{ x: 250, y: 130 }])).toBe("se");
    expect(freeCorner(view, [{ x: 420, y: 240 }])).toBe("sw");
    expect(
      freeCorner(view, [
        { x: 420, y: 240 },
        { x: 120, y: 250 },
      ]),
    ).toBe("ne");
  });
});
