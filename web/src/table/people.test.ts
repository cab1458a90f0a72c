import { describe, expect, it } from "vitest";
import type { Chair } from "../wire/wire";
import { chairOf } from "./fakes";
import { nameOf, namedPlayers, playersOf, whoFailed } from "./people";

const say = (code: string, params?: Record<string, string | number>) => `${code}${params?.number ?? ""}`;
const chair = (kind: Chair["kind"], name = ""): Chair => chairOf({ kind, name });

describe("people", () => {
  it("names guests by their names and bots by their number among the bots", () => {
    const chairs = [chair("bot"), chair("guest", "Ada"), chair("bot"), chair("empty")];
    expect(chairs.map((_, at) => nameOf(chairs, at, say))).toEqual(["page-bot-name1", "Ada", "page-bot-name2", "page-nobody"]);
    expect(playersOf(chairs, 3, 1, say).map((each) => each.name)).toEqual(["page-bot-name1", "page-you", "page-bot-name2"]);
    expect(namedPlayers(["", "Ada", ""], say).map((each) => each.name)).toEqual(["page-bot-name1", "Ada", "page-bot-name2"]);
  });

  it("keeps a name from right to left from turning the sentence round it", () => {
    expect(nameOf([chair("guest", "שלום")], 0, say)).toBe("\u2068שלום\u2069");
    expect(namedPlayers(["مرحبا"], say)[0].name).toBe("\u2068مرحبا\u2069");
    expect(nameOf([chair("guest", "👩‍🚀 Zoë")], 0, say)).toBe("👩‍🚀 Zoë");
  });

  it("names those who failed to reveal once, and tells who has gone and when it was the server", () => {
    const name = (at: number) => ["Ada", "Ben"][at];
    expect(whoFailed([[1], [1, -1], [], [0]], name, say)).toEqual(["Ben", "page-failed-gone", "page-failed-server", "Ada"]);
  });
});
