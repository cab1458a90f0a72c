import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES, RECOUNT, sayIn, WINDOWS } from "../live/fixtures/read";
import Recount from "./Recount.svelte";
import { storyOf } from "./story";

const PLAYERS = ["You", "Ada", "Kai", "Zoë"].map((name, seat) => ({ seat, name, bot: seat > 0, you: seat === 0 }));
afterEach(cleanup);

function show(recount: typeof RECOUNT, language: (typeof LANGUAGES)[number] = "en") {
  const shown = render(Recount, { recount, players: PLAYERS, say: sayIn(language), speed: 0, seat: 0 });
  const range = shown.container.querySelector<HTMLInputElement>("input[type=range]")!;
  return { ...shown, range, drops: () => [...shown.container.querySelectorAll<HTMLElement>(".drops button")], frame: () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))) };
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

  it.each(LANGUAGES)("finds all its words in %s", (language) => {
    expect(show(RECOUNT, language).drops().length).toBeGreaterThan(0);
    cleanup();
    expect(show(WINDOWS, language).container.querySelector(".windows p")!.textContent).toContain("1");
  });
});
