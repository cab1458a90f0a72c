import { describe, expect, it } from "vitest";
import { positions } from "../fixtures";
import { cellName, pawns, placeNumber } from "./places";
import { occupied, wayOf } from "./ways";
import { faceName, wire, wirer } from "./wiring";

const ALL = positions();

describe("arrows", () => {
  it("are whole exactly where the rules say so, with and without modules (BH-5)", () => {
    let modules = 0;
    for (const { scene, arrows } of ALL) {
      const wiring = wire(scene.board, scene.state);
      const found = wiring.onward.flatMap((there, cell) => there.map((to) => cellName(cell) + cellName(to)));
      expect(found.sort()).toEqual([...arrows].sort());
      expect(
        wiring.arrows
          .filter((each) => each.part === "whole")
          .map((each) => cellName(each.from) + cellName(each.to))
          .sort(),
      ).toEqual(found);
      modules = Math.max(modules, wiring.plates.length);
    }
    expect(modules).toBeGreaterThanOrEqual(5);
  });

  it("that are broken have one half only, and lead from or to a space", () => {
    for (const { scene } of ALL) {
      const wiring = wire(scene.board, scene.state);
      const broken = wiring.arrows.filter((each) => each.part !== "whole");
      expect(broken.length).toBeGreaterThan(0);
      for (const { from, to, part } of broken) {
        expect(wiring.kind[part === "tail" ? from : to]).not.toBe("black");
        if (from >= 0 && to >= 0) expect(wiring.onward[from]).not.toContain(to);
      }
    }
  });

  it("never come twice", () => {
    for (const { scene } of ALL) {
      const keys = wire(scene.board, scene.state).arrows.map((each) => `${each.from}>${each.to}>${each.direction}${each.part}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe("a module", () => {
  it("that is tried on gives the board that laying it leads to", () => {
    let laid = 0;
    ALL.forEach(({ scene }, at) => {
      const before = ALL[at - 1]?.scene;
      const event = scene.events.find((each) => each.event === "laid");
      if (!before?.state.drawn || before.board !== scene.board || !event) return;
      const { laid: modules, side, top, onward, marker, sign } = scene.state;
      expect(before.study!.laid[event.to]).toEqual({ laid: modules, side, top, onward, marker, sign });
      expect(before.study!.drawn).not.toBeNull();
      laid++;
    });
    expect(laid).toBeGreaterThan(4);
  });

  it("is called by its number and its side", () => {
    expect([0, 1, 15].map(faceName)).toEqual(["1a", "1b", "8b"]);
  });
});

describe("values", () => {
  it("count their markers (BH-67)", () => {
    const { scene } = ALL[0];
    const cell = placeNumber("b2");
    const plain = wire(scene.board, { ...scene.state, marker: [-1, -1, -1], sign: [0, 0, 0] });
    const marked = wire(scene.board, { ...scene.state, marker: [cell, cell, -1], sign: [-1, -1, 0] });
    expect(marked.value[cell]).toBe(plain.value[cell] - 2);
    expect(marked.marked[cell]).toEqual({ change: -2, count: 2 });
  });
});

describe("ways", () => {
  it("follow whole arrows to where the rules let pawns go, over whatever stands there (BH-51)", () => {
    let jumps = 0;
    for (const { scene } of ALL) {
      const { board, state, study } = scene;
      const wiring = wire(board, state);
      const taken = occupied(board, state);
      for (const { hand, pawn, place } of pawns(board, state))
        for (const to of study!.pawns[hand][pawn - 1].goals) {
          const way = wayOf(wiring, taken, place, to);
          expect([way[0], way[way.length - 1]]).toEqual([place, to]);
          way.slice(1).forEach((cell, at) => expect(wiring.onward[way[at]]).toContain(cell));
          way.slice(1, -1).forEach((cell) => expect(taken.has(cell)).toBe(true));
          expect(taken.has(to)).toBe(false);
          jumps += way.length > 2 ? 1 : 0;
        }
    }
    expect(jumps).toBeGreaterThan(10);
  });

  it("that may be gone now are those of the rules", () => {
    for (const { scene } of ALL)
      for (const each of scene.legal)
        if (each.do === "move") expect(scene.study!.pawns[each.seat][each.pawn - 1].goals).toContain(placeNumber(each.to));
  });

  it("of moves that were made follow whole arrows from where they began", () => {
    let walked = 0;
    for (const { scene } of ALL)
      for (const event of scene.events) {
        if (event.event !== "moved") continue;
        const way = wayOf(
          wire(scene.board, scene.state),
          occupied(scene.board, scene.state),
          placeNumber(event.origin),
          placeNumber(event.to),
        );
        expect([way[0], way[way.length - 1]]).toEqual([placeNumber(event.origin), placeNumber(event.to)]);
        walked++;
      }
    expect(walked).toBeGreaterThan(10);
  });
});

describe("a board that is kept", () => {
  it("is the same object as long as what it is made from is the same, and otherwise as it would be made anew", () => {
    const [{ scene }, other] = ALL;
    const { state } = scene;
    const kept = wirer();
    const before = kept(scene.board, state);
    expect(before).toEqual(wire(scene.board, state));
    const later = { ...state, turn: state.turn + 1 };
    expect(kept(scene.board, later)).toBe(before);
    for (const field of ["top", "laid", "side", "marker", "sign", "onward"] as const) {
      const anew = kept(scene.board, { ...state, [field]: [...state[field]] });
      expect(anew, field).not.toBe(before);
      expect(anew).toEqual(before);
    }
    expect(kept(other.scene.board, other.scene.state)).toEqual(wire(other.scene.board, other.scene.state));
  });
});
