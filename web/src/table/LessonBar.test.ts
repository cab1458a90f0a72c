import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notePlayed } from "../intro/seen";
import { settings } from "../settings.svelte";
import { speak } from "../text/text.svelte";
import type { GameInfo, LessonMessage } from "../wire/wire";
import { gentle, liked, usual } from "./levels";
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

const LEVELS = ["beginner", "casual", "regular", "expert", "champion"];

it("takes the easiest opponents for a first game", () => {
  expect(gentle(LEVELS)).toBe("beginner");
  expect(gentle([])).toBeNull();
});

it("adds a bot that plays evenly; in a game without levels, the best there is", () => {
  expect(usual(LEVELS)).toBe("regular");
  expect(usual(["random", "greedy"])).toBe("greedy");
  expect(usual([])).toBeNull();
});

it("offers gentle bots for somebody's first game, even ones from then on, and always what they chose last", () => {
  const game = { name: "hashcatch", bots: LEVELS } as unknown as GameInfo;
  localStorage.clear();
  settings.level = null;
  expect(liked(game)).toBe("beginner");
  notePlayed("hashcatch");
  expect(liked(game)).toBe("regular");
  settings.level = "expert";
  expect(liked(game)).toBe("expert");
  expect(liked({ ...game, bots: ["random", "greedy"] })).toBe("greedy");
  settings.level = null;
});
