import type { GameTexts } from "../../wire/wire";
import type { GameModule, Scene } from "../game";

/** The module of a game that another package brings: the same for all of them, but for the name and what the server tells of the game. */
export interface GenericModule extends GameModule {
  texts: GameTexts;
}

/** More legal actions than these do not fit beside each other in the action bar: they stand on the table, by their verbs. */
const FEW = 12;

export function crowded(scene: Scene): boolean {
  return scene.legal.length > FEW;
}
