// The games this page can show, each loaded when it is needed.
import type { GameModule } from "./game";

const modules: Record<string, () => Promise<GameModule>> = {
  blackhat: async () => (await import("./blackhat")).blackhat,
  hashcatch: async () => (await import("./hashcatch")).hashcatch,
  hacker: async () => (await import("./hacker")).hacker,
};

export function loadGame(name: string): Promise<GameModule> | null {
  return modules[name]?.() ?? null;
}
