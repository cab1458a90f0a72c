import { afterEach, describe, expect, it, vi } from "vitest";
import { keyed } from "./keys";

function doing(change = {}) {
  return {
    pick: vi.fn(),
    call: vi.fn(),
    advise: vi.fn(),
    wonder: vi.fn(),
    confirm: vi.fn(),
    unstage: vi.fn(),
    takeBack: vi.fn(),
    skip: vi.fn(),
    help: vi.fn(),
    open: vi.fn(),
    staged: false,
    busy: false,
    ...change,
  };
}
function press(key: string, to: ReturnType<typeof doing>, at: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  at.addEventListener("keydown", (heard) => keyed(heard as KeyboardEvent, to), { once: true });
  at.dispatchEvent(event);
  return event;
}

describe("keys at the table", () => {
  afterEach(() => (document.body.innerHTML = ""));

  it("pick by number, and open what they stand for", () => {
    const all = doing();
    expect(press("3", all).defaultPrevented).toBe(true);
    expect(all.pick).toHaveBeenCalledWith(2);
    press("r", all);
    expect(all.open).toHaveBeenCalledWith("rules");
    press("t", all);
    expect(all.call).toHaveBeenCalledOnce();
    press("w", all);
    expect(all.advise).toHaveBeenCalledOnce();
    press("y", all);
    expect(all.wonder).toHaveBeenCalledOnce();
    press("?", all);
    expect(all.help).toHaveBeenCalled();
    expect(press("x", all).defaultPrevented).toBe(false);
  });

  it("confirm only what is staged, and skip only what is shown", () => {
    const idle = doing();
    press("Enter", idle);
    press(" ", idle);
    expect(idle.confirm).not.toHaveBeenCalled();
    expect(idle.skip).not.toHaveBeenCalled();
    const all = doing({ staged: true, busy: true });
    press("Enter", all);
    press(" ", all);
    expect(all.confirm).toHaveBeenCalledOnce();
    expect(all.skip).toHaveBeenCalledOnce();
  });

  it("belong to whoever writes, to a focused button, and to the browser", () => {
    document.body.innerHTML = "<input /><button></button><div data-own-keys><i></i></div>";
    const all = doing({ staged: true, busy: true });
    press("1", all, document.querySelector("input")!);
    press("1", all, document.querySelector("i")!);
    press("Enter", all, document.querySelector("button")!);
    press(" ", all, document.querySelector("button")!);
    press("r", all, document.body, { ctrlKey: true });
    for (const each of [all.pick, all.confirm, all.skip, all.open]) expect(each).not.toHaveBeenCalled();
  });
});
