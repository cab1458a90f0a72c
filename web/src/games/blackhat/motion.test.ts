import { describe, expect, it } from "vitest";
import { fan, nearest } from "./fan";
import { OPTIONS, ROBOTS } from "./fixtures";
import { blackhat } from "./index";
import { swept, timetable } from "./motion";
import { gameScores, roundScores } from "./scores";

describe("motion", () => {
  it("is short for a card, and gives a won trick and a score sheet their time", () => {
    for (const { events } of [...OPTIONS, ...ROBOTS]) {
      const table = timetable(events);
      const kinds = new Set<string>(events.map((each) => each.event));
      expect(table.end).toBeLessThanOrEqual(8000);
      if (kinds.size === 1 && kinds.has("played") && !events.some((each) => each.event === "played" && each.hat))
        expect(table.end).toBeLessThanOrEqual(400);
      if (kinds.has("won")) expect(table.end).toBeGreaterThan(800);
      if (kinds.has("sized") && kinds.size === 1) expect(table.end).toBe(0);
      if (table.sweep) expect(table.sweep.start).toBeLessThan(table.end);
    }
  });

  it("shows points and new cards after what happens on the network", () => {
    const round = OPTIONS.find(
      (each) => each.events.some((one) => one.event === "scored") && each.events.some((one) => one.event === "round"),
    )!;
    const table = timetable(round.events, 500);
    expect(table.sheet).toBeGreaterThanOrEqual(500);
    expect(table.deal).toBeGreaterThan(table.sheet!);
    expect(blackhat.duration(round.events)).toBeGreaterThanOrEqual(timetable(round.events).end);
  });

  it("keeps a swept trick to be seen, and only that", () => {
    OPTIONS.forEach((scene, at) => {
      const trick = at ? swept(OPTIONS[at - 1].state, scene.events, scene.board) : null;
      expect(trick !== null).toBe(at > 0 && scene.events.some((each) => each.event === "discarded" || each.event === "took"));
      if (trick) expect(trick.sets.length).toBeGreaterThan(0);
    });
  });
});

describe("points", () => {
  it("of a round add up, source by source", () => {
    let rounds = 0;
    OPTIONS.forEach((scene, at) => {
      const scores = at ? roundScores(scene.events, OPTIONS[at - 1].state, scene.state) : null;
      if (!scores) return;
      rounds += 1;
      expect(scores.round).toBe(rounds);
      for (const row of scores.rows) {
        expect(row.cards + row.spaces + row.floor + row.tile).toBe(row.points);
        expect(row.total).toBe(scene.state.points[row.hand]);
      }
    });
    expect(rounds).toBeGreaterThan(2);
    for (const row of gameScores(OPTIONS[OPTIONS.length - 1])) expect(row.cards + row.spaces + row.floor + row.tile).toBe(row.total);
  });
});

describe("a fan", () => {
  it("shows ten cards on a phone, and scrolls rather than getting too thin", () => {
    expect(fan(10, 344, 54).width).toBe(344);
    expect(fan(10, 344, 54).step).toBeGreaterThan(31);
    const many = fan(18, 344, 54);
    expect(many.step).toBe(31);
    expect(many.width).toBeGreaterThan(344);
    expect(fan(3, 344, 54)).toMatchObject({ step: 60, left: 85 });
  });

  it("takes a tap for the nearest card", () => {
    const shape = fan(10, 344, 54);
    expect(nearest(shape, 10, 54, -20)).toBe(0);
    expect(nearest(shape, 10, 54, shape.step * 4 + 3)).toBe(4);
    expect(nearest(shape, 10, 54, 400)).toBe(9);
    expect(nearest(fan(0, 344, 54), 0, 54, 20)).toBe(-1);
  });
});
