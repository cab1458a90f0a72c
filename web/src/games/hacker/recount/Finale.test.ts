import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, RECOUNT, sayIn } from "../fixtures";
import Finale from "./Finale.svelte";
import { hoards, moneyIn } from "./hoards";

const PLAYERS = ["You", "Ada", "Kai", "Zoë"].map((name, seat) => ({ seat, name, bot: seat > 0, you: seat === 0 }));
const CODES = ["coldest-hands", "longest-fingers", "sharpest-eye", "blindest-eye", "open-vault", "scapegoat", "own-goal"];
const UNDER = Array.from({ length: 21 }, (_, account) => [account % 2, account % 3, 0]);
const ENDED = {
  ...RECOUNT,
  opened: { under: UNDER },
  awards: CODES.map((code, at) => ({ code, seats: at ? [1] : [0, 2], times: at + 1 })),
};

function show(speed: number, language: (typeof LANGUAGES)[number] = "en") {
  return render(Finale, { recount: ENDED, players: PLAYERS, say: sayIn(language), speed, seat: 0 }).container;
}

describe("the end of a match", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("plays the last round by itself, turns accounts over one by one, and then gives awards", async () => {
    const box = show(1);
    expect(box.querySelector(".recount")).not.toBeNull();
    for (let waited = 0; box.querySelector(".recount") && waited < 120; waited++) {
      vi.advanceTimersByTime(1000);
      await tick();
    }
    const open = () => box.querySelectorAll(".account.open").length;
    expect(open()).toBe(0);
    vi.advanceTimersByTime(600);
    await tick();
    expect(open()).toBe(1);
    vi.advanceTimersByTime(550);
    await tick();
    expect(open()).toBe(2);
    expect(box.querySelectorAll(".awards li")).toHaveLength(0);
    vi.advanceTimersByTime(60_000);
    await tick();
    expect(open()).toBe(RECOUNT.board.accounts);
    expect(box.querySelectorAll(".awards li")).toHaveLength(CODES.length);
    expect(box.querySelector(".awards")!.textContent).toContain("Coldest hands");
  });

  it("shows everything at once to whoever wants no motion, and adds up what lay under the accounts", async () => {
    const box = show(0);
    await tick();
    expect(box.querySelectorAll(".account.open")).toHaveLength(RECOUNT.board.accounts);
    const sums = [...box.querySelectorAll(".sum")].map((each) => Number(each.textContent));
    const all = hoards(ENDED);
    expect(sums).toEqual(PLAYERS.map(({ seat }) => all.reduce((sum, each) => sum + (each.owner === seat ? moneyIn(each.notes) : 0), 0)));
  });

  it.each(LANGUAGES)("finds all its words in %s", async (language) => {
    show(0, language);
    await tick();
  });
});
