// Names where there is little room: cut in the middle, so that two of them never look the same.

/** Letters at the beginning that are always to be seen. */
const HEAD = 3;
/** More than so many letters at the end would leave none of the beginning. */
const MOST = 6;

/** Letters that fit beside a player's sign where four share a phone's width. */
const SHORT = 7;

/** Whether somebody's name needs a line of its own where there is little room. */
export function anyLong(players: readonly { name: string }[]): boolean {
  return players.some(({ name }) => [...name].length > SHORT);
}

/** A name in two parts: what may be cut off, and the end by which it is told from others that begin alike; empty if none does. */
export function parted(name: string, others: readonly string[]): [string, string] {
  const letters = [...name];
  const alike = others.map((other) => [...other]).filter((other) => head(other) === head(letters) && other.join("") !== name);
  const end = (all: string[], count: number): string => all.slice(-count).join("");
  let count = alike.length ? 1 : 0;
  while (count && count < MOST && alike.some((other) => end(other, count) === end(letters, count))) count++;
  return [letters.slice(0, letters.length - count).join(""), count ? end(letters, count) : ""];
}

function head(letters: string[]): string {
  return letters.slice(0, HEAD).join("");
}

/** A name in at most so many letters. */
export function shortened(name: string, others: readonly string[], most: number): string {
  if ([...name].length <= most) return name;
  const [start, end] = parted(name, others);
  const room = Math.max(1, most - 1 - [...end].length);
  return `${[...start].slice(0, room).join("").trimEnd()}…${end}`;
}
