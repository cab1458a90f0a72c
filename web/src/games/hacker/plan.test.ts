import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Action } from "../../wire/hacker";
import { ALL, FIVE, THREE } from "./fixtures";
import { accountsOf, type HackerScene, phaseOf } from "./places";
import { committed, hasHands, isChoosing, plansMade, steps, wasted, withHand } from "./plan";
import { planning } from "./planning.svelte";

const WINDOWS = ALL.filter(isChoosing);
/** Nothing chosen yet, both hands free and full enough. */
const OPEN = WINDOWS.find((scene) => !committed(scene).length && scene.state.hand[0] >= 2 && scene.seat !== scene.state.turn)!;

const allows = (scene: HackerScene, action: Action): boolean => scene.legal.some((each) => JSON.stringify(each) === JSON.stringify(action));

describe("a plan", () => {
  it("has no more hands than there are viruses to drop: the first one put down gives way, but not one that the rules have", () => {
    expect(withHand(OPEN, [], 7)).toEqual([7]);
    expect(withHand(OPEN, [7], 3)).toEqual([7, 3]);
    expect(withHand(OPEN, [7, 3], 5)).toEqual([3, 5]);
    const single = { ...OPEN, state: { ...OPEN.state, hand: OPEN.state.hand.map(() => 1) } };
    expect(withHand(single, [7], 3)).toEqual([3]);
    const begun = WINDOWS.find((scene) => committed(scene).length === 1 && scene.state.hand[0] >= 2)!;
    const [before] = committed(begun);
    expect(withHand(begun, [before, before + 2], before + 1)).toEqual([before, before + 1]);
  });

  it("knows whether there is anything to put in a hand", () => {
    expect(WINDOWS.some((scene) => scene.seat === scene.state.turn)).toBe(true);
    for (const scene of WINDOWS) expect(hasHands(scene)).toBe(scene.seat !== scene.state.turn && scene.state.hand[0] > 0);
  });

  it("is said in the order in which the rules ask: lower account, higher account, eyes", () => {
    expect(steps(OPEN, [7, 2], { account: 4 })).toEqual([
      { do: "slip", account: 3 },
      { do: "slip", account: 8 },
      { do: "watch", account: 5 },
    ]);
    expect(steps(OPEN, [], { seat: 2 })).toEqual([{ do: "follow", seat: 2 }]);
    expect(allows(OPEN, steps(OPEN, [7, 2], { account: 4 })[0])).toBe(true);
  });

  it("does not say again what the rules already have", () => {
    const begun = WINDOWS.find((scene) => committed(scene).length === 1)!;
    const [before] = committed(begun);
    expect(steps(begun, [before], { account: 0 })).toEqual([{ do: "watch", account: 1 }]);
  });

  it("knows a wasted virus (HK-14), but not while accounts lie face down", () => {
    const own = OPEN.state.owner.indexOf(0);
    const other = OPEN.state.owner.indexOf(1);
    expect(wasted(OPEN, [own, other])).toEqual([own]);
    const down = FIVE.find((scene) => scene.state.face_down && isChoosing(scene))!;
    expect(wasted(down, accountsOf(down.board))).toEqual([]);
  });

  it("that is made can be drawn: in the own view the own one alone", () => {
    const begun = WINDOWS.find((scene) => committed(scene).length === 1)!;
    expect(plansMade(begun)).toEqual([{ seat: 0, hands: committed(begun), eye: null }]);
    const state = { ...OPEN.state, target: OPEN.state.target.map((_, seat) => (seat === 1 ? 22 + 2 : seat === 2 ? 5 : 0)) };
    expect(plansMade({ ...OPEN, state })).toEqual([
      { seat: 1, hands: [], eye: { seat: 2 } },
      { seat: 2, hands: [], eye: { account: 4 } },
    ]);
    expect(ALL.filter((scene) => phaseOf(scene.state) !== "window").flatMap(plansMade)).toEqual([]);
  });
});

describe("planning on the table", () => {
  beforeEach(() => {
    planning.forget();
    planning.renew({ ...OPEN, legal: [], seat: null });
    planning.renew(OPEN);
  });

  it("puts a hand down with a tap and takes it back with another", () => {
    expect(planning.tool).toBe("hand");
    planning.tapAccount(OPEN, 4);
    expect(planning.hands).toEqual([4]);
    expect(planning.tool).toBe("eye");
    planning.tool = "hand";
    planning.tapAccount(OPEN, 4);
    expect(planning.hands).toEqual([]);
  });

  it("gives a seat to the eyes, whatever the tool", () => {
    const other = OPEN.players.find(({ seat }) => seat !== 0 && seat !== OPEN.state.turn)!.seat;
    expect(planning.tapSeat(OPEN, other)).toBeNull();
    expect(planning.eye).toEqual({ seat: other });
    planning.tapSeat(OPEN, other);
    expect(planning.eye).toEqual({ seat: other });
    expect(planning.tapSeat(OPEN, 0)).toEqual({ do: "follow", seat: 0 });
    expect(planning.eye).toEqual({ seat: other });
  });

  it("sends the whole plan, one step at a time, as each is asked for", () => {
    planning.tapAccount(OPEN, 6);
    planning.tool = "hand";
    planning.tapAccount(OPEN, 1);
    planning.tapAccount(OPEN, 3);
    const choose = vi.fn();
    planning.done(OPEN, choose);
    expect(choose).toHaveBeenLastCalledWith({ do: "slip", account: 2 });
    planning.carryOn({ ...OPEN, legal: [] }, choose);
    expect(choose).toHaveBeenCalledTimes(1);
    planning.carryOn(OPEN, choose);
    expect(choose).toHaveBeenLastCalledWith({ do: "slip", account: 7 });
    planning.carryOn(OPEN, choose);
    expect(choose).toHaveBeenLastCalledWith({ do: "watch", account: 4 });
    planning.carryOn(OPEN, choose);
    expect(choose).toHaveBeenCalledTimes(3);
  });

  it("gives up a plan for which it is too late", () => {
    planning.tapAccount(OPEN, 6);
    planning.tapAccount(OPEN, 3);
    const choose = vi.fn();
    planning.done(OPEN, choose);
    planning.carryOn({ ...OPEN, legal: [{ do: "walk", way: "forwards" }] }, choose);
    planning.carryOn(OPEN, choose);
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it("is not done without eyes", () => {
    const choose = vi.fn();
    planning.tapAccount(OPEN, 6);
    planning.done(OPEN, choose);
    expect(choose).not.toHaveBeenCalled();
  });

  it("keeps the eyes where they were in the next window, if they may be there", () => {
    const next = { ...OPEN, state: { ...OPEN.state, beats: OPEN.state.beats + 1 } };
    const other = OPEN.players.find(({ seat }) => seat !== 0 && seat !== OPEN.state.turn)!.seat;
    planning.tapSeat(OPEN, other);
    planning.done(OPEN, vi.fn());
    planning.renew(next);
    expect(planning.eye).toEqual({ seat: other });
    expect(planning.hands).toEqual([]);
    const without = next.legal.filter((each) => each.do !== "follow");
    const last = { ...next, state: { ...next.state, beats: next.state.beats + 1, turn: other } };
    planning.renew({ ...last, legal: [] });
    planning.renew({ ...last, legal: without });
    expect(planning.eye).toBeNull();
  });

  it("drops what was taken up last", () => {
    planning.tapAccount(OPEN, 6);
    planning.tapAccount(OPEN, 3);
    expect(planning.drop(OPEN)).toBe(true);
    expect(planning.eye).toBeNull();
    expect(planning.drop(OPEN)).toBe(true);
    expect(planning.hands).toEqual([]);
    expect(planning.drop(OPEN)).toBe(false);
  });

  it("remembers what was seen until the next walk", () => {
    planning.hear([
      { event: "passed", stage: "bank" },
      { event: "saw", seat: 2, account: 5 },
    ]);
    expect(planning.report?.saw).toEqual([{ seat: 2, account: 4 }]);
    planning.hear([{ event: "passed", stage: "returning" }]);
    expect(planning.report).toBeNull();
    planning.hear([{ event: "passed", stage: "bank" }, { event: "nothing" }]);
    expect(planning.report?.saw).toEqual([]);
    planning.hear([{ event: "left", seat: 1, way: "forwards" }]);
    expect(planning.report).toBeNull();
  });
});

describe("the fixtures", () => {
  it("end", () => {
    for (const game of [THREE, FIVE]) expect(phaseOf(game[game.length - 1].state)).toBe("over");
  });
});
