// What is at stake, beside the choice: signs to see, sentences to hear.
import { mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { hashcatch } from "../games/hashcatch";
import type { Player } from "../games/game";
import { say, speak } from "../text/text.svelte";
import type { Outcome } from "../wire/wire";
import Stakes from "./Stakes.svelte";
import { atStake, stakeWords } from "./stakes";

const PLAYERS: Player[] = ["Bea", "You", "Bot 3"].map((name, seat) => ({ seat, name, bot: seat === 2, you: seat === 1 }));
const CRACKED: Outcome = { code: "cracked", odds: 204, points: [-1, -2, 0], ends: false };
const HELD: Outcome = { code: "held", odds: 796, points: [0, 0, 0], ends: false };

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

function draw(outcomes: Outcome[], full = false): HTMLElement {
  shown = mount(Stakes, { target: document.body, props: { outcomes, module: hashcatch, players: PLAYERS, reader: 1, say, full } });
  return document.body;
}

describe("stakes", () => {
  beforeAll(() => speak("en"));

  it("tells only outcomes in which something is at stake", () => {
    expect(atStake([CRACKED, HELD])).toEqual([CRACKED]);
    expect(atStake([{ ...HELD, ends: true }])).toHaveLength(1);
    expect(draw([HELD]).textContent).toBe("");
  });

  it("says the reader's own share first, and how likely it is", () => {
    expect(stakeWords([CRACKED, HELD], hashcatch, PLAYERS, 1, say)).toEqual(["If cracked (20%): You −2, Bea −1"]);
  });

  it("says no odds where they are not known, or where it is certain", () => {
    const words = (odds: number | null) => stakeWords([{ ...CRACKED, odds }], hashcatch, PLAYERS, 1, say)[0];
    expect(words(null)).toBe("If cracked: You −2, Bea −1");
    expect(words(1000)).toBe("If cracked: You −2, Bea −1");
  });

  it("says that the game ends", () => {
    const end: Outcome = { code: "hashed", odds: 333, points: [2, null, 1], ends: true };
    expect(stakeWords([end], hashcatch, PLAYERS, 1, say)).toEqual(["Hashing (33%): Bea +2, Bot 3 +1, the game ends"]);
  });

  it("shows signs and numbers, a loss of one's own in another colour, and reads a sentence aloud", () => {
    const body = draw([CRACKED, HELD]);
    expect([...body.querySelectorAll(".change")].map((each) => each.textContent!.trim())).toEqual(["−2", "−1"]);
    expect(body.querySelectorAll(".change svg")).toHaveLength(2);
    expect(body.querySelector(".loss")!.textContent).toContain("−2");
    expect(body.querySelector(".changes")!.getAttribute("aria-hidden")).toBe("true");
    expect(body.querySelector(".hidden")!.textContent).toBe("If cracked (20%): You −2, Bea −1");
  });
});
