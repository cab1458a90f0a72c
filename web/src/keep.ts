// Small things remembered in this browser. A browser that keeps nothing still plays: then they last as long as the page.
export type Shelf = "local" | "session";

const PREFIX = "hacktable.";
const passing = new Map<string, string>();

/** Under which name the browser keeps something; other pages of the same browser are told of changes by it. */
export function keptAs(key: string): string {
  return PREFIX + key;
}

/** Where storage is forbidden, even asking for it fails. */
function storage(shelf: Shelf): Storage | null {
  try {
    return shelf === "local" ? localStorage : sessionStorage;
  } catch {
    return null;
  }
}

export function recall<T>(key: string, otherwise: T, shelf: Shelf = "local"): T {
  try {
    const text = passing.get(`${shelf} ${key}`) ?? storage(shelf)?.getItem(PREFIX + key) ?? null;
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** True if it will still be known when the page is loaded anew. */
export function remember(key: string, value: unknown, shelf: Shelf = "local"): boolean {
  const store = storage(shelf);
  passing.delete(`${shelf} ${key}`);
  try {
    if (value === null || value === undefined) store?.removeItem(PREFIX + key);
    else store!.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    // Full or forbidden.
    passing.set(`${shelf} ${key}`, JSON.stringify(value ?? null));
    return false;
  }
}

/** Forget everything this page has kept. */
export function forgetAll(): void {
  passing.clear();
  for (const shelf of ["local", "session"] as const) {
    const store = storage(shelf);
    for (const key of Object.keys(store ?? {})) if (key.startsWith(PREFIX)) store?.removeItem(key);
  }
}
