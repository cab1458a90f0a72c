// The first live round teaches itself: one task at a time, each done by doing it. What is done is read from the scenes, so a
// task that somebody does before being asked is never asked for.
import { distance, type Point } from "../geometry";
import type { HackerScene } from "../places";
import { BOTH_HANDS, gazeOf, infecting, walking } from "./sight";

export const TASKS = ["look", "hand", "drop", "turn", "place", "name"] as const;
export type Task = (typeof TASKS)[number];

export interface Lesson {
  done: readonly Task[];
  /** Where the eyes were first. */
  from: Point | null;
  /** The reader has come home with a note. */
  brings: boolean;
}

export const FRESH: Lesson = { done: [], from: null, brings: false };

/** So far the eyes must go. */
const GLANCE = 30;

/** What a lesson has come to with the next scene. */
export function learn(lesson: Lesson, scene: HackerScene): Lesson {
  const { state, seat } = scene;
  if (seat === null) return lesson;
  const eyes = state.flowing && state.gaze_x[seat] >= 0 ? gazeOf(state, seat) : null;
  const from = lesson.from ?? eyes;
  const brings = isHome(scene) && state.carried[seat] > 0;
  const fresh = TASKS.filter((task) => !lesson.done.includes(task) && does(task, scene, seat, { ...lesson, from }));
  return { done: fresh.length ? [...lesson.done, ...fresh] : lesson.done, from, brings };
}

/** Whether the reader is the walker, and back in the seat. */
function isHome({ state, seat }: HackerScene): boolean {
  return state.flowing === 1 && state.turn === seat && state.seated === 1;
}

function does(task: Task, { state, events, players }: HackerScene, seat: number, { from, brings }: Lesson): boolean {
  switch (task) {
    case "look":
      return from !== null && state.flowing === 1 && distance(gazeOf(state, seat), from) >= GLANCE;
    case "hand":
      return players.some((other) => other.seat !== seat && BOTH_HANDS.some((hand) => state.hand_x[other.seat][hand] >= 0));
    case "drop":
      return events.some((event) => event.event === "slipped" && (state.face_down === 1 || state.owner[event.account - 1] !== seat));
    case "turn":
      return walking(state, seat) && state.facing === 1;
    case "place":
      return brings && events.some((event) => event.event === "stashed");
    case "name":
      return state.named[seat] > 0;
  }
}

/** The task that stands on the card now; null: there is nothing to do for it at the moment, or nothing left to learn. */
export function taskNow({ done }: Lesson, scene: HackerScene): Task | null {
  const { state, seat, board } = scene;
  if (seat === null) return null;
  const open = (task: Task) => !done.includes(task);
  if (walking(state, seat)) return open("turn") ? "turn" : null;
  if (isHome(scene) && state.carried[seat] > 0) return open("place") ? "place" : null;
  if (!state.flowing) return open("name") && state.account > 0 && state.turn === seat ? "name" : null;
  const late = !infecting(board, state);
  return (["look", "hand", "drop"] as const).find((task) => open(task) && !(task === "drop" && late)) ?? null;
}

export function finished({ done }: Lesson): boolean {
  return TASKS.every((task) => done.includes(task));
}
