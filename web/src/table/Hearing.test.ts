import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule, Scene } from "../games/game";
import { speak } from "../text/text.svelte";
import Hearing from "./Hearing.svelte";

const PLAYERS = ["You", "Ada", "Kai", "Zoë"].map((name, seat) => ({ seat, name, bot: false, you: seat === 0 }));
const SCENE = { players: PLAYERS, seat: 0 } as unknown as Scene;
const HACKER = { name: "hacker", calls: [{ name: "point", aims: "seat" }] } as unknown as GameModule;

describe("a hearing", () => {
  beforeEach(() => speak("en"));
  afterEach(cleanup);

  function shown(deciding: number) {
    const store = { send: vi.fn(), onward: vi.fn(), hearing: { seat: deciding, until: performance.now() + 5000, waiting: [0] } };
    const { container } = render(Hearing, { store: store as any, scene: SCENE, module: HACKER });
    return { store, container, buttons: [...container.querySelectorAll("button")] };
  }

  it("lets the others point at anybody but themselves and who decides", async () => {
    const { store, container, buttons } = shown(1);
    expect(container.textContent).toContain("before Ada names one");
    expect(buttons.map((each) => each.textContent?.trim())).toEqual(["It was Kai!", "It was Zoë!", expect.stringContaining("Say nothing")]);
    await fireEvent.click(buttons[1]);
    expect(store.send).toHaveBeenCalledExactlyOnceWith({ do: "say", call: "point", aim: 3 });
    await fireEvent.click(buttons[2]);
    expect(store.onward).toHaveBeenCalledOnce();
  });

  it("lets who decides go on at once", async () => {
    const { store, buttons } = shown(0);
    expect(buttons).toHaveLength(1);
    await fireEvent.click(buttons[0]);
    expect(store.onward).toHaveBeenCalledOnce();
  });
});
