import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lobbyTable } from "../lobby/fakes";
import { Quickly } from "../table/autostart";
import type { PublicTable, Seeking } from "../wire/wire";
import { NO_FILTERS, shown } from "./listing";
import { DEFAULT, Search } from "./seeking.svelte";

const OFFER = { id: "one", game: "hashcatch", players: 2, people: 2, pace: "quick" as const, left: 20_000, rated: false };
const WAITING: Seeking = { state: "waiting", mark: "waiting", waited: 0, others: 0, offer: null, table: null };
const OFFERED: Seeking = { ...WAITING, state: "offered", mark: "offered one", offer: OFFER };
const ACCEPTED: Seeking = { ...OFFERED, state: "accepted", mark: "accepted one" };
const SEATED: Seeking = { ...OFFERED, state: "seated", mark: "seated one", table: "abc" };
const IDLE: Seeking = { ...WAITING, state: "idle", mark: "idle" };

/** What the server answers to each question in turn, and what it was asked. The last question of the page is left unanswered. */
let answers: Seeking[] = [];
let asked: string[] = [];

function ask(path: string, { method, body }: { method: string; body?: string }): Promise<unknown> {
  asked.push(`${method} ${path}${body?.includes("busy") ? ` ${JSON.parse(body).busy}` : ""}`);
  const answer = method === "DELETE" ? null : path === "/api/me" ? { name: "Ada", tables: [] } : answers.shift();
  if (answer === undefined) return new Promise(() => {});
  return Promise.resolve({ ok: true, text: () => Promise.resolve(answer === null ? "" : JSON.stringify(answer)) });
}

async function begun(busy: boolean, ...said: Seeking[]): Promise<Search> {
  answers = said;
  const search = new Search();
  search.busy = busy;
  await search.begin(DEFAULT, ["hashcatch", "hacker"]);
  await vi.waitFor(() => expect(answers).toEqual([]));
  await Promise.resolve();
  return search;
}

describe("a search for people", () => {
  beforeEach(() => {
    vi.stubGlobal("fetch", vi.fn(ask));
    asked = [];
    sessionStorage.clear();
    history.replaceState(null, "", "/");
  });
  afterEach(() => vi.unstubAllGlobals());

  it("takes who does nothing else to the table, without a question", async () => {
    const search = await begun(false, WAITING, OFFERED, SEATED);
    await vi.waitFor(() => expect(location.pathname).toBe("/t/abc"));
    const done = asked.filter((each) => !each.includes("wait") && !each.includes("/me"));
    expect(done).toEqual(["POST /api/seek", "POST /api/seek/accept", "DELETE /api/seek"]);
    expect(search.standing).toBeNull();
    expect(sessionStorage.getItem("hacktable.seeking")).toBeNull();
  });

  it("asks who sits at another table, and only once", async () => {
    const search = await begun(true, WAITING, OFFERED);
    await vi.waitFor(() => expect(search.asked).toEqual(OFFER));
    expect(location.pathname).toBe("/");
    answers = [ACCEPTED, WAITING, { ...OFFERED, mark: "offered two", offer: { ...OFFER, id: "two" } }, SEATED];
    await search.accept();
    expect(search.asked).toBeNull();
    await vi.waitFor(() => expect(location.pathname).toBe("/t/abc"));
    expect(asked.filter((each) => each === "POST /api/seek/accept")).toHaveLength(2);
  });

  it("ends when the reader did not answer, and when they cancel", async () => {
    const missed = await begun(true, WAITING, OFFERED, IDLE);
    await vi.waitFor(() => expect(missed.standing).toBeNull());
    const search = await begun(true, WAITING);
    expect(search.standing?.state).toBe("waiting");
    await search.stop();
    expect(search.standing).toBeNull();
    expect(asked.at(-1)).toBe("DELETE /api/seek");
  });

  it("goes on in the same window after the page was loaded anew", async () => {
    await begun(true, WAITING);
    answers = [WAITING];
    const again = new Search();
    again.goOn();
    await vi.waitFor(() => expect(again.standing?.state).toBe("waiting"));
    sessionStorage.clear();
    const elsewhere = new Search();
    asked = [];
    elsewhere.goOn();
    expect(asked).toEqual([]);
  });
});

describe("open tables", () => {
  const table: PublicTable = {
    id: "a",
    game: "hashcatch",
    names: ["Ada", "Ben"],
    bots: 1,
    chairs: 4,
    pace: "quick",
    language: "de",
    welcome: "newcomers",
    updated: 0,
  };
  const any: PublicTable = { ...table, id: "b", game: "hacker", names: ["Cy"], chairs: 7, pace: "off", language: "", welcome: "everybody" };

  it("are shown as far as they fit, and a host without a wish fits every wish", () => {
    const found = (filters: Partial<typeof NO_FILTERS>) => shown([table, any], { ...NO_FILTERS, ...filters }).map((each) => each.id);
    expect(found({})).toEqual(["a", "b"]);
    expect(found({ game: "hashcatch" })).toEqual(["a"]);
    expect(found({ room: 3 })).toEqual(["b"]);
    expect(found({ pace: "quick" })).toEqual(["a"]);
    expect(found({ language: "de" })).toEqual(["a", "b"]);
    expect(found({ language: "fi" })).toEqual(["b"]);
    expect(found({ welcome: "experienced" })).toEqual(["b"]);
  });
});

describe("at a table of quick match, the page", () => {
  it("gets ready for what was offered, again if somebody did not come, and not if the host has changed it or the reader does not want it", () => {
    const quick = new Quickly();
    expect(quick.ready(lobbyTable())).toBe(false);
    const found = lobbyTable({ quick: true });
    found.chairs[0].ready = false;
    expect(quick.ready(found)).toBe(true);
    expect(quick.ready(found)).toBe(false);
    expect(quick.ready({ ...found, commitment: "c1" })).toBe(true);
    expect(quick.ready({ ...found, commitment: "c2", pace: "quick" })).toBe(false);
    quick.stop();
    expect(quick.ready({ ...found, commitment: "c3" })).toBe(false);
  });
});
