import { describe, expect, it } from "vitest";
import type { Event } from "../../../wire/blackhat";
import { positions } from "../fixtures";
import { lay, pawnSize, spotOf, standing } from "./layout";
import { boardChanges, flights, networkDuration, pose, stations, timetable, trails } from "./motion";
import { type NetworkScene, placeNumber } from "./places";
import { wire } from "./wiring";

const ALL = positions().map((each) => each.scene);

function stageOf({ board, state }: NetworkScene) {
  const wiring = wire(board, state);
  return { layout: lay(board, wiring, { width: 800, height: 380, whole: false }), board, state, before: null, wiring };
}

describe("motion", () => {
  it("always ends where the state says", () => {
    let flown = 0;
    for (const scene of ALL) {
      const stage = stageOf(scene);
      for (const { piece, frames } of flights(timetable(scene.events), stage)) {
        const [hand, pawn] = piece.split("-").map(Number);
        const rest =
          piece === "tracer"
            ? { ...standing(stage.layout, scene.state.tracer), size: pawnSize(stage.layout) }
            : spotOf(stage.layout, scene.board, scene.state, { hand, pawn, place: scene.state.place[hand][pawn - 1] });
        expect(frames[frames.length - 1]).toMatchObject({ offset: 1, transform: pose(rest) });
        flown++;
      }
    }
    expect(flown).toBeGreaterThan(20);
  });

  it("has keyframes in order, within the time that the frame asks for", () => {
    for (const scene of ALL) {
      const table = timetable(scene.events);
      expect(networkDuration(scene.events)).toBe(table.end);
      for (const each of [...table.journeys, ...table.changes]) {
        expect(each.start).toBeGreaterThanOrEqual(0);
        expect(each.end).toBeGreaterThan(each.start);
        expect(each.end).toBeLessThanOrEqual(table.end);
      }
      for (const { frames, length } of flights(table, stageOf(scene))) {
        expect(length).toBeLessThanOrEqual(table.end);
        const offsets = frames.map((each) => each.offset as number);
        expect(offsets[0]).toBe(0);
        expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
      }
    }
  });

  it("takes no time where nothing on the board happens", () => {
    expect(networkDuration([])).toBe(0);
    expect(networkDuration([{ event: "won", seat: 0 }, { event: "discarded" }])).toBe(0);
  });

  it("takes between 150 and 400 ms a step", () => {
    const step = (...events: Event[]) => timetable(events).journeys.map((each) => each.end - each.start);
    const moved = { event: "moved", by: 0, seat: 0, pawn: 1 } as const;
    expect(step({ ...moved, origin: "a2", to: "b2" })[0]).toBeGreaterThanOrEqual(150);
    expect(step({ ...moved, origin: "a2", to: "d2" })[0] / 3).toBeLessThanOrEqual(400);
    for (const length of step(
      { event: "sent", by: 0, seat: 1, pawn: 1, origin: "d2", to: "a2" },
      { event: "traced", by: 0, origin: "track-3", to: "a2" },
      { event: "jailed", seat: 1, pawn: 1 },
    ))
      expect(length).toBeLessThanOrEqual(400);
  });

  it("jails a pawn from where the Tracer came to, after it came", () => {
    const { journeys } = timetable([
      { event: "traced", by: 0, origin: "b2", to: "c2" },
      { event: "jailed", seat: 1, pawn: 2 },
    ]);
    expect(journeys[1]).toMatchObject({ piece: "1-2", from: placeNumber("c2"), to: placeNumber("jail") });
    expect(journeys[1].start).toBeGreaterThanOrEqual(journeys[0].end);
  });

  it("hops over those who stood in the way", () => {
    let hops = 0;
    ALL.forEach((scene, at) => {
      const before = ALL[at - 1]?.board === scene.board ? ALL[at - 1].state : null;
      for (const journey of timetable(scene.events).journeys) {
        const stops = stations({ ...stageOf(scene), before }, journey);
        expect([stops[0], stops[stops.length - 1]]).toEqual([journey.from, journey.to]);
        hops += stops.length > 2 ? 1 : 0;
      }
    });
    expect(hops).toBeGreaterThan(0);
  });

  it("shows the board as it was until a module falls", () => {
    const table = timetable([
      { event: "returned", module: 3 },
      { event: "laid", module: 2, side: "a", to: "d1" },
    ]);
    expect(table.changes.map((each) => each.what)).toEqual(["lift", "drop"]);
    expect(boardChanges(table)).toBe(table.changes[1].start);
    expect(boardChanges(timetable([{ event: "sent", by: 0, seat: 0, pawn: 1, origin: "d2", to: "a2" }]))).toBeGreaterThan(0);
  });

  it("leaves a trail where nothing may move", () => {
    const scene = ALL.find((each) => each.events.some((one) => one.event === "moved"))!;
    const [trail] = trails(timetable(scene.events), stageOf(scene));
    expect(trail.points.length).toBeGreaterThanOrEqual(2);
  });
});
