import { beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../text/text.svelte";
import type { EveningPage } from "../wire/wire";
import { Following } from "./following.svelte";
import { clock, phaseOf, points } from "./words";

const EVENING: EveningPage = {
  id: "e",
  changes: 1,
  name: "Friday",
  game: "hashcatch",
  options: {},
  format: "swiss",
  planned: 3,
  size: 2,
  minutes: 5,
  pace: "off",
  rated: false,
  phase: "gathering",
  paused: false,
  left: null,
  host: "Ada",
  people: [],
  order: [],
  rounds: [],
  you: 0,
  hosting: false,
  table: null,
};

function answers(...told: EveningPage[]): void {
  const pending = new Promise<Response>(() => {});
  vi.stubGlobal(
    "fetch",
    vi.fn(() => (told.length ? Promise.resolve(new Response(JSON.stringify(told.shift()))) : pending)),
  );
}

describe("the page of an evening", () => {
  beforeEach(async () => {
    vi.unstubAllGlobals();
    await speak("en");
  });

  it("calls the reader when a table is theirs, and ignores an answer that is older than what it knows", async () => {
    const round = { tables: [] };
    answers(EVENING, { ...EVENING, changes: 3, rounds: [round], phase: "playing", table: "t" }, EVENING);
    const following = new Following("e");
    const stop = following.follow();
    await vi.waitFor(() => expect(vi.mocked(fetch)).toHaveBeenCalledTimes(4));
    expect(following.evening?.changes).toBe(3);
    expect(following.news).toBe("Round 1 begins: your table is ready.");
    stop();
  });

  it("believes no answer to what was asked before the reader took part", async () => {
    const stranger = { ...EVENING, you: null };
    let late: (told: EveningPage) => void = () => {};
    const waiting = new Promise<EveningPage>((resolve) => (late = resolve));
    const told: (EveningPage | Promise<EveningPage>)[] = [stranger, waiting, { ...EVENING, changes: 2 }];
    const pending = new Promise<Response>(() => {});
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => (told.length ? new Response(JSON.stringify(await told.shift())) : pending)),
    );
    const following = new Following("e");
    const stop = following.follow();
    await vi.waitFor(() => expect(vi.mocked(fetch)).toHaveBeenCalledTimes(2));
    await following.do("join");
    late({ ...stranger, changes: 2 });
    await vi.waitFor(() => expect(vi.mocked(fetch)).toHaveBeenCalledTimes(4));
    expect(following.evening?.you).toBe(0);
    stop();
  });

  it("does not call who finds their table when they open the page", async () => {
    answers({ ...EVENING, table: "t" });
    const following = new Following("e");
    const stop = following.follow();
    await vi.waitFor(() => expect(following.evening).not.toBeNull());
    expect(following.news).toBe("");
    stop();
  });

  it("says what a clock shows, halves of points, and how it stands", () => {
    expect([clock(61_000), clock(59_001), clock(-5)]).toEqual(["1:01", "1:00", "0:00"]);
    expect([points(2), points(1.5)]).toEqual(["2", "1.5"]);
    expect(phaseOf({ ...EVENING, phase: "break", rounds: [{ tables: [] }] })).toBe("Break after round 1 of 3");
  });
});
