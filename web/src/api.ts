// The server's HTTP side.
import { isHere } from "./local/here";
import { SITE } from "./site";
import type {
  Acquaintances,
  Await,
  BeQuiet,
  Ceremony,
  ChooseTie,
  DailyDays,
  EveningDeed,
  EveningPage,
  Explanation,
  GameTexts,
  GiveMail,
  Home,
  Hook,
  Hooked,
  Keys,
  Link,
  Made,
  Me,
  MyEvenings,
  NewTable,
  PasskeyList,
  PlanEvening,
  PlayerPage,
  Problem,
  RatedMatch,
  PublicTables,
  Reached,
  Recount,
  Replay,
  ReportPerson,
  Seek,
  Seeking,
  Seen,
  Subscribe,
  Ties,
  Told,
  Whose,
} from "./wire/wire";

/** An answer that is not a success. Fault 0: the server could not be reached. */
export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

export const UNREACHED: Problem = { fault: 0, code: "page-unreached", params: {}, rule: null, retry: true };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(UNREACHED);
  }
  const text = await answer.text();
  let said: unknown = null;
  try {
    said = text ? JSON.parse(text) : null;
  } catch {
    // Something between us and the server answered in its place.
  }
  if (!answer.ok) {
    const problem = said as Problem | null;
    throw new ApiError(problem && typeof problem.code === "string" ? { ...problem, params: problem.params ?? {} } : UNREACHED);
  }
  return said as T;
}

async function text(path: string): Promise<string> {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw new ApiError(UNREACHED);
  return answer.text();
}

/** Something that a table on this device is asked. */
async function here<T>(what: (local: typeof import("./local/ask")) => Promise<T | null>): Promise<T> {
  const found = await what(await import("./local/ask")).catch(() => null);
  if (found === null) throw new ApiError({ ...UNREACHED, fault: 11, code: "fault-no-table", retry: false });
  return found;
}

export const api = {
  home: () => ask<Home>("GET", SITE ? "./api/home.json" : "/api/home"),
  introduce: (name: string, avatar: number | null = null) => ask<Me>("POST", "/api/me", avatar === null ? { name } : { name, avatar }),
  ties: () => ask<Ties>("GET", "/api/me/ties"),
  met: () => ask<Acquaintances>("GET", "/api/me/met"),
  tie: (wanted: ChooseTie) => ask<null>("POST", "/api/me/ties", wanted),
  report: (table: string, about: ReportPerson) => ask<null>("POST", `/api/tables/${encodeURIComponent(table)}/reports`, about),
  link: () => ask<Link>("POST", "/api/me/link"),
  whose: (key: string) => ask<Whose>("POST", "/api/me/key/whose", { key }),
  key: (key: string) => ask<Me>("POST", "/api/me/key", { key }),
  keys: () => ask<Keys>("GET", "/api/me/keys"),
  revoke: (id: string) => ask<null>("DELETE", `/api/me/keys/${encodeURIComponent(id)}`),
  become: (id: string) => ask<Me>("POST", "/api/me/become", { id }),
  passkeys: () => ask<PasskeyList>("GET", "/api/me/passkeys"),
  newPasskey: () => ask<Ceremony>("POST", "/api/me/passkeys/begin"),
  addPasskey: (credential: unknown) => ask<null>("POST", "/api/me/passkeys", { credential }),
  removePasskey: (id: string) => ask<null>("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`),
  askPasskey: () => ask<Ceremony>("POST", "/api/passkeys/begin"),
  usePasskey: (credential: unknown) => ask<Link>("POST", "/api/passkeys", { credential }),
  forget: () => ask<null>("DELETE", "/api/me"),
  reach: () => ask<Reached>("GET", "/api/me/reach"),
  subscribe: (to: Subscribe) => ask<null>("POST", "/api/me/push", to),
  unsubscribe: () => ask<null>("DELETE", "/api/me/push"),
  quiet: (wanted: BeQuiet) => ask<null>("POST", "/api/me/quiet", wanted),
  giveMail: (given: GiveMail) => ask<null>("POST", "/api/me/mail", given),
  noMail: () => ask<null>("DELETE", "/api/me/mail"),
  confirmMail: (token: string) => ask<null>("POST", "/api/mail/confirm", { token }),
  stopMail: (token: string) => ask<null>("POST", `/api/mail/stop/${encodeURIComponent(token)}`),
  webhook: (table: string) => ask<Hooked>("GET", `/api/tables/${encodeURIComponent(table)}/webhook`),
  hook: (table: string, hook: Hook) => ask<null>("POST", `/api/tables/${encodeURIComponent(table)}/webhook`, hook),
  unhook: (table: string) => ask<null>("DELETE", `/api/tables/${encodeURIComponent(table)}/webhook`),
  told: (of: "tables" | "evenings", id: string) => ask<Told>("GET", `/api/${of}/${encodeURIComponent(id)}/told`),
  tellOf: (of: "tables" | "evenings", id: string, on: boolean) => ask<null>("POST", `/api/${of}/${encodeURIComponent(id)}/told`, { on }),
  player: (handle: string) => ask<PlayerPage>("GET", `/api/players/${encodeURIComponent(handle)}`),
  bePrivate: (on: boolean) => ask<null>("POST", "/api/me/private", { private: on }),
  rated: (table: string, match: number) => ask<RatedMatch>("GET", `/api/tables/${encodeURIComponent(table)}/${match}/ratings`),
  daily: () => ask<DailyDays>("GET", "/api/daily"),
  tryDaily: (game: string) => ask<Made>("POST", `/api/daily/${encodeURIComponent(game)}`),
  openTables: () => ask<PublicTables>("GET", "/api/open"),
  seek: (wish: Seek) => ask<Seeking>("POST", "/api/seek", wish),
  awaitPeople: (wait: Await) => ask<Seeking>("POST", "/api/seek/wait", wait),
  acceptOffer: (offer: string) => ask<Seeking>("POST", "/api/seek/accept", { offer }),
  stopSeeking: () => ask<null>("DELETE", "/api/seek"),
  evening: {
    mine: () => ask<MyEvenings>("GET", "/api/evenings"),
    plan: (wanted: PlanEvening) => ask<Made>("POST", "/api/evenings", wanted),
    look: (id: string) => ask<EveningPage>("GET", `/api/evenings/${encodeURIComponent(id)}`),
    wait: (id: string, changes: number) => ask<EveningPage>("POST", `/api/evenings/${encodeURIComponent(id)}/wait`, { changes }),
    do: (id: string, deed: EveningDeed) => ask<EveningPage>("POST", `/api/evenings/${encodeURIComponent(id)}/do`, deed),
  },
  open: (table: NewTable) => ask<Made>("POST", "/api/tables", table),
  replay: (id: string, match: number, eyes: number | null) =>
    isHere(id)
      ? here((local) => local.replayHere(id, match, eyes))
      : ask<Replay>("GET", `/api/tables/${encodeURIComponent(id)}/${match}/replay?eyes=${eyes ?? "open"}`),
  why: (id: string, match: number, step: number) =>
    isHere(id)
      ? here((local) => local.whyHere(id, match, step))
      : ask<Explanation>("GET", `/api/tables/${encodeURIComponent(id)}/${match}/why/${step}`),
  /** The record of a match that is over, as text. */
  record: (id: string, match: number) => (isHere(id) ? here((local) => local.recordHere(id, match)) : text(recordAddress(id, match))),
  seen: (id: string, match: number, language: string) =>
    ask<Seen>("GET", `/api/tables/${encodeURIComponent(id)}/${match}/seen?lang=${encodeURIComponent(language)}`),
  texts: (game: string, language: string) =>
    ask<GameTexts>("GET", `/api/games/${encodeURIComponent(game)}/texts?lang=${encodeURIComponent(language)}`),
  recount: (id: string, match: number, round: number) =>
    isHere(id)
      ? here((local) => local.recountHere(id, match, round))
      : ask<Recount>("GET", `/api/tables/${encodeURIComponent(id)}/${match}/recount/${round}`),
};

export function recordAddress(id: string, match: number): string {
  return `/api/tables/${encodeURIComponent(id)}/${match}/record`;
}
