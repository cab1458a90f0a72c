import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { height } from "../journal";
import type { HackerScene } from "../places";
import { LANGUAGES, sayIn, beats } from "../fixtures";
import LiveTable from "./LiveTable.svelte";
import { learning } from "./learning.svelte";
import { seesPoint, spotOf, walking } from "./sight";
import { isNext } from "./walk";

const FLOWING = beats().filter((scene) => scene.state.flowing);
const SITTING = FLOWING.find(({ state }) => state.turn !== 0 && state.loaded[0].every((each) => each === 1))!;
const WALKING = FLOWING.find(({ state }) => walking(state, 0) && state.facing === 0)!;
const LOOKING = FLOWING.find(({ state }) => walking(state, 0) && state.facing === 1)!;
const HOME = FLOWING.find(({ state }) => state.turn === 0 && state.seated && state.carried[0] > 0)!;

function show(scene: HackerScene, language: (typeof LANGUAGES)[number] = "en") {
  const [choose, steer, refuse] = [vi.fn(), vi.fn(), vi.fn()];
  const props = { scene: { ...scene, speed: 0 }, say: sayIn(language), choose, steer, refuse, explain: () => undefined };
  const shown = render(LiveTable, props);
  return {
    ...shown,
    props,
    choose,
    steer,
    refuse,
    target: (id: string): Element => shown.container.querySelector(`[data-target="${id}"]`)!,
  };
}

/** The picture is drawn with the next frame. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));

beforeEach(() => learning.skip());
afterEach(cleanup);

describe("a live table", () => {
  it("shows exactly the hands that the server shows", async () => {
    const seen = FLOWING.filter(({ state }) => state.turn !== 0 && [1, 2, 3].some((seat) => state.hand_x[seat][0] >= 0))[0];
    const { container, rerender, props } = show(seen);
    // Others are drawn a moment late, between two beats.
    for (const later of [1, 2, 3])
      await rerender({
        ...props,
        scene: { ...seen, number: seen.number + later, live: { tick: later, at: performance.now() - 300 + 100 * later } },
      });
    await frame();
    const count = seen.state.hand_x.flat().filter((x) => x >= 0).length;
    expect(container.querySelectorAll(".hand.seen")).toHaveLength(count);
    expect(count).toBeLessThan(8);
  });

  it("shows piles as they were last seen, and says so of those out of sight", () => {
    const scene = FLOWING.find(
      ({ board, state }) =>
        state.turn !== 0 &&
        [...Array(12).keys()].some((account) => height(state, 0, account) > 0 && !seesPoint(board, state, 0, spotOf(state, account))),
    )!;
    const { target } = show(scene);
    for (let account = 0; account < scene.board.accounts; account++) {
      const stale = !seesPoint(scene.board, scene.state, 0, spotOf(scene.state, account));
      expect(target(`account-${account}`).getAttribute("aria-label")!.includes("last looked")).toBe(stale);
    }
  });

  it("takes keys: an account is looked at when reached, and a hand goes there with Enter", async () => {
    const { target, steer } = show(SITTING);
    const account = SITTING.state.owner.findIndex((owner) => owner > 0);
    const { x, y } = spotOf(SITTING.state, account);
    await fireEvent.keyDown(target(`account-${account}`), { key: "Enter" });
    expect(steer).toHaveBeenCalledWith([{ do: "steer", hand: 1, x, y }]);
  });

  it("takes letters: Q and E let go, 2 chooses the other hand", async () => {
    const { choose, refuse, target, steer } = show(SITTING);
    await fireEvent.keyDown(window, { key: "e" });
    await fireEvent.keyDown(window, { key: "e", repeat: true });
    expect(choose).not.toHaveBeenCalled();
    expect(refuse).toHaveBeenCalledExactlyOnceWith("hacker-drop-nowhere", { given: "Right hand" }, "HK-60");
    await fireEvent.keyDown(window, { key: "1" });
    await fireEvent.keyDown(target("account-0"), { key: "Enter" });
    expect(steer.mock.lastCall![0][0]).toMatchObject({ do: "steer", hand: 1 });
    await fireEvent.keyDown(window, { key: "2" });
    await fireEvent.keyDown(target("account-1"), { key: "Enter" });
    expect(steer.mock.lastCall![0][0]).toMatchObject({ do: "steer", hand: 2 });
  });

  it("leaves keys to whoever writes", async () => {
    const { choose } = show(SITTING);
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "q" });
    expect(choose).not.toHaveBeenCalled();
    field.remove();
  });

  it("has a button for each hand that says what is in it", async () => {
    const over = FLOWING.find(({ legal }) => legal.some((each) => each.do === "drop" && each.hand === 1))!;
    const { container, choose } = show(over);
    const [left, right] = container.querySelectorAll<HTMLElement>(".hands .hand");
    expect(left.textContent).toContain("Drop on account");
    expect(right.textContent).toContain("Right hand");
    await fireEvent.click(left);
    expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "drop", hand: 1 });
  });

  it("says which note is to be placed, and marks the own accounts", () => {
    const { container } = show(HOME);
    expect(container.querySelector(".carried")!.textContent).toContain(String(HOME.state.note[0][0]));
    expect(container.querySelectorAll(".frame.can")).toHaveLength(3);
  });

  it("is seen by a spectator without hands, and without any of their own to move", async () => {
    const nowhere = SITTING.state.hand_x.map((row) => row.map(() => -1));
    const state = { ...SITTING.state, hand_x: nowhere, hand_y: nowhere, gaze_x: nowhere.map(() => -1), gaze_y: nowhere.map(() => -1) };
    const { container } = show({ ...SITTING, state, seat: null });
    await frame();
    expect(container.querySelectorAll(".hand.seen")).toHaveLength(0);
    expect(container.querySelectorAll("[data-target^=account]")).toHaveLength(SITTING.board.accounts);
    expect(container.querySelector(".hands")).toBeNull();
  });

  it.each(LANGUAGES)("finds all its words in %s, in every tick of a round", async (language) => {
    learning.again();
    const { rerender, props } = show(FLOWING[0], language);
    for (const scene of FLOWING.filter((_, at) => at % 9 === 0)) await rerender({ ...props, scene: { ...scene, speed: 0 } });
  });
});

describe("before a round", () => {
  const FIRST = FLOWING[0];
  const opening = (events: HackerScene["events"], change: Partial<HackerScene["state"]> = {}): HackerScene => ({
    ...FIRST,
    state: { ...FIRST.state, ...change },
    number: 9001,
    events,
    live: null,
    speed: 1,
  });
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("says which one begins and who walks first", async () => {
    const { container, rerender, props } = show(FIRST);
    await rerender({ ...props, scene: opening([{ event: "round", number: 2, seat: 0 }]) });
    vi.advanceTimersByTime(10);
    await tick();
    expect(container.querySelector(".banner")!.textContent).toMatch(/Round 2.*You walk first/s);
    vi.advanceTimersByTime(1500);
    await tick();
    expect(container.querySelector(".banner")).toBeNull();
  });

  it("turns the accounts over before everyone's eyes, with a word of it (HK-40)", async () => {
    const { container, rerender, props } = show(FIRST);
    const down = opening(
      [
        { event: "round", number: 4, seat: 1 },
        { event: "turned", side: "down" },
      ],
      { face_down: 1 },
    );
    await rerender({ ...props, scene: down, past: FIRST.state } as never);
    vi.advanceTimersByTime(10);
    await tick();
    expect(container.querySelector(".banner")!.textContent).toContain("Round 4");
    expect(container.querySelectorAll(".side.front.away")).toHaveLength(0);
    vi.advanceTimersByTime(1450);
    await tick();
    expect(container.querySelector(".banner")!.textContent).toContain("Which were yours?");
    expect(container.querySelectorAll(".side.front.away")).toHaveLength(FIRST.board.accounts);
  });
});

describe("the walk", () => {
  it("is announced at least two seconds before, to whoever is next, and the order of walks is in sight", () => {
    const first = FLOWING[0].state.first;
    const next = FLOWING.filter(({ board, state }) => isNext(board, state, 0));
    expect(first).not.toBe(0);
    const leaves = FLOWING.findIndex(({ state }) => walking(state, 0));
    expect(next.length).toBeGreaterThanOrEqual(20);
    expect(next.at(-1)).toBe(FLOWING[leaves - 1]);
    const { container } = show(next[0]);
    expect(container.querySelector(".next")!.textContent).toContain("You are next");
    expect(container.querySelectorAll(".order li")).toHaveLength(4);
    cleanup();
    expect(show(FLOWING[0]).container.querySelector(".next")).toBeNull();
  });

  it("is seen by everyone at the table and by who watches: who is up, how far off, which way they look", async () => {
    const scenes = FLOWING.filter(({ state }) => state.turn !== 0 && !state.seated && state.progress > 0);
    const [near, far] = [scenes[0], scenes.toSorted((one, other) => other.state.progress - one.state.progress)[0]];
    for (const seat of [0, null]) {
      const { container, rerender, props } = show({ ...near, seat });
      const there = () => container.querySelector<SVGElement>(".air .walker")!.getAttribute("style");
      const before = there();
      await rerender({ ...props, scene: { ...far, seat, number: 9100 } });
      expect(there()).not.toBe(before);
      cleanup();
    }
    const back = FLOWING.find(({ state }) => state.turn !== 0 && state.seated && state.carried[state.turn] > 0)!;
    expect(show({ ...back, seat: null }).container.querySelector(".air .placing")).not.toBeNull();
  });

  it("begins at the table: whoever walks first sees it until the first step", () => {
    const first = { ...WALKING, state: { ...WALKING.state, progress: 0 }, live: null };
    const { container } = show(first);
    expect(container.querySelector(".walls")).toBeNull();
    expect(container.querySelectorAll("[data-target^=account]")).toHaveLength(first.board.accounts);
    expect(container.querySelector(".hands")).toBeNull();
    cleanup();
    expect(show({ ...first, live: { tick: 1, at: 0 } }).container.querySelectorAll("[data-target]")).toHaveLength(0);
  });

  it("shows the bank and nothing of the table to who faces it", () => {
    const { container } = show(WALKING);
    expect(container.querySelector(".vault")).not.toBeNull();
    expect(container.querySelector(".far")).toBeNull();
    expect(container.querySelectorAll("[data-target]")).toHaveLength(0);
  });

  it("shows the far-off table to who looks back, and no bank", () => {
    const { container } = show(LOOKING);
    expect(container.querySelector(".far")).not.toBeNull();
    expect(container.querySelector(".walls .door")).toBeNull();
  });

  it("turns with one button, or with F", async () => {
    const { container, steer } = show(WALKING);
    await fireEvent.click(container.querySelector("button.turn")!);
    expect(steer).toHaveBeenLastCalledWith([{ do: "face", side: "table" }]);
    cleanup();
    const other = show(LOOKING);
    await fireEvent.keyDown(window, { key: "f" });
    expect(other.steer).toHaveBeenLastCalledWith([{ do: "face", side: "bank" }]);
    // Once more before the server has said so: back again.
    await fireEvent.keyDown(window, { key: "f" });
    expect(other.steer).toHaveBeenLastCalledWith([{ do: "face", side: "table" }]);
  });
});

describe("the lesson's card", () => {
  it("gives one task, praises it when done, and can be put away", async () => {
    learning.again();
    const { container, rerender, props } = show({ ...SITTING, events: [] });
    const words = () => container.querySelector(".lesson p")?.textContent ?? "";
    expect(words()).toContain("eyes follow");
    const account = 1 + SITTING.state.owner.findIndex((owner) => owner > 0);
    await rerender({ ...props, scene: { ...SITTING, number: 9001, events: [{ event: "slipped", account }] } });
    await tick();
    expect(container.querySelector(".lesson.praised")).not.toBeNull();
    expect(words()).toContain("drop the virus");
    cleanup();
    const again = show({ ...SITTING, number: 9002 });
    await fireEvent.click(again.container.querySelector(".lesson button")!);
    expect(again.container.querySelector(".lesson")).toBeNull();
    expect(learning.over).toBe(true);
  });
});
