// No moment is swallowed: every kind of event that the server can tell of has a picture on the page. Real frames of real games are
// played as the table plays them, act by act, and while an event's frame is on show something must look otherwise than before: on
// the board, on the players' plates, in the bar at the foot, or in the log.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { journal } from "../table/journal";
import blackhatWire from "../wire/blackhat.ts?raw";
import hackerWire from "../wire/hacker.ts?raw";
import hashcatchWire from "../wire/hashcatch.ts?raw";
import { type Event as BlackhatEvent, JAIL } from "../wire/blackhat";
import { ACCOUNTS, type Event as HackerEvent } from "../wire/hacker";
import type { Event as HashcatchEvent } from "../wire/hashcatch";
import { blackhat } from "./blackhat";
import * as blackhatGames from "./blackhat/fixtures";
import { sayIn } from "./fixtures/read";
import type { AnyEvent, GameModule, Scene } from "./game";
import { hacker } from "./hacker";
import * as hackerGames from "./hacker/fixtures";
import { isChoosing } from "./hacker/plan";
import { planning } from "./hacker/planning.svelte";
import { hashcatch } from "./hashcatch";
import * as hashcatchGames from "./hashcatch/fixtures";

vi.setConfig({ testTimeout: 120_000 });

/** Where an event is seen: a place on the board that changes, as a selector; or the plates, the bar, a line of the log. */
type Place = { board: string } | "plates" | "bar" | "log";

interface Moment {
  before: Scene | null;
  after: Scene;
}

/** What follows on what, as the reader was shown it. */
function moments(scenes: Scene[]): Moment[] {
  return scenes.map((after, at) => ({ before: at ? scenes[at - 1] : null, after }));
}

/** A frame that no recorded game has: an event on a position that it fits. */
function made(before: Scene, event: AnyEvent, state: object = {}): Moment {
  return { before, after: { ...before, state: { ...before.state, ...state }, events: [event], number: before.number + 1 } };
}

const SAY = { blackhat: sayIn("blackhat", "en"), hacker: sayIn("hacker", "en"), hashcatch: sayIn("hashcatch", "en") };

/** All that is on the page besides the board, as text. */
function shell(module: GameModule, scene: Scene, place: "plates" | "bar"): string {
  const say = SAY[module.name as keyof typeof SAY];
  if (place === "bar") return module.expect(scene, say);
  return JSON.stringify(scene.players.map(({ seat }) => [module.facts(scene, seat, say), module.points(scene, seat)]));
}

/** The kinds of these that are seen while a moment is played. */
async function seen(module: GameModule, { before, after }: Moment, places: Map<string, Place>): Promise<Set<string>> {
  const found = new Set<string>();
  const say = SAY[module.name as keyof typeof SAY];
  const props = { say, choose: () => undefined, steer: () => undefined, refuse: () => undefined, explain: () => undefined, module };
  const first: Scene = { ...(before ?? after), events: [], number: 1, speed: 0 };
  // The board is drawn only if one of these is seen there: that takes longer than everything else together.
  const drawn = [...places.values()].some((place) => typeof place === "object");
  const board = drawn ? render(module.Board, { ...props, scene: first }) : null;
  await tick();
  const look = (selector: string): string => [...board!.container.querySelectorAll(selector)].map((each) => each.outerHTML).join("");
  const looks = new Map<string, string>();
  for (const [kind, place] of places) if (typeof place === "object") looks.set(kind, before ? look(place.board) : "");
  const acts = module.acts?.(after.events) ?? [after.events];
  for (const [at, events] of acts.entries()) {
    const last = at === acts.length - 1;
    const scene: Scene = { ...(last ? after : { ...after, state: first.state, live: first.live }), events, number: 2 + at, speed: 1 };
    await board?.rerender({ ...props, scene });
    const end = module.duration(events, scene.players);
    const awaited = [...places].filter(([kind, place]) => typeof place === "object" && events.some((each) => each.event === kind));
    for (let time = 0; time <= end + 120 && awaited.some(([kind]) => !found.has(kind)); time += 120) {
      for (const [kind, place] of awaited) {
        const now = look((place as { board: string }).board);
        if (now && now !== looks.get(kind)) found.add(kind);
      }
      vi.advanceTimersByTime(120);
      await tick();
    }
    for (const [kind, place] of places) {
      if (!events.some((each) => each.event === kind)) continue;
      if (
        place === "log" &&
        journal([{ number: 1, events: events.filter((each) => each.event === kind) }], [], module, scene.players, scene.board, say).length
      )
        found.add(kind);
      if ((place === "plates" || place === "bar") && shell(module, first, place) !== shell(module, scene, place)) found.add(kind);
      if (!before && place === "plates") found.add(kind);
    }
  }
  cleanup();
  return found;
}

/** Kinds of events as the server's declarations list them. */
const kindsIn = (wire: string): string[] => [...wire.matchAll(/^ {2}event: "(\w+)";$/gm)].map(([, kind]) => kind);

async function check(module: GameModule, wire: string, places: Record<string, Place>, all: Moment[]): Promise<void> {
  const kinds = kindsIn(wire);
  expect(Object.keys(places).sort()).toEqual([...kinds].sort());
  const open = new Map(Object.entries(places));
  for (const moment of all) {
    const here = new Map([...open].filter(([kind]) => moment.after.events.some((each: AnyEvent) => each.event === kind)));
    if (!here.size) continue;
    for (const kind of await seen(module, moment, here)) open.delete(kind);
    if (!open.size) return;
  }
  expect([...open.keys()], "events without a picture").toEqual([]);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  planning.forget();
  vi.useRealTimers();
});

describe("every kind of event has a picture", () => {
  it("in Hacker, in steps and live", async () => {
    const places: Record<HackerEvent["event"], Place> = {
      scattered: { board: ".account" },
      note: "bar",
      placed: "plates",
      stashed: { board: ".account .slip" },
      round: { board: ".banner" },
      turned: { board: ".banner" },
      left: { board: ".corridor, .strip" },
      slipped: { board: ".hover, .card" },
      watching: { board: ".beam" },
      following: { board: ".beam" },
      ready: { board: ".seat .tick" },
      passed: { board: ".corridor" },
      grew: { board: ".account .pile" },
      saw: { board: ".caught" },
      nothing: { board: ".caption" },
      faced: { board: ".strip, .walls" },
      moving: { board: ".own .hand" },
      returned: { board: ".strip, .carried" },
      fetched: { board: ".corridor .bank, .strip" },
      protecting: { board: ".protection" },
      thrown: { board: ".protection .thrown" },
      named: { board: ".protection .face.turn" },
      looked: { board: ".protection .loot" },
      took: { board: ".protection .stolen" },
      lost: { board: ".caption" },
      declined: { board: ".protection .verdict" },
      aside: { board: ".protection .slid" },
      counted: { board: ".tally" },
    };
    const live = hackerGames.beats();
    const moves = moments(live).find(
      ({ before, after }) => before?.live && after.live && String(before.state.hand_x[0]) !== String(after.state.hand_x[0]),
    )!;
    const moving: Moment = { ...moves, after: { ...moves.after, events: [{ event: "moving", hand: 1, x: 100, y: 100 }] } };
    // What a reader has chosen in a window stays on the table until the window is over.
    const window = hackerGames.THREE.find((scene) => isChoosing(scene) && scene.seat !== scene.state.turn)!;
    const { target, ready } = window.state;
    const chosen = (event: HackerEvent, watched: number): Moment => {
      const moment = made(window, event, { target: [watched, ...target.slice(1)], ready: [1, ...ready.slice(1)] });
      return { before: { ...window, legal: [] }, after: { ...moment.after, legal: [] } };
    };
    const windows = [
      chosen({ event: "watching", account: 3 }, 3),
      chosen({ event: "following", seat: 2 }, ACCOUNTS + 3),
      made(window, { event: "ready", seat: 0 } as AnyEvent, { ready: [1, 1, 1, ...ready.slice(3)] }),
    ];
    await check(hacker, hackerWire, places, [
      ...moments(live),
      moving,
      ...windows,
      ...moments(hackerGames.THREE),
      ...moments(hackerGames.FIVE),
    ]);
  });

  it("in Black Hat", async () => {
    const places: Record<BlackhatEvent["event"], Place> = {
      status: "plates",
      fame: "plates",
      round: { board: ".cards" },
      turned: "plates",
      hatted: "plates",
      dealt: { board: ".cards" },
      hand: { board: ".cards" },
      shown: { board: ".robot, .cards" },
      sized: "bar",
      played: { board: "[data-set]" },
      passed: "log",
      won: { board: ".trick" },
      took: { board: ".cards" },
      kept: { board: ".trick" },
      picked: { board: ".trick" },
      discarded: { board: ".trick" },
      moved: { board: "[data-piece]" },
      drew: "plates",
      drawn: { board: ".cards" },
      empty: "log",
      refilled: "log",
      trapped: { board: ".lock" },
      sent: { board: "[data-piece]" },
      declined: "log",
      marked: { board: "[data-value]" },
      unmarked: { board: "[data-value]" },
      found: { board: "[data-module]" },
      laid: { board: "[data-module]" },
      returned: { board: "[data-module]" },
      alarmed: { board: "[data-piece=tracer]" },
      traced: { board: "[data-piece=tracer]" },
      jailed: { board: "[data-piece]" },
      eliminated: "plates",
      revealed: { board: ".note" },
      scored: { board: "[data-inspect=rounds]" },
      ended: "bar",
      victor: "log",
    };
    const games = [...blackhatGames.OPTIONS, ...blackhatGames.ROBOTS];
    const any = blackhatGames.OPTIONS[20];
    const marked = moments(blackhatGames.OPTIONS).find(({ after }) => after.events.some((each: AnyEvent) => each.event === "marked"))!;
    const place = any.state.place.map((pawns, hand) => (hand === 1 ? [JAIL, ...pawns.slice(1)] : pawns));
    const rare = [
      made(any, { event: "passed", seat: 1 } as AnyEvent),
      made(any, { event: "empty", seat: 1 } as AnyEvent),
      made(any, { event: "refilled", cards: 3 } as AnyEvent),
      made(any, { event: "declined", seat: 1 } as AnyEvent),
      made(any, { event: "jailed", seat: 1, pawn: 1 } as AnyEvent, { place }),
      made(any, { event: "eliminated", seat: 1 } as AnyEvent, { out: any.state.out.map((_, hand) => Number(hand === 1)) }),
      { before: marked.after, after: { ...marked.before!, events: [{ event: "unmarked", origin: "c3" }] } },
    ];
    await check(blackhat, blackhatWire, places, [...moments(games), ...rare]);
  });

  it("in Hashcatch", async () => {
    const places: Record<HashcatchEvent["event"], Place> = {
      signed: { board: "[data-piece]" },
      based: { board: "[data-piece]" },
      opening: { board: ".show" },
      turn: "bar",
      rolled: { board: ".die" },
      stuck: { board: ".show" },
      moved: { board: "[data-piece]" },
      pushed: { board: "[data-piece]" },
      checked: { board: ".show" },
      home: { board: "[data-piece]" },
      banked: { board: "[data-piece]" },
      aimed: { board: "[data-piece]" },
      hashing: { board: ".show" },
      sank: { board: "[data-piece]" },
      chained: { board: "[data-piece]" },
      earned: { board: "[data-piece]" },
      hacked: { board: ".show" },
      cracked: { board: ".show" },
      shown: { board: "[data-piece] .digit" },
      ended: { board: ".show" },
    };
    const all = hashcatchGames.scenes();
    await check(hashcatch, hashcatchWire, places, [...moments(all), made(all[5], { event: "stuck", seat: 0 } as AnyEvent)]);
  });
});
