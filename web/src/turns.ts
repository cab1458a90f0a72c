// "Your turn" in games that last for days: the page asks the server now and then, and the browser shows a notification if allowed.
import { house, refreshMe } from "./me.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { fileAt } from "./site";
import { gameTitle, list, say } from "./text/text.svelte";
import type { MyTable } from "./wire/wire";

/** While the list of games is in sight. */
export const SEEN_EVERY = 20_000;
/** While the page is in the background; browsers let nothing run more often there. */
export const UNSEEN_EVERY = 60_000;

/** Tables where the reader knows that it is their turn. */
const known = new Set<string>();

function hidden(): boolean {
  return document.visibilityState === "hidden";
}

// ---------------------------------------------------------------- telling

/** Whether this browser could tell anything. Some have notifications, but not for pages: they throw before they ask. */
export function canTell(): boolean {
  if (typeof Notification === "undefined" || !isSecureContext) return false;
  if (Notification.permission === "granted") return true;
  try {
    new Notification("");
    return true;
  } catch {
    return false;
  }
}

export function mayTell(): boolean {
  return settings.tell && typeof Notification !== "undefined" && Notification.permission === "granted";
}

/** Switch it on or off. The browser is asked only now; false if it does not allow it. */
export async function turnTelling(on: boolean): Promise<boolean> {
  settings.tell = on && (Notification.permission === "granted" || (await Notification.requestPermission()) === "granted");
  return settings.tell === on;
}

/** Which game and with whom, and nothing of the game itself. */
function tell(id: string, game: string, names: string[]): void {
  if (!mayTell()) return;
  try {
    const note = new Notification(say("page-turn-in", { game: gameTitle(game) }), {
      body: list(names),
      tag: `hacktable-${id}`,
      icon: fileAt("/icon.svg"),
    });
    note.onclick = () => {
      window.focus();
      go(`/t/${id}`);
      note.close();
    };
  } catch {
    // The browser has thought better of it.
  }
}

/** Whether it is the reader's turn at a table; `names` are those of the others. */
export function turnAt(id: string, game: string, names: string[], turn: boolean): void {
  if (!turn) known.delete(id);
  else if (!known.has(id)) {
    known.add(id);
    if (hidden()) tell(id, game, names);
  }
}

// ---------------------------------------------------------------- asking

function compare(tables: readonly MyTable[], me: string | null): void {
  for (const table of tables)
    turnAt(
      table.id,
      table.game,
      table.names.filter((name) => name && name !== me),
      table.your_turn,
    );
}

/** Ask after the reader's tables for as long as anybody wants to know. Returns how to stop. */
export function followTurns(atHome: boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function wait(): void {
    clearTimeout(timer);
    if (!stopped && (hidden() ? mayTell() : atHome)) timer = setTimeout(() => void ask(), hidden() ? UNSEEN_EVERY : SEEN_EVERY);
  }
  async function ask(): Promise<void> {
    const me = await refreshMe();
    if (me) compare(me.tables, me.name);
    wait();
  }
  function looked(): void {
    if (!hidden() && atHome) void ask();
    else {
      const me = house()?.me;
      // Turns that the home page already shows need no notification; only those that come from now on do.
      if (atHome && me) for (const table of me.tables) if (table.your_turn) known.add(table.id);
      wait();
    }
  }

  document.addEventListener("visibilitychange", looked);
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", looked);
  };
}
