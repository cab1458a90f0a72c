import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lay, loadKit, usualOptions } from "./kit";
import { Rules, fieldOf, saidBy } from "./module";
import { LAYOUT as blackhat } from "./modules/blackhat";
import { LAYOUT as hacker } from "./modules/hacker";
import { LAYOUT as hashcatch } from "./modules/hashcatch";

const opened = (game: string): WebAssembly.Module => new WebAssembly.Module(readFileSync(`src/local/modules/${game}.wasm`));
const text = (state: Uint8Array): string => state.join();
const KEY = [11, -22, 33, -44, 55, -66, 77, -88];
const GAMES = await Promise.all(
  [blackhat, hacker, hashcatch].map(async (layout) => ({ layout, module: opened(layout.game), kit: (await loadKit(layout.game))! })),
);
const RANDOM = 0;
const GREEDY = 1;

describe.each(GAMES)("the rules of $layout.game in the page", ({ layout, module, kit }) => {
  const [fewest, most] = kit.players;
  const counts = Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
  const tables = counts.map((players) => [players, new Rules(module, layout, lay(kit, players, usualOptions(kit)))] as const);
  const [players, rules] = tables[0];

  /** The positions of a game between greedy players, as far as nobody has to act in time. */
  function* positions(): Generator<Uint8Array> {
    rules.tossed = 1234567n;
    let { state } = rules.setUp(KEY);
    for (let made = 0; made < 40 && !rules.over(state) && !rules.live(state); made++) {
      yield state;
      const seat = rules.actors(state)[0];
      const acts = rules.legal(state, seat);
      state = rules.apply(state, seat, acts[rules.choose(rules.mask(state, seat), seat, GREEDY, acts)]).state;
    }
  }

  test("its module needs nothing from outside", () => {
    expect(WebAssembly.Module.imports(module)).toEqual([]);
    expect(saidBy(module).game).toBe(layout.game);
  });

  test("a board has as many seats as it was made for", () => {
    expect(tables.map(([, each]) => each.seats)).toEqual(tables.map(([count]) => count));
  });

  test("a board of another size is refused", () => {
    expect(() => new Rules(module, layout, new Uint8Array(3))).toThrow(/has \d+ bytes, not 3/);
  });

  test("a mask of a mask is that mask, and so is the mask of a world that fits it", () => {
    for (const state of positions())
      for (let seat = -1; seat < players; seat++) {
        const mask = rules.mask(state, seat);
        expect(text(rules.mask(mask, seat))).toBe(text(mask));
        expect(text(rules.mask(rules.imagine(mask, seat, KEY), seat))).toBe(text(mask));
      }
  });

  test("what a seat may do follows from what it knows", () => {
    for (const state of positions())
      for (const seat of rules.actors(state)) {
        const acts = rules.legal(state, seat);
        expect(acts.length).toBeGreaterThan(0);
        expect(rules.legal(rules.mask(state, seat), seat)).toEqual(acts);
        expect([...acts].sort((one, other) => (one < other ? -1 : 1))).toEqual(acts);
      }
  });

  test("what is given is never changed, and the same again gives the same", () => {
    for (const state of positions()) {
      const before = state.slice();
      const seat = rules.actors(state)[0];
      const [act] = rules.legal(state, seat);
      const once = rules.apply(state, seat, act);
      const again = rules.apply(state, seat, act);
      expect([text(again.state), again.told]).toEqual([text(once.state), once.told]);
      expect(text(state)).toBe(text(before));
      expect(text(once.state)).not.toBe(text(before));
      expect(once.told.every(({ audience }) => audience >= -1 && audience < players)).toBe(true);
    }
  });

  test("no seat knows what chance will bring", () => {
    const { state } = rules.setUp(KEY);
    expect(fieldOf(layout.state, state, "key")).toEqual(KEY);
    for (let seat = -1; seat < players; seat++) expect(fieldOf(layout.state, rules.mask(state, seat), "key")).toEqual(KEY.map(() => 0));
  });

  test("a whole game ends with standings, and the same coin plays it again", () => {
    const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? GREEDY : RANDOM));
    rules.tossed = 42n;
    const once = rules.playGame(KEY, seats);
    rules.tossed = 42n;
    expect(rules.playGame(KEY, seats)).toEqual(once);
    expect(rules.over(once.state)).toBe(true);
    expect(once.decisions).toBeGreaterThan(0);
    expect(Math.min(...once.standings.placing)).toBe(1);
  });

  test("a second look finds nothing better than what it has found better before", () => {
    for (const state of positions()) {
      const seat = rules.actors(state)[0];
      const [acts, mask] = [rules.legal(state, seat), rules.mask(state, seat)];
      for (const place of rules.better(mask, seat, acts, 0)) expect(rules.better(mask, seat, acts, place)).not.toContain(0);
    }
  });
});
