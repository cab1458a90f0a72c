// The rules' modules, each loaded when its game is first asked for.
import type { Layout } from "./modules/entries";
export { Rules } from "./module";

const files = import.meta.glob<string>("./modules/*.wasm", { query: "?url", import: "default", eager: true });
const layouts = import.meta.glob<Layout>("./modules/*.ts", { import: "LAYOUT" });

export interface Loaded {
  module: WebAssembly.Module;
  layout: Layout;
}

export function loadLayout(game: string): Promise<Layout> {
  return layouts[`./modules/${game}.ts`]();
}

const loaded = new Map<string, Promise<Loaded>>();

/** @throws Error if the page was not built with the game, or cannot load its module. */
export function loadModule(game: string): Promise<Loaded> {
  const found = loaded.get(game) ?? load(game);
  loaded.set(game, found);
  found.catch(() => loaded.delete(game)); // the next one who asks tries again
  return found;
}

async function load(game: string): Promise<Loaded> {
  const [answer, layout] = await Promise.all([fetch(files[`./modules/${game}.wasm`]), loadLayout(game)]);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return { module: await WebAssembly.compile(await answer.arrayBuffer()), layout };
}
