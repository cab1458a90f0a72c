import { describe, expect, it } from "vitest";
import { beats } from "../fixtures";
import { distance, type Point } from "../geometry";
import { BeatClock, Followed, Led, TICK, tickTowards } from "./motion";
import { gazeOf, handOf } from "./sight";

const FRAME = 1000 / 60;
const SPEED = 8;

/** A server that hears of goals and tells of positions so many milliseconds later, each way. */
class FarServer {
  here: Point;
  goal: Point;
  private inbox: { due: number; goal: Point }[] = [];
  private outbox: { due: number; here: Point; goal: Point }[] = [];
  private tick = 0;

  constructor(
    start: Point,
    private readonly delay: number,
    private readonly lost: (tick: number) => boolean = () => false,
  ) {
    this.here = start;
    this.goal = start;
  }

  hear(goal: Point, now: number): void {
    this.inbox.push({ due: now + this.delay, goal });
  }

  run(now: number, led: Led): void {
    for (; this.tick * TICK <= now; this.tick++) {
      const time = this.tick * TICK;
      for (const { goal } of this.inbox.filter((each) => each.due <= time)) this.goal = goal;
      this.inbox = this.inbox.filter((each) => each.due > time);
      this.here = tickTowards(this.here, this.goal, SPEED);
      if (!this.lost(this.tick)) this.outbox.push({ due: time + this.delay, here: this.here, goal: this.goal });
    }
    for (const { here, goal } of this.outbox.filter((each) => each.due <= now)) led.heard(here, goal, now);
    this.outbox = this.outbox.filter((each) => each.due > now);
  }
}

/** Frames of a hand that is led along these goals, one every so many milliseconds. */
function play(goals: Point[], every: number, length: number, server: FarServer): { led: Led; frames: Point[] } {
  const led = new Led(SPEED);
  const frames: Point[] = [];
  let next = 0;
  for (let now = 0; now < length; now += FRAME) {
    server.run(now, led);
    if (led.present && next < goals.length && now >= next * every) {
      if (led.aim(goals[next], now)) server.hear(led.goal, now);
      next++;
    }
    frames.push(led.step(now));
  }
  return { led, frames: frames.filter((each) => each.x >= 0) };
}

function fastest(frames: Point[]): number {
  return Math.max(...frames.slice(1).map((each, at) => distance(each, frames[at])));
}

const START = { x: 100, y: 200 };
const ZIGZAG = [
  { x: 20, y: 60 },
  { x: 180, y: 50 },
  { x: 90, y: 160 },
  { x: 130, y: 20 },
];
/** A frame's way at the limit, and what rounding adds. */
const LIMIT = (SPEED * FRAME) / TICK + 1e-6;

describe("the rules' step", () => {
  it("brings every hand and all eyes of a real game where the server brought them", () => {
    const all = beats().filter((each) => each.state.flowing && !each.events.some((event) => event.event === "returned"));
    let steps = 0;
    for (let at = 1; at < all.length; at++) {
      const [before, after] = [all[at - 1], all[at]];
      if (after.number !== before.number + 1 || after.state.turn !== before.state.turn) continue;
      const goal = { x: after.state.look_x[0], y: after.state.look_y[0] };
      expect(gazeOf(after.state, 0)).toEqual(tickTowards(gazeOf(before.state, 0), goal, after.board.gaze_speed));
      for (const hand of [0, 1]) {
        if (before.state.hand_x[0][hand] < 0) continue;
        const to = { x: after.state.goal_x[0][hand], y: after.state.goal_y[0][hand] };
        expect(handOf(after.state, 0, hand)).toEqual(tickTowards(handOf(before.state, 0, hand), to, after.board.hand_speed));
        steps++;
      }
    }
    expect(steps).toBeGreaterThan(300);
  });
});

describe("one's own hand", () => {
  it("moves in the very frame in which it is led", () => {
    const led = new Led(SPEED);
    led.heard(START, START, 0);
    led.step(0);
    led.aim({ x: 100, y: 100 }, 0);
    expect(led.step(FRAME).y).toBeLessThan(START.y);
  });

  it.each([0, 40, 120, 250])("is never faster than the limit, with %d ms to the server", (delay) => {
    const { frames } = play(ZIGZAG, 700, 6000, new FarServer(START, delay));
    expect(fastest(frames)).toBeLessThanOrEqual(LIMIT);
  });

  it.each([0, 40, 120, 250])("comes to rest exactly where the server has it, with %d ms to the server", (delay) => {
    const server = new FarServer(START, delay);
    const { led } = play(ZIGZAG, 700, 8000, server);
    expect(led.here).toEqual(server.here);
    expect(led.here).toEqual(ZIGZAG[3]);
  });

  it("stays near the server's hand on the way, for dropping goes by that one", () => {
    const server = new FarServer(START, 40);
    const led = new Led(SPEED);
    for (let now = 0; now < 3000; now += FRAME) {
      server.run(now, led);
      if (led.present && led.aim({ x: 100, y: 20 }, now)) server.hear(led.goal, now);
      led.step(now);
      if (led.present) expect(distance(led.here, server.here)).toBeLessThanOrEqual(3 * SPEED);
    }
  });

  it("does not jump when beats are lost, and waits where no news comes", () => {
    const { frames, led } = play(ZIGZAG, 700, 9000, new FarServer(START, 40, (tick) => tick > 8 && tick < 30));
    expect(fastest(frames)).toBeLessThanOrEqual(LIMIT);
    expect(led.here).toEqual(ZIGZAG[3]);
    const silent = play([{ x: 100, y: 0 }], 700, 4000, new FarServer(START, 0, (tick) => tick > 0));
    expect(distance(silent.led.here, START)).toBeLessThan(5 * SPEED);
  });

  it("follows the server when what it was told never arrived", () => {
    const led = new Led(SPEED);
    led.heard(START, START, 0);
    led.step(0);
    led.aim({ x: 0, y: 0 }, 0);
    for (let now = 0; now < 5000; now += FRAME) {
      led.heard(START, START, now);
      led.step(now);
    }
    expect(led.here).toEqual(START);
  });

  it("is at once where it appears", () => {
    const led = new Led(SPEED);
    led.heard({ x: -1, y: -1 }, { x: 0, y: 0 }, 0);
    expect(led.present).toBe(false);
    led.heard(START, START, 100);
    expect(led.step(116)).toEqual(START);
  });
});

describe("somebody else's hand", () => {
  it("is drawn between the beats, never faster than it went", () => {
    const hand = new Followed();
    const frames: Point[] = [];
    let tick = 0;
    for (let now = 0; now < 20; now += FRAME / TICK) {
      for (; tick <= now; tick++) hand.heard(tick, { x: 10 + 8 * tick, y: 50 });
      const drawn = hand.at(now - 1.3);
      if (drawn && now > 2) frames.push(drawn.point);
    }
    expect(fastest(frames)).toBeLessThanOrEqual(LIMIT);
    expect(frames.at(-1)!.x).toBeGreaterThan(10 + 8 * 17);
  });

  it("goes on a little when a beat is missing, and then waits", () => {
    const hand = new Followed();
    hand.heard(1, { x: 10, y: 0 });
    hand.heard(2, { x: 18, y: 0 });
    expect(hand.at(2.5)!.point.x).toBeCloseTo(22);
    expect(hand.at(9)!.point.x).toBeCloseTo(26);
    hand.heard(10, { x: 30, y: 0 });
    expect(hand.at(9.9)!.point.x).toBeGreaterThan(25);
  });

  it("is out of sight where a beat does not show it, and stays drawn where it was to fade there", () => {
    const hand = new Followed();
    expect(hand.at(0)).toBeNull();
    hand.heard(1, { x: 10, y: 0 });
    hand.heard(2, { x: -1, y: -1 });
    expect(hand.at(1.5)).toEqual({ point: { x: 10, y: 0 }, seen: true });
    expect(hand.at(2.5)).toEqual({ point: { x: 10, y: 0 }, seen: false });
    hand.heard(3, { x: 90, y: 0 });
    expect(hand.at(3.2)!.point.x).toBe(90);
  });
});

describe("the clock of beats", () => {
  it("goes evenly though beats come early and late", () => {
    const clock = new BeatClock();
    const late = [0, 30, 5, 60, 10, 0, 45, 20];
    let last = -Infinity;
    let tick = 0;
    for (let now = 0; now < 3000; now += FRAME) {
      for (; tick * TICK + late[tick % late.length] <= now; tick++) clock.heard(tick, tick * TICK + late[tick % late.length]);
      const drawn = clock.tick(now);
      if (now > 200) {
        expect(drawn).toBeGreaterThan(last);
        expect(drawn - last).toBeLessThan((2 * FRAME) / TICK);
      }
      last = drawn;
    }
  });

  it("begins anew after a pause", () => {
    const clock = new BeatClock();
    clock.heard(10, 1000);
    clock.heard(11, 31_000);
    expect(clock.tick(31_000)).toBeCloseTo(11 - 1.3);
  });
});
