import { describe, expect, it } from "vitest";
import { asked, offering } from "../../local/testing";
import { type Action, CARD_KINDS, HAT, JOKER, type PlayAction, type State } from "../../wire/blackhat";
import type { BlackhatScene } from "./cards";
import { OPTIONS, ROBOTS, sayIn, study } from "./fixtures";
import { isUsable, possible, tapped, whyNot } from "./sets";
import hands from "../fixtures/blackhat-hands.json";

const say = sayIn("en");
const text = (plays: { rank: number; naturals: number; jokers: number; hat: number }[]): string[] =>
  plays.map((each) => `play ${each.rank} ${each.naturals} ${each.jokers} ${each.hat}`).sort();

const offered = await offering("blackhat", 3);

const BARE = { ...OPTIONS[0], seat: 0 };

/** A hand that is to play, as a scene, with what the rules offer it. */
function dealt(cards: Record<number, number>, phase: number, led = 0, said = 0): BlackhatScene {
  // The Black Hat always lies open.
  const row = Array.from({ length: CARD_KINDS }, (_, kind) => (kind === HAT ? 0 : (cards[kind] ?? 0)));
  const none = Array<number>(CARD_KINDS).fill(0);
  const state = {
    ...OPTIONS[0].state,
    phase,
    led,
    turn: 0,
    hidden: [row, none, none, none, none, none],
    open: [none.map((_, kind) => (kind === HAT ? (cards[kind] ?? 0) : 0)), none, none, none, none, none],
    said: [said, 0, 0, 0, 0, 0],
  } as State;
  return asked({ ...BARE, state, legal: offered(0, { ...state }) as Action[] }, study);
}

function taps(scene: BlackhatScene, ...keys: string[]) {
  let chosen: string[] = [];
  let why = null as ReturnType<typeof tapped>["why"];
  for (const key of keys) ({ chosen, why } = tapped(scene, possible(scene), chosen, key, say));
  return { chosen: [...chosen].sort(), why };
}

describe("sets", () => {
  it("are exactly those that the rules let a hand play", () => {
    expect(hands.length).toBeGreaterThan(200);
    for (const { phase, led, said, cards } of hands) {
      const scene = dealt({ ...cards }, phase, led, said);
      expect(scene.legal.length).toBeGreaterThan(0);
      const sizes = scene.legal.flatMap((each) => (each.do === "lead" || each.do === "follow" ? [each.size] : []));
      // Where a size is said first, the rules offer the sets of that size afterwards.
      const after = sizes.flatMap((size) => dealt({ ...cards }, 1, led, size).legal as PlayAction[]);
      expect(text(possible(scene))).toEqual(text(sizes.length ? after : (scene.legal as PlayAction[])));
    }
  });

  it("are those of the Robot where it is played", () => {
    const scenes = [...OPTIONS, ...ROBOTS].filter((each) => each.legal.some((one) => one.do === "play"));
    expect(scenes.some((each) => each.state.turn !== each.seat)).toBe(true);
    for (const scene of scenes) expect(text(possible(scene))).toEqual(text(scene.legal as never));
  });

  it("grow with every tap on a card of the same rank, and wild cards fit anywhere", () => {
    const scene = dealt({ 6: 2, [JOKER]: 1, [HAT]: 1 }, 0);
    expect(taps(scene, "6-0", "6-1", "13-0", "14-0").chosen).toEqual(["13-0", "14-0", "6-0", "6-1"]);
    expect(taps(scene, "6-0", "6-1", "6-0").chosen).toEqual(["6-1"]);
  });

  it("begin anew with a card of another rank, and say why (BH-30)", () => {
    const { chosen, why } = taps(dealt({ 6: 2, 8: 1 }, 0), "6-0", "8-0");
    expect(chosen).toEqual(["8-0"]);
    expect(why).toMatchObject({ code: "blackhat-page-one-rank", rule: "BH-30", params: { given: "7 + 9" } });
  });

  it("are completed where only one can be meant", () => {
    const follow = dealt({ 6: 3, 8: 1, [JOKER]: 1 }, 2, 3);
    expect(taps(follow, "6-0").chosen).toEqual(["6-0"]);
    expect(taps(follow, "6-0", "6-2").chosen).toEqual(["6-0", "6-1", "6-2"]);
    expect(taps(dealt({ 6: 2, [JOKER]: 1, [HAT]: 1 }, 2, 3), "6-0", "6-1").chosen).toEqual(["13-0", "6-0", "6-1"]);
    // The hat never comes by itself.
    expect(taps(dealt({ 6: 2, [HAT]: 1 }, 2, 3), "6-0", "6-1").chosen).toEqual(["6-0", "6-1"]);
  });

  it("take a wild card in exchange where the set is full already", () => {
    const follow = dealt({ 8: 2, [JOKER]: 2 }, 2, 3);
    expect(taps(follow, "8-0", "13-0").chosen).toEqual(["13-0", "8-0", "8-1"]);
    expect(taps(follow, "8-0", "13-0", "13-1")).toEqual({ chosen: ["13-0", "13-1", "8-0"], why: null });
    // Another rank begins anew.
    expect(taps(dealt({ 6: 2, 8: 2 }, 2, 2), "6-0", "6-1", "8-0")).toMatchObject({ chosen: ["8-0"], why: { rule: "BH-30" } });
  });

  it("can all be picked: what came along and was not meant is put back, the rest is tapped", () => {
    const count = (cards: readonly string[], kind: number) => cards.filter((key) => Number(key.split("-")[0]) === kind).length;
    let picked = 0;
    for (const { phase, led, said, cards } of hands) {
      const scene = dealt(Object.fromEntries(cards.map((each, kind) => [kind, each])), phase, led, said);
      const keys = cards.flatMap((each, kind) => Array.from({ length: each }, (_, at) => `${kind}-${at}`));
      const plays = possible(scene);
      for (const play of plays) {
        const wanted = (kind: number) =>
          kind === JOKER ? play.jokers : kind === HAT ? play.hat : kind === play.rank - 1 ? play.naturals : 0;
        const missing = (chosen: readonly string[]) => {
          const kindOf = (key: string) => Number(key.split("-")[0]);
          return (
            chosen.find((key) => count(chosen, kindOf(key)) > wanted(kindOf(key))) ??
            keys.find((key) => !chosen.includes(key) && count(chosen, kindOf(key)) < wanted(kindOf(key)))
          );
        };
        let chosen: string[] = [];
        for (let taps = 0, key = missing(chosen); key !== undefined && taps < 2 * keys.length; taps++, key = missing(chosen))
          ({ chosen } = tapped(scene, plays, chosen, key, say));
        expect(missing(chosen), `${text([play])} of ${keys}`).toBeUndefined();
        picked += 1;
      }
    }
    expect(picked).toBeGreaterThan(1000);
  });

  it("take one card instead of another without a word where one is asked for", () => {
    expect(taps(dealt({ 6: 1, 8: 1 }, 2, 1), "6-0", "8-0")).toEqual({ chosen: ["8-0"], why: null });
  });

  it("cannot have the hat in another size than the led one (BH-41)", () => {
    const scene = dealt({ 6: 1, 8: 1, [HAT]: 1 }, 2, 3);
    expect(isUsable(possible(scene), HAT)).toBe(false);
    expect(isUsable(possible(scene), 6)).toBe(true);
    expect(taps(scene, "14-0")).toMatchObject({ chosen: [], why: { do: "play", naturals: 0, jokers: 0, hat: 1 } });
  });

  it("of a wrong size are tried in vain, and the rules say why; where a size is still to be said, the page does", () => {
    const pair = { do: "play", rank: 7, naturals: 2, jokers: 0, hat: 0 };
    expect(whyNot(dealt({ 6: 2 }, 2, 3), [{ kind: 6 }, { kind: 6 }], say)).toEqual(pair);
    expect(whyNot(dealt({ 6: 2 }, 1, 0, 1), [{ kind: 6 }, { kind: 6 }], say)).toEqual(pair);
    expect(whyNot(dealt({ 6: 2, [HAT]: 1 }, 3, 3), [{ kind: 6 }, { kind: HAT }], say)).toMatchObject({
      code: "blackhat-hat-size",
      rule: "BH-41",
    });
    expect(whyNot(dealt({ 6: 2 }, 0), [{ kind: 6 }, { kind: 6 }], say)).toBeNull();
  });

  it("are nobody's business while others play", () => {
    expect(possible({ ...dealt({ 6: 1 }, 0), legal: [] })).toEqual([]);
    expect(possible({ ...dealt({ 6: 1 }, 0), seat: null })).toEqual([]);
  });

  it("are those that may be played where the rules cannot be asked: after the size has been said", () => {
    expect(possible({ ...dealt({ 6: 2 }, 0), study: null })).toEqual([]);
    expect(text(possible({ ...dealt({ 6: 2 }, 1, 0, 2), study: null }))).toEqual(["play 7 2 0 0"]);
  });
});
