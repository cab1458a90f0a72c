import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import { type BlackhatScene, cardsOf } from "./cards";
import Emblem from "./Emblem.svelte";
import { OPTIONS, ROBOTS, sayIn } from "./fixtures";
import { picking } from "./picking.svelte";
import Tray from "./Tray.svelte";

const say = sayIn("en");
// The whole table is drawn for each test, network and all: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });

function show(scene: BlackhatScene) {
  const choose = vi.fn();
  const refuse = vi.fn();
  const attempt = vi.fn();
  const props = { scene: { ...scene, speed: 0 }, say, choose, refuse, attempt, explain: () => undefined };
  const board = render(Board, props);
  const tray = render(Tray, props);
  const card = (at: number): HTMLElement => board.container.querySelector(`[data-card="${at}"]`)!;
  const rerender = (next: Partial<BlackhatScene>) => board.rerender({ ...props, scene: { ...props.scene, ...next } });
  return { board: board.container, tray: tray.container, choose, refuse, attempt, card, rerender };
}

afterEach(() => {
  cleanup();
  picking.clear();
});

const follows = OPTIONS.find((each) => each.state.phase === 2 && each.state.led === 1)!;
const leads = OPTIONS.find((each) => each.state.phase === 0)!;

describe("the table", () => {
  it("shows the reader's own cards", () => {
    const { board } = show(follows);
    expect(board.querySelectorAll(".cards [data-card]")).toHaveLength(follows.state.held[follows.seat!]);
  });

  it("shows a spectator nothing but what everyone knows", () => {
    const watched = show({
      ...follows,
      seat: null,
      legal: [],
      state: { ...follows.state, hidden: follows.state.hidden.map((row) => row.map(() => 0)) },
    });
    expect(watched.board.querySelectorAll("[data-card]")).toHaveLength(0);
    expect(watched.board.querySelectorAll(".cards .card.back").length).toBeGreaterThan(0);
  });

  it("shows everyone's cards at once where nothing is hidden", () => {
    const { board } = show({ ...follows, seat: null, legal: [], open: true });
    const hands = board.querySelectorAll(".cards.open > li");
    expect(hands).toHaveLength(follows.board.hands);
    hands.forEach((hand, each) => expect(hand.querySelectorAll(".card")).toHaveLength(follows.state.held[each]));
  });

  it("plays what is tapped: a card, then the button", async () => {
    const { card, tray, choose } = show(follows);
    await fireEvent.click(card(0), { detail: 1 });
    expect(card(0).getAttribute("aria-pressed")).toBe("true");
    expect(tray.textContent).toMatch(/single|joker|Hat/);
    await fireEvent.click(tray.querySelector(".main")!);
    expect(choose).toHaveBeenCalledOnce();
    expect(follows.legal).toContainEqual(choose.mock.calls[0][0]);
  });

  it("plays at a double tap", async () => {
    const { card, choose } = show(follows);
    await fireEvent.click(card(1), { detail: 1 });
    await fireEvent.click(card(1), { detail: 2 });
    expect(choose).toHaveBeenCalledOnce();
  });

  it("says the size of a lead by itself, and then the set as soon as it is asked for", async () => {
    const { card, choose, rerender } = show(leads);
    await fireEvent.click(card(0), { detail: 1 });
    await fireEvent.keyDown(card(0), { key: "Enter" });
    expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "lead", size: 1 });
    await rerender({ legal: [], number: leads.number + 1 });
    const kind = cardsOf(leads.state, leads.seat!)[0].kind;
    const play = { do: "play" as const, rank: kind + 1, naturals: 1, jokers: 0, hat: 0 };
    await rerender({ legal: [play], number: leads.number + 2, state: { ...leads.state, phase: 1 } });
    await tick();
    expect(choose).toHaveBeenLastCalledWith(play);
  });

  it("is played with keys alone: arrows walk, Enter picks and plays, Escape lets go", async () => {
    const { card, choose } = show(follows);
    card(0).focus();
    await fireEvent.keyDown(card(0), { key: "ArrowRight" });
    await tick();
    expect(document.activeElement).toBe(card(1));
    await fireEvent.keyDown(card(1), { key: "Enter" });
    expect(picking.chosen).toHaveLength(1);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(picking.chosen).toHaveLength(0);
    await fireEvent.keyDown(window, { key: "1" });
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(choose).toHaveBeenCalledOnce();
  });

  it("walks on from the card in focus when one before it has been played", async () => {
    const { card, rerender } = show(follows);
    const cards = cardsOf(follows.state, follows.seat!);
    const first = cards[0].kind;
    card(cards.findIndex((each) => each.kind !== first)).focus();
    const without = (hands: number[][]) =>
      hands.map((hand, at) => (at === follows.seat ? hand.map((count, kind) => (kind === first ? 0 : count)) : hand));
    const { hidden, open } = follows.state;
    await rerender({ state: { ...follows.state, hidden: without(hidden), open: without(open) }, number: follows.number + 1 });
    const focus = (): number => Number((document.activeElement as HTMLElement).dataset.card);
    expect(focus()).toBe(0);
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
    await tick();
    expect(focus()).toBe(1);
  });

  it("puts a card that is tried while something else is asked for to the rules", async () => {
    const scene = OPTIONS.find((each) => each.state.phase === 6 && each.state.held[each.seat!] > 0)!;
    const { card, attempt } = show(scene);
    await fireEvent.click(card(0), { detail: 1 });
    expect(attempt).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ do: "play" }));
  });

  it("lets the cards that come with the hat be tapped, and takes them one after the other", async () => {
    const scene = OPTIONS.find(
      (each) => each.legal.some((one) => one.do === "keep") && each.state.led === 1 && each.state.trick.flat().reduce((a, b) => a + b) > 3,
    )!;
    const { board, tray, choose, refuse } = show(scene);
    await fireEvent.click(board.querySelector(".pile button")!);
    expect(refuse).toHaveBeenCalledExactlyOnceWith("blackhat-page-hat-anyway", {}, "BH-42");
    await fireEvent.click(board.querySelector(".pile .choice")!);
    await fireEvent.click(tray.querySelector(".main")!);
    expect(choose).toHaveBeenCalledExactlyOnceWith({ do: "keep" });
  });

  it("turns negative with the Black Hat, and says so", () => {
    const scene = OPTIONS.find((each) => each.state.phase === 2 && each.state.trick.some((row) => row[14]))!;
    const { board } = show(scene);
    expect(board.querySelector(".trick.turned")).toBeTruthy();
    expect(board.querySelector(".trick .words")?.textContent).toMatch(/^Lowest wins/);
  });

  it("gives the Robot's cards to whoever plays it", () => {
    const scene = ROBOTS.find((each) => each.state.turn === 2 && each.state.phase === 3)!;
    const { board } = show(scene);
    expect(board.querySelector(".title.live")?.textContent).toContain("You play the Robot");
    expect(board.querySelectorAll(".cards [data-card]")).toHaveLength(scene.state.held[2]);
    cleanup();
    expect(show({ ...scene, seat: 1 - scene.seat!, legal: [] }).board.textContent).toContain("Robot, played by");
  });

  const SHEET = "[data-inspect=rounds]";

  it("shows the points of a round, and puts them away", async () => {
    const at = OPTIONS.findIndex((each) => each.events.some((one) => one.event === "scored"));
    const { board } = show(OPTIONS[at]);
    await tick();
    expect(board.querySelectorAll(`${SHEET} tbody tr`)).toHaveLength(4);
    await fireEvent.click(board.querySelector(`${SHEET} header .icon:last-child`)!);
    expect(board.querySelector(SHEET)).toBeNull();
  });

  it("comes with a picture for the door", () => {
    expect(render(Emblem).container.querySelector("svg")).toBeTruthy();
  });
});
