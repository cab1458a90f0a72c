// Other people, as the reader knows them: whom they have muted or blocked, whose window is open, and where the reader may report them.
import { api, ApiError } from "./api";
import { keptAs, recall, remember } from "./keep";
import { trying } from "./me.svelte";
import type { Somebody } from "./somebody";
import type { TieInfo } from "./wire/wire";

const MUTED = "muted";
/** Whom this browser has muted for a reader who has no name yet, by handles; and bots, which have none, as "". */
let here = $state.raw<string[]>(recall(MUTED, []));
let ties = $state.raw<TieInfo[]>([]);
let shown = $state.raw<Somebody | null>(null);

/** The table at which the reader sits, or has talked: whoever is met there can be reported. */
let place = $state.raw<string | null>(null);

/** Whose ties these are; empty: nobody's. */
let whose = "";

/** Ask whom a reader has muted or blocked, by the reader's handle. */
export async function loadTies(me: string): Promise<void> {
  whose = me;
  if (!me) {
    ties = [];
    return;
  }
  try {
    const found = (await api.ties()).ties;
    if (whose === me) ties = found;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

export function allTies(): TieInfo[] {
  return ties;
}

export function tieOf(handle: string): { muted: boolean; blocked: boolean } {
  return ties.find((each) => each.handle === handle) ?? { muted: here.includes(handle), blocked: false };
}

/** Whether the reader does not want to see what somebody says; bots have no handle. */
export function isMuted(handle: string): boolean {
  return here.includes(handle) || ties.some((each) => each.handle === handle && each.muted);
}

/** Mute or block somebody, everywhere and until the reader chooses otherwise. True if it is done. */
export async function choose(person: Somebody, wanted: { muted?: boolean; blocked?: boolean }): Promise<boolean> {
  const tie = { ...tieOf(person.handle), ...wanted };
  if (!whose) {
    muteHere(person.handle, tie.muted);
    return true;
  }
  const { handle, name, avatar } = person;
  const done = await trying(async () => {
    await api.tie({ handle, muted: tie.muted, blocked: tie.blocked });
    return true;
  });
  if (!done) return false;
  muteHere(handle, false);
  const others = ties.filter((each) => each.handle !== handle);
  ties = tie.muted || tie.blocked ? [{ handle, name, avatar, muted: tie.muted, blocked: tie.blocked }, ...others] : others;
  return true;
}

/** Mute somebody in this browser only. */
export function muteHere(handle: string, muted: boolean): void {
  const others = here.filter((each) => each !== handle);
  here = muted ? [...others, handle] : others;
  remember(MUTED, here);
}

addEventListener("storage", (changed) => {
  if (changed.key === keptAs(MUTED)) here = recall(MUTED, []);
});

/** Whether anything can be chosen about people: only by who has a name at the server. */
export function hasTies(): boolean {
  return whose !== "";
}

/** Say at which table the reader is, or that they are at none. */
export function beAt(table: string | null): void {
  place = table;
}

export function reportAt(): string | null {
  return place;
}

export function showPerson(person: Somebody | null): void {
  shown = person;
}

export function shownPerson(): Somebody | null {
  return shown;
}
