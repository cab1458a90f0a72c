import { expect, it } from "vitest";
import { edges } from "./edges";

/** A list of this size, of which so much is scrolled out of sight. */
function list(sizes: Partial<Record<"scrollWidth" | "scrollHeight" | "clientWidth" | "clientHeight", number>>): HTMLElement {
  const element = document.createElement("ul");
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value });
  return element;
}

it("says on which sides there is more to scroll to, and notices when that changes", () => {
  const tall = list({ scrollHeight: 300, clientHeight: 100 });
  const stop = edges(tall);
  expect(tall.dataset.more).toBe("down");
  tall.scrollTop = 50;
  tall.dispatchEvent(new Event("scroll"));
  expect(tall.dataset.more).toBe("up down");
  tall.scrollTop = 200;
  tall.dispatchEvent(new Event("scroll"));
  expect(tall.dataset.more).toBe("up");
  stop();
  const wide = list({ scrollWidth: 300, clientWidth: 100 });
  edges(wide)();
  expect(wide.dataset.more).toBe("right");
  const whole = list({ scrollWidth: 100, clientWidth: 100 });
  edges(whole)();
  expect(whole.dataset.more).toBe("");
});
