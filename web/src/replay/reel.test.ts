import { describe, expect, it } from "vitest";
import { hacker } from "../games/hacker";
import type { Replay } from "../wire/wire";
import { reel } from "./reel";

const NAMED = { event: "named", seat: 0, suspect: 1, by: 1, outcome: "right" };
const ROUND = { event: "round", number: 2, seat: 1 };
const STEP = { seat: 0, action: { do: "name", seat: 1 }, at: null, events: [NAMED, ROUND], diff: { rounds: 2 }, points: [0, 0] };
const REPLAY = { state: { rounds: 1 }, opening: [], steps: [STEP] } as unknown as Replay;

describe("a replay", () => {
  it("shows a round's last reveal before the next round's table", () => {
    expect(reel(REPLAY, hacker).map(({ state, events }) => [state, events])).toEqual([
      [{ rounds: 1 }, []],
      [{ rounds: 1 }, [NAMED]],
      [{ rounds: 2 }, [ROUND]],
    ]);
  });

  it("says of every picture which step it belongs to", () => {
    expect(reel(REPLAY, hacker).map(({ step }) => step)).toEqual([null, 0, 0]);
  });

  it("has one picture for each step of a game without acts", () => {
    expect(reel(REPLAY)).toHaveLength(2);
  });
});
