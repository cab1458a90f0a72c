import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Position } from "../local/studies/looking";
import type { Study } from "../local/studies/studies";
import { Studying } from "./studying.svelte";

const POSITION = { game: "blackhat", players: 4, options: {}, board: {}, seat: 0 };

function position(state: object): Position {
  return { ...POSITION, state: state as Position["state"] };
}

/** Rules that answer when a test says so. */
function slow() {
  const asked: { state: object; answer: (study: Study) => void; fail: () => void }[] = [];
  const missed = vi.fn();
  const studying = new Studying(
    missed,
    ({ state }) => new Promise((answer, failed) => asked.push({ state, answer, fail: () => failed(new Error("no WebAssembly")) })),
  );
  return { asked, studying, missed };
}

const STUDY = { ahead: 2 } as unknown as Study;
/** Whatever waits has gone on. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe("asking the rules about what is shown", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("has the answer for that position alone", async () => {
    const { asked, studying } = slow();
    const [one, other] = [{}, {}];
    studying.ask(position(one));
    expect(studying.of(one)).toBeUndefined();
    asked[0].answer(STUDY);
    await settled();
    expect(studying.of(one)).toBe(STUDY);
    expect(studying.of(other)).toBeUndefined();
    studying.ask(position(one));
    expect(asked).toHaveLength(1);
  });

  it("skips what has been overtaken while another position was looked at", async () => {
    const { asked, studying } = slow();
    const states = [{}, {}, {}];
    for (const state of states) studying.ask(position(state));
    asked[0].answer(STUDY);
    await settled();
    expect(asked.map(({ state }) => state)).toEqual([states[0], states[2]]);
    expect(asked[1].state).toBe(states[2]);
    asked[1].answer(STUDY);
    await settled();
    expect(studying.of(states[2])).toBe(STUDY);
  });

  it("goes on without the rules where they cannot be loaded", async () => {
    const { asked, studying, missed } = slow();
    const state = {};
    studying.ask(position(state));
    asked[0].fail();
    await settled();
    expect(studying.of(state)).toBeNull();
    expect(missed).toHaveBeenCalledOnce();
  });

  it("does not try for ever", async () => {
    const { asked, studying } = slow();
    for (let tries = 0; tries < 3; tries++) {
      studying.ask(position({}));
      asked[tries].fail();
      await settled();
    }
    const state = {};
    studying.ask(position(state));
    expect(asked).toHaveLength(3);
    expect(studying.of(state)).toBeNull();
  });

  it("goes on without them while they are late, and with them when they have come", async () => {
    const { asked, studying, missed } = slow();
    const state = {};
    studying.ask(position(state));
    await vi.advanceTimersByTimeAsync(900);
    expect(studying.of(state)).toBeUndefined();
    expect(missed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(studying.of(state)).toBeNull();
    expect(missed).toHaveBeenCalledOnce();
    asked[0].answer(STUDY);
    await settled();
    expect(studying.of(state)).toBe(STUDY);
    expect(studying.of({})).toBeUndefined();
  });
});
