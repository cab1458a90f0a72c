import { describe, expect, it } from "vitest";
import rules from "../../games/fixtures/hashcatch-rules.json";
import { BOARD, changed, scenes } from "../../games/hashcatch/fixtures";
import { placeNumber, type Way } from "../../games/hashcatch/places";
import { BASE, PHASE_NAMES, type State } from "../../wire/hashcatch";
import { lay, loadKit, usualOptions } from "../kit";
import { whole } from "../spelling";
import { expectWeighed, rulesOf } from "../testing";
import { studied } from "./studies";

const ALL = scenes();
const TOKENS = 12;

/** A position in which seat 0 is to move a single token, and seat 1 stands on some spaces. */
function moving(place: number, start: number, roll: number, others: readonly number[] = []) {
  const row = (places: readonly number[]): number[] => Array.from({ length: TOKENS }, (_, at) => places[at] ?? -1);
  const state: State = {
    ...ALL[0].state,
    phase: PHASE_NAMES.indexOf("move"),
    turn: 0,
    roll,
    place: [row([place]), row(others), row([]), row([])],
    start: [start, ...ALL[0].state.start.slice(1)],
    tokens: [1, others.length, 0, 0],
  };
  return changed(ALL[0], { state, seat: 0 }).study!;
}

describe("what a page asks the rules of Hashcatch", () => {
  it("is where moves end, as the rules find it", () => {
    expect(rules.destinations.length).toBeGreaterThan(500);
    for (const [place, start, roll, way, to] of rules.destinations as [number, number, number, Way, number][]) {
      const { moves, barred } = moving(place, start, roll);
      const found = [...moves, ...barred].find(({ move }) => move.token === 1 && move.way === way)!;
      expect([place, start, roll, way, found.to]).toEqual([place, start, roll, way, to]);
    }
    expect(rules.destinations.some(([place]) => place === BASE)).toBe(true);
  });

  it("is where pushed tokens go, as the rules find it", () => {
    let pushed = 0;
    for (const [place, taken, distance, sides] of rules.refuges as [number, number[], number, number][]) {
      if (BOARD.hash_space.includes(place)) continue;
      const { moves } = moving(BASE, place, 1, [...new Set([place, ...taken])]);
      const at = (step: number): number => (place + step + BOARD.ring) % BOARD.ring;
      const rooms = [...(sides & 1 ? [at(distance)] : []), ...(sides & 2 ? [at(-distance)] : [])];
      expect(moves.map(({ to, room }) => [to, room])).toEqual(rooms.map((room) => [place, room]));
      pushed += rooms.length;
    }
    expect(pushed).toBeGreaterThan(200);
  });

  it("is how likely a code is cracked, as bots reckon", () => {
    for (const [row, code, thousandths] of rules.chances)
      expect([row, code, ALL[0].study!.chances[BOARD.tries[row]][code]]).toEqual([row, code, thousandths]);
    // With fewer tries it is less likely.
    for (let code = 3; code <= 12; code++) {
      const rising = ALL[0].study!.chances.slice(1).map((each) => each[code]);
      expect(rising).toEqual([...new Set(rising)].sort((a, b) => a - b));
    }
  });

  it("is what came of the moves of a whole game", () => {
    const seen = { moved: 0, pushed: 0, hacked: 0 };
    ALL.slice(1).forEach(({ events }, at) => {
      const { study, legal } = ALL[at];
      if (legal.some((each) => each.do === "move")) expect(study!.moves.map(({ move }) => move)).toEqual(legal);
      const end = events.findIndex((each) => each.event === "turn" || each.event === "rolled");
      const told = end < 0 ? events : events.slice(0, end);
      const moved = told.find((each) => each.event === "moved");
      const pushed = told.find((each) => each.event === "pushed");
      const checked = told.find((each) => each.event === "checked");
      if (!study!.moves.length || !moved) return;
      const found = study!.moves.filter(
        ({ to, room }) => to === placeNumber(moved.to) && room === (pushed ? placeNumber(pushed.to) : null),
      );
      expect(found.map(({ move }) => move.token)).toContain(moved.token);
      if (checked) expect(found.every(({ odds }) => odds === 500 || odds === 1000)).toBe(true);
      seen.moved += 1;
      seen.pushed += Number(!!pushed);
      seen.hacked += Number(!!checked);
    });
    expect(seen.moved).toBeGreaterThan(50);
    expect(seen.pushed).toBeGreaterThan(3);
    expect(seen.hacked).toBeGreaterThan(0);
  });

  it("does not depend on what the reader does not know, in any position of any number of players", async () => {
    const kit = (await loadKit("hashcatch"))!;
    const make = await rulesOf("hashcatch");
    let toss = 12345;
    const draw = (below: number): number => (toss = (toss * 1103515245 + 12345) % 2147483648) % below;
    let compared = 0;
    for (let players = 2; players <= 4; players++)
      for (const memory of [false, true]) {
        const options = { ...usualOptions(kit), memory };
        const bytes = lay(kit, players, options);
        const module = make(bytes);
        const board = whole(kit.board, bytes);
        let { state } = module.setUp([players, Number(memory), 3, 4, 5, 6, 7, 8]);
        for (let step = 0; step < 300 && !module.over(state); step++) {
          const [actor] = module.actors(state);
          for (const seat of step % 5 ? [] : [actor, (actor + 1) % players, null]) {
            const shown = whole(kit.state, module.show(state, seat ?? -1));
            const { stakes, tally, ...told } = studied("hashcatch", kit, module, { board, state: shown, seat });
            // Odds are the reader's own; all else is the same for everybody.
            const known = studied("hashcatch", kit, module, { board, state: { ...whole(kit.state, state), digit: shown["digit"] }, seat });
            expect({ ...known, stakes: null, tally: null }).toEqual({ ...told, stakes: null, tally: null });
            expectWeighed(kit, module, state, seat, { stakes, tally });
            compared += 1;
          }
          const acts = module.choices(state, actor);
          ({ state } = module.apply(state, actor, acts[draw(acts.length)]));
        }
      }
    expect(compared).toBeGreaterThan(500);
  });
});
