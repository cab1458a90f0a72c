import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule, Scene } from "../games/game";
import { celebrate as hatStolen } from "../games/blackhat/noises";
import { celebrate as heist, noise as hackerNoise } from "../games/hacker/noises";
import { celebrate as chained, noise as hashcatchNoise } from "../games/hashcatch/noises";
import { settings } from "../settings.svelte";
import { play } from "../sounds";
import { CHEERS, Celebrations } from "./celebrations.svelte";
import { noises, soundOut } from "./noises";

const module = {
  noise: (event: any) => (event.event === "silence" ? null : { sound: event.event }),
  duration: (events: any[]) => 100 * events.length,
} as unknown as GameModule;
const scene = (events: string[], more: Partial<Scene> = {}) =>
  ({ events: events.map((event) => ({ event })), speed: 1, seat: 0, ...more }) as Scene;

describe("what is heard", () => {
  it("begins when its part of the story does", () => {
    expect(noises(module, scene(["dice", "silence", "hop"]))).toEqual([
      { sound: "dice", after: 0 },
      { sound: "hop", after: 200 },
    ]);
    expect(noises(module, scene(["dice", "hop"], { speed: 2 }))[1].after).toBe(50);
  });

  it("is no din: the same at the same time is heard once, and never more than five", () => {
    expect(noises(module, scene(["hop", "hop", "dice"], { speed: 0 })).map((each) => each.sound)).toEqual(["hop", "dice"]);
    expect(noises(module, scene(Array(9).fill("hop")))).toHaveLength(5);
    // Live, things happen when they are told.
    expect(noises(module, scene(["drop", "saw"], { live: { tick: 1, at: 0 } })).map((each) => each.after)).toEqual([0, 0]);
  });

  it("fits the games' moments", () => {
    const at: any = { seat: 2 };
    expect(hackerNoise({ event: "named", seat: 0, suspect: 2, by: 2, outcome: "right" }, at)).toEqual({ sound: "caught", felt: true });
    expect(hackerNoise({ event: "named", seat: 0, suspect: 1, by: 1, outcome: "right" }, at)).toEqual({ sound: "caught", felt: false });
    expect(hackerNoise({ event: "slipped", account: 3 }, at)).toEqual({ sound: "drop", felt: true });
    expect(hackerNoise({ event: "left", seat: 1, way: "forwards" }, at)?.sound).toBe("footsteps");
    expect(hackerNoise({ event: "fetched", seat: 1 }, at)?.sound).toBe("till");
    expect(hackerNoise({ event: "saw", seat: 1, account: 2 }, at)?.sound).toBe("gasp");
    expect(hashcatchNoise({ event: "checked", by: 0, seat: 0, token: 1, digit: 3, die: 2, verdict: "forged" })?.sound).toBe("refused");
  });
});

describe("sound and silence", () => {
  const made: [string, number][] = [];
  const shaken = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    made.length = 0;
    shaken.mockReset();
    vi.stubGlobal("navigator", { vibrate: shaken });
    vi.stubGlobal("AudioContext", class {});
    vi.doMock("../sound/synth", () => ({ make: (sound: string, volume: number) => made.push([sound, volume]) }));
    Object.assign(settings, { sounds: false, volume: 0.5, speed: 1 });
  });
  afterEach(() => {
    vi.doUnmock("../sound/synth");
    vi.unstubAllGlobals();
    vi.useRealTimers();
    Object.assign(settings, { sounds: false, speed: 1 });
  });

  it("is silent, and shakes nothing, until the reader wants it", async () => {
    play({ sound: "turn", felt: true });
    settings.sounds = true;
    play({ sound: "turn", felt: true });
    await vi.waitFor(() => expect(made).toEqual([["turn", 0.5]]), { timeout: 20_000 });
    expect(shaken).toHaveBeenCalledExactlyOnceWith([60]);
  });

  it("shakes at volume 0, and not for who wants no motion", async () => {
    Object.assign(settings, { sounds: true, volume: 0 });
    play({ sound: "caught", felt: true });
    expect(shaken).toHaveBeenCalledOnce();
    settings.speed = 0;
    play({ sound: "caught", felt: true });
    expect(shaken).toHaveBeenCalledOnce();
    await vi.runAllTimersAsync();
    expect(made).toEqual([]);
  });

  it("ticks for a game that has no sounds of its own", async () => {
    settings.sounds = true;
    soundOut({ duration: () => 0 } as unknown as GameModule, scene(["anything"]));
    await vi.waitFor(() => expect(made.map(([sound]) => sound)).toEqual(["tick"]), { timeout: 20_000 });
  });
});

describe("celebrations", () => {
  it("are for a row that is cracked, and for a hashing", () => {
    const cracked: any = { event: "cracked", seat: 1, row: 2, code: 7 };
    expect(chained([cracked])).toEqual({ code: "hashcatch-page-cheer-cracked", seat: 1 });
    const hashing: any[] = [{ event: "hashing" }, { event: "chained", seat: 3 }, { event: "earned", seat: 2 }];
    expect(chained(hashing)).toEqual({ code: "hashcatch-page-cheer-hashing", seat: 2 });
    expect(chained([{ event: "moved" } as any])).toBeNull();
  });

  it("are for a hat that goes to somebody who did not play it", () => {
    const played = (seat: number, hat: number): any => ({ event: "played", seat, rank: 3, naturals: 1, jokers: 0, hat });
    const took: any = { event: "took", seat: 2 };
    expect(hatStolen([took], [played(0, 1), played(2, 0), took])).toEqual({ code: "blackhat-page-cheer-hat", seat: 2 });
    expect(hatStolen([took], [played(0, 0), played(2, 1), took])).toBeNull();
    expect(hatStolen([played(0, 1)], [played(0, 1)])).toBeNull();
  });

  it("are for who took notes in a round, and was never traced in it", () => {
    const round = (number: number): any => ({ event: "round", number, seat: 0 });
    const took = (seat: number): any => ({ event: "took", seat, account: 1 });
    const traced = (by: number): any => ({ event: "named", seat: 0, suspect: by, by, outcome: "right" });
    const past = [round(1), took(2), took(2), took(1), took(1), took(1), traced(1)];
    const next = round(2);
    expect(heist([next], [...past, next])).toEqual({ code: "hacker-page-cheer-heist", seat: 2 });
    expect(heist([took(2)], past)).toBeNull();
    const last: any = { event: "counted", seat: 0, money: 3 };
    expect(heist([last], [...past, next, took(2), last])).toBeNull();
  });

  it("come one after another, and go when the reader has seen enough", () => {
    vi.useFakeTimers();
    const cheers = new Celebrations();
    cheers.hear({ code: "one", seat: 0 });
    cheers.hear({ code: "two", seat: 1 });
    expect(cheers.current?.code).toBe("one");
    vi.advanceTimersByTime(CHEERS);
    expect(cheers.current?.code).toBe("two");
    cheers.hear({ code: "three", seat: 1 });
    cheers.skip();
    expect(cheers.current).toBeNull();
    vi.useRealTimers();
  });
});
