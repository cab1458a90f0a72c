import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { positions, sayIn } from "../fixtures";
import { lay } from "./layout";
import { cellName, type NetworkScene, phaseOf } from "./places";
import { wire } from "./wiring";
import type { PhaseName } from "../../../wire/blackhat";
import Network from "./Network.svelte";

const ALL = positions().map((each) => each.scene);
/** Drawing takes a while: one position of each phase. */
const SOME = ALL.filter((scene, at) => ALL.findIndex((each) => each.state.phase === scene.state.phase) === at).map(
  (scene) => [phaseOf(scene.state), scene] as const,
);
const say = sayIn("en");

function inPhase(phase: PhaseName, more: (scene: NetworkScene) => boolean = () => true): NetworkScene {
  return ALL.find((each) => phaseOf(each.state) === phase && more(each))!;
}

function show(scene: NetworkScene, still = false) {
  const choose = vi.fn();
  const explain = vi.fn();
  const attempt = vi.fn();
  const shown = render(Network, { scene: { ...scene, speed: 0 }, say, choose, attempt, explain, still });
  const target = (id: string): Element => shown.container.querySelector(`[data-target="${id}"]`)!;
  const answers = (): HTMLElement[] => [...shown.container.querySelectorAll<HTMLElement>("[data-answer]")];
  return { ...shown, choose, attempt, explain, target, answers };
}

afterEach(cleanup);

describe("the network", () => {
  it.each(SOME)("draws every space, every pawn and every module (%s)", (_, scene) => {
    const { container } = show(scene);
    expect(container.querySelectorAll("[data-piece]").length).toBe(scene.board.hands * 2 + (scene.state.tracer >= 0 ? 1 : 0));
    // A module that is tried on takes the place of others.
    if (!scene.state.drawn)
      expect(container.querySelectorAll("[data-module]")).toHaveLength(scene.state.laid.filter((each) => each >= 0).length);
    expect(container.querySelectorAll("[data-cell]").length).toBeGreaterThan(30);
    expect(container.querySelectorAll("[data-tile]").length).toBe(scene.board.secret_asset);
  });

  it("lets a move be chosen in two steps with keys alone", async () => {
    const scene = inPhase("hack", (each) => new Set(each.legal.map((one) => JSON.stringify({ ...one, to: "" }))).size > 1);
    const { target, choose, container } = show(scene);
    const move = scene.legal.find((each) => each.do === "move")!;
    await fireEvent.keyDown(target(`pawn-${move.seat}-${move.pawn}`), { key: "Enter" });
    await tick();
    expect(document.activeElement?.getAttribute("data-target")).toMatch(/^to-/);
    await fireEvent.keyDown(target(`to-${move.to}`), { key: " " });
    expect(choose).toHaveBeenCalledExactlyOnceWith(move);
    await fireEvent.keyDown(container.querySelector("[role=group]")!, { key: "ArrowRight" });
    expect(document.activeElement?.getAttribute("role")).toBe("button");
  });

  it("puts a tap on a cell that cannot be chosen to the rules, and nobody else's", async () => {
    const scene = inPhase("trace");
    const { board, state } = scene;
    const tap = async (given: NetworkScene) => {
      const { container, attempt } = show(given);
      const { cells } = lay(board, wire(board, state), { width: 800, height: 380, whole: false });
      const { x, y } = cells[board.asset];
      await fireEvent.click(container.querySelector("svg.board, svg")!, { detail: 1, clientX: x, clientY: y });
      return attempt;
    };
    expect(await tap(scene)).toHaveBeenCalledExactlyOnceWith({ do: "trace", to: cellName(board.asset) });
    expect(await tap({ ...scene, legal: [] })).not.toHaveBeenCalled();
  });

  it("lets go of a pawn with Escape, and of nothing else", async () => {
    const scene = inPhase("hack", (each) => new Set(each.legal.map((one) => JSON.stringify({ ...one, to: "" }))).size > 1);
    const { target, container } = show(scene);
    const move = scene.legal.find((each) => each.do === "move")!;
    await fireEvent.keyDown(target(`pawn-${move.seat}-${move.pawn}`), { key: "Enter" });
    expect(container.querySelectorAll(".could.strong").length).toBeGreaterThan(0);
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(container.querySelector(".picked")).toBeNull();
    const above = vi.fn();
    container.addEventListener("keydown", above);
    await fireEvent.keyDown(container.querySelector("[role=group]")!, { key: "Escape" });
    expect(above).toHaveBeenCalledOnce();
  });

  it.each(["service", "decoy", "lay", "trace"] as const)("takes a click of assistive technology (%s)", async (phase) => {
    const scene = inPhase(phase);
    const { container, choose, answers } = show(scene);
    for (const each of answers()) await fireEvent.click(each);
    const names = [...container.querySelectorAll("[role=button]")].map((each) => each.getAttribute("data-target")!);
    const click = async (name: string): Promise<void> => {
      const button = container.querySelector(`[data-target="${name}"]`);
      if (button) expect(button.getAttribute("aria-label")).toBeTruthy();
      if (button) await fireEvent.click(button);
    };
    for (const name of names)
      for (const start of ["to-a2", "to-a4"]) {
        await click(name);
        await click(start);
      }
    const pressed = new Set(choose.mock.calls.map(([action]) => JSON.stringify(action)));
    expect([...pressed].sort()).toEqual(scene.legal.map((each) => JSON.stringify(each)).sort());
  });

  it("asks for a new value at the space that was picked, and only for what is legal", async () => {
    const scene = inPhase("exploit");
    const { target, choose, answers, container, explain } = show(scene);
    // Nothing lies over the spaces to choose from.
    expect(answers()).toHaveLength(0);
    const mark = scene.legal.find((each) => each.do === "mark")!;
    await fireEvent.keyDown(target(`mark-${mark.to}`), { key: "Enter" });
    await tick();
    expect(answers()).toHaveLength(2);
    expect(document.activeElement).toBe(answers()[0]);
    await fireEvent.keyDown(answers()[0], { key: "ArrowRight" });
    expect(document.activeElement).toBe(answers()[1]);
    await fireEvent.click(container.querySelector(".ask .rulelink")!);
    expect(explain).toHaveBeenCalledWith("BH-67");
    await fireEvent.click(answers()[0]);
    expect(choose.mock.calls[0][0]).toMatchObject({ do: "mark", to: mark.to });
  });

  it("asks whether to use the Randomizer", async () => {
    const scene = inPhase("randomize");
    const { answers, choose, container } = show(scene);
    await fireEvent.keyDown(container.querySelector("[role=group]")!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(answers()[0]);
    for (const each of answers()) await fireEvent.click(each);
    expect(choose.mock.calls.map(([action]) => action.do).sort()).toEqual(["pass", "randomize"]);
  });

  it("tries a drawn module on, and shows it beside the Randomizer to everyone else", () => {
    const scene = inPhase("lay");
    expect(show(scene).container.querySelectorAll(".plate.ghost")).toHaveLength(1);
    cleanup();
    const { container } = show({ ...scene, seat: null, legal: [] });
    expect(container.querySelectorAll(".plate.ghost")).toHaveLength(0);
    expect(container.querySelectorAll(".face .card")).toHaveLength(1);
  });

  it("shows what is chosen and not sent as a ghost with its way", () => {
    const scene = inPhase("hack");
    const { container } = show({ ...scene, staged: scene.legal[0] });
    expect(container.querySelectorAll(".pawn.ghost")).toHaveLength(1);
    expect(container.querySelectorAll(".way")).toHaveLength(1);
    cleanup();
    const tracing = inPhase("trace");
    expect(show({ ...tracing, staged: tracing.legal[0] }).container.querySelectorAll(".tracer.ghost")).toHaveLength(1);
  });

  it("shows who is trapped", () => {
    const scene = inPhase("service");
    expect(show(scene).container.querySelectorAll(".lock").length).toBeGreaterThan(0);
  });

  it("tells who stands where and how the spaces are joined, for those who do not see it", () => {
    const scene = inPhase("hack");
    const { container } = show(scene);
    const group = container.querySelector("[role=group]")!;
    const words = document.getElementById(group.getAttribute("aria-describedby")!)!;
    expect(words.textContent).toMatch(/Pawn 1 \(You\)/);
    expect(container.textContent).toMatch(/a2, Backdoor, value 4: leads to b2/);
  });

  it("is only a picture when still", () => {
    const { container } = show(inPhase("exploit"), true);
    expect(container.querySelectorAll("[role=button], .ask")).toHaveLength(0);
  });

  it("ignores the second press of a double click", async () => {
    const { target, choose } = show(inPhase("trace"));
    const scene = inPhase("trace");
    await fireEvent.click(target(`trace-${(scene.legal[0] as { to: string }).to}`), { detail: 2 });
    expect(choose).not.toHaveBeenCalled();
  });

  it.each(SOME)("has all its sentences in German too (%s)", (_, scene) => {
    const { container } = render(Network, {
      scene: { ...scene, speed: 0 },
      say: sayIn("de"),
      choose: () => undefined,
      explain: () => undefined,
    });
    expect(container.textContent).toContain("Wert");
  });
});
