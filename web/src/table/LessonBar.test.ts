import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speak } from "../text/text.svelte";
import type { LessonMessage } from "../wire/wire";
import { gentle, usual } from "./gentle";
import LessonBar from "./LessonBar.svelte";

beforeEach(() => speak("en"));
afterEach(cleanup);

const send = vi.fn();
/** What a reader is told, without a line to any server. */
function show(more: Partial<LessonMessage>, game = "hashcatch"): string {
  const lesson: LessonMessage = {
    is: "lesson",
    step: 1,
    of: 9,
    words: "move",
    done: "roll",
    point: "",
    waits: false,
    missed: false,
    ...more,
  };
  const players = ["You", "Bot 1", "Bot 2"].map((name, seat) => ({ seat, name, bot: seat > 0, you: seat === 0 }));
  const store = { lesson, players, busy: false, moving: false, send };
  return render(LessonBar, { store: store as never, game }).container.textContent;
}

it("says what came of the last step, what to do now, and how far the lesson is", () => {
  const words = show({});
  expect(words).toContain("Step 2 of 9");
  expect(words).toContain("A 4!");
  expect(words).toContain("Tap that token, then the #.");
  expect(words).toContain("Leave the lesson");
});

it("says that the others are to act", () => {
  expect(show({ words: null, done: "move" })).toContain("Now the others");
});

it("calls the others by their names, and lets time stand still until the reader goes on", () => {
  const words = show({ words: "slip", done: "watch", waits: true }, "hacker");
  expect(words).toContain("Bot 2 has slipped a virus");
  expect(words).toContain("Go on");
});

it("lets a step be begun again that was missed", async () => {
  const words = show({ words: "slip", missed: true }, "hacker");
  expect(words).toContain("The others were faster");
  expect(screen.queryByRole("button", { name: "Go on" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Start this step again" }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: "rematch" });
});

it("says at the end that the deal was prepared, and what is next", () => {
  const words = show({ step: 9, words: null, done: "hack" });
  expect(words).toContain("The deal of a lesson is prepared");
  expect(words).toContain("Once more");
  expect(words).not.toContain("Leave the lesson");
});

it("takes the easiest opponents for a first game, but none that play by pure chance where others are easy too", () => {
  expect(gentle(["random", "greedy"])).toBe("random");
  expect(gentle(["random", "careless", "average", "greedy"])).toBe("careless");
  expect(gentle(["random", "greedy", "champion"])).toBe("random");
  expect(gentle([])).toBeNull();
});

it("adds a bot that plays well, and the champion only for those who choose it", () => {
  expect(usual(["random", "careless", "average", "greedy", "champion"])).toBe("greedy");
  expect(usual(["random", "greedy"])).toBe("greedy");
  expect(usual(["champion"])).toBe("champion");
  expect(usual([])).toBeNull();
});
