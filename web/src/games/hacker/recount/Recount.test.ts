import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, RECOUNT, sayIn, WINDOWS } from "../fixtures";
import Recount from "./Recount.svelte";
import { storyOf } from "./story";

const PLAYERS = ["You", "Ada", "Kai", "Zoë"].map((name, seat) => ({ seat, name, bot: seat > 0, you: seat === 0 }));
afterEach(cleanup);

function show(recount: typeof RECOUNT, language: (typeof LANGUAGES)[number] = "en") {
  const shown = render(Recount, { recount, players: PLAYERS, say: sayIn(language), speed: 0, seat: 0 });
  const range = shown.container.querySelector<HTMLInputElement>("input[type=range]")!;
  return {
    ...shown,
    range,
    drops: () => [...shown.container.querySelectorAll<HTMLElement>(".drops button")],
    frame: () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  };
}

describe("a recount", () => {
  it("lists every virus of the round", () => {
    const story = storyOf(RECOUNT);
    const { drops } = show(RECOUNT);
    expect(drops()).toHaveLength(story.drops.length);
    expect(drops()[0].textContent).toContain(`account ${story.drops[0].account + 1}`);
    expect(drops().filter((each) => each.classList.contains("mine"))).toHaveLength(story.drops.filter((each) => each.owner === 0).length);
  });

  it("stands still where nothing is to move, and jumps to a drop", async () => {
    const story = storyOf(RECOUNT);
    const { drops, range, container } = show(RECOUNT);
    expect(range.value).toBe("0");
    expect(container.querySelectorAll(".told")).toHaveLength(0);
    const last = story.drops[story.drops.length - 1];
    await fireEvent.click(drops()[drops().length - 1]);
    expect(Number(range.value)).toBeLessThan(last.frame);
    await fireEvent.input(range, { target: { value: String(last.frame) } });
    expect(container.querySelectorAll(".told").length).toBeGreaterThan(0);
    expect(drops()[drops().length - 1].getAttribute("aria-current")).toBe("true");
  });

  it("draws everyone's hands and eyes", async () => {
    const { range, container, frame } = show(RECOUNT);
    const story = storyOf(RECOUNT);
    const at = story.frames.findIndex(({ state }) => state.seated === 0 && state.facing === 1);
    await fireEvent.input(range, { target: { value: String(at) } });
    await frame();
    const { state } = story.frames[at];
    expect(container.querySelectorAll(".hand.seen")).toHaveLength(state.hand_x.flat().filter((x) => x >= 0).length);
    expect(container.querySelectorAll(".spot.seen")).toHaveLength(4);
  });

  it("shows a game in steps window by window", async () => {
    const story = storyOf(WINDOWS);
    const { range, container, drops } = show(WINDOWS);
    expect(Number(range.max)).toBe(story.frames.length - 1);
    const at = story.drops[0].frame;
    await fireEvent.click(drops()[0]);
    expect(range.value).toBe(String(at));
    expect(container.querySelectorAll(".windows .glove")).toHaveLength(story.frames[at].state.plan.flat().filter(Boolean).length);
  });

  it("plays by itself, from its first window to its last", async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    let now = performance.now() - 40;
    const { container } = render(Recount, { recount: WINDOWS, players: PLAYERS, say: sayIn("en"), speed: 1, seat: 0 });
    const words = () => container.querySelector(".windows p")!.textContent!;
    const run = async (length: number) => {
      for (const end = now + length; now < end; now += 50) {
        frames.shift()!(now);
        await tick();
      }
    };
    await run(100);
    expect(words()).toContain("(1 of 14)");
    await run(2000);
    expect(words()).toContain("(2 of 14)");
    await run(40_000);
    expect(words()).toContain("(14 of 14)");
    vi.unstubAllGlobals();
  });

  it.each(LANGUAGES)("finds all its words in %s", (language) => {
    expect(show(RECOUNT, language).drops().length).toBeGreaterThan(0);
    cleanup();
    expect(show(WINDOWS, language).container.querySelector(".windows p")!.textContent).toContain("1");
  });
});
