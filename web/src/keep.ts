// Small things remembered in this browser. A browser that keeps nothing still plays.
export function recall<T>(key: string, otherwise: T, store: Storage = localStorage): T {
  try {
    const text = store.getItem(`hacktable.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown, store: Storage = localStorage): void {
  try {
    if (value === null || value === undefined) store.removeItem(`hacktable.${key}`);
    else store.setItem(`hacktable.${key}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: not worth a word.
  }
}

/** Forget everything this page has kept. */
export function forgetAll(): void {
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store)) if (key.startsWith("hacktable.")) store.removeItem(key);
  }
}
