// A frame's diff: fields that changed. A value replaces the field; an object maps a dotted index to the cell's new value.
export type Fields = Record<string, unknown>;

/** The state after a diff. The old one stays as it is: boards still draw from it. */
export function applied<S extends object>(state: S, diff: Fields): S {
  const next = { ...state } as Fields;
  for (const [name, change] of Object.entries(diff)) {
    const before: unknown = next[name];
    next[name] = isCells(change) && Array.isArray(before) ? withCells(before, change) : change;
  }
  return next as S;
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
    let row = next;
    for (const at of index.slice(0, -1)) {
      if (!fresh.has(row[at])) fresh.add((row[at] = [...(row[at] as unknown[])]));
      row = row[at] as unknown[];
    }
    row[index[index.length - 1]] = value;
  }
  return next;
}
