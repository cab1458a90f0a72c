import { describe, expect, it } from "vitest";
import type { Action } from "../../wire/hashcatch";
import { hit, type Picked, refusal, refusalOfToken, refusalOfWay, targets } from "./choice";
import { sayIn, scenes } from "./fixtures";
import { lay, spotOf } from "./layout";
import { phaseOf, pieces } from "./places";
import type { HashcatchScene } from "./words";

const ALL = scenes();
const say = sayIn("en");

/** Every action that taps on targets lead to, each tap in the middle of what it is meant for. */
function reachable(scene: HashcatchScene, tall: boolean, picked: Picked | null = null, depth = 0): Action[] {
  const layout = lay(tall, scene.board, scene.state, scene.seat);
  const all = targets(scene, layout, picked, say);
  return all.flatMap((target) => {
    expect(hit(all, target)?.id).toBe(target.id);
    if (target.act) return [target.act];
    const again = picked && !target.pick!.way && target.pick!.token === picked.token;
    return again || depth > 3 || (picked && !target.pick!.way) ? [] : reachable(scene, tall, target.pick, depth + 1);
  });
}

describe.each([true, false])("choosing on the board (tall: %s)", (tall) => {
  it("reaches every legal action of a whole game by taps, and nothing else", () => {
    let pushes = 0;
    for (const scene of ALL) {
      const words = (actions: Action[]): string[] => [...new Set(actions.map((each) => JSON.stringify(each)))].sort();
      expect(words(reachable(scene, tall))).toEqual(words(scene.legal));
      pushes += scene.legal.filter((each) => each.do === "move" && each.push).length;
    }
    expect(pushes).toBeGreaterThan(0);
  });

  it("gives every target words of its own", () => {
    for (const scene of ALL) {
      const all = targets(scene, lay(tall, scene.board, scene.state, scene.seat), null, say);
      expect(new Set(all.map((each) => each.words)).size).toBe(all.length);
      expect(new Set(all.map((each) => each.id)).size).toBe(all.length);
    }
  });
});

describe("a vain try", () => {
  it("of an own token always has a reason and a rule", () => {
    const codes = new Set<string>();
    for (const scene of ALL.filter((each) => each.legal.length)) {
      const layout = lay(true, scene.board, scene.state, scene.seat);
      const all = targets(scene, layout, null, say);
      for (const { seat, token, place } of pieces(scene.state)) {
        const spot = spotOf(layout, seat, token, place);
        if (seat !== scene.seat || hit(all, spot)) continue;
        const reason = refusal(scene, layout, spot, say);
        expect(reason?.rule).toMatch(/^HC-\d+$/);
        expect(say(reason!.code, reason!.params)).toBeTruthy();
        codes.add(reason!.code);
      }
    }
    for (const code of [
      "hashcatch-not-on-hash",
      "hashcatch-not-on-ring",
      "hashcatch-second-roll",
      "hashcatch-bank-or-attack",
      "hashcatch-hack-first",
      "hashcatch-not-in-bank",
    ])
      expect(codes).toContain(code);
  });

  it("to land on one's own # is refused by HC-14, and shown when the token is picked up", () => {
    const found = ALL.flatMap((scene) =>
      phaseOf(scene.state) === "move"
        ? [...new Set(scene.legal.flatMap((each) => (each.do === "move" ? [each.token] : [])))].flatMap((token) =>
            (["+", "-"] as const).flatMap((way) => refusalOfWay(scene, token, way, say) ?? []),
          )
        : [],
    );
    expect(
      found.some(
        (each) => each.code === "hashcatch-own-hash" && each.rule === "HC-14" && scenes()[0].board.hash_space.includes(each.place),
      ),
    ).toBe(true);
  });

  it("to attack an empty row, or one that is under attack, says so", () => {
    const genuine = ALL.filter((each) => phaseOf(each.state) === "genuine");
    const reasons = genuine.flatMap((scene) => {
      const layout = lay(true, scene.board, scene.state, scene.seat);
      const rows = scene.legal.flatMap((each) => (each.do === "attack" ? [each.row - 1] : []));
      return layout.rows.flatMap((row, at) =>
        rows.includes(at) ? [] : [refusal(scene, layout, { x: row.x + 4, y: row.y + 20 }, say)?.code],
      );
    });
    expect(reasons).toContain("hashcatch-row-empty");
    expect(reasons.every((each) => each === "hashcatch-row-empty" || each === "hashcatch-row-attacked")).toBe(true);
  });

  it("is nothing to a spectator, or while somebody else acts", () => {
    const scene = ALL.find((each) => phaseOf(each.state) === "purpose")!;
    const layout = lay(true, scene.board, scene.state, null);
    expect(refusal({ ...scene, seat: null, legal: [] }, layout, layout.bank[0], say)).toBeNull();
    expect(targets({ ...scene, seat: null }, layout, null, say)).toEqual([]);
    expect(refusalOfToken(scene, 1, say)?.code).toBe("hashcatch-not-on-hash");
  });
});
