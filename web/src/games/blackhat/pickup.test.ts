import { describe, expect, it } from "vitest";
import { changed, OPTIONS } from "./fixtures";
import { pickupOf, steps, toggled } from "./pickup";

const PICKUPS = OPTIONS.filter((each) => each.legal.some((one) => one.do === "keep"));
const PICKS = OPTIONS.filter((each) => each.legal.some((one) => one.do === "pick"));

describe("picking up", () => {
  it("offers as many cards as were led, never jokers or the hat (BH-42)", () => {
    expect(PICKUPS.length).toBeGreaterThan(5);
    for (const scene of PICKUPS) {
      const pickup = pickupOf(scene)!;
      expect(pickup.count).toBeLessThanOrEqual(scene.state.led);
      expect(pickup.choice.length + pickup.given.length).toBeGreaterThanOrEqual(pickup.count);
      expect([...pickup.choice, ...pickup.given].every((each) => each.kind < 13)).toBe(true);
      expect(new Set(pickup.all.map((each) => each.key)).size).toBe(pickup.all.length);
    }
  });

  it("offers just what the rules let be named next", () => {
    for (const scene of PICKS) {
      const ranks = new Set(scene.legal.map((each) => (each.do === "pick" ? each.rank : 0)));
      const choice = new Set(pickupOf(scene)!.choice.map((each) => each.kind + 1));
      for (const rank of ranks) expect(choice).toContain(rank);
    }
  });

  it("names the cards in rising order, whatever order they were tapped in", () => {
    const scene = PICKUPS.find((each) => pickupOf(each)!.choice.length > 2 && each.state.led > 1)!;
    const pickup = pickupOf(scene)!;
    const keys = [...pickup.choice]
      .sort((a, b) => b.kind - a.kind)
      .slice(0, pickup.count)
      .map((each) => each.key);
    const [first, ...rest] = steps(pickup, keys);
    const ranks = rest.map((each) => (each.do === "pick" ? each.rank : 0));
    expect(first).toEqual({ do: "keep" });
    expect(ranks).toHaveLength(pickup.count);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it("lets the oldest choice give way", () => {
    const pickup = { ...pickupOf(PICKUPS[0])!, count: 2 };
    expect(toggled(pickup, ["a", "b"], "c")).toEqual(["b", "c"]);
    expect(toggled(pickup, ["a", "b"], "a")).toEqual(["b"]);
  });

  it("gives no choice where the edition takes the highest", () => {
    const scene = PICKUPS.find((each) => pickupOf(each)!.choice.length)!;
    const pickup = pickupOf(changed(scene, { board: { ...scene.board, highest_pickup: 1 } }))!;
    const kinds = pickupOf(scene)!
      .choice.map((each) => each.kind)
      .sort((a, b) => b - a);
    expect(pickup.choice).toEqual([]);
    expect(pickup.given.map((each) => each.kind)).toEqual(kinds.slice(0, pickupOf(scene)!.count));
  });
});
