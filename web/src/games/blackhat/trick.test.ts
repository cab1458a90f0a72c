import { describe, expect, it } from "vitest";
import type { BlackhatStudy } from "../../local/studies/blackhat";
import { HAT, PHASE_NAMES } from "../../wire/blackhat";
import { changed, OPTIONS, ROBOTS, sayIn } from "./fixtures";
import { phaseOf } from "./network/places";
import { swept } from "./motion";
import { reasonWords, rivalOf } from "./reason";
import { playOf } from "./sets";
import { aheadOf, bestOf, type PlayedSet, setWords, standingOf, standingWords, type Trick, trickOf } from "./trick";

const say = sayIn("en");

function played(...sets: [rank: number, naturals: number, jokers?: number, hat?: number][]): PlayedSet[] {
  return sets.map(([rank, naturals, jokers = 0, hat = 0], hand) => ({ hand, rank, naturals, jokers, hat }));
}
const table = (led: number, sets: PlayedSet[]): Trick => ({ leader: 0, order: [0, 1, 2, 3], sets, led, winner: null, turned: false });

describe("the trick", () => {
  it("is won in whole games by whom the event names, and was led by whom the rules said", () => {
    for (const game of [OPTIONS, ROBOTS]) {
      let tricks = 0;
      game.forEach((scene, at) => {
        const won = scene.events.find((each) => each.event === "won");
        if (!won || !at) return;
        const before = game[at - 1];
        const trick = swept(before.state, scene.events, scene.board) ?? trickOf(scene.board, scene.state);
        expect(trick.winner).toBe(won.seat);
        expect(trick.sets.map((each) => each.hand)).toEqual(trick.order.filter((hand) => trick.sets.some((each) => each.hand === hand)));
        // Whoever plays last knows how the trick will end.
        const last = trick.sets.find((each) => each.hand === before.state.turn);
        const standing = last && standingOf(before, trickOf(before.board, before.state), last);
        if (standing) expect(["wins", "wins-turned", "leads", "leads-turned"].includes(standing.how)).toBe(won.seat === before.state.turn);
        tricks += Number(!!standing);
      });
      expect(tricks).toBeGreaterThan(5);
    }
  });

  it("has the set ahead that the rules name; the winner's, while cards of it are picked up", () => {
    const led = OPTIONS.find(({ study }) => study!.ahead !== null)!;
    const { sets } = trickOf(led.board, led.state);
    expect(bestOf(sets, aheadOf(led))!.hand).toBe(led.study!.ahead);
    expect(bestOf(sets, aheadOf({ ...led, study: null }))).toBeNull();
    const up = OPTIONS.find(({ state }) => phaseOf(state) === "pickup")!;
    expect(aheadOf({ ...up, study: null })).toBe(up.state.winner);
  });

  it("stays one with the hat, and its winner's, while cards of it are picked up", () => {
    const scene = OPTIONS.find(({ state }) => phaseOf(state) === "pickup")!;
    const [hand] = scene.state.trick.map((row, at) => ({ at, hat: row[HAT] })).filter(({ hat }) => hat);
    const taken = scene.state.trick.map((row, at) => (at === hand.at ? row.map((count, kind) => (kind === HAT ? 0 : count)) : row));
    const { turned, winner } = trickOf(scene.board, { ...scene.state, phase: PHASE_NAMES.indexOf("pick"), trick: taken });
    expect({ turned, winner }).toEqual({ turned: true, winner: scene.state.winner });
  });

  it("says why it was won, as the event tells who won it", () => {
    const why = (winner: number, ...sets: Parameters<typeof played>): string => reasonWords(played(...sets), winner, say);
    expect(why(3, [9, 2], [13, 2], [6, 1], [14, 0, 2])).toBe("2 jokers (rank 14) beat two 13s");
    expect(why(1, [7, 1], [12, 1], [9, 1])).toBe("a single 12 beats a single 9");
    expect(why(2, [13, 1], [14, 0, 0, 1], [13, 1], [14, 0, 1])).toBe("a single 13: of equal sets, the last one wins");
    expect(why(0, [7, 2], [6, 1], [8, 1, 0, 1], [9, 2])).toBe(
      "the hat makes the lowest win: two 7s against two 8s, one of them the Black Hat",
    );
    expect(why(0, [8, 3], [5, 1], [7, 1], [13, 1])).toBe("three 8s: nobody else played 3 of a kind");
    // A trick whose beginning the reader has not seen.
    expect(reasonWords([], 0, say)).toBe("");
  });

  it("names as beaten whom the rules would have winning without the winner's set", () => {
    let named = 0;
    for (const scene of OPTIONS.filter(({ study }) => study!.ahead !== null)) {
      const { sets } = trickOf(scene.board, scene.state);
      const ahead = scene.study!.ahead!;
      // The leader's set says how many were led: without it there is no trick.
      if (ahead === scene.state.leader || sets.length < 2) continue;
      const trick = scene.state.trick.map((row, hand) => (hand === ahead ? row.map((count, kind) => (kind === HAT ? count : 0)) : row));
      const second = changed(scene, { state: { ...scene.state, trick } }).study!.ahead;
      const rival = rivalOf(sets, ahead)!;
      expect(rival.hand === second || rival.rank === sets.find((each) => each.hand === second)!.rank).toBe(true);
      named += 1;
    }
    expect(named).toBeGreaterThan(20);
  });

  it("says how another set would stand, by whom the rules say would be ahead", () => {
    const [one, two] = played([9, 2], [12, 2]);
    const mine = (rank: number, naturals: number, jokers = 0, hat = 0): PlayedSet => ({ hand: 3, rank, naturals, jokers, hat });
    const stands = (trick: Trick, set: PlayedSet, ahead: number) =>
      standingOf({ study: { sets: [{ play: playOf(set), ahead }] } as unknown as BlackhatStudy }, trick, set);
    expect(stands(table(0, []), mine(4, 2), 3)).toEqual({ how: "leads" });
    expect(stands(table(0, []), mine(14, 0, 0, 1), 3)).toEqual({ how: "leads-turned" });
    expect(stands(table(2, [one]), mine(9, 2), 3)).toEqual({ how: "wins" });
    expect(stands(table(2, [one]), mine(13, 1), 0)).toEqual({ how: "short" });
    expect(stands(table(2, [one, two]), mine(10, 1, 1), 1)).toEqual({ how: "loses", to: two });
    expect(stands(table(2, [one, two]), mine(10, 1, 0, 1), 0)).toEqual({ how: "loses-turned", to: one });
    expect(stands(table(2, [one, two]), mine(3, 1, 0, 1), 3)).toEqual({ how: "wins-turned" });
    expect(standingOf({ study: null }, table(2, [one]), mine(9, 2))).toBeNull();
    expect(standingWords(OPTIONS[0], { how: "loses", to: two }, say)).toBe("Beaten by two 12s – Bot 2.");
  });

  it("names sets as people do", () => {
    const words = (...[rank, naturals, jokers = 0, hat = 0]: number[]): string => setWords({ rank, naturals, jokers, hat }, say);
    expect(words(7, 1)).toBe("a single 7");
    expect(words(7, 3)).toBe("three 7s");
    expect(words(7, 2, 1)).toBe("three 7s, one of them a joker");
    expect(words(7, 2, 0, 1)).toBe("three 7s, one of them the Black Hat");
    expect(words(7, 1, 2, 1)).toBe("four 7s, with 2 jokers and the Black Hat");
    expect(words(14, 0, 1)).toBe("a joker (rank 14)");
    expect(words(14, 0, 2, 1)).toBe("3 wild cards with the Black Hat (rank 14)");
  });
});
