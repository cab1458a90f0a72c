import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Action } from "../../wire/hacker";
import { ALL, FIVE, sayIn, THREE } from "./fixtures";
import { accountsOf, type HackerScene, phaseOf } from "./places";
import { committed, hasHands, isChoosing, plansMade, steps, wasted, whyNoEye, whyNoHand } from "./plan";
import { planning } from "./planning.svelte";

const say = sayIn("en");
const WINDOWS = ALL.filter(isChoosing);
/** Nothing chosen yet, both hands free and full enough. */
const OPEN = WINDOWS.find((scene) => !committed(scene).length && scene.state.hand[0] >= 2 && scene.seat !== scene.state.turn)!;

const allows = (scene: HackerScene, action: Action): boolean => scene.legal.some((each) => JSON.stringify(each) === JSON.stringify(action));

describe("a plan", () => {
  it("lets hands and eyes go exactly where the rules let them", () => {
    expect(WINDOWS.length).toBeGreaterThan(80);
    expect(WINDOWS.some((scene) => committed(scene).length)).toBe(true);
    expect(WINDOWS.some((scene) => scene.seat === scene.state.turn)).toBe(true);
    for (const scene of WINDOWS) {
      const hands = committed(scene);
      for (const account of accountsOf(scene.board)) {
        expect(whyNoHand(scene, hands, account, say) === null).toBe(allows(scene, { do: "slip", account: account + 1 }));
        expect(whyNoEye(scene, { account }, say) === null).toBe(allows(scene, { do: "watch", account: account + 1 }));
      }
      for (const { seat } of scene.players) expect(whyNoEye(scene, { seat }, say) === null).toBe(allows(scene, { do: "follow", seat }));
      expect(hasHands(scene)).toBe(scene.seat !== scene.state.turn && scene.state.hand[0] > 0);
    }
  });

  it("says why not, with the rule", () => {
    const busy = whyNoHand(OPEN, [3, 5], 7, say)!;
    expect(busy).toMatchObject({ code: "hacker-slip-hands", rule: "HK-13" });
    expect(say(busy.code, busy.params)).toContain("both your hands");
    const self = whyNoEye(OPEN, { seat: 0 }, say)!;
    expect(say(self.code, self.params)).toContain("your own hands");
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
    planning.tapAccount(OPEN, 4, say);
    expect(planning.hands).toEqual([4]);
    expect(planning.tool).toBe("eye");
    planning.tool = "hand";
    planning.tapAccount(OPEN, 4, say);
    expect(planning.hands).toEqual([]);
  });

  it("gives a seat to the eyes, whatever the tool", () => {
    const other = OPEN.players.find(({ seat }) => seat !== 0 && seat !== OPEN.state.turn)!.seat;
    expect(planning.tapSeat(OPEN, other, say)).toBeNull();
    expect(planning.eye).toEqual({ seat: other });
    planning.tapSeat(OPEN, other, say);
    expect(planning.eye).toEqual({ seat: other });
    expect(planning.tapSeat(OPEN, 0, say)?.code).toBe("hacker-follow-self");
  });

  it("sends the whole plan, one step at a time, as each is asked for", () => {
    planning.tapAccount(OPEN, 6, say);
    planning.tool = "hand";
    planning.tapAccount(OPEN, 1, say);
    planning.tapAccount(OPEN, 3, say);
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
    planning.tapAccount(OPEN, 6, say);
    planning.tapAccount(OPEN, 3, say);
    const choose = vi.fn();
    planning.done(OPEN, choose);
    planning.carryOn({ ...OPEN, legal: [{ do: "walk", way: "forwards" }] }, choose);
    planning.carryOn(OPEN, choose);
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it("is not done without eyes", () => {
    const choose = vi.fn();
    planning.tapAccount(OPEN, 6, say);
    planning.done(OPEN, choose);
    expect(choose).not.toHaveBeenCalled();
  });

  it("keeps the eyes where they were in the next window, if they may be there", () => {
    const next = { ...OPEN, state: { ...OPEN.state, beats: OPEN.state.beats + 1 } };
    const other = OPEN.players.find(({ seat }) => seat !== 0 && seat !== OPEN.state.turn)!.seat;
    planning.tapSeat(OPEN, other, say);
    planning.done(OPEN, vi.fn());
    planning.renew(next);
    expect(planning.eye).toEqual({ seat: other });
    expect(planning.hands).toEqual([]);
    planning.renew({ ...next, state: { ...next.state, beats: next.state.beats + 1, turn: other } });
    expect(planning.eye).toBeNull();
  });

  it("drops what was taken up last", () => {
    planning.tapAccount(OPEN, 6, say);
    planning.tapAccount(OPEN, 3, say);
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
