import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule, Scene } from "../games/game";
import { forgetAll } from "../keep";
import { speak } from "../text/text.svelte";
import Coach from "./Coach.svelte";

/** A game that hints at what its state says. */
const module = {
  name: "tiny",
  hint: (scene: Scene) => (scene.state.hint ? { key: scene.state.hint, text: `about ${scene.state.hint}` } : null),
} as unknown as GameModule;

function scene(hint: string, mine: boolean): Scene {
  return {
    board: {},
    state: { hint },
    events: [],
    number: 0,
    players: [],
    seat: 0,
    actors: [mine ? 0 : 1],
    legal: mine ? [{ do: "go" }] : [],
    staged: null,
    speed: 0,
  };
}

describe("hints", () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    forgetAll();
    await speak("en");
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  async function coach(): Promise<(hint: string, mine: boolean) => Promise<string | null>> {
    const { container, rerender } = render(Coach, { scene: scene("", false), module, explain: () => {} });
    return async (hint, mine) => {
      await rerender({ scene: scene(hint, mine) });
      await tick();
      return container.querySelector("aside p")?.textContent?.trim() ?? null;
    };
  }

  it("stay while others act, and do not come again on the reader's next turn", async () => {
    let at = await coach();
    expect(await at("roll", true)).toBe("about roll");
    expect(await at("", false)).toBe("about roll");
    expect(await at("roll", true)).toBeNull();
    expect(await at("move", true)).toBe("about move");
    expect(await at("roll", true)).toBeNull();
    // Nor in another game of the same browser.
    cleanup();
    at = await coach();
    expect(await at("roll", true)).toBeNull();
  });

  it("come again if they were gone before they could be read", async () => {
    const at = await coach();
    expect(await at("wait", false)).toBe("about wait");
    expect(await at("roll", true)).toBe("about roll");
    expect(await at("", true)).toBeNull();
    expect(await at("wait", false)).toBe("about wait");
    vi.advanceTimersByTime(5000);
    expect(await at("move", true)).toBe("about move");
    expect(await at("wait", true)).toBeNull();
  });
});
