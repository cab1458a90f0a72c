import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { learn, say, speak } from "../../text/text.svelte";
import type { Scene } from "../game";
import { generic } from ".";
import Board from "./Board.svelte";
import { answering, WORDLESS } from "./fakes";

const module = generic("wordless", WORDLESS);
const players = ["You", "Bo", "Cy"].map((name, seat) => ({ seat, name, bot: false, you: seat === 0 }));
const state = {
  phase: 2,
  turn: 1,
  pile_size: 30,
  points: [4, 0, 2, 0],
  ready: [0, 1, 0, 0],
  card: [
    [5, 9],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  grid: [
    [1, 2, 3],
    [4, 5, 6],
  ],
};
const scene: Scene = {
  board: { seats: 3 },
  state,
  events: [],
  number: 1,
  players,
  seat: 0,
  actors: [1],
  legal: [],
  staged: null,
  speed: 0,
};

function show(given: Partial<Scene> = {}, choose = vi.fn()) {
  const props = { module, say, choose, refuse: vi.fn(), explain: vi.fn() };
  const { rerender } = render(Board, { ...props, scene: { ...scene, ...given } });
  return { choose, again: (next: Partial<Scene>) => rerender({ ...props, scene: { ...scene, ...next } }) };
}

function row(name: string): string[] {
  const found = screen.getByRole("row", { name: new RegExp(`^${name}`) });
  return within(found)
    .getAllByRole("cell")
    .map((cell) => [...cell.querySelectorAll(".value")].map((each) => each.textContent.trim()).join(" "));
}

beforeAll(async () => {
  await speak("en");
  vi.stubGlobal("fetch", answering({ wordless: WORDLESS }).fetch);
  await learn("wordless");
});
afterEach(cleanup);
afterAll(() => vi.unstubAllGlobals());

describe("the table of any game", () => {
  it("shows single values with their names", () => {
    show();
    const terms = screen.getAllByRole("term").map((each) => [each.textContent, each.nextElementSibling?.textContent?.trim()]);
    expect(terms).toEqual([
      ["Phase", "Last trick"],
      ["Turn", "Bo"],
      ["Pile size", "30"],
      ["Seats", "3"],
    ]);
  });

  it("has a column for everyone who plays, with what the reader may not know hidden", () => {
    show();
    expect(screen.getAllByRole("columnheader").map((each) => each.textContent.trim())).toEqual(["You", "Bo", "Cy"]);
    expect(row("Points")).toEqual(["4", "0", "2"]);
    expect(row("Ready")).toEqual(["no", "yes", "no"]);
    expect(row("Card")).toEqual(["5 9", "?hidden ?hidden", "?hidden ?hidden"]);
  });

  it("hides nothing in a replay with all cards open", () => {
    show({ seat: null, open: true });
    expect(row("Card")).toEqual(["5 9", "0 0", "0 0"]);
  });

  it("marks what the last step has changed", async () => {
    const { again } = show();
    await again({ number: 2, events: [{ event: "ended" }], state: { ...state, pile_size: 29, points: [4, 3, 2, 0] } });
    expect([...document.querySelectorAll(".changed")].map((each) => each.textContent?.trim())).toEqual(["29", "3"]);
    await again({ number: 3, events: [], state });
    expect(document.querySelectorAll(".changed")).toHaveLength(0);
  });

  it("leaves a few legal actions to the action bar", () => {
    const legal = [{ do: "take", count: 1 }, { do: "pass" }];
    show({ legal });
    expect(screen.queryByRole("button")).toBeNull();
    expect(module.offered!({ ...scene, legal })).toEqual(legal);
  });

  it("offers many of them itself, by their verbs", () => {
    const legal = [...Array.from({ length: 13 }, (_, at) => ({ do: "take", count: at + 1 })), { do: "pass" }];
    const { choose } = show({ legal, actors: [0] });
    expect(module.offered!({ ...scene, legal })).toEqual([]);
    const takes = within(screen.getByRole("region", { name: "Take" })).getAllByRole("button");
    expect(takes).toHaveLength(13);
    takes[4].click();
    expect(choose).toHaveBeenCalledWith({ do: "take", count: 5 });
  });
});

describe("the module of any game", () => {
  it("knows the points by their field's name", () => {
    expect(module.points(scene, 2)).toBe(2);
    expect(generic("x", { ...WORDLESS, state: {} }).points(scene, 2)).toBeNull();
  });
});
