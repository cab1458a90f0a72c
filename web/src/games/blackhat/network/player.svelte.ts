// Plays what has happened: moves the pieces that are drawn, and says what is still to be shown as it was before.
import { tick } from "svelte";
import type { State } from "../../../wire/blackhat";
import { boardChanges, type Change, flights, type Stage, timetable, trails, type Trail } from "./motion";
import { type NetworkScene, quarterCells } from "./places";

const EASE = "cubic-bezier(0.3, 0.7, 0.3, 1.25)";

export class Player {
  /** The board as it was, until something on it changes. */
  past = $state.raw<State | null>(null);
  /** Pieces on their way. */
  flying = $state.raw<ReadonlySet<string>>(new Set());
  /** Without motion: the ways of the last moves, as lines. */
  trails = $state.raw<Trail[]>([]);
  /** The tile as it still shows. */
  turned = $state<number | null>(null);
  /** The tile whose name is told. */
  note = $state<number | null>(null);
  /** Where something has just happened. */
  places = $state.raw<number[]>([]);

  #before: State | null = null;

  /** Begin a new scene. Gives back what ends it at once. */
  play(scene: NetworkScene, known: Omit<Stage, "before">, picture: SVGSVGElement | undefined, speed: number): () => void {
    const { state, events } = scene;
    const before = this.#before;
    this.#before = state;
    const table = timetable(events);
    const stage: Stage = { ...known, before };
    this.note = null;
    // The modules of the set-up are no news: before the first trick the reader's own pawns matter.
    const beginning = events.some((each) => each.event === "round" && each.number === 1);
    if (table.end && !beginning)
      this.places = [
        ...table.journeys.flatMap((each) => [each.from, each.to]),
        ...table.changes.flatMap((each) => (each.corner >= 0 ? quarterCells(each.corner) : each.what === "flip" ? [each.which] : [])),
      ].filter((place) => place >= 0);
    const reveal = table.changes.find((each) => each.what === "reveal");
    if (!speed || !table.end || !picture) {
      if (table.journeys.length || !events.length) this.trails = trails(table, stage);
      if (reveal) this.note = state.turned;
      return () => undefined;
    }
    this.trails = [];
    const timers: ReturnType<typeof setTimeout>[] = [];
    const running: Animation[] = [];
    const later = (time: number, what: () => void): void => void timers.push(setTimeout(what, time / speed));
    const animate = (selector: string, frames: Keyframe[], duration: number, delay = 0, easing = "ease-out"): void => {
      for (const body of picture.querySelectorAll(selector)) {
        const moving = body.animate?.(frames, { duration: duration / speed, delay: delay / speed, easing, fill: "backwards" });
        if (moving) running.push(moving);
      }
    };

    const moving = flights(table, stage);
    this.flying = new Set(moving.map((each) => each.piece));
    for (const { piece, frames, length } of moving) {
      animate(`[data-piece="${piece}"]`, frames, length, 0, "linear");
      later(length, () => (this.flying = new Set([...this.flying].filter((each) => each !== piece))));
    }
    if (before && boardChanges(table) < table.end) {
      const now = boardChanges(table);
      this.past = before;
      const settle = async (): Promise<void> => {
        this.past = null;
        await tick();
        for (const each of table.changes) drop(each, now);
      };
      if (now) later(now, () => void settle());
      else void settle();
    }
    for (const each of table.changes)
      if (each.what === "lift")
        animate(`[data-module="${each.which}"]`, [{}, { translate: "0 -16px", opacity: 0 }], each.end - each.start, each.start, "ease-in");
    if (reveal) {
      const half = 200;
      this.turned = 0;
      later(reveal.start, () => animate("[data-tile]", [{}, { scale: "0.05 1.1" }, {}], 2 * half, 0, "ease-in-out"));
      later(reveal.start + half, () => ([this.turned, this.note] = [null, state.turned]));
      later(reveal.end, () => (this.note = null));
    }
    return () => {
      timers.forEach(clearTimeout);
      running.forEach((each) => each.cancel());
      [this.past, this.turned, this.note] = [null, null, null];
      this.flying = new Set();
    };

    /** A module falls into its place with all that is on it; a value turns over. */
    function drop({ what, which, corner, start, end }: Change, now: number): void {
      if (what === "flip")
        animate(`[data-value="${which}"]`, [{ scale: "1 0.05" }, { scale: "1.25 1.25" }, { scale: "1 1" }], end - start, start - now);
      if (what !== "drop") return;
      const bodies = [
        `[data-module="${which}"]`,
        ...quarterCells(corner).flatMap((cell) => [`[data-cell="${cell}"]`, `[data-value="${cell}"]`]),
      ];
      animate(
        bodies.join(","),
        [
          { translate: "0 -26px", opacity: 0 },
          { opacity: 1, offset: 0.5 },
          { translate: "0 0", opacity: 1 },
        ],
        end - start,
        start - now,
        EASE,
      );
    }
  }
}
