import { describe, expect, it } from "vitest";
import { ALL, THREE } from "./fixtures";
import { height } from "./journal";
import type { Event } from "../../wire/hacker";
import { acts, afterwards, calm, duration, still, timetable } from "./motion";
import { phaseOf } from "./places";

it("lets a reveal stand where nothing moves, longer if a person has a part in it, and nothing else", () => {
  const named: Event = { event: "named", account: 1, seat: 1, suspect: 2, by: 2, outcome: "right" } as Event;
  const players = [true, true, false].map((bot, seat) => ({ seat, bot }));
  expect(still([named], [])).toBeGreaterThan(1000);
  expect(still([named], players)).toBeGreaterThan(still([named], []));
  expect(still([{ event: "round", number: 2 } as unknown as Event])).toBe(0);
});

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

  const NAMED: Event = { event: "named", seat: 0, suspect: 1, by: 2, outcome: "right" };
  const ROUND: Event = { event: "round", number: 2, seat: 1 };
  const LEFT: Event = { event: "left", seat: 1, way: "forwards" };
  const TURNED: Event = { event: "turned", side: "down" };
  const empty = (account: number, viruses: number): Event[] => [
    { event: "protecting", seat: 1, account },
    { event: "aside", account, viruses },
  ];

  it("holds a reveal for two to three seconds if a person has a part in it, and does not hurry it", () => {
    const players = [0, 1, 2].map((seat) => ({ seat, bot: seat !== 2 }));
    expect(duration([NAMED], players)).toBeGreaterThanOrEqual(2000);
    expect(duration([NAMED], players)).toBeLessThanOrEqual(3000);
    expect(calm([NAMED], players)).toBe(true);
    expect(calm([{ ...NAMED, by: 1 }], players)).toBe(false);
    expect(calm([ROUND], players)).toBe(false);
  });

  it("tells a round's last reveal on its own table, and the next round on the next", () => {
    expect(acts([NAMED, ROUND, LEFT])).toEqual([[NAMED], [ROUND, LEFT]]);
    expect(acts([ROUND, LEFT])).toEqual([[ROUND, LEFT]]);
    expect(acts([{ event: "placed", seat: 0 }, ROUND, LEFT])).toHaveLength(1);
    const counted: Event = { event: "counted", seat: 0, money: 4 };
    expect(acts([NAMED, counted])).toEqual([[NAMED], [counted]]);
  });

  it("lets the next round wait for those who look back, unless accounts are turned over for it", () => {
    expect(afterwards([ROUND, LEFT])).toBe(true);
    expect(afterwards([ROUND, TURNED, LEFT])).toBe(false);
    expect(afterwards([NAMED])).toBe(false);
  });

  it("tells accounts without a note as one, however many they are", () => {
    const { shows } = timetable([...empty(3, 1), ...empty(7, 2), { event: "protecting", seat: 2, account: 4 }]);
    expect(shows.map((show) => [show.event.event, show.empty ?? null])).toEqual([
      ["aside", { accounts: [2, 6], viruses: 3 }],
      ["protecting", null],
    ]);
  });
});
