import { beforeEach, describe, expect, it } from "vitest";
import fixture from "../games/fixtures/deal.json";
import { forgetAll } from "../keep";
import { dayBefore, fits, keepListed, symbols, until } from "./days";

const { day, bots, commitment } = fixture.daily;
const seed = fixture.cases[0].server_seed!;
const deal = { game: "hashcatch", options: {}, bots, commitment, terms: fixture.terms, tries: 0, mine: null };

beforeEach(forgetAll);

describe("what was listed before the day", () => {
  it("is compared with the seed that is revealed", () => {
    expect(fits(day, { deal, seed })).toBe("unknown");
    keepListed([{ day, game: "hashcatch", commitment }]);
    expect(fits(day, { deal, seed })).toBe("holds");
    expect(fits(day, { deal, seed: "00".repeat(32) })).toBe("fails");
    expect(fits(day, { deal: { ...deal, bots: ["", "champion", "champion"] }, seed })).toBe("fails");
  });

  it("stays as it was first seen, whatever the server lists later", () => {
    keepListed([{ day, game: "hashcatch", commitment: "ab".repeat(32) }]);
    keepListed([{ day, game: "hashcatch", commitment }]);
    expect(fits(day, { deal, seed })).toBe("fails");
  });

  it("is kept for the latest days only", () => {
    for (let month = 1; month <= 12; month++)
      for (let date = 10; date < 28; date++)
        keepListed([{ day: `2025-${String(month).padStart(2, "0")}-${date}`, game: "hashcatch", commitment }]);
    keepListed([{ day, game: "hashcatch", commitment }]);
    expect(fits(day, { deal, seed })).toBe("holds");
    expect(localStorage.getItem("hacktable.daily")!.length).toBeLessThan(8_000);
  });
});

it("a day has a day before, and an end", () => {
  expect(dayBefore("2028-03-01")).toBe("2028-02-29");
  expect([until(0), until(59_001), until(86_400_000), until(-5)]).toEqual(["0:00:00", "0:01:00", "24:00:00", "0:00:00"]);
});

it("a result is told in symbols that show nothing of the deal", () => {
  const score = { place: 2, points: 7, percentile: 73, bars: [] };
  expect(symbols("Hashcatch", day, score, 3)).toBe("Hacktable · Hashcatch · 2026-11-17\n□■□ ▰▰▰▰▰▰▰▱▱▱ 73%");
  expect(symbols("Hashcatch", day, { ...score, place: 1, percentile: null }, 2)).toBe("Hacktable · Hashcatch · 2026-11-17\n■□");
});
