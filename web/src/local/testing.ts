// For tests: the rules of the modules that the page ships.
import { readFileSync } from "node:fs";
import { loadLayout } from "./loading";
import { Rules } from "./module";

export async function rulesOf(game: string): Promise<(board: Uint8Array) => Rules> {
  const module = await WebAssembly.compile(readFileSync(`src/local/modules/${game}.wasm`));
  const layout = await loadLayout(game);
  return (board) => new Rules(module, layout, board);
}
