/** Milliseconds within which a second press belongs to the first. Browsers count presses as one that are half a second apart and 20 pixels: after such a
 * time somebody has seen what the first one has brought up, and means it. */
const DOUBLE = 250;

let before = -Infinity;
let latest = -Infinity;
addEventListener("click", ({ timeStamp }) => ([before, latest] = [latest, timeStamp]), true);

/** The second press of a double click, or a later one: the first one may have put something else under the pointer, for which it was not meant. */
export function isDouble(event: MouseEvent): boolean {
  return event.detail > 1 && latest - before < DOUBLE;
}

/** Ignore the second press of a double click. */
export function once(what: () => unknown): (event: MouseEvent) => void {
  return (event) => {
    if (!isDouble(event)) what();
  };
}
