// Where people sit round the board: where the board has their things, or else the reader at the bottom left and the
// others clockwise from there.
import type { Corner, GameModule, Scene } from "../games/game";

const CLOCKWISE: readonly Corner[] = ["sw", "nw", "ne", "se"];
/** With two, people sit opposite each other. */
const STEP: Record<number, number> = { 2: 2 };

export function cornerOf(module: GameModule, scene: Scene, seat: number): Corner {
  const told = module.corner?.(scene, seat);
  if (told) return told;
  const players = scene.players.length;
  const after = (seat - (scene.seat ?? 0) + players) % players;
  // A spectator has no seat of their own: the first seat is at the top left.
  return CLOCKWISE[(after * (STEP[players] ?? 1) + (scene.seat === null ? 1 : 0)) % CLOCKWISE.length];
}
