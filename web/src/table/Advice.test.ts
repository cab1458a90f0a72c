// "What would you play?": the champion's best choices in words, for eyes, keys and ears.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { GameModule, Scene } from "../games/game";
import { speak } from "../text/text.svelte";
import type { AdviceMessage } from "../wire/wire";
import Advice from "./Advice.svelte";
import type { TableStore } from "./table.svelte";

const LEGAL = [{ do: "bank" }, { do: "attack", row: 2 }, { do: "stop" }];
const MODULE = { name: "hashcatch", label: (action: { do: string }) => `do ${action.do}` } as unknown as GameModule;
const SCENE = {
  legal: LEGAL,
  players: [{ seat: 0, name: "You", bot: false, you: true }],
  seat: 0,
  stakes: (action: { do: string }) => (action.do === "attack" ? [{ code: "cracked", odds: 204, points: [-2], ends: false }] : []),
} as unknown as Scene;
const ADVICE: AdviceMessage = {
  is: "advice",
  window: 3,
  choices: [
    {
      at: 1,
      chance: 412,
      place: 18,
      points: 35,
      prospect: { code: "home", odds: 125 },
      reason: { code: "attack", counts: { code: 9, ways: 4, tries: 2, odds: 209 } },
    },
    { at: 0, chance: 388, place: null, points: null, prospect: null, reason: null },
  ],
};

function show(advice: AdviceMessage | null) {
  const store = { advice, advising: true } as unknown as TableStore;
  const choose = vi.fn();
  render(Advice, { store, scene: SCENE, module: MODULE, choose });
  return { store, choose };
}

afterEach(cleanup);

describe("advice", () => {
  beforeAll(() => speak("en"));

  it("says of each choice how likely it wins, what it brings, and what may happen", async () => {
    show(ADVICE);
    const words = screen.getAllByRole("listitem").map((each) => each.textContent!.replace(/\s+/g, " ").trim());
    expect(words[0]).toContain(
      "do attack 41% to win The code is 9: 4 of 36 throws hit it. 2 tries, 21% in all. expected place 1.8 about 3.5 at the end One of your tokens goes home: 12%",
    );
    expect(words[0]).toContain("If cracked (20%): You −2");
    expect(words[1]).toBe("do bank 39% to win");
    await tick();
    expect(document.activeElement).toBe(screen.getAllByRole("button", { name: /to win/ })[0]);
  });

  it("takes a choice at a click, walks with arrows, and closes with Escape", async () => {
    const { store, choose } = show(ADVICE);
    await tick();
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
    expect(document.activeElement?.textContent).toContain("do bank");
    await fireEvent.click(document.activeElement!);
    expect(choose).toHaveBeenCalledWith(LEGAL[0]);
    store.advising = true;
    await fireEvent.keyDown(screen.getByRole("group"), { key: "Escape" });
    expect(store.advising).toBe(false);
  });

  it("says that it is thinking, and that there is nothing to say", () => {
    show(null);
    expect(screen.getByText("Thinking …")).toBeTruthy();
    cleanup();
    show({ ...ADVICE, choices: [] });
    expect(screen.getByText("There is nothing to advise here.")).toBeTruthy();
  });
});
