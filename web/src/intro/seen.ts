// What a reader of this browser knows of each game: whether its panels were shown, and whether a game of it was played to the end.
import { recall, remember } from "../keep";

const INTRODUCED = "introduced";
const PLAYED = "played";

function note(key: string, game: string): void {
  const games = recall<string[]>(key, []);
  if (!games.includes(game)) remember(key, [...games, game]);
}

export function introduced(game: string): boolean {
  return recall<string[]>(INTRODUCED, []).includes(game);
}

export function noteIntroduced(game: string): void {
  note(INTRODUCED, game);
}

export function played(game: string): boolean {
  return recall<string[]>(PLAYED, []).includes(game);
}

export function notePlayed(game: string): void {
  note(PLAYED, game);
}
