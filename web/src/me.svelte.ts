// Who the reader is, and the games of the house.
import { api, ApiError } from "./api";
import { keptAs, recall, remember } from "./keep";
import { tablesHere } from "./local/tables";
import { playsHere } from "./local/here";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { SITE } from "./site";
import { wantStart } from "./table/autostart";
import { knows, learn, say, sayFault } from "./text/text.svelte";
import { toast } from "./parts/toasts.svelte";
import { BANNED, type GameInfo, type Home, type Me, type Problem } from "./wire/wire";

let home = $state.raw<Home | null>(null);
/** How often the reader has taken a name. */
let introduced = 0;
let problem = $state.raw<Problem | null>(null);
/** The server could not be reached: only what this device can do by itself is possible. */
let away = $state(false);
/** Why it lets nobody in from here, if it does not. */
let shut = $state.raw<Problem | null>(null);

export function isAway(): boolean {
  return away;
}

export function shutOut(): Problem | null {
  return shut;
}

export function house(): Home | null {
  return home;
}

export function houseProblem(): Problem | null {
  return problem;
}

export function gameInfo(name: string): GameInfo | undefined {
  return home?.games.find((game) => game.name === name);
}

const HOUSE = "house";
/** What the reader is called on this device, without a server. */
const CALLED = "called";

/** The house, with the words for its games, and with the tables of this device. A game whose words cannot be had now has no door yet. Without a
 * network, it is as it was when it was last seen: what can be played on this device still can. */
async function askHome(): Promise<Home> {
  const [found, here] = await Promise.all([atHome(), tablesHere()]);
  await Promise.allSettled(found.games.map((game) => learn(game.name)));
  const me = { ...found.me, tables: [...found.me.tables, ...here] };
  return { ...found, me, games: found.games.filter((game) => knows(game.name)) };
}

async function atHome(): Promise<Home> {
  try {
    const found = await api.home();
    if (!SITE) remember(HOUSE, { ...found, me: { ...found.me, tables: [] } });
    away = SITE;
    shut = null;
    return SITE ? { ...found, me: { ...found.me, name: recall(CALLED, null) } } : found;
  } catch (error) {
    const before = recall<Home | null>(HOUSE, null);
    if (!(error instanceof ApiError) || ![0, BANNED].includes(error.problem.fault) || !before) throw error;
    away = true;
    shut = error.problem.fault === BANNED ? error.problem : null;
    return { ...before, me: { ...before.me, name: recall(CALLED, before.me.name) } };
  }
}

export async function loadHouse(): Promise<void> {
  try {
    home = await askHome();
    problem = null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    problem = error.problem;
  }
}

/** The reader's tables as they are now; if that cannot be known, as they were. */
export async function refreshMe(): Promise<Me | null> {
  const before = introduced;
  try {
    const found = await askHome();
    // If the reader has changed their name meanwhile, the name in this older answer is out of date.
    if (introduced !== before) return home?.me ?? null;
    // The games stay the same ones: nothing on the page need be drawn again for them.
    home = home ? { ...home, me: found.me, announcement: found.announcement } : found;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  return home?.me ?? null;
}

/** Do something with the server, and say so if it does not work. */
export async function trying<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast(sayFault(error.problem), "warn");
    return undefined;
  }
}

export function guestName(): string {
  return say("page-guest-name", { number: 100 + Math.floor(Math.random() * 900) });
}

/** Become a guest of the server under this name, or under one that the page makes up. */
export async function introduce(name?: string): Promise<void> {
  if (!name && home?.me.name) return;
  if (away && home) {
    remember(CALLED, name ?? guestName());
    home = { ...home, me: { ...home.me, name: recall(CALLED, null) } };
    return;
  }
  const me = await api.introduce(name ?? guestName());
  introduced += 1;
  if (home) home = { ...home, me };
}

/** Have another face, at all tables of the server. */
export async function chooseAvatar(avatar: number): Promise<void> {
  if (!home?.me.name) return;
  const me = await api.introduce(home.me.name, avatar);
  introduced += 1;
  home = { ...home, me: { ...me, tables: home.me.tables } };
  remember(HOUSE, { ...home, me: { ...home.me, tables: [] } });
}

/** What the reader is called at tables on this device. A server is told only if it knows the reader already. */
function nameHere(): string {
  return home?.me.name ?? recall<string | null>(CALLED, null) ?? guestName();
}

/** Have another name at a table on this device, and at those that come. */
export async function introduceHere(table: string, name: string): Promise<void> {
  const local = await import("./local/ask");
  await local.renameHere(table, name);
  remember(CALLED, name);
  if (home?.me.name) await introduce(name);
}

const WHO = "who";

/** The reader is somebody else now on this device: what else is open in this browser must not go on as who they were. */
export function becameSomebody(): void {
  introduced += 1;
  remember(WHO, crypto.getRandomValues(new Uint32Array(1))[0]);
}

addEventListener("storage", (changed) => {
  if (changed.key === keptAs(WHO) && changed.newValue !== null) location.reload();
});

/** How many bots the reader likes to play against, as far as the game allows. */
export function usualBots(game: GameInfo): number {
  return Math.max(game.players[0] - 1, Math.min(settings.bots, game.players[1] - 1));
}

/** Whether a game against bots is played on this device: unless the reader wants it otherwise, or if there is no server. */
function playedHere(game: string): boolean {
  return playsHere(game) && (away || settings.here);
}

/** The reader is likely to play this game against bots: load what a table on this device needs, so that it opens sooner. */
export function expectTable(game: string): void {
  if (playedHere(game)) import("./local/ask").then(({ prepareHere }) => prepareHere(game)).catch(() => {}); // who opens one is told why it fails
}

/** A new table. With bots there is no lobby: the game begins at once, on this device unless the reader wants it otherwise. Without a server, every table is on this device. */
export async function openTable(game: string, bots: number, level: string | null = null): Promise<void> {
  if ((away || bots > 0) && playedHere(game) && (await openHere(game, bots, level))) return;
  await trying(async () => {
    await introduce();
    const made = await api.open({ game, bots, options: {}, pace: "off", level });
    if (bots > 0) wantStart(made.id);
    go(`/t/${made.id}`);
  });
}

/** False if this device cannot: an old browser, or one that keeps nothing. Then the server has the table. */
async function openHere(game: string, bots: number, level: string | null): Promise<boolean> {
  try {
    const local = await import("./local/ask");
    const id = await local.openHere({ game, name: nameHere(), bots, level });
    if (bots > 0) wantStart(id);
    go(`/t/${id}`);
    return true;
  } catch {
    return false;
  }
}

/** The lesson of a game: a new one, or the one that the reader has left. */
export async function openLesson(game: string): Promise<void> {
  if (playsHere(game) && (away || settings.here) && (await learnHere(game))) return;
  await trying(async () => {
    await introduce();
    const made = await api.open({ game, lesson: true });
    go(`/t/${made.id}`);
  });
}

/** False if this device cannot. */
async function learnHere(game: string): Promise<boolean> {
  try {
    const local = await import("./local/ask");
    go(`/t/${await local.learnHere(game, nameHere())}`);
    return true;
  } catch {
    return false;
  }
}

/** Whether a game's lesson can be had now: without a server, only those on this device. */
export function canLearn(game: string): boolean {
  return !away || playsHere(game);
}

/** Whether the reader has left a lesson of this game that can be gone on with. */
export function leftLesson(game: string): boolean {
  return home?.me.tables.some((table) => table.lesson && table.game === game && table.phase === "playing") ?? false;
}
