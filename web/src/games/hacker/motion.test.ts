import { describe, expect, it } from "vitest";
import { ALL, THREE } from "./fixtures";
import { height } from "./journal";
import { duration, timetable } from "./motion";
import { phaseOf } from "./places";

describe("a story", () => {
  it("is told one scene after another", () => {
    for (const { events } of ALL) {
      const { shows, end } = timetable(events);
      let at = 0;
      for (const show of shows) {
        expect(show.start === at || show.end === at).toBe(true);
        at = show.end;
      }
      expect(end).toBe(at);
      expect(duration(events)).toBe(end);
    }
  });

  it("takes no time when somebody only gets ready", () => {
    expect(duration([{ event: "ready", seat: 1 }])).toBe(0);
    expect(duration([{ event: "slipped", account: 3 }])).toBe(0);
  });

  it("gives a named suspect a moment of about a second", () => {
    const length = duration([{ event: "named", seat: 0, suspect: 1, by: 2, outcome: "wrong" }]);
    expect(length).toBeGreaterThanOrEqual(600);
    expect(length).toBeLessThanOrEqual(1200);
  });

  it("shows what grows together at once", () => {
    const one = duration([{ event: "grew", account: 1, viruses: 1 }]);
    expect(
      duration([
        { event: "grew", account: 1, viruses: 1 },
        { event: "grew", account: 4, viruses: 2 },
      ]),
    ).toBe(one);
  });

  it("counts a pile down as its cards go", () => {
    const scene = THREE.find(({ state }) => phaseOf(state) === "name" && height(state, 0, state.account - 1) === 2)!;
    const { shows } = timetable(
      [
        { event: "named", seat: 0, suspect: 1, by: 2, outcome: "wrong" },
        { event: "aside", account: scene.state.account, viruses: 1 },
      ],
      scene.state,
      0,
    );
    expect(shows.map(({ account, pile }) => [account, pile])).toEqual([
      [scene.state.account - 1, 2],
      [scene.state.account - 1, 1],
    ]);
  });
});
