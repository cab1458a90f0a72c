import { describe, expect, it } from "vitest";
import type { Action } from "../../wire/hashcatch";
import { hit, missing, type Picked, targets, triedAt } from "./choice";
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

  it("reaches them by taps also where the rules cannot be asked where moves end", () => {
    for (const scene of ALL) {
      const words = (actions: Action[]): string[] => [...new Set(actions.map((each) => JSON.stringify(each)))].sort();
      expect(words(reachable({ ...scene, study: null }, tall))).toEqual(words(scene.legal));
    }
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
  it("with an own token is always an action that is not legal", () => {
    const tried = new Set<string>();
    for (const scene of ALL.filter((each) => each.legal.length)) {
      const layout = lay(true, scene.board, scene.state, scene.seat);
      const all = targets(scene, layout, null, say);
      for (const { seat, token, place } of pieces(scene.state)) {
        const spot = spotOf(layout, seat, token, place);
        if (seat !== scene.seat || hit(all, spot)) continue;
        const action = triedAt(scene, layout, spot)!;
        expect(scene.legal).not.toContainEqual(action);
        tried.add(`${phaseOf(scene.state)} ${action.do}`);
      }
    }
    expect([...tried].sort()).toEqual(["again move", "bonus bonus", "genuine move", "hack move", "move move", "purpose check"]);
  });

  it("to go where a token cannot is shown when the token is picked up", () => {
    const found = ALL.flatMap((scene) =>
      phaseOf(scene.state) === "move"
        ? [...new Set(scene.legal.flatMap((each) => (each.do === "move" ? [each.token] : [])))].flatMap((token) => missing(scene, token))
        : [],
    );
    expect(found.some(({ place }) => scenes()[0].board.hash_space.includes(place))).toBe(true);
  });

  it("to attack a row that cannot be attacked is an attack", () => {
    for (const scene of ALL.filter((each) => phaseOf(each.state) === "genuine")) {
      const layout = lay(true, scene.board, scene.state, scene.seat);
      layout.rows.forEach((row, at) =>
        expect(triedAt(scene, layout, { x: row.x + 4, y: row.y + 20 })).toEqual({ do: "attack", row: at + 1 }),
      );
    }
  });

  it("is nothing to a spectator, or while somebody else acts", () => {
    const scene = ALL.find((each) => phaseOf(each.state) === "purpose")!;
    const layout = lay(true, scene.board, scene.state, null);
    expect(triedAt({ ...scene, seat: null, legal: [] }, layout, layout.bank[0])).toBeNull();
    expect(targets({ ...scene, seat: null }, layout, null, say)).toEqual([]);
  });
});
