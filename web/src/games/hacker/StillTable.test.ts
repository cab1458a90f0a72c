import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shape } from "../../parts/Mark.svelte";
import { ALL, FIVE, sayIn, THREE } from "./fixtures";
import { height } from "./journal";
import { type HackerScene, phaseOf } from "./places";
import { committed, isChoosing } from "./plan";
import { planning } from "./planning.svelte";
import StillTable from "./StillTable.svelte";
import Tray from "./Tray.svelte";

const say = sayIn("en");
const OPEN = THREE.find(
  (scene) => isChoosing(scene) && !committed(scene).length && scene.state.hand[0] >= 2 && scene.seat !== scene.state.turn,
)!;

function show(scene: HackerScene) {
  const choose = vi.fn();
  const attempt = vi.fn();
  const props = { scene: { ...scene, speed: 0 }, say, choose, attempt, refuse: vi.fn(), explain: () => undefined };
  const shown = render(StillTable, props);
  const target = (id: string): Element => shown.container.querySelector(`[data-target="${id}"]`)!;
  return { ...shown, choose, attempt, target, props };
}
const inPhase = (phase: string, all = ALL): HackerScene => all.find((scene) => phaseOf(scene.state) === phase && scene.legal.length > 0)!;

const lastNamed = ({ events }: HackerScene): number => events.findLastIndex((each) => each.event === "named");

beforeEach(() => planning.forget());
afterEach(cleanup);

describe("the table", () => {
  it("has numbers on the faces of accounts and none on their backs (HK-40)", () => {
    for (const scene of [FIVE.find(({ state }) => !state.face_down)!, FIVE.find(({ state }) => state.face_down)!]) {
      const { container, unmount } = show(scene);
      expect(container.querySelectorAll("[data-account] .number")).toHaveLength(scene.state.face_down ? 0 : scene.board.accounts);
      unmount();
    }
  });

  it("says who was seen, and who may have been, only with memory aids", () => {
    const scene = inPhase("name");
    const faces = (aids: boolean): string[] => {
      const { container, unmount } = show({ ...scene, aids });
      const found = [...container.querySelectorAll("button")].map((each) => `${each.getAttribute("aria-label")} ${each.textContent}`);
      unmount();
      return found;
    };
    expect(faces(true).join()).toMatch(/seen|possible|not there/);
    expect(faces(false).join()).not.toMatch(/seen|possible|not there/);
    expect(faces(false)).toHaveLength(faces(true).length);
  });

  it("draws every account with its name, and piles as high as they are", () => {
    const scene = THREE.find(({ state }) => height(state, 0, 2) + height(state, 0, 3) > 0)!;
    const { container, target } = show(scene);
    for (let account = 0; account < scene.board.accounts; account++) {
      expect(target(`account-${account}`).getAttribute("aria-label")).toMatch(new RegExp(`^Account ${account + 1}, `));
      expect(container.querySelectorAll(`[data-account="${account}"] .virus`)).toHaveLength(Math.min(4, height(scene.state, 0, account)));
    }
  });

  it("shows no owner and no note while accounts lie face down (HK-40)", async () => {
    vi.useFakeTimers();
    const before = FIVE.findLast((scene) => !scene.state.face_down && scene.state.rounds === 3)!;
    const down = FIVE.find((scene) => scene.state.face_down)!;
    const { container, rerender, props } = show(before);
    expect(container.querySelectorAll(".account .sign").length).toBe(15);
    await rerender({ ...props, scene: { ...down, speed: 0 } });
    vi.runAllTimers();
    await tick();
    expect(container.querySelectorAll(".account .sign")).toHaveLength(0);
    expect(container.querySelectorAll(".account .slip")).toHaveLength(0);
    vi.useRealTimers();
  });

  it("lets a note be placed under an own account with a key, and tries another's in vain: the rules say why", async () => {
    const scene = inPhase("dealt");
    const { target, choose, attempt } = show(scene);
    const own = scene.state.owner.indexOf(0);
    const other = scene.state.owner.indexOf(1);
    await fireEvent.keyDown(target(`account-${own}`), { key: "Enter" });
    expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "place", account: own + 1 });
    await fireEvent.keyDown(target(`account-${other}`), { key: "Enter" });
    expect(attempt).toHaveBeenCalledExactlyOnceWith({ do: "place", account: other + 1 });
    expect(choose).toHaveBeenCalledOnce();
  });

  it("takes a click of assistive technology", async () => {
    const scene = inPhase("choose");
    const { target, choose } = show(scene);
    const [first] = scene.legal;
    await fireEvent.click(target(`account-${first.do === "protect" ? first.account - 1 : -1}`), { detail: 0 });
    expect(choose).toHaveBeenCalledExactlyOnceWith(first);
  });

  it("walks with arrow keys from account to account, with one place for Tab", async () => {
    const { container, target } = show(OPEN);
    expect(container.querySelectorAll('[data-target][tabindex="0"]')).toHaveLength(1);
    (target("account-0") as SVGElement).focus();
    await fireEvent.keyDown(target("account-0"), { key: "ArrowUp" });
    await tick();
    expect(document.activeElement?.getAttribute("data-target")).toMatch(/^(account-[1-9]|seat-)/);
  });
});

describe("a window with keys alone", () => {
  it("puts hands and eyes down and sends the plan", async () => {
    const { target, choose, container } = show(OPEN);
    const tray = render(Tray, { scene: OPEN, say, choose, refuse: vi.fn(), explain: vi.fn() });
    await fireEvent.keyDown(target("account-4"), { key: "Enter" });
    expect(planning.hands).toEqual([4]);
    expect(container.querySelectorAll(".glove")).toHaveLength(1);
    await fireEvent.keyDown(window, { key: "v" });
    await fireEvent.keyDown(target("account-1"), { key: " " });
    expect(container.querySelectorAll(".beam")).toHaveLength(1);
    expect(tray.container.querySelector("[aria-live]")?.textContent).toMatch(/One hand with a virus: .*account 5.*You watch: .*account 2/);
    await fireEvent.keyDown(window, { key: "d" });
    expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "slip", account: 5 });
  });

  it("lets go with Escape", async () => {
    const { target, container } = show(OPEN);
    await fireEvent.keyDown(target("account-4"), { key: "Enter" });
    await fireEvent.keyDown(window, { key: "Escape" });
    await tick();
    expect(container.querySelectorAll(".glove")).toHaveLength(0);
  });

  it("warns of a virus on an own account", async () => {
    const { target, choose } = show(OPEN);
    const tray = render(Tray, { scene: OPEN, say, choose, refuse: vi.fn(), explain: vi.fn() });
    const own = OPEN.state.owner.indexOf(0);
    await fireEvent.keyDown(target(`account-${own}`), { key: "Enter" });
    expect(tray.container.textContent).toContain("merely wasted");
  });

  it("chooses the way to walk", async () => {
    const { choose } = show(inPhase("walk"));
    await fireEvent.keyDown(window, { key: "2" });
    expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "walk", way: "backwards" });
  });
});

describe("protection", () => {
  it("shows every face with what is known, and names with a press", async () => {
    const scene = inPhase("name");
    const { container, choose } = show(scene);
    const faces = [...container.querySelectorAll<HTMLButtonElement>(".face.active")];
    expect(faces).toHaveLength(scene.board.seats);
    for (const face of faces) expect(face.getAttribute("aria-label")).toMatch(/: (seen|one of \d|was away|not there|possible)$/);
    await fireEvent.click(faces[1]);
    expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "name", seat: 1 });
  });

  it("shows the notes to who may take one, and to nobody else", async () => {
    const scene = inPhase("take");
    const { container, choose } = show(scene);
    const notes = [...container.querySelectorAll<HTMLButtonElement>(".loot button")];
    expect(notes).toHaveLength(scene.legal.filter((each) => each.do === "take").length);
    await fireEvent.click(notes[0]);
    expect(choose.mock.calls[0][0]).toEqual(scene.legal[0]);
    cleanup();
    const watched = show({ ...scene, seat: 1, legal: [] });
    expect(watched.container.querySelectorAll(".loot button")).toHaveLength(0);
  });
});

describe("where nothing moves", () => {
  it("shows the card that was turned over at once, until the reader is asked something", async () => {
    const scene = ALL.find(({ events, state }) => events.some((each) => each.event === "named") && phaseOf(state) !== "over")!;
    const by = scene.events.flatMap((each) => (each.event === "named" ? [each.by] : [])).at(-1)!;
    const { container, rerender, props } = show({ ...scene, legal: [], events: scene.events.slice(0, lastNamed(scene) + 1) });
    expect(container.querySelector(".lifted .face path")?.getAttribute("d")).toBe(shape(by));
    expect(container.querySelector(".verdict")?.textContent?.trim()).toBeTruthy();
    await rerender({ ...props, scene: { ...props.scene, legal: [{ do: "protect", account: 1 }] } });
    expect(container.querySelector(".lifted .face")).toBeNull();
    await rerender({ ...props, scene: { ...props.scene, number: scene.number + 1, events: [] } });
    expect(container.querySelector(".lifted .face")).toBeNull();
  });

  it("gives the table back after a while to who only waits for the others", async () => {
    vi.useFakeTimers();
    const scene = ALL.find(({ events, state }) => events.some((each) => each.event === "named") && phaseOf(state) !== "over")!;
    const { container } = show({ ...scene, legal: [], events: scene.events.slice(0, lastNamed(scene) + 1) });
    vi.advanceTimersByTime(3000);
    await tick();
    expect(container.querySelector(".lifted .face")).not.toBeNull();
    vi.advanceTimersByTime(2000);
    await tick();
    expect(container.querySelector(".lifted .face")).toBeNull();
    vi.useRealTimers();
  });
});

describe("in steps", () => {
  it("arrow keys go to the table at once, without looking for it", async () => {
    const { container } = show(OPEN);
    document.body.focus();
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(container.contains(document.activeElement)).toBe(true);
    expect(document.activeElement!.getAttribute("data-target")).toMatch(/^(account|seat)-/);
  });

  it("keeps watching by itself if one wants that, until a hand moves or the round is over", async () => {
    vi.useFakeTimers();
    const { choose, rerender, props } = show(OPEN);
    expect(
      planning.tapSeat(
        OPEN,
        [0, 1, 2].find((seat) => seat !== 0 && seat !== OPEN.state.turn)!,
      ),
    ).toBeNull();
    planning.steady = true;
    await tick();
    expect(choose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3000);
    expect(choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ do: "follow" }));
    planning.tool = "hand";
    planning.tapAccount(
      OPEN,
      OPEN.state.owner.findIndex((owner) => owner > 0),
    );
    expect(planning.steady).toBe(false);
    planning.steady = true;
    const later = { ...OPEN, number: 99, state: { ...OPEN.state, rounds: OPEN.state.rounds + 1, beats: OPEN.state.beats + 50 }, speed: 0 };
    await rerender({ ...props, scene: later });
    expect(planning.steady).toBe(false);
    vi.useRealTimers();
  });
});
