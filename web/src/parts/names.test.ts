import { describe, expect, it } from "vitest";
import { anyLong, parted, shortened } from "./names";

const BOTS = ["Sinä", "Botti 1", "Botti 2", "Botti 12"];
const LONG = ["Maximiliane K.", "Maximilian K.", "Maja"];

describe("a name without room", () => {
  it("keeps the end that tells it from those that begin alike", () => {
    expect(parted("Botti 1", BOTS)).toEqual(["Botti ", "1"]);
    expect(parted("Botti 2", BOTS)).toEqual(["Botti", " 2"]);
    expect(parted("Botti 12", BOTS)).toEqual(["Botti ", "12"]);
    expect(parted("Maximilian K.", LONG)).toEqual(["Maximilia", "n K."]);
  });

  it("needs no end if nobody begins alike", () => {
    expect(parted("Sinä", BOTS)).toEqual(["Sinä", ""]);
    expect(parted("Maja", LONG)).toEqual(["Maja", ""]);
  });

  it("is never cut to what another is cut to", () => {
    for (const names of [BOTS, LONG])
      for (const most of [5, 6, 7, 8]) expect(new Set(names.map((name) => shortened(name, names, most))).size).toBe(names.length);
  });

  it("stays as it is if it fits", () => {
    expect(shortened("Botti 1", BOTS, 7)).toBe("Botti 1");
    expect(shortened("Botti 1", BOTS, 5)).toBe("Bot…1");
  });
});

it("needs a line of its own where four share a phone's width, if it is longer than a bot's", () => {
  expect(anyLong(BOTS.map((name) => ({ name })))).toBe(true);
  expect(anyLong([{ name: "Bot 1" }, { name: "You" }, { name: "Botti 2" }])).toBe(false);
  expect(anyLong([{ name: "Guest 624" }, { name: "Bot 1" }])).toBe(true);
});
