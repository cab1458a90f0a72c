// The things on the page that can be asked about: elements with `data-inspect`, whose value is the thing's key.
// A key is a kind and what tells one of that kind from the others, with colons between: "space:12", "token:0:3".
// A control of the page itself, such as a button of a dialog, says with `data-about` what it does: then its key is "own", and its name is its label.
import type { Somebody } from "../somebody";

/** What a card tells about a thing. */
export interface Inspected {
  name: string;
  /** What it is and does in this position, for the reader. */
  now: string;
  /** What it is worth, where it is worth anything. */
  value?: string;
  /** The rule it follows; none for what belongs to the page alone. */
  rule?: string;
  /** The action that cannot be done with it now: the rules are asked why, and the card says that, too. */
  vain?: { do: string };
  /** Somebody about whom the reader may choose something. */
  person?: Somebody;
}

export interface Thing {
  key: string;
  element: Element;
}

/** A key's kind, and its numbers. */
export function keyParts(key: string): [kind: string, ...rest: number[]] {
  const [kind, ...rest] = key.split(":");
  return [kind, ...rest.map(Number)];
}

const MARKED = "[data-inspect], [data-about]";

/** The dialog that is open; nothing else can be asked about then. */
export function openDialog(): Element | null {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
}

export function thingOf(element: Element | null | undefined): Thing | null {
  const found = element?.closest?.(MARKED);
  return found ? { key: keyOf(found), element: found } : null;
}

function keyOf(element: Element): string {
  return element.getAttribute("data-inspect") ?? `own:${labelOf(element)}`;
}

/** What a control is called: what a screen reader calls it. */
function labelOf(element: Element): string {
  const label = element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
  return (label ?? "").trim().replace(/\s+/g, " ");
}

/** What a control of the page says of itself. */
export function ownWords(key: string): Inspected | null {
  const now = key.startsWith("own:") ? findThing(key)?.element.getAttribute("data-about") : null;
  return now ? { name: key.slice("own:".length), now } : null;
}

/** Everything that is on show, in the order of the page, each key once. */
export function allThings(): Thing[] {
  const found = new Map<string, Thing>();
  for (const element of (openDialog() ?? document).querySelectorAll(MARKED)) {
    const key = keyOf(element);
    if (!found.has(key) && isShown(element)) found.set(key, { key, element });
  }
  return [...found.values()];
}

function isShown(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

export function findThing(key: string): Thing | null {
  return allThings().find((each) => each.key === key) ?? null;
}

/** What lies at a point. In a picture that is the smallest of all things drawn there, also of those that take no presses: a token, not
 * its space; a space, not the row that could be attacked. */
export function thingAt(x: number, y: number): Thing | null {
  const [top, ...below] = document.elementsFromPoint(x, y);
  const picture = top?.closest("svg");
  if (!picture) return thingOf(top);
  const hit = [top, ...below].filter((each) => picture.contains(each)).map((each) => each.closest(MARKED));
  const passive = [...picture.querySelectorAll(MARKED)].filter(
    (each) => getComputedStyle(each).pointerEvents === "none" && isShown(each) && contains(each.getBoundingClientRect(), x, y),
  );
  const [smallest] = [...hit, ...passive].filter((each) => each !== null).sort((a, b) => areaOf(a) - areaOf(b));
  return thingOf(smallest ?? top);
}

function areaOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

function contains({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;

/** Where a card of this size goes: beside its thing, and never upon it where there is room for both. */
export function placed(
  thing: Box,
  card: { width: number; height: number },
  view: { width: number; height: number },
): { x: number; y: number } {
  const clampX = (x: number): number => Math.max(MARGIN, Math.min(x, view.width - card.width - MARGIN));
  const clampY = (y: number): number => Math.max(MARGIN, Math.min(y, view.height - card.height - MARGIN));
  const middle = { x: clampX(thing.x + thing.width / 2 - card.width / 2), y: clampY(thing.y + thing.height / 2 - card.height / 2) };
  const sides = [
    { room: view.width - (thing.x + thing.width) - card.width, x: thing.x + thing.width + GAP, y: middle.y },
    { room: thing.x - card.width, x: thing.x - card.width - GAP, y: middle.y },
    { room: view.height - (thing.y + thing.height) - card.height, x: middle.x, y: thing.y + thing.height + GAP },
    { room: thing.y - card.height, x: middle.x, y: thing.y - card.height - GAP },
  ];
  const best = sides.find((each) => each.room >= GAP + MARGIN) ?? sides.toSorted((a, b) => b.room - a.room)[0];
  return { x: clampX(best.x), y: clampY(best.y) };
}
