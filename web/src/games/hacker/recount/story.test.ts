import { describe, expect, it } from "vitest";
import { LANGUAGES, RECOUNT, sayIn, WINDOWS } from "../fixtures";
import { height } from "../journal";
import { TRUTH } from "../../../wire/hacker";
import { plansMade } from "../plan";
import type { HackerScene } from "../places";
import { changesOf, storyOf } from "./story";
import { dropWords, sawWords } from "./words";

const LIVE = storyOf(RECOUNT);
const STEP = storyOf(WINDOWS);
const PLAYERS = ["Mia", "Ada", "Kai", "Zoë"].map((name, seat) => ({ seat, name, bot: false, you: false }));

describe.each([
  ["live", LIVE],
  ["in steps", STEP],
])("a round %s", (_, story) => {
  it("tells of every virus whose it was and where it fell", () => {
    const { state } = story.frames[story.frames.length - 1];
    const lying = state.lies[TRUTH].flatMap((lies, entry) => (lies > 0 ? [`${Math.log2(state.clue[TRUTH][entry])} ${lies - 1}`] : []));
    expect(lying.length).toBeGreaterThan(4);
    expect(story.drops.map(({ by, account }) => `${by} ${account}`)).toEqual(lying);
  });

  it("shows the truth to whoever looks on", () => {
    const { state } = story.frames[story.frames.length - 1];
    for (const seat of [0, 1, 2, 3, null]) {
      const piles = Array.from({ length: story.board.accounts }, (__, account) => height(state, seat, account));
      expect(piles.reduce((sum, each) => sum + each)).toBe(story.drops.length);
    }
  });

  it("keeps the notes secret", () => {
    for (const { state } of story.frames) expect(state.seen.flat(2).some((count) => count > 0)).toBe(false);
  });

  it("says where the owner was, and who saw it", () => {
    for (const drop of story.drops) {
      expect(drop.saw).not.toContain(drop.by);
      if (drop.while === "watching") expect(drop.saw).toContain(drop.owner);
      else expect(drop.saw).not.toContain(drop.owner);
      if (drop.owner === drop.by) expect(drop.while).toBe("own");
    }
    expect(new Set(story.drops.map((each) => each.while)).size).toBeGreaterThan(1);
  });

  it.each(LANGUAGES)("has words for it in %s", (language) => {
    const say = sayIn(language);
    for (const drop of story.drops) {
      expect(dropWords(drop, PLAYERS, say)).toContain(PLAYERS[drop.by].name);
      expect(sawWords(drop, PLAYERS, say) === null).toBe(drop.saw.every((seat) => seat === drop.owner));
    }
  });
});

describe("a live round", () => {
  it("is away exactly while walking", () => {
    for (const drop of LIVE.drops) {
      const { state } = LIVE.frames[drop.frame - 1];
      const away = state.turn === drop.owner && !state.seated;
      expect(["leaving", "bank", "returning"].includes(drop.while)).toBe(away && !drop.saw.includes(drop.owner));
    }
  });

  it("is drawn anew only when something on the table changes", () => {
    const changes = changesOf(LIVE.frames);
    const distinct = new Set(changes);
    expect(distinct.size).toBeLessThan(LIVE.frames.length / 5);
    for (const drop of LIVE.drops) expect(distinct.has(drop.frame)).toBe(true);
    changes.forEach((at, frame) => expect(at).toBeLessThanOrEqual(frame));
  });
});

describe("a round in steps", () => {
  it("is told window by window, three or four for every walk", () => {
    expect(STEP.frames.length).toBe(WINDOWS.steps.filter((step) => step.events.some((event) => event.event === "passed")).length);
    expect(STEP.frames.length).toBeGreaterThanOrEqual(12);
  });

  it("shows the hands that brought each virus", () => {
    for (const drop of STEP.drops) expect(STEP.frames[drop.frame].state.plan[drop.by]).toContain(drop.account + 1);
  });

  it("shows what was watched", () => {
    const watched = STEP.frames.flatMap(({ state }) => plansMade({ board: STEP.board, state } as HackerScene).map((each) => each.eye));
    expect(watched.some((each) => each !== null && "account" in each)).toBe(true);
    for (const each of watched) if (each && "account" in each) expect(each.account).toBeLessThan(STEP.board.accounts);
  });
});
