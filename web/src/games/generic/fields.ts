// A position as labelled values, for a game that the page knows nothing of but its declarations.
import type { FieldInfo } from "../../wire/wire";

export type Values = number | Values[];

/** Who looks at a position: a seat, or a spectator (null); `open` if nothing is hidden, as in a replay with all cards open. */
export interface Looker {
  seat: number | null;
  open: boolean;
}

/** One value as it is shown. */
export interface Cell {
  value: number;
  /** Where it stands in its field, as in the server's diffs: "2.1"; empty for a single value. */
  index: string;
  /** The looker may not know it. */
  hidden: boolean;
}

/** The value at a dotted index. */
export function at(values: Values, index: string): Values {
  return index === "" ? values : index.split(".").reduce((inside, place) => (inside as Values[])[Number(place)], values);
}

/** Cells in the shape of the field: one, a row, rows of rows. */
export type Cells = Cell | Cells[];

export function isCell(cells: Cells): cells is Cell {
  return !Array.isArray(cells);
}

/** A field's values with what is hidden of them; of one that has a value a seat, only the seats that play. */
export function cellsOf(name: string, field: FieldInfo, state: Record<string, Values>, looker: Looker, players: number): Cells {
  const shown = field.shown === null ? undefined : state[field.shown];
  const cell = (value: number, index: string): Cell => ({ value, index, hidden: isHidden(value, index) });
  const isHidden = (value: number, index: string): boolean => {
    if (looker.open || field.blank === null || value !== field.blank) return false;
    if (field.owned && looker.seat !== null && Number(index.split(".")[0]) === looker.seat) return false;
    return shown === undefined || at(shown, index) === 0;
  };
  const walk = (values: Values, index: string): Cells =>
    typeof values === "number"
      ? cell(values, index)
      : values.map((inside, place) => walk(inside, index === "" ? `${place}` : `${index}.${place}`));
  const all = walk(state[name], "");
  return field.per_seat && !isCell(all) ? all.slice(0, players) : all;
}

/** The cells in which two positions differ, as `field` or `field.2.1`. Unchanged fields are the same object and cost nothing. */
export function changes(before: Record<string, Values>, after: Record<string, Values>): Set<string> {
  const found = new Set<string>();
  const compare = (one: Values, other: Values, path: string): void => {
    if (one === other) return;
    if (typeof one === "number" || typeof other === "number") found.add(path);
    else other.forEach((inside, place) => compare(one[place], inside, `${path}.${place}`));
  };
  for (const name of Object.keys(after)) if (name in before) compare(before[name], after[name], name);
  return found;
}

/** A game's fields, sorted for the eye: single values, a table with a column a player, and all other arrays. */
export function sorted(fields: Record<string, FieldInfo>): { single: string[]; perSeat: string[]; arrays: string[] } {
  const names = Object.keys(fields);
  return {
    single: names.filter((name) => !fields[name].shape.length),
    perSeat: names.filter((name) => fields[name].shape.length && fields[name].per_seat),
    arrays: names.filter((name) => fields[name].shape.length && !fields[name].per_seat),
  };
}

const POINTS = ["points", "score", "scores"];

/** The field that tells everybody's points, by its name. */
export function pointsField(fields: Record<string, FieldInfo>): string | null {
  return POINTS.find((name) => fields[name]?.per_seat && fields[name].shape.length === 1 && fields[name].blank === null) ?? null;
}
