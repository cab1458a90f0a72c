// The games this page can show, each loaded when it is needed.
import { textsOf } from "../text/text.svelte";
import type { GameModule } from "./game";

const modules: Record<string, () => Promise<GameModule>> = {
  blackhat: async () => (await import("./blackhat")).blackhat,
  hashcatch: async () => (await import("./hashcatch")).hashcatch,
  hacker: async () => (await import("./hacker")).hacker,
};

/** A game's module; one for all games that other packages bring. */
export async function loadGame(name: string): Promise<GameModule> {
  if (name in modules) return modules[name]();
  const [{ generic }, texts] = await Promise.all([import("./generic"), textsOf(name)]);
  return generic(name, texts);
}
