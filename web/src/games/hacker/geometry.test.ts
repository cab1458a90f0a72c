import { describe, expect, it } from "vitest";
import { FIVE, THREE } from "./fixtures";
import { CARD, cardSize, heading, MIDDLE, nearest, onward, RIM, SPAN, turned } from "./geometry";
import { accountsOf } from "./places";

const SCENES = [THREE[0], FIVE[0]];

describe("the table as a seat sees it", () => {
  it("has the reader at the bottom and the next player clockwise at the left", () => {
    for (const { board } of SCENES)
      for (let seat = 0; seat < board.seats; seat++) {
        const view = turned(board, seat);
        const own = view.seat(seat);
        expect(own.x).toBeCloseTo(MIDDLE, 0);
        expect(own.y).toBeGreaterThan(MIDDLE + RIM);
        expect(view.seat((seat + 1) % board.seats).x).toBeLessThan(MIDDLE);
        expect(view.seat((seat + board.seats - 1) % board.seats).x).toBeGreaterThan(MIDDLE);
      }
  });

  it("finds the point of the table that a pointer is on", () => {
    const view = turned(FIVE[0].board, 3);
    for (const [x, y] of [
      [0, 0],
      [37, 160],
      [100, 100],
      [200, 12],
    ]) {
      const drawn = view.place(x, y);
      const back = view.point(drawn.x, drawn.y);
      expect(back.x).toBeCloseTo(x);
      expect(back.y).toBeCloseTo(y);
    }
  });

  it("keeps distances on a live table, so that a gaze is a circle", () => {
    const { board, state } = FIVE[0];
    const live = { ...board, live: 1 };
    const view = turned(live, 2);
    const [a, b] = [view.account(state, 0), view.account(state, 9)];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.hypot(state.spot_x[0] - state.spot_x[9], state.spot_y[0] - state.spot_y[9]));
  });

  it("draws a card of a table of seven at least 40 pixels wide on a phone", () => {
    const phone = 360 - 2 * 6.4;
    for (const live of [0, 1])
      expect((CARD.width * cardSize({ ...FIVE[0].board, seats: 7, live }) * phone) / SPAN).toBeGreaterThanOrEqual(40);
  });

  it("lets a gaze reach as far towards the middle in the drawing as it does on the table", () => {
    const view = turned(FIVE[0].board, 0);
    for (const along of [100, 130, 150, 170, 185, 200]) {
      const [spot, edge] = [view.place(100, along), view.place(100, along - 30)];
      expect(view.sight(100, along, 30)).toBeCloseTo(Math.hypot(spot.x - edge.x, spot.y - edge.y));
    }
  });

  it("lets no account of a table in steps cover another, whoever looks, and keeps all on the table", () => {
    for (const { board, state } of SCENES)
      for (let seat = 0; seat < board.seats; seat++) {
        const view = turned(board, seat);
        const points = accountsOf(board).map((account) => view.account(state, account));
        const size = cardSize(board);
        points.forEach((one, at) => {
          expect(Math.hypot(one.x - MIDDLE, one.y - MIDDLE)).toBeLessThan(RIM - 7);
          for (const other of points.slice(at + 1))
            expect(Math.abs(one.x - other.x) >= CARD.width * size || Math.abs(one.y - other.y) >= CARD.height * size).toBe(true);
        });
      }
  });
});

describe("walking with arrow keys", () => {
  it("goes on in the direction of the key, and reaches every account", () => {
    const { board, state } = FIVE[0];
    const view = turned(board, 0);
    const places = accountsOf(board).map((account) => ({ account, ...view.account(state, account) }));
    const reached = new Set([0]);
    for (let round = 0; round < board.accounts; round++)
      for (const account of [...reached])
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
          const next = onward(places, places[account], key);
          if (!next) continue;
          reached.add(next.account);
          const [x, y] = [next.x - places[account].x, next.y - places[account].y];
          expect(key === "ArrowLeft" ? -x : key === "ArrowRight" ? x : key === "ArrowUp" ? -y : y).toBeGreaterThan(0);
        }
    expect(reached.size).toBe(board.accounts);
  });

  it("stays where it is for other keys", () => {
    expect(onward([{ x: 1, y: 1 }], { x: 0, y: 0 }, "Enter")).toBeNull();
  });
});

describe("taps", () => {
  it("go to the nearest place, if one is near enough", () => {
    const places = [
      { x: 10, y: 10 },
      { x: 30, y: 10 },
    ];
    expect(nearest(places, { x: 19, y: 12 }, 15)).toBe(places[0]);
    expect(nearest(places, { x: 21, y: 12 }, 15)).toBe(places[1]);
    expect(nearest(places, { x: 90, y: 90 }, 15)).toBeNull();
  });

  it("and fingers point the way they go: up, right, down", () => {
    expect(heading({ x: 0, y: 0 }, { x: 0, y: -5 })).toBeCloseTo(0);
    expect(heading({ x: 0, y: 0 }, { x: 5, y: 0 })).toBeCloseTo(90);
    expect(Math.abs(heading({ x: 0, y: 0 }, { x: 0, y: 5 }))).toBeCloseTo(180);
  });
});
