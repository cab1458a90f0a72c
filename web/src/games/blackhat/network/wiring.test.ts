import { describe, expect, it } from "vitest";
import { positions } from "../fixtures";
import { cellName, onBoard, pawns, placeNumber } from "./places";
import { occupied, traps, wayOf, ways } from "./ways";
import { faceName, wire, withFace } from "./wiring";

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
      const tried = withFace(before.state, before.state.drawn - 1, placeNumber(event.to));
      expect(wire(scene.board, tried)).toEqual(
        wire(scene.board, { ...tried, laid: scene.state.laid, side: scene.state.side, marker: scene.state.marker, sign: scene.state.sign }),
      );
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
  it("lead exactly where the rules let pawns go (BH-51)", () => {
    let jumps = 0;
    for (const { scene } of ALL) {
      const { board, state, legal } = scene;
      if (!legal.some((each) => each.do === "move")) continue;
      const wiring = wire(board, state);
      const taken = occupied(board, state);
      const found: string[] = [];
      for (const { hand, pawn, place } of pawns(board, state)) {
        if (!onBoard(place) || (hand !== state.turn && wiring.value[place] >= 0)) continue;
        for (const [to, way] of ways(board, wiring, taken, place)) {
          found.push(`${hand} ${pawn} ${cellName(to)}`);
          expect(way[0]).toBe(place);
          expect(way[way.length - 1]).toBe(to);
          way.slice(1).forEach((cell, at) => expect(wiring.onward[way[at]]).toContain(cell));
          way.slice(1, -1).forEach((cell) => expect(taken.has(cell)).toBe(true));
          expect(taken.has(to)).toBe(false);
          jumps += way.length > 2 ? 1 : 0;
        }
      }
      expect(found.sort()).toEqual(legal.flatMap((each) => (each.do === "move" ? [`${each.seat} ${each.pawn} ${each.to}`] : [])).sort());
    }
    expect(jumps).toBeGreaterThan(10);
  });

  it("of moves that were made follow whole arrows from where they began", () => {
    let walked = 0;
    for (const { scene } of ALL)
      for (const event of scene.events) {
        if (event.event !== "moved") continue;
        const way = wayOf(
          scene.board,
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

  it("end in traps; an Alarm is one only with the Tracer (BH-63, BH-64)", () => {
    const { board } = ALL[0].scene;
    expect([traps(board, "service"), traps(board, "honeypot"), traps(board, "alarm"), traps(board, "exploit")]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(traps({ ...board, tracer: 0 }, "alarm")).toBe(false);
  });
});
