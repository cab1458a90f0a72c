import { describe, expect, it } from "vitest";
import type { Action } from "../../../wire/blackhat";
import { changes, hit, next, type Picked, takenUp, targets, within } from "./choice";
import { positions, sayIn } from "../fixtures";
import { type BlackhatScene } from "../cards";
import { offered } from "../index";
import { tried } from "../words";
import { lay } from "./layout";
import { cellName, type NetworkScene, pawns, phaseOf } from "./places";
import { question } from "./questions";
import { triedAt, triedWith } from "./tried";
import { wire } from "./wiring";

const ALL = positions();
const say = sayIn("en");
const PLACES = {
  desktop: { width: 800, height: 380, whole: false },
  phone: { width: 360, height: 230, whole: false },
  overview: { width: 360, height: 230, whole: true },
};

/** Every action that taps lead to, each tap in the middle of what it is meant for. */
function reachable(scene: NetworkScene, place: (typeof PLACES)["phone"], picked: Picked | null = null): Action[] {
  const wiring = wire(scene.board, scene.state);
  const all = targets(scene, wiring, lay(scene.board, wiring, place), picked, say);
  const asked = question(scene, wiring, takenUp(scene, picked), say)?.answers.map((each) => each.action) ?? [];
  return [
    ...asked,
    ...all.flatMap((target) => {
      const found = hit(all, target)?.id;
      if (found !== target.id) expect(found).toBe(target.id); // `expect` takes longer than finding it
      if (target.act) return [target.act];
      return picked ? [] : reachable(scene, place, target.pick);
    }),
  ];
}

describe.each(Object.entries(PLACES))("choosing on the network (%s)", (_, place) => {
  it("reaches every legal action by taps, and nothing else", () => {
    const verbs = new Set<string>();
    for (const { scene } of ALL) {
      const words = (actions: Action[]): string[] => [...new Set(actions.map((each) => JSON.stringify(each)))].sort();
      // Skipping a space has no place on the network: it is a button in the action bar.
      const skipped = offered(scene as BlackhatScene).filter((each) => each.do === "pass");
      expect(words([...reachable(scene, place), ...skipped])).toEqual(words(scene.legal));
      scene.legal.forEach((each) => verbs.add(each.do));
    }
    expect([...verbs].sort()).toEqual(["lay", "mark", "move", "pass", "randomize", "send", "trace"]);
  });

  it("gives every target words of its own", () => {
    for (const { scene } of ALL) {
      const wiring = wire(scene.board, scene.state);
      const all = targets(scene, wiring, lay(scene.board, wiring, place), null, say);
      expect(new Set(all.map((each) => each.words)).size).toBe(all.length);
      expect(new Set(all.map((each) => each.id)).size).toBe(all.length);
    }
  });
});

describe("what can be chosen", () => {
  const layoutOf = (scene: NetworkScene) => lay(scene.board, wire(scene.board, scene.state), PLACES.desktop);
  const targetsOf = (scene: NetworkScene, picked: Picked | null = null) =>
    targets(scene, wire(scene.board, scene.state), layoutOf(scene), picked, say);

  it("has a pawn taken up already if there is only one", () => {
    const { scene } = ALL.find(
      ({ scene: { legal } }) =>
        legal.length > 1 &&
        legal.every(
          (each) =>
            each.do === "move" && each.seat === (legal[0] as { seat: number }).seat && each.pawn === (legal[0] as { pawn: number }).pawn,
        ),
    )!;
    expect(takenUp(scene, null)).not.toBeNull();
    expect(targetsOf(scene).filter((each) => each.act)).toHaveLength(scene.legal.length);
  });

  it("is every pawn, to look at, for spectators and while cards are played", () => {
    const { scene } = ALL.find((each) => phaseOf(each.scene.state) === "lead")!;
    for (const each of [scene, { ...scene, seat: null }]) {
      const all = targetsOf(each);
      expect(all.length).toBeGreaterThan(3);
      expect(all.every((one) => one.kind === "look" && one.act === null)).toBe(true);
    }
  });

  it("is walked by arrow keys in the direction they say, and every target can be got to", () => {
    for (const { scene } of ALL) {
      const all = targetsOf(scene);
      const seen = new Set(all.slice(0, 1).map((each) => each.id));
      for (const id of seen) for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) seen.add(next(all, id, key)!.id);
      expect(seen.size).toBe(all.length);
    }
    const { scene } = ALL.find((each) => phaseOf(each.scene.state) === "exploit")!;
    const all = targetsOf(scene);
    const last = Math.max(...all.map((each) => each.x));
    for (const from of all) if (from.x < last) expect(next(all, from.id, "ArrowRight")!.x).toBeGreaterThan(from.x);
  });

  it("changes a value by one, up or down (BH-67)", () => {
    const { scene } = ALL.find((each) => phaseOf(each.scene.state) === "exploit")!;
    const cell = targetsOf(scene)[0].cell;
    expect(
      changes(scene, cell)
        .map((each) => each.change)
        .sort(),
    ).toEqual(["+", "-"]);
    const asked = question(scene, wire(scene.board, scene.state), { cell }, say)!;
    expect(asked.answers).toHaveLength(2);
    expect(asked.cell).toBe(cell);
  });

  it("has cells as large as a finger wherever the board is not shown whole", () => {
    for (const { scene } of ALL) {
      const { pitch, cells, width, height } = lay(scene.board, wire(scene.board, scene.state), PLACES.phone);
      expect(Math.min(pitch.x, pitch.y)).toBeGreaterThanOrEqual(44);
      expect(within({ x: 0, y: 0, width, height }, cells[scene.board.asset])).toBe(true);
      const whole = lay(scene.board, wire(scene.board, scene.state), PLACES.overview);
      expect([whole.width, whole.height]).toEqual([360, 230]);
    }
  });
});

describe("a vain try", () => {
  it("with a pawn that cannot be chosen is an action that is not legal", () => {
    const kinds = new Set<string>();
    for (const { scene } of ALL.filter((each) => each.scene.legal.length)) {
      const wiring = wire(scene.board, scene.state);
      const able = targets(scene, wiring, lay(scene.board, wiring, PLACES.desktop), null, say).flatMap((each) =>
        each.kind === "pawn" ? [each.id] : [],
      );
      for (const pawn of pawns(scene.board, scene.state)) {
        if (able.includes(`pawn-${pawn.hand}-${pawn.pawn}`)) continue;
        const action = triedWith(scene, pawn)!;
        expect(scene.legal).not.toContainEqual(action);
        expect(tried(action, scene, say)).toBeTruthy();
        kinds.add(`${phaseOf(scene.state)} ${action.do}`);
      }
    }
    for (const each of ["hack move", "service send", "exploit move", "lay move", "trace move"]) expect(kinds).toContain(each);
  });

  it("to choose a cell is what the phase asks for, on that cell", () => {
    for (const [phase, action] of [
      ["exploit", { do: "mark", to: "a1", change: "+" }],
      ["lay", { do: "lay", to: "a1" }],
      ["trace", { do: "trace", to: "a1" }],
    ] as const) {
      const { scene } = ALL.find((each) => phaseOf(each.scene.state) === phase && each.scene.legal.length)!;
      expect(triedAt(scene, null, 0)).toEqual(action);
    }
  });

  it("to move a pawn while cards are to be played is a move; taking one up is nothing", () => {
    const { scene } = ALL.find((each) => phaseOf(each.scene.state) === "lead")!;
    const leading = { ...scene, legal: [{ do: "lead", size: 1 } as const] };
    expect(triedAt(leading, { hand: 0, pawn: 1 }, 13)).toEqual({ do: "move", seat: 0, pawn: 1, to: cellName(13) });
    expect(triedWith(leading, pawns(scene.board, scene.state)[0])).toBeNull();
  });

  it("is nothing to a spectator, or while somebody else acts", () => {
    const { scene } = ALL.find((each) => phaseOf(each.scene.state) === "hack")!;
    expect(triedAt({ ...scene, seat: null }, { hand: 0, pawn: 1 }, 40)).toBeNull();
    expect(triedWith({ ...scene, legal: [] }, pawns(scene.board, scene.state)[0])).toBeNull();
  });
});
