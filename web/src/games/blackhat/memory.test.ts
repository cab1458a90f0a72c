import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type AnyEvent } from "../game";
import { OPTIONS, sayIn } from "./fixtures";
import { inspect } from "./inspect";
import { seenCards, tricksOf } from "./memory";
import { reasonWords } from "./reason";
import Memory from "./Memory.svelte";

const say = sayIn("en");
/** A whole game's events, and those of it up to a scene. */
const upTo = (at: number): AnyEvent[] => OPTIONS.slice(0, at + 1).flatMap((scene) => scene.events);

afterEach(cleanup);

describe("memory aids", () => {
  it("list the tricks of the round with their winners, and nothing of the rounds before", () => {
    let longest = 0;
    OPTIONS.forEach((scene, at) => {
      const { tricks, whole } = tricksOf(upTo(at));
      const events = upTo(at);
      const round = events.slice(events.findLastIndex((each) => each.event === "round"));
      const won = round.flatMap((each) => (each.event === "won" ? [(each as unknown as { seat: number }).seat] : []));
      expect(whole).toBe(true);
      expect(tricks.map((each) => each.winner)).toEqual(won);
      for (const { sets, winner } of tricks) expect(sets.map((each) => each.hand)).toContain(winner);
      longest = Math.max(longest, tricks.length);
    });
    expect(longest).toBeGreaterThan(5);
  });

  it("know when the beginning of the round is missing, and ask for it", () => {
    const at = OPTIONS.findIndex((_, each) => tricksOf(upTo(each)).tricks.length === 2);
    const late = upTo(at).slice(-4);
    expect(tricksOf(late).whole).toBe(false);
    const earlier = vi.fn();
    render(Memory, { scene: { ...OPTIONS[at], story: { events: late, earlier } }, close: () => undefined, say });
    expect(earlier).toHaveBeenCalled();
  });

  it("count no card twice, and none that the reader has not seen", () => {
    for (const scene of OPTIONS) {
      for (const { kind, seen, all } of seenCards(scene)) {
        expect(seen).toBeLessThanOrEqual(all);
        if (scene.state.discard[kind] === all) expect(seen).toBe(all);
      }
      const own = scene.seat === null ? 0 : scene.state.held[scene.seat];
      const seen = seenCards(scene).reduce((sum, each) => sum + each.seen, 0);
      expect(seen).toBeGreaterThanOrEqual(own);
    }
  });

  it("show cards, hands and tricks in words", () => {
    const at = OPTIONS.findIndex((_, each) => tricksOf(upTo(each)).tricks.length === 3);
    const scene = OPTIONS[at];
    render(Memory, { scene: { ...scene, story: { events: upTo(at), earlier: null } }, close: () => undefined, say });
    const body = screen.getByRole("region", { name: "Memory" });
    expect(body.querySelectorAll(".cards li")).toHaveLength(scene.board.deck.length);
    const tricks = tricksOf(upTo(at)).tricks;
    const told = [...body.querySelectorAll(".trick > .line")].map((each) => each.textContent);
    expect(told).toHaveLength(3);
    for (const each of body.querySelectorAll("li")) {
      const card = inspect(each.getAttribute("data-inspect")!, { ...scene, story: { events: upTo(at), earlier: null } }, say);
      expect(card?.now, each.textContent).toMatch(/\p{L}/u);
    }
    tricks.toReversed().forEach(({ sets, winner }, place) => expect(told[place]).toContain(reasonWords(sets, winner, say)));
    expect(body.textContent).toMatch(/\d+ unknown cards|one unknown card/);
  });
});
