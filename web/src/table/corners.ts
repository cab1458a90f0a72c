// Where people sit round the board: where the board has their things, or else the reader at the bottom left and the
// others clockwise from there.
import type { Corner, GameModule, Scene } from "../games/game";

/** Places clockwise from the bottom left, by how many sit there. With two, people sit opposite each other. */
const CLOCKWISE: Record<number, readonly Corner[]> = {
  2: ["sw", "ne"],
  3: ["sw", "nw", "ne", "se"],
  4: ["sw", "nw", "ne", "se"],
  5: ["sw", "w", "nw", "ne", "se"],
  6: ["sw", "w", "nw", "ne", "e", "se"],
  7: ["sw", "w", "nw", "ne", "e", "low", "se"],
};
/** A spectator has no seat of their own: the first seat is at the top left. */
const WATCHED: Record<number, readonly Corner[]> = {
  2: ["nw", "se"],
  3: ["nw", "ne", "se"],
  4: ["nw", "ne", "se", "sw"],
  5: ["nw", "ne", "se", "sw", "w"],
  6: ["nw", "ne", "e", "se", "sw", "w"],
  7: ["nw", "ne", "e", "low", "se", "sw", "w"],
};

export function cornerOf(module: GameModule, scene: Scene, seat: number): Corner {
  return module.corner?.(scene, seat) ?? seatCorner(scene, seat);
}

export function seatCorner({ players, seat: reader }: Pick<Scene, "players" | "seat">, seat: number): Corner {
  const count = players.length;
  const places = (reader === null ? WATCHED : CLOCKWISE)[count] ?? CLOCKWISE[7];
  return places[(seat - (reader ?? 0) + count) % count];
}
