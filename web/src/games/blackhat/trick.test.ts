import { describe, expect, it } from "vitest";
import { HAT, PHASE_NAMES } from "../../wire/blackhat";
import { OPTIONS, ROBOTS, sayIn } from "./fixtures";
import { phaseOf } from "./network/places";
import { swept } from "./motion";
import { reasonWords } from "./reason";
import { bestOf, type PlayedSet, setWords, standingOf, standingWords, type Trick, trickOf } from "./trick";

const say = sayIn("en");

function played(...sets: [rank: number, naturals: number, jokers?: number, hat?: number][]): PlayedSet[] {
  return sets.map(([rank, naturals, jokers = 0, hat = 0], hand) => ({ hand, rank, naturals, jokers, hat }));
}
const winner = (led: number, sets: PlayedSet[]): number => bestOf(sets, led)!.hand;
const table = (led: number, sets: PlayedSet[]): Trick => ({ leader: 0, order: [0, 1, 2, 3], sets, led, winner: null, turned: false });

describe("the trick", () => {
  it("is won as the printed examples say (BH-46)", () => {
    expect(winner(1, played([14, 0, 0, 1], [12, 1], [4, 1], [9, 1]))).toBe(2);
    expect(winner(2, played([7, 1, 0, 1], [12, 1], [9, 1], [4, 1]))).toBe(0);
    expect(winner(2, played([7, 2], [6, 1], [8, 1, 0, 1], [9, 2]))).toBe(0);
    expect(winner(3, played([8, 3], [5, 1], [7, 1], [13, 1]))).toBe(0);
    expect(winner(1, played([13, 1], [14, 0, 0, 1], [13, 1], [14, 0, 1]))).toBe(2);
    expect(winner(2, played([2, 2], [2, 2], [8, 1], [2, 1, 0, 1]))).toBe(3);
  });

  it("is won in whole games by whom the page says", () => {
    for (const game of [OPTIONS, ROBOTS]) {
      let tricks = 0;
      game.forEach((scene, at) => {
        const won = scene.events.find((each) => each.event === "won");
        if (!won || !at) return;
        const trick = swept(game[at - 1].state, scene.events, scene.board) ?? trickOf(scene.board, scene.state);
        expect(bestOf(trick.sets, trick.led)?.hand).toBe(won.seat);
        expect(trick.winner).toBe(won.seat);
        expect(trick.sets.map((each) => each.hand)).toEqual(trick.order.filter((hand) => trick.sets.some((each) => each.hand === hand)));
        tricks += 1;
      });
      expect(tricks).toBeGreaterThan(5);
    }
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

  it("says how another set would stand", () => {
    const [one, two] = played([9, 2], [12, 2]);
    const mine = (rank: number, naturals: number, jokers = 0, hat = 0): PlayedSet => ({ hand: 3, rank, naturals, jokers, hat });
    expect(standingOf(table(0, []), mine(4, 2))).toEqual({ how: "leads" });
    expect(standingOf(table(2, [one]), mine(9, 2))).toEqual({ how: "wins" });
    expect(standingOf(table(2, [one]), mine(13, 1))).toEqual({ how: "short" });
    expect(standingOf(table(2, [one, two]), mine(10, 1, 1))).toEqual({ how: "loses", to: two });
    expect(standingOf(table(2, [one, two]), mine(10, 1, 0, 1))).toEqual({ how: "loses-turned", to: one });
    expect(standingOf(table(2, [one, two]), mine(3, 1, 0, 1))).toEqual({ how: "wins-turned" });
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
