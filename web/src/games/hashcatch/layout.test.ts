import { describe, expect, it } from "vitest";
import { BOARD, scenes } from "./fixtures";
import { lay, spotOf } from "./layout";
import { percent } from "./odds";
import { onRing, path, pieces, placeNumber, type Way } from "./places";
import { BASE } from "../../wire/hashcatch";
import rules from "../fixtures/hashcatch-rules.json";

const FIRST = scenes()[0];

describe.each([true, false])("the picture (tall: %s)", (tall) => {
  const layout = lay(tall, BOARD, FIRST.state, FIRST.seat);

  it("has 40 distinct nodes inside the frame, neighbours at least 28 units apart", () => {
    expect(layout.nodes).toHaveLength(40);
    for (const [at, node] of layout.nodes.entries()) {
      expect(node.x).toBeGreaterThan(10);
      expect(node.x).toBeLessThan(layout.width - 10);
      expect(node.y).toBeGreaterThan(10);
      expect(node.y).toBeLessThan(layout.height - 10);
      for (const other of layout.nodes.slice(at + 1)) expect(Math.hypot(node.x - other.x, node.y - other.y)).toBeGreaterThan(28);
    }
  });

  it("goes clockwise from space to space", () => {
    const turns = layout.nodes.map((node, at) => {
      const next = layout.nodes[(at + 1) % 40];
      const { x, y } = { x: layout.width / 2, y: layout.height / 2 };
      return (node.x - x) * (next.y - y) - (node.y - y) * (next.x - x);
    });
    expect(turns.every((each) => each > 0)).toBe(true);
  });

  it("puts the reader's start space at the bottom left", () => {
    for (let seat = 0; seat < BOARD.seats; seat++) {
      const node = lay(tall, BOARD, FIRST.state, seat).nodes[FIRST.state.start[seat]];
      expect(node.x).toBeLessThan(layout.width / 2);
      expect(node.y).toBeGreaterThan(layout.height / 2);
    }
  });

  it("gives every token of a whole game a place of its own, inside the picture", () => {
    for (const { state, seat } of scenes()) {
      const spots = pieces(state).map((each) => spotOf(lay(tall, BOARD, state, seat), each.seat, each.token, each.place));
      expect(new Set(spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(spots.length);
      for (const { x, y } of spots) expect(x > 0 && x < layout.width && y > 0 && y < layout.height).toBe(true);
    }
  });

  it("keeps the letters of tokens on the ring clear of the bank, whose name stands in it", () => {
    const above = layout.nodes.filter(({ x, y }) => y < layout.mouth.y && x > layout.mouth.x && x < layout.mouth.x + layout.mouth.width);
    expect(above.length).toBeGreaterThan(3);
    // A letter's plate is 14 units high.
    for (const { y, tag } of above) expect(y + tag!.y * 19.5 + 7).toBeLessThanOrEqual(layout.mouth.y);
    expect(layout.bank[0].y - 18 - layout.mouth.y).toBeGreaterThanOrEqual(13);
  });

  it("has room for twelve tokens of every colour, without bases that overlap", () => {
    const full = { ...FIRST.state, tokens: [12, 12, 12, 12], start: [0, 10, 20, 30] };
    const four = { ...BOARD, seats: 4 };
    const { docks, slot } = lay(tall, four, full, 0);
    for (const [at, dock] of docks.entries()) {
      for (let token = 1; token <= 12; token++) expect(slot(at, token).x).toBeLessThanOrEqual(dock.x + dock.width);
      for (const other of docks.slice(at + 1)) {
        const apart =
          dock.x + dock.width <= other.x ||
          other.x + other.width <= dock.x ||
          dock.y + dock.height <= other.y ||
          other.y + other.height <= dock.y;
        expect(apart).toBe(true);
      }
    }
  });
});

describe("places", () => {
  it("reads every place's name", () => {
    expect(["ring-0", "ring-39", "bank-1", "bank-3", "row-1-a", "row-5-c", "risk-1", "risk-5", "base"].map(placeNumber)).toEqual([
      0, 39, 40, 42, 43, 57, 58, 62, 63,
    ]);
  });

  it("lie one after another between where a move begins and where it ends", () => {
    for (const [place, start, roll, way, to] of rules.destinations as [number, number, number, Way, number][]) {
      const passed = path(BOARD, start, place, to, way);
      expect([passed.length, passed.at(-1)]).toEqual([roll, to]);
      expect(passed[0]).toBe(place === BASE ? start : onRing(BOARD, way === "+" ? place + 1 : place - 1));
    }
  });
});

describe("odds", () => {
  it("are rounded as in the game's own sentences", () => {
    expect([percent(null), percent(425), percent(435), percent(517)]).toEqual(["?", "42%", "44%", "52%"]);
  });
});
