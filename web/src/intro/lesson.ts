import { gameInfo, openLesson } from "../me.svelte";

/** What takes the reader to a game's lesson; null for a game that has none. */
export function lessonOf(game: string): (() => void) | null {
  return gameInfo(game)?.lesson ? () => void openLesson(game) : null;
}
