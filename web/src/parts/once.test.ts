import { describe, expect, it, vi } from "vitest";
import { once } from "./once";

function press(place: HTMLElement, detail: number, at: number): void {
  const click = new MouseEvent("click", { bubbles: true, detail });
  Object.defineProperty(click, "timeStamp", { value: at });
  place.dispatchEvent(click);
}

describe("a button that is pressed once", () => {
  it("ignores the second press of a double click, and not a press that the browser only counts as one", () => {
    const done = vi.fn();
    const button = document.body.appendChild(document.createElement("button"));
    button.onclick = once(done);
    press(button, 1, 1000);
    press(button, 2, 1150);
    press(button, 3, 1300);
    expect(done).toHaveBeenCalledTimes(1);
    press(button, 1, 5000);
    press(button, 2, 5370); // somebody takes a pawn up and then taps where it is to go, close by
    expect(done).toHaveBeenCalledTimes(3);
    button.remove();
  });
});
