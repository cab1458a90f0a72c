import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../games/game";
import { RECOUNT } from "../games/hacker/fixtures";
import Recount from "../games/hacker/recount/Recount.svelte";
import { speak } from "../text/text.svelte";
import Intermission from "./Intermission.svelte";

const PLAYERS = ["You", "Ada", "Kai", "Zoë"].map((name, seat) => ({ seat, name, bot: seat > 0, you: seat === 0 }));
const module = { name: "hacker", Recount, lastRound: (scene: any) => scene.past } as unknown as GameModule;

const asked = vi.fn();
beforeEach(async () => {
  // Before there is a server: games of other packages that an earlier test has learned are asked for again with the language.
  await speak("en");
  vi.stubGlobal("fetch", async (address: string) => {
    asked(address);
    return new Response(JSON.stringify(RECOUNT));
  });
  vi.stubGlobal("matchMedia", undefined);
  // The window of a test has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => {
  cleanup();
  asked.mockReset();
  vi.unstubAllGlobals();
});

/** `past`: up to which round something may be told. */
function show(
  pause: { round: number; waiting: number[] } | null,
  more: Record<string, unknown> = {},
  past = (pause?.round ?? 1) - 1,
  busy = false,
) {
  const scene: any = { players: PLAYERS, seat: 0, past };
  const store = {
    id: "t1",
    match: 2,
    pause: pause && { ...pause, until: performance.now() + 20_000 },
    delays: { round: 1, milliseconds: [24, null, null, 81] },
    onward: vi.fn(),
    busy,
  };
  const shown = render(Intermission, { store: store as any, game: "hacker", scene, module, ...more });
  return { ...shown, store, dialog: shown.container.querySelector("dialog")! };
}
/** The recount comes from the server. */
const loaded = () => vi.waitFor(() => expect(document.querySelector(".drops")).not.toBeNull(), { timeout: 20_000 });

describe("between two rounds", { timeout: 30_000 }, () => {
  it("tells what really happened in the round that is over", async () => {
    const { dialog } = show({ round: 3, waiting: [0, 3] });
    expect(dialog.open).toBe(true);
    expect(dialog.getAttribute("aria-label")).toContain("Round 2");
    await loaded();
    expect(asked).toHaveBeenCalledExactlyOnceWith("/api/tables/t1/2/recount/2");
  });

  it("tells nothing where the game says that nothing may be told", () => {
    const { dialog, container } = show({ round: 4, waiting: [0] }, {}, 0);
    expect(dialog.open).toBe(false);
    expect(container.querySelectorAll("aside button")).toHaveLength(1);
    expect(asked).not.toHaveBeenCalled();
  });

  it("comes when what is still being shown has been seen", async () => {
    const { dialog, store, rerender } = show({ round: 3, waiting: [0] }, {}, 2, true);
    expect(dialog.open).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    await rerender({ store: { ...store, busy: false } as any });
    expect(dialog.open).toBe(true);
  });

  it("says who is waited for, and how long messages took", async () => {
    const { dialog } = show({ round: 2, waiting: [0, 3] });
    await loaded();
    expect(dialog.querySelector(".others")!.textContent).toContain("Zoë");
    expect(dialog.querySelector(".others")!.textContent).not.toContain("You");
    expect(dialog.querySelector(".delays")!.textContent).toMatch(/You 24 ms.*Zoë 81 ms/);
  });

  it("goes on at a press, but not at one that was meant for the table", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    const { store, dialog } = show({ round: 2, waiting: [0] });
    const button = dialog.querySelector<HTMLElement>("footer .main")!;
    clock.mockReturnValue(1300);
    await fireEvent.click(button);
    expect(store.onward).not.toHaveBeenCalled();
    clock.mockReturnValue(3000);
    await fireEvent.click(button);
    expect(store.onward).toHaveBeenCalledOnce();
    clock.mockRestore();
  });

  it("can be put away and brought back, and the pause stays in sight", async () => {
    const { dialog, container } = show({ round: 2, waiting: [0] });
    await loaded();
    dialog.close();
    await tick();
    const bar = container.querySelector(".bar")!;
    expect(bar.querySelector(".main")).not.toBeNull();
    await fireEvent.click(bar.querySelector("button:not(.main)")!);
    expect(dialog.open).toBe(true);
    expect(container.querySelector(".bar")).toBeNull();
  });

  it("looks back at nothing before the first round", () => {
    const { dialog, container } = show({ round: 1, waiting: [] });
    expect(dialog.open).toBeFalsy();
    expect(asked).not.toHaveBeenCalled();
    expect(container.querySelector(".bar")!.textContent).toContain("Round 1 in 20 s");
  });

  it("shows a round that the reader asks for, and is then put away for good", async () => {
    const close = vi.fn();
    const { dialog } = show(null, { round: 4, close });
    await loaded();
    expect(asked).toHaveBeenCalledExactlyOnceWith("/api/tables/t1/2/recount/4");
    dialog.close();
    expect(close).toHaveBeenCalledOnce();
  });

  it("is put away once, though both the pause and the reader asked for it; and goes when the pause is over", async () => {
    const close = vi.fn();
    const { dialog, rerender, store } = show({ round: 3, waiting: [0] }, { round: 2, close });
    await loaded();
    dialog.close();
    await rerender({ round: null });
    expect(close).toHaveBeenCalledOnce();
    expect(dialog.open).toBe(false);
    await rerender({ round: 2 });
    expect(dialog.open).toBe(true);
    await rerender({ store: { ...store, pause: null } as any });
    expect(close).toHaveBeenCalledTimes(2);
  });

  it("is not there otherwise", () => {
    const { dialog, container } = show(null);
    expect(dialog.open).toBeFalsy();
    expect(container.querySelector(".bar")).toBeNull();
  });
});
