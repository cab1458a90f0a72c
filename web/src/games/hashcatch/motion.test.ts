import { describe, expect, it } from "vitest";
import { scenes } from "./fixtures";
import { lay, spotOf } from "./layout";
import { duration, flights, plates, stations, timetable, trails } from "./motion";
import { placeNumber } from "./places";

const ALL = scenes();

describe("motion", () => {
  it("always ends where the state says", () => {
    for (const { board, state, seat, events } of ALL) {
      const layout = lay(true, board, state, seat);
      for (const flight of flights(timetable(events), layout, state)) {
        const spot = spotOf(layout, flight.seat, flight.token, state.place[flight.seat][flight.token - 1]);
        const last = flight.frames[flight.frames.length - 1];
        expect(last.offset).toBeCloseTo(1, 6);
        expect(last.transform).toBe(`translate(${spot.x.toFixed(2)}px, ${spot.y.toFixed(2)}px) scale(${spot.size.toFixed(3)})`);
      }
    }
  });

  it("has keyframes in order, within the time that the frame asks for", () => {
    for (const { board, state, seat, events } of ALL) {
      const table = timetable(events);
      expect(duration(events)).toBe(table.end);
      for (const show of table.shows) expect(Math.max(show.end, ...show.beats)).toBeLessThanOrEqual(table.end);
      for (const { frames, length } of flights(table, lay(true, board, state, seat), state)) {
        expect(length).toBeLessThanOrEqual(table.end);
        const offsets = frames.map((each) => each.offset as number);
        expect(offsets[0]).toBe(0);
        expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
        expect(offsets[offsets.length - 1]).toBeLessThanOrEqual(1);
      }
    }
  });

  it("walks node by node, also out of the base and across space 0", () => {
    const walk = { seat: 0, token: 1, start: 0, end: 1, walk: true };
    expect(stations({ ...walk, from: 38, to: 1 }, 0)).toEqual([38, 39, 0, 1]);
    expect(stations({ ...walk, from: 2, to: 38 }, 0)).toEqual([2, 1, 0, 39, 38]);
    expect(stations({ ...walk, from: 63, to: 37 }, 0)).toEqual([63, 0, 39, 38, 37]);
  });

  it("keeps a move short and gives a hashing time", () => {
    const moves = ALL.filter(
      (each) => each.events.some((one) => one.event === "moved") && !each.events.some((one) => one.event === "checked"),
    );
    for (const { events } of moves) expect(duration(events)).toBeLessThan(1400);
    const hashings = ALL.filter((each) => each.events.some((one) => one.event === "hashing"));
    for (const { events } of hashings) expect(duration(events)).toBeGreaterThan(2500);
    expect(duration([])).toBe(0);
    expect(duration([{ event: "turn", seat: 1 }])).toBe(0);
  });

  it("leaves a line from where a token came to where it is, for those who want no motion", () => {
    const moved = ALL.filter((each) => each.events.some((one) => one.event === "moved"));
    expect(moved.length).toBeGreaterThan(0);
    for (const { board, state, seat, events } of moved) {
      const layout = lay(true, board, state, seat);
      const all = trails(timetable(events), layout, state);
      const event = events.find((each) => each.event === "moved")!;
      const { x, y } = spotOf(layout, event.seat, event.token, placeNumber(event.to));
      expect(all.some((each) => each.seat === event.seat && each.points.at(-1)!.x === x && each.points.at(-1)!.y === y)).toBe(true);
    }
  });

  it("has a still picture of all dice that are not simply left lying, long enough to be read", () => {
    for (const kind of ["checked", "hashing", "hacked"] as const) {
      const { events } = ALL.find((each) => each.events.some((one) => one.event === kind))!;
      const found = plates(timetable(events)).find((each) => each.show.event.event === kind);
      expect(found?.length).toBeGreaterThanOrEqual(1500);
    }
    expect(plates(timetable([{ event: "rolled", seat: 0, die: 3 }]))).toEqual([]);
  });
});
