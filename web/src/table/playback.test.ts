import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback } from "./playback";

describe("the show", () => {
  let shown: number[];
  let speed: number;
  let playback: Playback<number>;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    speed = 1;
    playback = new Playback<number>({ show: (frame) => shown.push(frame), duration: () => 400, speed: () => speed, changed: () => {} });
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
    expect(playback.busy).toBe(false);
  });

  it("forgets what is waiting when something newer has come", () => {
    playback.push(1);
    playback.push(2);
    playback.clear();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1]);
  });
});
