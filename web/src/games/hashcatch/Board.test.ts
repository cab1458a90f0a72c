import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import { sayIn, scenes } from "./fixtures";
import { hashcatch } from "./index";
import { phaseOf } from "./places";
import type { HashcatchScene } from "./words";

const ALL = scenes();
const say = sayIn("en");

function show(scene: HashcatchScene) {
  const choose = vi.fn();
  const refuse = vi.fn();
  const ask = vi.fn();
  const shown = render(Board, { scene: { ...scene, speed: 0 }, say, choose, refuse, ask, explain: () => undefined });
  const target = (id: string): Element => shown.container.querySelector(`[data-target="${id}"]`)!;
  return { ...shown, choose, refuse, ask, target };
}

afterEach(cleanup);

describe("the board", () => {
  it("draws every token, and a digit only where it is known", () => {
    const scene = ALL[0];
    const { container } = show(scene);
    expect(container.querySelectorAll("[data-piece]")).toHaveLength(15);
    expect(container.querySelectorAll("[data-piece] .digit")).toHaveLength(5);
    expect(container.querySelectorAll("[data-piece] .disc")).toHaveLength(0);
  });

  it("lets a move be chosen in two steps with keys alone", async () => {
    const scene = ALL.find((each) => phaseOf(each.state) === "move")!;
    const { target, choose, container } = show(scene);
    const [move] = scene.legal.filter((each) => each.do === "move");
    await fireEvent.keyDown(target(`token-${move.token}`), { key: "Enter" });
    await tick();
    expect(document.activeElement?.getAttribute("data-target")).toMatch(/^to-/);
    await fireEvent.keyDown(target(`to-${move.token}-${move.way}`), { key: " " });
    expect(choose).toHaveBeenCalledExactlyOnceWith(move);
    await fireEvent.keyDown(container.querySelector("[role=group]")!, { key: "ArrowRight" });
    expect(document.activeElement?.getAttribute("role")).toBe("button");
  });

  it("lets go of a token with Escape", async () => {
    const scene = ALL.find((each) => phaseOf(each.state) === "move")!;
    const { target, container } = show(scene);
    const [move] = scene.legal.filter((each) => each.do === "move");
    await fireEvent.keyDown(target(`token-${move.token}`), { key: "Enter" });
    expect(container.querySelectorAll(".ghost").length).toBeGreaterThan(0);
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(container.querySelectorAll(".ghost")).toHaveLength(0);
  });

  it("asks in words for the rest of a choice that is half made", async () => {
    const scene = ALL.find((each) => each.legal.some((act) => act.do === "move" && act.push))!;
    const move = scene.legal.find((act) => act.do === "move" && act.push) as Extract<(typeof scene.legal)[number], { do: "move" }>;
    const { target, ask } = show(scene);
    expect(ask).toHaveBeenLastCalledWith(null);
    await fireEvent.keyDown(target(`token-${move.token}`), { key: "Enter" });
    expect(ask).toHaveBeenLastCalledWith(expect.stringMatching(/where shall token [A-F] go\?$/));
    await fireEvent.keyDown(target(`to-${move.token}-${move.way}`), { key: "Enter" });
    expect(ask).toHaveBeenLastCalledWith(expect.stringMatching(/ space \d+: which way shall the token there give way\?$/));
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    expect(ask).toHaveBeenLastCalledWith(null);
  });

  it("takes a click of assistive technology, in every phase", async () => {
    for (const phase of ["purpose", "again", "genuine", "hack", "bonus"]) {
      const scene = ALL.find((each) => phaseOf(each.state) === phase)!;
      const { container, choose } = show(scene);
      for (const button of container.querySelectorAll("[role=button]")) {
        expect(button.getAttribute("aria-label")).toBeTruthy();
        await fireEvent.click(button);
      }
      expect(choose.mock.calls.map(([action]) => JSON.stringify(action)).sort()).toEqual(
        scene.legal.map((each) => JSON.stringify(each)).sort(),
      );
      cleanup();
    }
  });

  it("tells who stands where, for those who do not see it", () => {
    const { container } = show(ALL[ALL.length - 1]);
    const group = container.querySelector("[role=group]")!;
    const words = document.getElementById(group.getAttribute("aria-describedby")!)!;
    expect(words.textContent).toMatch(/Row 1, points 1, 2, 1: /);
  });

  it("shows what is chosen and not sent as a ghost", () => {
    const scene = ALL.find((each) => phaseOf(each.state) === "genuine")!;
    const { container } = show({ ...scene, staged: { do: "bank" } });
    expect(container.querySelectorAll(".ghost")).toHaveLength(1);
  });

  it("sits the reader at the bottom left, and everybody else clockwise from there", () => {
    const corners = (seat: number | null) => [0, 1, 2].map((each) => hashcatch.corner!({ ...ALL[0], seat }, each));
    for (const seat of [0, 1, 2]) expect(corners(seat)[seat]).toBe("sw");
    for (const seat of [0, 1, 2, null]) expect(new Set(corners(seat)).size).toBe(3);
  });

  it("comes with a picture for the door", () => {
    const { container } = render(Emblem);
    expect(container.querySelector("svg")).toBeTruthy();
  });

  it("shows dice as a still picture to who wants no motion, until the next press", async () => {
    const scene = ALL.find((each) => each.events.some((one) => one.event === "checked"))!;
    const { container, rerender } = show(scene);
    await tick();
    const verdict = () => container.querySelector(".show .verdict")?.textContent;
    expect(verdict()).toMatch(/Genuine|Forged/);
    // The next frame comes at once and has nothing to show of its own.
    await rerender({ scene: { ...scene, speed: 0, number: scene.number + 1, events: [{ event: "turn", seat: 0 }] } });
    expect(verdict()).toMatch(/Genuine|Forged/);
    await fireEvent.click(container.querySelector("svg")!);
    expect(verdict()).toBeUndefined();
  });

  it("ignores the second press of a double click", async () => {
    const scene = ALL.find((each) => phaseOf(each.state) === "again")!;
    const { target, choose } = show(scene);
    await fireEvent.click(target("roll"), { detail: 2 });
    expect(choose).not.toHaveBeenCalled();
  });
});
