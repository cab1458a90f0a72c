import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule, Scene } from "../games/game";
import { speak } from "../text/text.svelte";
import CallMenu from "./CallMenu.svelte";

const PLAYERS = ["You", "Ada", "Kai"].map((name, seat) => ({ seat, name, bot: false, you: seat === 0 }));
const SCENE = { players: PLAYERS, seat: 0, board: {}, state: {} } as unknown as Scene;
const HACKER = {
  name: "hacker",
  calls: [
    { name: "saw", aims: null },
    { name: "look", aims: "place" },
    { name: "point", aims: "seat" },
  ],
  place: () => 7,
} as unknown as GameModule;

describe("the menu of calls", () => {
  beforeEach(() => speak("en"));
  afterEach(cleanup);

  async function opened(module: GameModule = HACKER) {
    const send = vi.fn();
    const show = vi.fn();
    const { container } = render(CallMenu, { store: { send } as any, scene: SCENE, module, open: true, show });
    await tick();
    await tick();
    return { send, show, panel: container.querySelector<HTMLElement>(".panel")! };
  }
  const words = (panel: HTMLElement) => [...panel.querySelectorAll("button")].map((each) => each.textContent?.replace(/^\d/, "").trim());

  it("says a call with one tap, and closes", async () => {
    const { send, show, panel } = await opened();
    expect(words(panel)).toEqual(["I saw that!", "Look over there!", "It was …!"]);
    await fireEvent.click(panel.querySelectorAll("button")[0]);
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: "say", call: "saw", aim: null });
    expect(show).toHaveBeenCalledWith(false);
  });

  it("points at a place that the game chooses", async () => {
    const { send, panel } = await opened();
    await fireEvent.click(panel.querySelectorAll("button")[1]);
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: "say", call: "look", aim: 7 });
  });

  it("asks whom a call points at: everybody but the reader", async () => {
    const { send, panel } = await opened();
    await fireEvent.click(panel.querySelectorAll("button")[2]);
    expect(send).not.toHaveBeenCalled();
    expect(words(panel)).toEqual(["It was Ada!", "It was Kai!"]);
    await fireEvent.click(panel.querySelectorAll("button")[1]);
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: "say", call: "point", aim: 2 });
  });

  it("is worked with the keyboard alone, and keeps its keys from the table behind it", async () => {
    const { send, show, panel } = await opened();
    const behind = vi.fn();
    window.addEventListener("keydown", behind);
    expect(document.activeElement).toBe(panel.querySelector("button"));
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(panel.querySelectorAll("button")[1]);
    await fireEvent.keyDown(document.activeElement!, { key: "1" });
    expect(send).toHaveBeenCalledExactlyOnceWith({ do: "say", call: "saw", aim: null });
    await fireEvent.keyDown(panel.querySelector("button")!, { key: "Escape" });
    expect(show).toHaveBeenCalledTimes(2);
    expect(behind).not.toHaveBeenCalled();
    window.removeEventListener("keydown", behind);
  });

  it("offers what fits every game where a game has no calls of its own", async () => {
    const { panel } = await opened({ name: "other" } as unknown as GameModule);
    expect(words(panel)[0]).toBe("Hello!");
    expect(words(panel)).toHaveLength(8);
  });
});
