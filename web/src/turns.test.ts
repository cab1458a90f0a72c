import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MyTable } from "./wire/wire";

// A worker keeps modules from one file of tests to the next: those that another file has loaded must be loaded again to meet these.
vi.resetModules();
afterAll(() => {
  for (const each of ["./me.svelte", "./router.svelte", "./text/text.svelte"]) vi.doUnmock(each);
  vi.resetModules();
});
const asked = vi.fn();
vi.doMock("./me.svelte", () => ({ house: () => null, refreshMe: () => asked() }));
const went = vi.fn();
vi.doMock("./router.svelte", () => ({ go: (path: string) => went(path) }));
vi.doMock("./text/text.svelte", () => ({
  gameTitle: (game: string) => `${game}-title`,
  list: (names: string[]) => names.join(", "),
  say: (code: string, params?: Record<string, string>) => `${code}${params?.game ? ` ${params.game}` : ""}`,
}));

const { settings } = await import("./settings.svelte");
const { canTell, followTurns, mayTell, SEEN_EVERY, turnAt, turnTelling, UNSEEN_EVERY } = await import("./turns");

class Note {
  static permission = "granted";
  static answer = "granted";
  static all: Note[] = [];
  static asked = 0;
  onclick: (() => void) | null = null;
  close = vi.fn();
  constructor(
    readonly title: string,
    readonly options?: NotificationOptions,
  ) {
    if (Note.permission === "granted") Note.all.push(this);
  }
  static async requestPermission() {
    Note.asked += 1;
    return (Note.permission = Note.answer);
  }
}

let seen: "visible" | "hidden";
function look(state: "visible" | "hidden") {
  seen = state;
  document.dispatchEvent(new Event("visibilitychange"));
}
function mine(id: string, your_turn: boolean): MyTable {
  return {
    id,
    game: "hashcatch",
    phase: "playing",
    names: ["Ada", "", "Ben"],
    match: 1,
    your_turn,
    placing: null,
    updated: 0,
    lesson: false,
  };
}

describe("being told of one's turn", () => {
  let stop: () => void = () => {};
  let number = 0;
  /** A table nobody has heard of. */
  let id = "";

  beforeEach(() => {
    vi.useFakeTimers();
    seen = "visible";
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => seen });
    vi.stubGlobal("Notification", Note);
    vi.stubGlobal("isSecureContext", true);
    Object.assign(Note, { permission: "granted", answer: "granted", all: [], asked: 0 });
    settings.tell = true;
    id = `t${++number}`;
    asked.mockReset().mockResolvedValue({ name: "Ada", tables: [] });
    went.mockReset();
  });
  afterEach(() => {
    stop();
    stop = () => {};
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("asks gently while the list is in sight, and at once when the reader comes back to it", async () => {
    stop = followTurns(true);
    await vi.advanceTimersByTimeAsync(SEEN_EVERY * 2);
    expect(asked).toHaveBeenCalledTimes(2);
    settings.tell = false;
    look("hidden");
    await vi.advanceTimersByTimeAsync(10 * UNSEEN_EVERY);
    expect(asked).toHaveBeenCalledTimes(2);
    look("visible");
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it("asks nothing at a table in sight, which hears of its turns by itself", async () => {
    stop = followTurns(false);
    await vi.advanceTimersByTimeAsync(10 * SEEN_EVERY);
    expect(asked).not.toHaveBeenCalled();
  });

  it("asks in the background only if it may tell, also from a table", async () => {
    stop = followTurns(false);
    look("hidden");
    await vi.advanceTimersByTimeAsync(UNSEEN_EVERY);
    expect(asked).toHaveBeenCalledTimes(1);
    settings.tell = false;
    await vi.advanceTimersByTimeAsync(3 * UNSEEN_EVERY);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("tells once of a turn that has come in the background: the game, with whom, and nothing else", async () => {
    stop = followTurns(true);
    look("hidden");
    asked.mockResolvedValue({ name: "Ada", tables: [mine(id, true)] });
    await vi.advanceTimersByTimeAsync(3 * UNSEEN_EVERY);
    expect(Note.all.map((note) => [note.title, note.options?.body, note.options?.tag])).toEqual([
      ["page-turn-in hashcatch-title", "Ben", `hacktable-${id}`],
    ]);
    asked.mockResolvedValue({ name: "Ada", tables: [mine(id, false)] });
    await vi.advanceTimersByTimeAsync(UNSEEN_EVERY);
    asked.mockResolvedValue({ name: "Ada", tables: [mine(id, true)] });
    await vi.advanceTimersByTimeAsync(UNSEEN_EVERY);
    expect(Note.all).toHaveLength(2);
  });

  it("goes to the table when the note is pressed", () => {
    look("hidden");
    turnAt(id, "hashcatch", ["Ben"], true);
    vi.stubGlobal("focus", vi.fn());
    Note.all[0].onclick?.();
    expect(went).toHaveBeenCalledWith(`/t/${id}`);
    expect(window.focus).toHaveBeenCalled();
    expect(Note.all[0].close).toHaveBeenCalled();
  });

  it("does not tell of what the reader has seen", () => {
    turnAt(id, "hashcatch", [], true);
    look("hidden");
    turnAt(id, "hashcatch", [], true);
    expect(Note.all).toEqual([]);
    turnAt(id, "hashcatch", [], false);
    turnAt(id, "hashcatch", [], true);
    expect(Note.all).toHaveLength(1);
  });

  it("says nothing without being asked to, or without the browser's leave", () => {
    look("hidden");
    settings.tell = false;
    turnAt(id, "hashcatch", [], true);
    settings.tell = true;
    Note.permission = "denied";
    turnAt(`${id}x`, "hashcatch", [], true);
    expect(Note.all).toEqual([]);
  });

  it("asks the browser only when it is switched on, and stays off if that is refused", async () => {
    settings.tell = false;
    Object.assign(Note, { permission: "default", answer: "denied" });
    expect(canTell()).toBe(true);
    expect([mayTell(), Note.asked]).toEqual([false, 0]);
    expect(await turnTelling(true)).toBe(false);
    expect([settings.tell, Note.asked]).toEqual([false, 1]);
    Object.assign(Note, { permission: "default", answer: "granted" });
    expect(await turnTelling(true)).toBe(true);
    expect([mayTell(), Note.asked]).toEqual([true, 2]);
    expect(await turnTelling(false)).toBe(true);
    expect([mayTell(), Note.asked]).toEqual([false, 2]);
  });

  it("knows browsers that cannot: without notifications, without https, and those that have none for pages", () => {
    vi.stubGlobal("isSecureContext", false);
    expect(canTell()).toBe(false);
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal(
      "Notification",
      class {
        static permission = "default";
        constructor() {
          throw new TypeError("Illegal constructor");
        }
      },
    );
    expect(canTell()).toBe(false);
    vi.stubGlobal("Notification", undefined);
    expect([canTell(), mayTell()]).toEqual([false, false]);
  });
});
