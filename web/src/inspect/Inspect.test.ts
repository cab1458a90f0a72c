import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Inspect from "./Inspect.svelte";
import { type Inspected, placed } from "./things";

const WORDS: Record<string, Inspected> = {
  "space:1": { name: "space 1", now: "Free.", rule: "HC-2" },
  "space:2": { name: "space 2", now: "Taken.", value: "2 points" },
  die: { name: "The die", now: "It shows 3.", rule: "HC-12" },
};
const played = vi.fn();
const explain = vi.fn();

function put(): { one: HTMLElement; two: HTMLElement; die: HTMLElement } {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<main id="table"><button data-inspect="space:1">1</button><p data-inspect="space:2">2</p><p data-inspect="die">3</p><p data-inspect="gone">4</p></main>`,
  );
  const [one, two, die] = document.querySelectorAll<HTMLElement>("#table [data-inspect]");
  one.addEventListener("click", played);
  document.elementsFromPoint = () => [one];
  render(Inspect, { words: (key: string) => WORDS[key] ?? null, explain });
  return { one, two, die };
}

const card = (): HTMLElement | null => document.querySelector("[data-inspected]");
const at = (): string | null => card()?.getAttribute("data-inspected") ?? null;
async function wait(time: number): Promise<void> {
  vi.advanceTimersByTime(time);
  await tick();
  await tick();
}
/** jsdom has no PointerEvent of its own. */
function pointer(on: Element, type: string, init: { x?: number; y?: number; pointerType?: string } = {}): Promise<boolean> {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: init.x ?? 50, clientY: init.y ?? 50 });
  Object.defineProperties(event, { pointerType: { value: init.pointerType ?? "mouse" }, isPrimary: { value: true } });
  return fireEvent(on, event);
}

beforeEach(() => {
  vi.useFakeTimers();
  played.mockReset();
  explain.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.querySelector("#table")?.remove();
});

describe("a control of the page", () => {
  it("has its label as its name, and says itself what it does", async () => {
    const { one } = put();
    one.parentElement!.insertAdjacentHTML("beforeend", `<button aria-label="Close" data-about="Closes this window.">x</button>`);
    const close = one.parentElement!.lastElementChild!;
    document.elementsFromPoint = () => [close];
    await pointer(close, "pointermove");
    await wait(700);
    expect(at()).toBe("own:Close");
    expect(card()?.textContent).toContain("Closes this window.");
  });

  it("is all that answers while a dialog is open, on a card within the dialog", async () => {
    const { one } = put();
    one.parentElement!.insertAdjacentHTML("beforeend", `<dialog><button data-about="You keep your seat.">Stay</button></dialog>`);
    const dialog = one.parentElement!.querySelector("dialog")!;
    const found = document.querySelectorAll.bind(document);
    // jsdom knows no modal dialogs.
    vi.spyOn(document, "querySelectorAll").mockImplementation((wanted: string) => found(wanted === "dialog:modal" ? "dialog" : wanted));
    await fireEvent.keyDown(dialog.querySelector("button")!, { key: "i" });
    await wait(0);
    expect(at()).toBe("own:Stay");
    expect(dialog.contains(card())).toBe(true);
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
    await wait(0);
    expect(at()).toBe("own:Stay");
    await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    await wait(0);
    expect(card()).toBeNull();
    vi.restoreAllMocks();
  });
});

describe("a card about a thing", () => {
  it("opens for a pointer that rests, not for one that passes or has just pressed, and goes when the pointer goes", async () => {
    const { one } = put();
    await pointer(one, "pointermove");
    await wait(300);
    await pointer(one, "pointermove", { x: 70 });
    await wait(400);
    expect(card()).toBeNull();
    await wait(300);
    expect(card()?.textContent).toContain("space 1");
    document.elementsFromPoint = () => [document.body];
    await pointer(document.body, "pointermove", { x: 200 });
    await wait(300);
    expect(card()).toBeNull();
    document.elementsFromPoint = () => [one];
    await pointer(one, "pointermove");
    await pointer(one, "pointerdown");
    await wait(2000);
    expect(card()).toBeNull();
  });

  it("says why something cannot be done with a thing as soon as the rules have said it, with their rule", async () => {
    const mended = { do: "mend" };
    WORDS.broken = { name: "A broken thing", now: "Broken.", rule: "HC-2", vain: mended };
    document.body.insertAdjacentHTML("beforeend", `<main id="table"><p data-inspect="broken">x</p></main>`);
    const thing = document.querySelector('[data-inspect="broken"]')!;
    document.elementsFromPoint = () => [thing];
    const why = vi.fn(async () => ({ text: "It cannot be mended.", rule: "HC-9" }));
    render(Inspect, { words: (key: string) => WORDS[key] ?? null, explain, why });
    await pointer(thing, "pointermove");
    await wait(700);
    await vi.waitFor(() => expect(card()?.textContent).toContain("Broken. It cannot be mended."));
    expect(why).toHaveBeenCalledExactlyOnceWith(mended);
    await fireEvent.click(screen.getByText("HC-9"));
    expect(explain).toHaveBeenCalledExactlyOnceWith("HC-9");
  });

  it("gives way to the next thing that the pointer comes to rest on", async () => {
    const { one, two } = put();
    await pointer(one, "pointermove");
    await wait(700);
    document.elementsFromPoint = () => [two];
    await pointer(two, "pointermove", { x: 200 });
    await wait(300);
    expect(card()).toBeNull();
    await wait(400);
    expect(at()).toBe("space:2");
  });

  it("stays while the pointer is on it, so that its rule can be opened", async () => {
    const { one } = put();
    await pointer(one, "pointermove");
    await wait(700);
    await pointer(card()!, "pointermove", { x: 90 });
    await wait(2000);
    await fireEvent.click(screen.getByText("HC-2"));
    expect(explain).toHaveBeenCalledExactlyOnceWith("HC-2");
    expect(card()).toBeNull();
  });

  it("opens under a finger that stays, and lifting that finger plays nothing", async () => {
    const { one } = put();
    await pointer(one, "pointerdown", { pointerType: "touch" });
    await wait(600);
    expect(at()).toBe("space:1");
    await pointer(one, "pointerup", { pointerType: "touch" });
    await fireEvent.click(one, { detail: 1 });
    expect(played).not.toHaveBeenCalled();
    expect(card()).not.toBeNull();
  });

  it("is not in the way of a tap, which plays at once, and is closed by one elsewhere", async () => {
    const { one } = put();
    await pointer(one, "pointerdown", { pointerType: "touch" });
    await pointer(one, "pointerup", { pointerType: "touch" });
    await fireEvent.click(one);
    await wait(2000);
    expect(played).toHaveBeenCalledOnce();
    expect(card()).toBeNull();
    await pointer(one, "pointerdown", { pointerType: "touch" });
    await wait(600);
    await pointer(document.body, "pointerdown", { pointerType: "touch" });
    await tick();
    expect(card()).toBeNull();
    await fireEvent.click(one);
    expect(played).toHaveBeenCalledTimes(2);
  });

  it("does not open under a finger that scrolls", async () => {
    const { one } = put();
    await pointer(one, "pointerdown", { pointerType: "touch" });
    await pointer(one, "pointermove", { pointerType: "touch", y: 90 });
    await wait(2000);
    expect(card()).toBeNull();
  });

  it("opens with i for what has the focus, and arrow keys walk on over what is no button", async () => {
    const { one } = put();
    one.focus();
    await fireEvent.keyDown(one, { key: "i" });
    await wait(0);
    const list = screen.getByRole("listbox");
    expect(document.activeElement).toBe(list);
    expect(screen.getByRole("option").textContent).toContain("Free.");
    expect(screen.getByRole("option").getAttribute("aria-setsize")).toBe("4");
    await fireEvent.keyDown(list, { key: "ArrowRight" });
    await wait(0);
    expect(screen.getByRole("option").textContent).toContain("2 points");
    await fireEvent.keyDown(list, { key: "PageUp" });
    await wait(0);
    expect(at()).toBe("die");
    await fireEvent.keyDown(list, { key: "Enter" });
    expect(explain).toHaveBeenCalledExactlyOnceWith("HC-12");
  });

  it("closes with Escape and with i, gives the focus back, and takes nothing back meanwhile", async () => {
    const { one } = put();
    const took = vi.fn();
    window.addEventListener("keydown", took);
    one.focus();
    for (const key of ["Escape", "i"]) {
      await fireEvent.keyDown(document.activeElement!, { key: "i" });
      await wait(0);
      await fireEvent.keyDown(document.activeElement!, { key: "1" });
      await fireEvent.keyDown(document.activeElement!, { key });
      await wait(0);
      expect(card()).toBeNull();
      expect(document.activeElement).toBe(one);
    }
    expect(took).not.toHaveBeenCalled();
    window.removeEventListener("keydown", took);
  });

  it("begins with the first thing where nothing has the focus", async () => {
    put();
    (document.activeElement as HTMLElement | null)?.blur();
    await fireEvent.keyDown(document.body, { key: "i" });
    await wait(0);
    expect(at()).toBe("space:1");
  });
});

describe("a card's place", () => {
  const view = { width: 360, height: 740 };
  const over = (thing: { x: number; y: number; width: number; height: number }, card: { width: number; height: number }): boolean => {
    const { x, y } = placed(thing, card, view);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + card.width).toBeLessThanOrEqual(view.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + card.height).toBeLessThanOrEqual(view.height);
    return x < thing.x + thing.width && thing.x < x + card.width && y < thing.y + thing.height && thing.y < y + card.height;
  };

  it("is on a phone's screen and never upon the thing", () => {
    for (let x = 0; x < 340; x += 20)
      for (let y = 0; y < 720; y += 20) expect(over({ x, y, width: 20, height: 20 }, { width: 320, height: 200 })).toBe(false);
    expect(over({ x: 0, y: 300, width: 360, height: 60 }, { width: 320, height: 220 })).toBe(false);
  });
});
