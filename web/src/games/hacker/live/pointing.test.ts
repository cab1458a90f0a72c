import { describe, expect, it } from "vitest";
import { Pointers } from "./pointing";

/** What pointers make of presses, as a list of words. A glove of the left hand is at 100, 100. */
function watch(): { pointers: Pointers; said: string[] } {
  const said: string[] = [];
  const pointers = new Pointers({
    look: (x, y, byFinger) => said.push(`look ${x} ${y}${byFinger ? " finger" : ""}`),
    grab: (x, y) => (Math.hypot(x - 100, y - 100) < 30 ? 0 : null),
    lead: (hand, x, y) => said.push(`lead ${hand} ${x} ${y}`),
    tap: (x, y, hand) => said.push(`tap ${x} ${y} ${hand}`),
  });
  return { pointers, said };
}

const mouse = (id: number, button: number, x: number, y: number) => ({ id, kind: "mouse" as const, button, x, y, now: 0 });
const finger = (id: number, x: number, y: number, now = 0) => ({ id, kind: "touch" as const, button: 0, x, y, now });

describe("a mouse", () => {
  it("leads the eyes wherever it goes", () => {
    const { pointers, said } = watch();
    pointers.move({ id: 1, x: 10, y: 20 }, true);
    expect(said).toEqual(["look 10 20"]);
  });

  it("clicks for the left hand, and with the right button for the right one", () => {
    const { pointers, said } = watch();
    pointers.press(mouse(1, 0, 10, 10));
    pointers.release({ id: 1, x: 11, y: 10, now: 100 });
    pointers.press(mouse(1, 2, 50, 50));
    pointers.release({ id: 1, x: 50, y: 50, now: 100 });
    expect(said.filter((each) => each.startsWith("tap"))).toEqual(["tap 11 10 0", "tap 50 50 1"]);
  });

  it("drags a hand along, which is no click", () => {
    const { pointers, said } = watch();
    pointers.press(mouse(1, 0, 10, 10));
    pointers.move({ id: 1, x: 40, y: 10 }, true);
    pointers.release({ id: 1, x: 40, y: 10, now: 100 });
    expect(said).toContain("lead 0 40 10");
    expect(said.some((each) => each.startsWith("tap"))).toBe(false);
  });
});

describe("fingers", () => {
  it("tap without moving the eyes", () => {
    const { pointers, said } = watch();
    pointers.press(finger(1, 200, 50));
    pointers.hold(100);
    pointers.release({ id: 1, x: 201, y: 51, now: 100 });
    expect(said).toEqual(["tap 201 51 null"]);
  });

  it("tap also if the page was busy, and hears late that they have risen", () => {
    const { pointers, said } = watch();
    pointers.press(finger(1, 200, 50));
    pointers.hold(500);
    pointers.release({ id: 1, x: 200, y: 50, now: 90 });
    expect(said).toEqual(["look 200 50 finger", "tap 200 50 null"]);
  });

  it("look by dragging, or by resting", () => {
    const { pointers, said } = watch();
    pointers.press(finger(1, 200, 50));
    pointers.move({ id: 1, x: 230, y: 50 }, false);
    pointers.release({ id: 1, x: 230, y: 50, now: 100 });
    pointers.press(finger(2, 20, 50, 1000));
    pointers.hold(1500);
    pointers.release({ id: 2, x: 20, y: 50, now: 1500 });
    expect(said).toEqual(["look 230 50 finger", "look 20 50 finger"]);
  });

  it("drag the glove they come down on, while another one looks", () => {
    const { pointers, said } = watch();
    pointers.press(finger(1, 105, 95));
    pointers.press(finger(2, 300, 300));
    pointers.move({ id: 1, x: 150, y: 60 }, false);
    pointers.move({ id: 2, x: 320, y: 280 }, false);
    expect(said).toEqual(["lead 0 150 60", "look 320 280 finger"]);
    expect(pointers.leads(0)).toBe(true);
    pointers.cancel(1);
    expect(pointers.leads(0)).toBe(false);
  });
});
