// For tests: the rules of the modules that the page ships.
import { readFileSync } from "node:fs";
import { type Kit, lay, loadKit, usualOptions } from "./kit";
import { loadLayout } from "./loading";
import type { StoredMatch } from "./match";
import { Rules } from "./module";
import { actionOf } from "./spelling";

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
  return (seat, fields) => {
    const state = new Uint8Array(kit.state.size);
    const view = new DataView(state.buffer);
    for (const { name, at, size } of kit.state.fields) {
      const numbers = [fields[name] ?? []].flat(9) as number[];
      numbers.forEach((number, cell) => {
        if (size === 1) view.setInt8(at + cell, number);
        else if (size === 2) view.setInt16(at + 2 * cell, number, true);
        else if (size === 4) view.setInt32(at + 4 * cell, number, true);
        else view.setBigInt64(at + 8 * cell, BigInt(number), true);
      });
    }
    return rules.choices(state, seat).map((act) => actionOf(kit, act));
  };
}
