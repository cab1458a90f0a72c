// A frame's diff: fields that changed. A value replaces the field; an object maps a dotted index to the cell's new value.
export type Fields = Record<string, any>;

/** The state after a diff. The old one stays as it is: boards still draw from it. */
export function applied(state: Fields, diff: Fields): Fields {
  const next: Fields = { ...state };
  for (const [name, change] of Object.entries(diff)) {
    next[name] = isCells(change) && Array.isArray(state[name]) ? withCells(state[name], change) : change;
  }
  return next;
}

function isCells(change: unknown): change is Record<string, unknown> {
  return typeof change === "object" && change !== null && !Array.isArray(change);
}

function withCells(field: unknown[], cells: Record<string, unknown>): unknown[] {
  const next = [...field];
  // Rows are copied the first time they are written to, and only then.
  const fresh = new Set<unknown>([next]);
  for (const [dotted, value] of Object.entries(cells)) {
    const index = dotted.split(".").map(Number);
    let row: any[] = next;
    for (const at of index.slice(0, -1)) {
      if (!fresh.has(row[at])) fresh.add((row[at] = [...row[at]]));
      row = row[at];
    }
    row[index[index.length - 1]] = value;
  }
  return next;
}
