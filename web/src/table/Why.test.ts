// "Why did they do that?": what bots chose, in words, for eyes, keys and ears.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { GameModule, Scene } from "../games/game";
import { speak } from "../text/text.svelte";
import type { Choice } from "../wire/wire";
import Why from "./Why.svelte";

const MODULE = {
  name: "hashcatch",
  label: (action: { do: string }, scene: Scene) => `${action.do} by ${scene.seat} on ${(scene.state as { roll: number }).roll}`,
} as unknown as GameModule;
const SCENE = {
  legal: [{ do: "roll" }],
  players: [
    { seat: 0, name: "You", bot: false, you: true },
    { seat: 1, name: "Mallory", bot: true, you: false },
  ],
  seat: 0,
  state: { roll: 0 },
} as unknown as Scene;
const CHOICE = { seat: 1, action: { do: "move" }, state: { roll: 5 } };
const CHOICES: Choice[] = [
  { ...CHOICE, chance: 300, place: 24, instead: { action: { do: "bank" }, chance: 412 }, reason: { code: "roll", counts: { rolls: 2 } } },
  { ...CHOICE, chance: 500, place: null, instead: { action: { do: "bank" }, chance: 412 }, reason: null },
  { ...CHOICE, chance: 400, place: null, instead: { action: { do: "bank" }, chance: 412 }, reason: null },
  { ...CHOICE, chance: null, place: null, instead: null, reason: { code: "roll", counts: { rolls: 4 } } },
];

function show(choices: Choice[] | null) {
  const close = vi.fn();
  render(Why, { choices, none: "Nothing.", from: "From what you knew.", close, scene: SCENE, module: MODULE, match: null });
  return close;
}

afterEach(cleanup);

describe("why bots did what they did", () => {
  beforeAll(() => speak("en"));

  it("is told in the words of the position before, with what would have been next best or better", async () => {
    const close = show(CHOICES);
    const words = screen.getAllByRole("listitem").map((each) => each.textContent!.replace(/\s+/g, " ").trim());
    expect(words).toEqual([
      "Mallory: move by 1 on 5 30% to win 2 of 6 rolls bring one more token to a free transaction space. expected place 2.4 Better: bank by 1 on 5, 41%",
      "Mallory: move by 1 on 5 50% to win Next best: bank by 1 on 5, 41%",
      "Mallory: move by 1 on 5 40% to win About as good: bank by 1 on 5, 41%",
      "Mallory: move by 1 on 5 4 of 6 rolls bring one more token to a free transaction space.",
    ]);
    await tick();
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Why did they do that?" }));
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(close).toHaveBeenCalledOnce();
  });

  it("says that there is nothing to explain", () => {
    show([]);
    expect(screen.getByText("Nothing.")).toBeTruthy();
  });

  it("says that somebody thinks, and what the answer will follow from", () => {
    show(null);
    expect(screen.getByText("Thinking …")).toBeTruthy();
    expect(screen.getByText("From what you knew.")).toBeTruthy();
    expect(screen.queryByText("Nothing.")).toBeNull();
  });
});
