// Tables on this device have ids that tell so.

/** The browser's database that they are kept in. */
export const TABLES_HERE = "hacktable";

const HERE = "here-";

/** The games that can be played on this device without a server. */
const GAMES: readonly string[] = ["blackhat", "hacker", "hashcatch"];

export function playsHere(game: string): boolean {
  return GAMES.includes(game) && typeof WebAssembly !== "undefined" && typeof indexedDB !== "undefined" && !!navigator.locks;
}

export function isHere(table: string): boolean {
  return table.startsWith(HERE);
}

export function newId(): string {
  return HERE + Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** What the worker says of a table that is not kept here. */
export const GONE = "no such table";
