import { describe, expect, it } from "vitest";
import type { HackerScene } from "../places";
import { beats } from "../fixtures";
import { finished, FRESH, learn, type Lesson, type Task, TASKS, taskNow } from "./lesson";

const ALL = beats();

function after(all: HackerScene[], from: Lesson = FRESH): Lesson {
  return all.reduce(learn, from);
}

describe("the lesson", () => {
  it("is learnt by playing a real round", () => {
    const { done } = after(ALL);
    for (const task of ["look", "hand", "drop", "turn", "place"] as Task[]) expect(done).toContain(task);
  });

  it("ticks off each task when it is done, and not before", () => {
    const first = (task: Task) => ALL.findIndex((_, at) => after(ALL.slice(0, at + 1)).done.includes(task));
    const events = (name: string) => ALL.findIndex((scene) => scene.events.some((event) => event.event === name));
    expect(first("drop")).toBe(events("slipped"));
    expect(first("place")).toBe(events("stashed"));
    expect(first("turn")).toBe(ALL.findIndex(({ state }) => state.flowing && state.turn === 0 && state.facing === 1));
    expect(first("hand")).toBe(ALL.findIndex(({ state }) => [1, 2, 3].some((seat) => state.hand_x[seat].some((x) => x >= 0))));
  });

  it("does not take the notes dealt at the start for a note brought home", () => {
    const placed = { ...ALL[0], events: [{ event: "stashed" as const, account: 1, value: 2 }] };
    expect(learn(FRESH, placed).done).not.toContain("place");
  });

  it("does not count a virus on one's own account", () => {
    const { state } = ALL[0];
    const event = (owner: number) => ({ event: "slipped" as const, account: 1 + state.owner.indexOf(owner) });
    expect(learn(FRESH, { ...ALL[0], events: [event(0)] }).done).not.toContain("drop");
    expect(learn(FRESH, { ...ALL[0], events: [event(1)] }).done).toContain("drop");
  });

  it("asks for one thing at a time, and only for what can be done now", () => {
    for (const scene of ALL) {
      const task = taskNow(FRESH, scene);
      const walks = scene.state.flowing === 1 && scene.state.turn === 0 && !scene.state.seated;
      expect(task === "turn").toBe(walks);
      if (task === "place") expect(scene.state.carried[0]).toBeGreaterThan(0);
      if (task === "name") expect(scene.state.turn).toBe(0);
    }
    expect(
      taskNow(
        FRESH,
        ALL.find(({ state }) => state.flowing && state.turn !== 0)!,
      ),
    ).toBe("look");
  });

  it("asks for nothing that is done, and is over when all is", () => {
    const all: Lesson = { ...FRESH, done: TASKS };
    expect(finished(all)).toBe(true);
    for (const scene of ALL) expect(taskNow(all, scene)).toBeNull();
    expect(finished({ ...FRESH, done: TASKS.slice(1) })).toBe(false);
  });

  it("teaches no spectator", () => {
    const watching = { ...ALL[5], seat: null };
    expect(learn(FRESH, watching)).toBe(FRESH);
    expect(taskNow(FRESH, watching)).toBeNull();
  });
});
