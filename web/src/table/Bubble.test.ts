import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../text/text.svelte";
import type { ChatMessage, TableMessage } from "../wire/wire";
import Bubble from "./Bubble.svelte";
import { Bubbles } from "./bubbles.svelte";

const TABLE = { game: "hacker", chairs: [] } as unknown as TableMessage;
const line = (number: number, chair: number | null, change: Partial<ChatMessage> = {}): ChatMessage => ({
  is: "chat",
  number,
  chair,
  name: "Ada",
  call: "saw",
  aim: null,
  text: null,
  handle: "",
  ...change,
});

/** The context in which a table gives its bubbles to what is drawn in it. */
function at(bubbles: Bubbles): Map<unknown, unknown> {
  return new Map([[Bubbles, bubbles]]);
}

describe("bubbles at the seats", () => {
  let bubbles: Bubbles;
  beforeEach(async () => {
    await speak("en");
    vi.useFakeTimers();
    bubbles = new Bubbles();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  function show(seat: number) {
    return render(Bubble, {
      props: { table: TABLE, seat, corner: "nw", players: 4, reader: 0 },
      context: at(bubbles),
    }).container;
  }

  it("show what a seat has just said, only there, and only for a while", async () => {
    const [first, second] = [show(1), show(2)];
    bubbles.hear(line(1, 1));
    await tick();
    expect(first.textContent).toContain("I saw that!");
    expect(second.textContent).not.toContain("I saw that!");
    vi.advanceTimersByTime(3900);
    await tick();
    expect(first.textContent).toContain("I saw that!");
    vi.advanceTimersByTime(200);
    await tick();
    expect(first.textContent?.trim()).toBe("");
  });

  it("replace what the seat said before, and then stay their own time", async () => {
    const seat = show(1);
    bubbles.hear(line(1, 1));
    vi.advanceTimersByTime(3000);
    bubbles.hear(line(2, 1, { call: null, text: "Wait" }));
    vi.advanceTimersByTime(3000);
    await tick();
    expect(seat.textContent?.trim()).toBe("Wait");
    expect(seat.querySelectorAll("p")).toHaveLength(1);
  });

  it("are for players: who only watches has no seat to speak from", () => {
    bubbles.hear(line(1, null));
    expect(bubbles.said.size).toBe(0);
  });

  it("are not read aloud a second time: the table's live region has told it", async () => {
    const seat = show(1);
    bubbles.hear(line(1, 1));
    await tick();
    expect(seat.querySelector("p")?.getAttribute("aria-hidden")).toBe("true");
  });
});
