// For tests: the rules of the modules that the page ships.
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { stakesOf, tallyOf } from "./answers";
import { type Kit, lay, loadKit, type Options, usualOptions } from "./kit";
import { loadLayout } from "./loading";
import type { StoredMatch } from "./match";
import { Rules } from "./module";
import type { Scene } from "../games/game";
import { actionOf } from "./spelling";
import { boardOf, stored } from "./studies/looking";
import { type Studies, studied, type Weighed } from "./studies/studies";

export async function rulesOf(game: string): Promise<(board: Uint8Array) => Rules> {
  const module = await WebAssembly.compile(readFileSync(`src/local/modules/${game}.wasm`));
  const layout = await loadLayout(game);
  return (board) => new Rules(module, layout, board);
}

/** A match that nobody has played in, with these of its facts. */
export function begunWith(kit: Kit, facts: Partial<StoredMatch>): StoredMatch {
  return {
    number: 1,
    names: [],
    options: usualOptions(kit),
    pace: "quick",
    begun: 0,
    version: kit.version,
    serverSeed: "",
    seatSeeds: [],
    terms: "",
    commitment: "",
    commitments: [],
    played: [],
    ended: false,
    placing: null,
    ...facts,
  };
}

/** What the rules offer a seat, in a position of which only these fields matter. */
export async function offering(game: string, players: number): Promise<(seat: number, fields: Record<string, unknown>) => unknown[]> {
  const kit = (await loadKit(game))!;
  const rules = (await rulesOf(game))(lay(kit, players, usualOptions(kit)));
  return (seat, fields) => rules.choices(stored(kit.state, fields), seat).map((act) => actionOf(kit, act));
}

/** What the rules say about positions, as a page is told it.
 *
 * @param options those of the match with a board, if they are not the usual ones */
export async function studying<Game extends keyof Studies>(
  game: Game,
  options: (board: object) => Options | undefined = () => undefined,
): Promise<(scene: Pick<Scene, "board" | "state" | "seat" | "players">) => Studies[Game] & Weighed> {
  const kit = (await loadKit(game))!;
  const make = await rulesOf(game);
  const known = new WeakMap<object, Rules>();
  return ({ board, state, seat, players }) => {
    if (!known.has(board)) {
      const chosen = { ...usualOptions(kit), ...options(board) };
      known.set(board, make(boardOf(kit, { players: players.length, options: chosen, board })));
    }
    return studied(game, kit, known.get(board)!, { board, state, seat });
  };
}

/** What a page finds at stake is what a table says, which knows everything and shows the seat a part of it. */
export function expectWeighed(kit: Kit, rules: Rules, state: Uint8Array, seat: number | null, { stakes, tally }: Weighed): void {
  if (seat === null) return expect({ stakes, tally }).toEqual({ stakes: {}, tally: [] });
  const acts = rules.legal(state, seat);
  const outcomes = stakesOf(kit, rules, state, seat, acts);
  const offered = JSON.parse(rules.spelled(acts)) as unknown[];
  expect(stakes).toEqual(Object.fromEntries(offered.map((action, at) => [JSON.stringify(action), outcomes[at]])));
  expect(tally).toEqual(tallyOf(kit, rules, state, seat));
}

/** A scene with what the rules say about it, which they are only asked for where a test wants to know. */
export function asked<S extends Scene>(scene: S, study: (scene: S) => unknown): S {
  let answer: unknown;
  return Object.defineProperty(scene, "study", { enumerable: true, get: () => (answer ??= study(scene)) });
}
