import { describe, expect, it } from "vitest";
import { ALL, FIVE, THREE } from "./fixtures";
import { height, traces, verdict } from "./journal";
import { PUBLIC } from "../../wire/hacker";
import { accountsOf, phaseOf } from "./places";

describe("the journal", () => {
  it("lists for every pile as many viruses as lie there", () => {
    let most = 0;
    for (const { board, state } of ALL)
      for (const account of accountsOf(board)) {
        const all = traces(board, state, 0, account);
        expect(all).toHaveLength(height(state, 0, account));
        expect(height(state, 0, account)).toBe(height(state, null, account));
        most = Math.max(most, all.length);
      }
    expect(most).toBeGreaterThan(2);
  });

  it("never says of the same player that they were seen and that they were not", () => {
    for (const { board, state } of ALL)
      for (const account of accountsOf(board))
        for (const trace of traces(board, state, 0, account)) {
          expect(trace.seen.filter((seat) => trace.cleared.includes(seat))).toEqual([]);
          expect(trace.cleared).toContain(trace.walker);
          expect(verdict(trace, trace.walker)).toBe("away");
          expect(trace.batch).toBeGreaterThan(0);
        }
  });

  it("puts the last that came on top", () => {
    const lies = THREE[0].state.lies.map((row, journal) => (journal === PUBLIC ? [3, 5, 3, ...row.slice(3)] : row));
    const since = THREE[0].state.since.map((row, journal) => (journal === PUBLIC ? [0, 0, 6, ...row.slice(3)] : row));
    const state = { ...THREE[0].state, lies, since, first: 1 };
    const [top, below] = traces(THREE[0].board, state, null, 2);
    expect([top.stage, top.walker]).toEqual(["bank", 2]);
    expect([below.stage, below.walker]).toEqual(["leaving", 1]);
  });

  it("is the truth for who watches when all is open", () => {
    const { board } = THREE[0];
    const lies = THREE[0].state.lies.map((row, journal) => (journal === 8 ? [3, ...row.slice(1)] : row));
    const clue = THREE[0].state.clue.map((row, journal) => (journal === 8 ? [4, ...row.slice(1)] : row));
    expect(traces(board, { ...THREE[0].state, lies, clue }, null, 2).map((trace) => trace.seen)).toEqual([[2]]);
    expect(traces(board, { ...THREE[0].state, lies, clue }, 0, 2)).toEqual([]);
  });

  it("tells who was seen, one of several, away, cleared, or possible", () => {
    const trace = { seen: [1], cleared: [0, 2], walker: 2, stage: "bank" as const, batch: 1 };
    expect([0, 1, 2, 3].map((seat) => verdict(trace, seat))).toEqual(["cleared", "seen", "away", "possible"]);
    expect(verdict({ ...trace, batch: 2 }, 1)).toBe("among");
  });

  it("is right about who was seen: the card that is turned over is theirs", () => {
    let caught = 0;
    for (const game of [THREE, FIVE])
      game.slice(0, -1).forEach(({ board, state }, at) => {
        if (phaseOf(state) !== "name" || state.turn !== 0) return;
        const [top] = traces(board, state, 0, state.account - 1);
        const named = game[at + 1].events.find((each) => each.event === "named");
        if (named?.event !== "named") throw new Error("a suspect was named, and nothing was told");
        expect(["cleared", "away"]).not.toContain(verdict(top, named.by));
        if (top.seen.length === 1 && top.batch === 1) {
          expect(named.by).toBe(top.seen[0]);
          caught += 1;
        }
      });
    expect(caught).toBeGreaterThan(0);
  });
});
