import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback } from "./playback";

describe("the show", () => {
  let shown: number[];
  let finished: number[];
  let paces: (number | null)[];
  let speed: number;
  let still: number;
  let fastest: number;
  let playback: Playback<number>;
  let held: number[];
  let calm: number[];

  beforeEach(() => {
    vi.useFakeTimers();
    [shown, finished, paces] = [[], [], []];
    [held, calm] = [[], []];
    [speed, still, fastest] = [1, 0, 4];
    playback = new Playback<number>({
      show: (frame, pace) => {
        shown.push(frame);
        paces.push(pace);
      },
      shown: (frame) => finished.push(frame),
      duration: () => 400,
      still: () => still,
      fastest: (frame) => (calm.includes(frame) ? 1 : fastest),
      speed: () => speed,
      held: (frame) => held.includes(frame),
      changed: () => {},
    });
  });
  afterEach(() => vi.useRealTimers());

  it("shows the first frame at once and the next when the first has had its time", () => {
    playback.push(1);
    playback.push(2);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(399);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
  });

  it("is busy until the last frame has had its time", () => {
    playback.push(1);
    expect(playback.busy).toBe(true);
    vi.advanceTimersByTime(400);
    expect(playback.busy).toBe(false);
  });

  it("says of each frame when it has had its time, in order", () => {
    playback.push(1);
    expect(finished).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(finished).toEqual([1]);
    playback.push(2);
    playback.push(3);
    playback.skip();
    expect(finished).toEqual([1, 2, 3]);
    playback.push(4);
    playback.clear();
    vi.advanceTimersByTime(5000);
    expect(finished).toEqual([1, 2, 3]);
  });

  it("lets frames wait for something that is on show already", () => {
    playback.linger(300);
    playback.push(1);
    expect(playback.busy).toBe(true);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(shown).toEqual([1]);
  });

  it("goes twice as fast at speed 2", () => {
    speed = 2;
    playback.push(1);
    playback.push(2);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([1, 2]);
  });

  it("hurries when many frames wait", () => {
    for (let frame = 1; frame <= 12; frame++) playback.push(frame);
    vi.advanceTimersByTime(12 * 400 - 1200);
    expect(shown).toHaveLength(12);
  });

  it("keeps up with bots that act faster than the show: the player hardly waits", () => {
    for (let frame = 1; frame <= 8; frame++) {
      playback.push(frame);
      vi.advanceTimersByTime(300);
    }
    let waited = 0;
    for (; playback.busy; waited += 10) vi.advanceTimersByTime(10);
    expect(waited).toBeLessThan(400);
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // Told faster, not cut off: the board is told how fast.
    expect(paces[0]).toBe(1);
    expect(paces[7]).toBeGreaterThan(1.2);
  });

  it("does not hurry what may not be hurried", () => {
    fastest = 1;
    for (let frame = 1; frame <= 12; frame++) playback.push(frame);
    vi.advanceTimersByTime(11 * 400 - 1);
    expect(shown).toHaveLength(11);
    expect(paces).toEqual(Array(11).fill(1));
  });

  it("lets frames stand for a while where nothing moves, if wanted", () => {
    [speed, still] = [0, 1200];
    playback.push(1);
    playback.push(2);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1200);
    expect(shown).toEqual([1, 2]);
    expect(paces).toEqual([0, 0]);
  });

  it("shows everything at once without motion", () => {
    speed = 0;
    playback.push(1);
    playback.push(2);
    expect(shown).toEqual([1, 2]);
    expect(playback.busy).toBe(false);
  });

  it("shows in order what is skipped", () => {
    playback.push(1);
    playback.push(2);
    playback.push(3);
    playback.skip();
    expect(shown).toEqual([1, 2, 3]);
    expect(paces).toEqual([1, null, null]);
    expect(playback.busy).toBe(false);
  });

  it("forgets what is waiting when something newer has come", () => {
    playback.push(1);
    playback.push(2);
    playback.clear();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1]);
  });

  it("holds a frame back, and all behind it, until it may be shown; it is not late then", () => {
    held = [2];
    for (const frame of [1, 2, 3]) playback.push(frame);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([1]);
    expect([playback.busy, playback.holds]).toEqual([false, true]);
    playback.skip();
    expect(shown).toEqual([1]);
    held = [];
    playback.resume();
    expect(shown).toEqual([1, 2]);
    expect(paces[1]).toBeLessThan(1.5);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("shows what is held back, too, when time itself goes on", () => {
    held = [2];
    playback.push(1);
    playback.push(2);
    playback.skip(true);
    expect(shown).toEqual([1, 2]);
  });

  it("does not hurry a moment that is a person's, however many frames wait", () => {
    calm = [2];
    for (let frame = 1; frame <= 9; frame++) playback.push(frame);
    vi.advanceTimersByTime(5000);
    expect(paces[1]).toBe(1);
    expect(paces[2]).toBeGreaterThan(1);
  });
});
