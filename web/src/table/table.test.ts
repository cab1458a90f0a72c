import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notePlayed } from "../intro/seen";
import type { FrameMessage, GameTexts, SyncMessage, TableMessage } from "../wire/wire";
import { wantStart } from "./autostart";
import { muteHere } from "../people.svelte";
import { chairOf, FakeSocket } from "./fakes";
import { botSeed, seatCommitment } from "./deal";
import { keepList, lists, pledge, pledged } from "./seeds";
import { TableStore } from "./table.svelte";

const ROLL = { do: "roll" };
const MOVE = { do: "move", token: 1, way: "+", push: null };

function table(change: Partial<TableMessage> = {}): TableMessage {
  return {
    is: "table",
    id: "abc",
    game: "unknown",
    phase: "playing",
    match: 1,
    host: 0,
    options: {},
    warnings: [],
    lesson: false,
    daily: null,
    picture: null,
    pace: "off",
    aids: null,
    advice: null,
    consent: false,
    patient: false,
    rated: false,
    public: null,
    quick: false,
    evening: null,
    commitment: "c0",
    dealing: null,
    failed: [],
    watchers: 0,
    paused: false,
    chairs: [chairOf(), chairOf({ kind: "bot", name: "", level: "greedy", ready: true })],
    you: { name: "Ada", chair: 0, host: true, chairs: [0], out: false, outside: [] },
    ...change,
  };
}
function sync(change: Partial<SyncMessage> = {}): SyncMessage {
  return {
    is: "sync",
    epoch: "e1",
    number: 5,
    match: 1,
    seat: 0,
    players: 2,
    board: {},
    state: { turn: 0, place: [0, 0] },
    actors: [0],
    legal: [ROLL],
    window: 3,
    over: false,
    log: [{ number: 4, events: [] }],
    clock: null,
    ...change,
  };
}
function frame(number: number, change: Partial<FrameMessage> = {}): FrameMessage {
  return {
    is: "frame",
    number,
    events: [{ event: "rolled" }],
    diff: {},
    actors: [1],
    legal: [],
    window: 4,
    over: false,
    clock: null,
    ack: null,
    ...change,
  };
}

describe("a table's store", () => {
  let store: TableStore;
  const socket = () => FakeSocket.last;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    localStorage.clear();
    sessionStorage.clear();
    notePlayed("unknown");
    store = new TableStore("abc", () => false);
    // How long a frame is shown is all that a game's module has a say in here.
    store.module = { name: "unknown", duration: () => 300, moment: () => null, weighty: (action: any) => action.do === "move" } as any;
  });
  afterEach(() => {
    store.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  function begin(change: Partial<SyncMessage> = {}) {
    socket().open();
    socket().say(table());
    socket().say(sync(change));
  }

  it("shows what a sync says, and offers what is legal", () => {
    begin();
    expect(store.scene?.state).toEqual({ turn: 0, place: [0, 0] });
    expect(store.legal).toEqual([ROLL]);
    expect(store.players.map((player) => player.you)).toEqual([true, false]);
  });

  it("asks once what the champion would play, where the table allows it, and forgets the answer with the question", () => {
    const asked = () => socket().sent.filter((each) => each.do === "advise").length;
    begin({ legal: [ROLL, MOVE] });
    store.advise();
    expect([store.advisable, store.advising, asked()]).toEqual([false, false, 0]);
    socket().say(table({ advice: "always" }));
    store.advise();
    store.advise();
    expect([store.advising, asked()]).toEqual([true, 1]);
    const choices = [{ at: 1, chance: 412, place: 18, points: 35, prospect: null, reason: null }];
    socket().say({ is: "advice", window: 2, choices: [] });
    expect(store.advice).toBeNull();
    socket().say({ is: "advice", window: 3, choices });
    expect(store.advice?.choices).toEqual(choices);
    socket().say(frame(6, { legal: [ROLL, MOVE], actors: [0], window: 4 }));
    expect([store.advice, store.advising]).toEqual([null, false]);
  });

  it("asks why bots did what they did, where the table allows advice, until the reader chooses", () => {
    const asked = () => socket().sent.filter((each) => each.do === "why").length;
    begin({ legal: [] });
    store.wonder();
    expect([store.explicable, store.wondering, asked()]).toEqual([false, false, 0]);
    socket().say(table({ advice: "always" }));
    store.wonder();
    store.wonder();
    expect([store.explicable, store.wondering, asked()]).toEqual([true, true, 1]);
    socket().say({ is: "reasons", choices: [] });
    expect(store.reasons?.choices).toEqual([]);
    store.wondering = false;
    store.wonder();
    expect([store.wondering, asked()]).toEqual([true, 1]); // nothing has happened since
    socket().say(frame(6, { legal: [ROLL, MOVE], actors: [0], window: 4 }));
    expect([store.reasons?.choices, store.wondering]).toEqual([[], true]);
    store.choose(ROLL, true);
    expect(store.wondering).toBe(false);
    store.wonder();
    expect([store.reasons, asked()]).toEqual([null, 2]);
  });

  it("closes the question for advice when it is refused", () => {
    begin({ legal: [ROLL, MOVE] });
    socket().say(table({ advice: "on" }));
    store.advise();
    socket().say({ is: "refused", fault: 28, code: "fault-busy", params: {}, rule: null, retry: true, id: null });
    expect([store.advising, store.refusal?.code]).toEqual([false, "fault-busy"]);
  });

  it("says that the board cannot be had, and asks for it again until it is there", async () => {
    store.module = null;
    const texts: GameTexts = { sentences: {}, rules: "", state: {}, board: {}, actions: {}, events: {}, calls: [] };
    const answers = [() => Promise.reject(new TypeError("offline")), () => Promise.resolve(new Response(JSON.stringify(texts)))];
    vi.stubGlobal("fetch", () => answers.shift()!());
    begin();
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitFor(() => expect(store.unloaded).toBe(true), { timeout: 20_000 });
    expect(store.module).toBeNull();
    await vi.advanceTimersByTimeAsync(4000);
    await vi.waitFor(() => expect(store.module).not.toBeNull(), { timeout: 20_000 });
    expect(store.unloaded).toBe(false);
  });

  it("applies diffs one frame after another, and offers actions only after the last", () => {
    begin();
    socket().say(frame(6, { diff: { turn: 1 } }));
    socket().say(frame(7, { diff: { place: { "1": 8 } }, actors: [0], legal: [MOVE], window: 5 }));
    expect(store.scene?.state).toEqual({ turn: 1, place: [0, 0] });
    expect(store.legal).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(store.scene?.state).toEqual({ turn: 1, place: [0, 8] });
    expect(store.legal).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(store.legal).toEqual([MOVE]);
  });

  it("asks what is at stake when it is asked something, and forgets it with the question", () => {
    const outcome = { code: "won", odds: 500, points: [1, 0], ends: false };
    begin();
    expect(socket().of("weigh")).toHaveLength(1);
    socket().say({ is: "stakes", window: 3, choices: [[outcome]], tally: [{ points: 4, sources: [4] }] });
    expect(store.scene!.stakes!(ROLL)).toEqual([outcome]);
    expect(store.scene!.stakes!(MOVE)).toEqual([]);
    expect(store.scene!.tally).toEqual([{ points: 4, sources: [4] }]);
    // The same question again: the answer that is known still fits.
    socket().say(frame(6, { legal: [ROLL], window: 3 }));
    expect(socket().of("weigh")).toHaveLength(1);
    // Somebody else is asked something.
    socket().say(frame(7));
    expect(socket().of("weigh")).toHaveLength(1);
    expect(store.scene!.tally).toEqual([]);
    // Another question: an answer to the one before does not count.
    socket().say(frame(8, { legal: [ROLL], window: 5 }));
    expect(socket().of("weigh")).toHaveLength(2);
    socket().say({ is: "stakes", window: 3, choices: [[outcome]], tally: [] });
    expect(store.scene!.stakes!(ROLL)).toEqual([]);
  });

  it("takes its time in a first game of a kind, and hurries nothing", () => {
    localStorage.clear();
    begin();
    for (let number = 6; number < 12; number++) socket().say(frame(number, { diff: { turn: number } }));
    for (let number = 6; number < 12; number++) {
      expect(store.scene?.state).toMatchObject({ turn: number });
      vi.advanceTimersByTime(1199);
      expect(store.scene?.state).toMatchObject({ turn: number });
      vi.advanceTimersByTime(1);
    }
    // What the reader did needs no explanation.
    socket().say(frame(12, { ack: "m" }));
    vi.advanceTimersByTime(300);
    expect(store.busy).toBe(false);
  });

  it("hurries as before where a clock runs, but never a great moment", () => {
    localStorage.clear();
    begin();
    socket().say(table({ pace: "quick" }));
    for (let number = 6; number < 16; number++) socket().say(frame(number));
    vi.advanceTimersByTime(10 * 300 - 700);
    expect(store.busy).toBe(false);
    store.module = { ...store.module, moment: () => "a moment" } as any;
    for (let number = 16; number < 26; number++) socket().say(frame(number));
    vi.advanceTimersByTime(10 * 300 - 1);
    expect(store.busy).toBe(true);
  });

  it("begins nothing by itself while the game is being introduced", () => {
    wantStart("abc");
    store.close();
    store = new TableStore("abc", () => false);
    socket().open();
    socket().say(table({ game: "hashcatch", phase: "lobby", match: 0 }));
    expect(store.introducing).toBe(true);
    expect(socket().of("ready")).toHaveLength(0);
    store.introduce();
    expect(store.introducing).toBe(false);
    expect(socket().of("ready")).toHaveLength(1);
    // Once in this browser: the next table of the same game begins at once.
    socket().say(table({ game: "hashcatch", phase: "lobby", match: 1 }));
    expect(store.introducing).toBe(false);
  });

  it("introduces nothing to who only watches, and starts nothing for who goes to the lesson", () => {
    wantStart("abc");
    store.close();
    store = new TableStore("abc", () => false);
    socket().open();
    socket().say(table({ game: "hashcatch", you: { name: "Ada", chair: null, host: false, chairs: [], out: false, outside: [] } }));
    expect(store.introducing).toBe(false);
    socket().say(table({ game: "hashcatch", phase: "lobby", match: 0 }));
    expect(store.introducing).toBe(true);
    store.postpone();
    socket().say(table({ game: "hashcatch", phase: "lobby", match: 0 }));
    expect(store.introducing).toBe(false);
    expect(socket().of("ready")).toHaveLength(0);
  });

  it("numbers log entries on its own: frames without events have none", () => {
    begin();
    socket().say(frame(6, { events: [] }));
    socket().say(frame(7));
    vi.advanceTimersByTime(2000);
    expect(store.entries.map((entry) => entry.number)).toEqual([4, 5]);
  });

  it("asks anew when a frame is missing, and says what it has", () => {
    begin();
    socket().say(frame(8));
    expect(FakeSocket.all).toHaveLength(2);
    socket().open();
    expect(socket().sent[0]).toMatchObject({ do: "hello", epoch: "e1", seen: 5 });
  });

  it("ignores a frame it has had", () => {
    begin();
    socket().say(frame(5, { diff: { turn: 9 } }));
    expect(store.scene?.state.turn).toBe(0);
  });

  it("sends a light action at once, with the window, and offers nothing until it is answered", () => {
    begin();
    store.choose(ROLL, true);
    const [act] = socket().of("act");
    expect(act).toMatchObject({ window: 3, action: ROLL });
    expect(act.id).toMatch(/^[0-9A-Za-z-]{8,40}$/);
    expect(store.legal).toEqual([]);
    socket().say(frame(6, { ack: act.id, actors: [0], legal: [MOVE], window: 4 }));
    vi.advanceTimersByTime(300);
    expect(store.legal).toEqual([MOVE]);
  });

  it("stages a weighty action until it is confirmed", () => {
    begin({ legal: [MOVE] });
    store.choose(MOVE, true);
    expect(store.staged).toEqual(MOVE);
    expect(socket().of("act")).toHaveLength(0);
    store.unstage();
    expect(store.staged).toBeNull();
    store.choose(MOVE, true);
    store.confirm();
    expect(socket().of("act")).toHaveLength(1);
  });

  it("asks after a move of the reader's whether it may be taken back, and takes it back, pleads, or says why not", () => {
    const asked = () => socket().of("regret").length;
    begin({ log: [] });
    const before = asked();
    store.choose(ROLL, true);
    const [act] = socket().of("act");
    socket().say(frame(6, { ack: act.id, actors: [1], legal: [], window: 4 }));
    vi.advanceTimersByTime(300);
    expect([asked() - before, store.back]).toEqual([1, null]);
    socket().say({ is: "regrets", window: 3, why: null, plead: false });
    expect(store.back, "an answer to an earlier question").toBeNull();
    socket().say({ is: "regrets", window: 4, why: "takeback-chance", plead: false });
    store.takeBack();
    expect([store.back, store.refusal?.code]).toEqual(["refused", "takeback-chance"]);
    socket().say({ is: "regrets", window: 4, why: "takeback-chance", plead: true });
    store.takeBack();
    expect([store.back, socket().of("plead").length]).toEqual(["plead", 1]);
    socket().say({ is: "pleading", seat: 0, waiting: [1] });
    expect([store.back, store.pleaded]).toEqual([null, false]);
    socket().say({ is: "pleading", seat: null, waiting: [] });
    socket().say({ is: "regrets", window: 4, why: null, plead: false });
    store.takeBack();
    expect(socket().of("act")[1]).toMatchObject({ window: 4, action: { do: "take-back" } });
    socket().say(frame(7, { ack: socket().of("act")[1].id, actors: [0], legal: [ROLL], window: 5 }));
    vi.advanceTimersByTime(300);
    expect(asked() - before).toBe(2);
    socket().say(frame(8, { actors: [1], legal: [], window: 6 }));
    expect([asked() - before, store.regrets], "others have acted").toEqual([2, null]);
  });

  it("does not send what is not legal", () => {
    begin();
    store.choose(MOVE, false);
    expect(socket().of("act")).toHaveLength(0);
  });

  it("offers again what was refused, with the reason", () => {
    begin();
    store.choose(ROLL, false);
    socket().say({ is: "refused", fault: 20, code: "fault-stale", params: {}, rule: null, retry: false, id: socket().of("act")[0].id });
    expect(store.refusal?.code).toBe("fault-stale");
    expect(store.legal).toEqual([ROLL]);
  });

  it("sends a move again after a lost line, until an ack comes", () => {
    begin();
    store.choose(ROLL, false);
    const { id } = socket().of("act")[0];
    socket().break();
    vi.advanceTimersByTime(500);
    socket().open();
    expect(socket().of("act")[0].id).toBe(id);
    socket().say(table());
    socket().say({ is: "ack", id });
    expect(store.moving).toBe(false);
  });

  it("a sync ends the show", () => {
    begin();
    socket().say(frame(6));
    socket().say(sync({ number: 9, state: { turn: 3, place: [1, 1] } }));
    expect(store.busy).toBe(false);
    expect(store.scene?.state.turn).toBe(3);
  });

  describe("a deal that nobody chooses", () => {
    const lobby = table({ phase: "lobby", match: 0 });
    const isReady = { ...lobby, chairs: [{ ...lobby.chairs[0], ready: true }, lobby.chairs[1]] };
    const deal = (seats: string[], change = {}) => ({ is: "deal", match: 1, server: "c0", seats, attempt: 1, left: 9000, ...change });

    /** The page is ready: what it has committed to. */
    function getReady(): string {
      socket().open();
      socket().say(lobby);
      store.ready();
      const [{ server, seats }] = socket().of("ready");
      expect([server, seats.length]).toEqual(["c0", 1]);
      expect(seats[0]).toMatch(/^[0-9a-f]{64}$/);
      return seats[0];
    }
    function seedOf(): string {
      return socket().of("reveal")[0].seeds[0];
    }

    it("commits first, and reveals only on a list that has its commitment at its seat", () => {
      const own = getReady();
      expect(JSON.stringify(socket().sent)).not.toContain(pledged("abc")!.seeds[0]);
      socket().say(deal([own, ""]));
      expect(seatCommitment("c0", seedOf())).toBe(own);
      expect(lists("abc", 1)).toEqual([{ server: "c0", seats: [own, ""], seeds: [seedOf()] }]);
      socket().say({
        is: "dealt",
        match: 1,
        server: "c0",
        seats: [own, ""],
        seeds: [seedOf(), botSeed({ server: "c0", seats: [own, ""] }, 1)],
        failed: [],
      });
      expect(store.alarm).toBeNull();
      expect(pledged("abc")).toBeNull();
    });

    it("reveals nothing if its commitment is missing, elsewhere, or copied", () => {
      const own = getReady();
      for (const seats of [
        ["aa", ""],
        ["", own],
        [own, own],
      ]) {
        store.alarm = null;
        socket().say(deal(seats));
        expect(store.alarm).toBe("list");
      }
      expect(socket().of("reveal")).toEqual([]);
      expect(lists("abc", 1)).toEqual([]);
    });

    it("reveals nothing for another seed of the server than it was ready for; perhaps another device was", () => {
      const own = getReady();
      socket().say(deal([own, ""], { server: "c1" }));
      expect(store.alarm).toBe("list");
      store.alarm = null;
      socket().say({ ...lobby, commitment: "c1" });
      socket().say(deal([own, ""], { server: "c1" }));
      expect(store.alarm).toBeNull();
      expect(socket().of("reveal")).toEqual([]);
    });

    it("does not reveal on a second list what it has revealed on a first", () => {
      const own = getReady();
      socket().say(deal([own, "aa"]));
      socket().say(deal([own, "aa"]));
      expect(socket().of("reveal")).toHaveLength(2);
      socket().say(deal([own, "bb"]));
      expect(socket().of("reveal")).toHaveLength(2);
      expect(store.alarm).toBe("list");
    });

    it("is not ready again under a seed of the server that has seen its own", () => {
      const own = getReady();
      socket().say(deal([own, "aa"]));
      socket().say({ ...lobby, failed: [[1]] });
      store.ready();
      expect(socket().of("ready")).toHaveLength(1);
      expect(store.alarm).toBe("list");
    });

    it("warns when the match was dealt on another list, with other seeds, or after more failed starts than are admitted", () => {
      const own = getReady();
      socket().say(deal([own, ""]));
      const seed = seedOf();
      const list = { server: "c0", seats: [own, ""] };
      const dealt = { is: "dealt", match: 1, ...list, seeds: [seed, botSeed(list, 1)], failed: [] };
      socket().say({ ...dealt, seeds: ["00".repeat(32), dealt.seeds[1]] });
      expect(store.alarm).toBe("seeds");
      const forged = { server: "c5", seats: [seatCommitment("c5", seed), ""] };
      socket().say({ ...dealt, ...forged, seeds: [seed, botSeed(forged, 1)] });
      expect(store.alarm).toBe("changed");
      keepList("abc", 1, { server: "c7", seats: ["aa"], seeds: [seed] });
      socket().say(dealt);
      expect(store.alarm).toBe("tries");
      socket().say({ ...dealt, failed: [[1]] });
      expect(store.alarm).toBeNull();
    });

    it("still reveals after the page was loaded anew", () => {
      const own = getReady();
      store.close();
      store = new TableStore("abc");
      socket().open();
      socket().say(isReady);
      socket().say(deal([own, ""]));
      expect(socket().of("unready")).toEqual([]);
      expect(seatCommitment("c0", seedOf())).toBe(own);
    });

    it("takes its ready back by itself if the browser has lost the seed", () => {
      getReady();
      store.close();
      pledge("abc", null);
      store = new TableStore("abc");
      socket().open();
      socket().say(isReady);
      expect(socket().of("unready")).toHaveLength(1);
      socket().say(isReady);
      expect(socket().of("unready")).toHaveLength(1);
    });

    it("says why one has to be ready again, until one is", () => {
      getReady();
      socket().say({ is: "notice", code: "again-bots", chair: 0, name: "Ada" });
      expect(store.again?.code).toBe("again-bots");
      socket().say(isReady);
      expect(store.again).toBeNull();
    });

    it("does not start by itself again and again when a start has failed", () => {
      wantStart("abc");
      socket().open();
      socket().say({ ...lobby, failed: [[0]] });
      expect(socket().of("ready")).toEqual([]);
      expect(store.starting).toBe(false);
    });
  });

  it("gets ready and starts by itself when that is wanted, each once", () => {
    wantStart("abc");
    socket().open();
    const lobby = table({ phase: "lobby", match: 0 });
    socket().say(lobby);
    socket().say(lobby);
    expect(socket().of("ready")).toHaveLength(1);
    const ready = { ...lobby, chairs: [{ ...lobby.chairs[0], ready: true }, lobby.chairs[1]] };
    socket().say(ready);
    socket().say(ready);
    expect(socket().of("start")).toHaveLength(1);
  });

  it("does not start by itself when somebody else sits there", () => {
    wantStart("abc");
    socket().open();
    const lobby = table({ phase: "lobby", match: 0 });
    socket().say({ ...lobby, chairs: [lobby.chairs[0], lobby.chairs[0]] });
    expect(socket().of("ready")).toHaveLength(0);
  });

  it("puts earlier log entries before the others, without doubles", () => {
    begin();
    store.earlier();
    expect(socket().of("log")).toEqual([{ do: "log", before: 4 }]);
    socket().say({
      is: "history",
      entries: [
        { number: 3, events: [] },
        { number: 4, events: [] },
      ],
    });
    expect(store.entries.map((entry) => entry.number)).toEqual([3, 4]);
  });

  it("keeps to itself what has to be remembered, and asks only for what there is", () => {
    store.module = { ...store.module, since: (state: any) => (state.turn ? (event: any) => event.event === "turned" : null) } as any;
    begin({
      number: 9,
      log: [
        { number: 7, events: [{ event: "early" }] },
        { number: 8, events: [{ event: "early" }, { event: "turned" }, { event: "late" }] },
      ],
    });
    socket().say(frame(10, { diff: { turn: 1 }, events: [{ event: "late" }] }));
    vi.advanceTimersByTime(300);
    expect(store.told).toEqual([
      { number: 8, events: [{ event: "turned" }, { event: "late" }] },
      { number: 9, events: [{ event: "late" }] },
    ]);
    expect([store.hushed, store.more, store.entries.length]).toEqual([true, false, 3]);
    // Who comes only now is told no more than that: there is nothing earlier, until it need not be remembered.
    begin({ number: 10, state: { turn: 1, place: [0, 0] }, log: [{ number: 8, events: [{ event: "turned" }] }] });
    vi.advanceTimersByTime(300);
    expect(store.more).toBe(true);
    store.earlier();
    socket().say({ is: "history", entries: [] });
    expect(store.more).toBe(false);
    socket().say(frame(11, { diff: { turn: 0 } }));
    vi.advanceTimersByTime(300);
    expect([store.hushed, store.more, store.told.length]).toEqual([false, true, 2]);
  });

  it("tells what has happened when it has been seen, not before", () => {
    begin();
    socket().say(frame(6, { diff: { turn: 1 } }));
    expect(store.scene?.state.turn).toBe(1);
    expect(store.settledScene?.state.turn).toBe(0);
    expect(store.settledScene?.actors).toEqual([0]);
    expect(store.entries).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect(store.settledScene?.state.turn).toBe(1);
    expect(store.settledScene?.actors).toEqual([1]);
    expect(store.entries).toHaveLength(2);
  });

  it("shows how a match that has just begun was opened", () => {
    const log = [{ number: 0, events: [{ event: "opening" }] }];
    begin({ number: 0, log });
    expect(store.scene?.events).toEqual([{ event: "opening" }]);
    expect(store.legal).toEqual([]);
    expect(store.entries).toEqual([]);
    socket().say(frame(1, { diff: { turn: 1 } }));
    expect(store.scene?.state.turn).toBe(0);
    vi.advanceTimersByTime(300);
    expect(store.scene?.state.turn).toBe(1);
    expect(store.entries).toEqual(log);
    vi.advanceTimersByTime(300);
    expect(store.entries).toHaveLength(2);
  });

  it("ends the picture's story, too, when the show is skipped", () => {
    begin();
    socket().say(frame(6));
    const before = store.scene!.number;
    store.skip();
    expect(store.busy).toBe(false);
    expect(store.scene?.events).toEqual([]);
    expect(store.scene?.number).toBeGreaterThan(before);
    expect(store.entries).toHaveLength(2);
  });

  it("sends a move again that could not be taken just now, and says so only when that does not help", () => {
    begin();
    store.choose(ROLL, false);
    const [{ id }] = socket().of("act");
    const refused = { is: "refused", fault: 21, code: "fault-not-saved", params: {}, rule: null, retry: true, id };
    for (const [sent, pause] of [
      [1, 800],
      [2, 2000],
      [3, 5000],
    ]) {
      expect(socket().of("act")).toHaveLength(sent);
      socket().say(refused);
      expect(store.refusal).toBeNull();
      expect(store.moving).toBe(true);
      vi.advanceTimersByTime(pause);
    }
    expect(
      socket()
        .of("act")
        .map((each) => each.id),
    ).toEqual([id, id, id, id]);
    socket().say(refused);
    expect(store.refusal?.code).toBe("fault-not-saved");
    expect(store.moving).toBe(false);
    expect(store.legal).toEqual([ROLL]);
  });

  it("does not send a move again that the rules refuse", () => {
    begin();
    store.choose(ROLL, false);
    const [{ id }] = socket().of("act");
    socket().say({ is: "refused", fault: 20, code: "fault-stale", params: {}, rule: null, retry: false, id });
    vi.advanceTimersByTime(9000);
    expect(socket().of("act")).toHaveLength(1);
    expect(store.refusal?.code).toBe("fault-stale");
  });

  it("asks for another match once, however often that is pressed", () => {
    begin();
    store.rematch(false);
    store.rematch(false);
    expect(socket().of("rematch")).toHaveLength(1);
    socket().say({ is: "refused", fault: 3, code: "fault-slow-down", params: {}, rule: null, retry: true, id: null });
    store.rematch(false);
    expect(socket().of("rematch")).toHaveLength(2);
  });

  it("asks for another match again if the line was down", () => {
    begin({ over: true });
    socket().break();
    store.rematch(false);
    expect(store.refusal?.code).toBe("page-not-connected");
    vi.advanceTimersByTime(1000);
    begin({ over: true });
    store.rematch(false);
    expect(socket().of("rematch")).toHaveLength(1);
  });

  it("starts by itself all the same if the line breaks before that was heard", () => {
    wantStart("abc");
    socket().open();
    socket().say(table({ phase: "lobby", match: 0 }));
    expect(socket().of("ready")).toHaveLength(1);
    socket().break();
    vi.advanceTimersByTime(1000);
    socket().open();
    socket().say(table({ phase: "lobby", match: 0 }));
    expect(socket().of("ready")).toHaveLength(1);
  });

  it("does not do in a live round, back on the line, what was meant while it was down", () => {
    const beat = (number: number) => socket().say({ is: "beat", number, tick: number, events: [], diff: {}, asked: null });
    begin();
    beat(6);
    socket().break();
    const steer = { do: "steer", hand: 1, x: 1, y: 2 };
    const drop = { do: "drop", hand: 1 };
    store.steer([steer]);
    store.choose(drop, false);
    expect(store.refusal?.code).toBe("page-not-connected");
    vi.advanceTimersByTime(20_000);
    begin({ number: 90 });
    beat(91);
    vi.advanceTimersByTime(2500);
    expect(
      socket()
        .of("live")
        .flatMap((each) => each.inputs),
    ).toEqual([]);
    expect(socket().of("act")).toEqual([]);
  });

  it("does in a lesson what was meant between the reading and the first tick, and not what was meant before", () => {
    const beat = (number: number) => socket().say({ is: "beat", number, tick: number, events: [], diff: {}, asked: null });
    const lesson = { is: "lesson", step: 1, of: 9, words: "bank", done: null, point: "", missed: false } as const;
    const [toTable, toBank] = ["table", "bank"].map((side) => ({ do: "face", side }));
    const inputs = () =>
      socket()
        .of("live")
        .flatMap((each) => each.inputs);
    begin();
    beat(6);
    socket().say({ ...lesson, waits: true });
    store.steer([toTable]);
    socket().say({ ...lesson, waits: false });
    store.steer([toBank]);
    expect(inputs()).toEqual([]);
    beat(7);
    expect(inputs()).toEqual([toBank]);
  });

  describe("a frame that ends a round", () => {
    const LAST = { event: "named" };
    const NEXT = { event: "round" };
    beforeEach(() => {
      store.module = {
        ...store.module!,
        acts: (events: any[]) => [events.slice(0, 1), events.slice(1)],
        afterwards: (events: any[]) => events.some((each) => each.event === "round"),
      };
      begin();
    });
    const ends = () => socket().say(frame(6, { events: [LAST, NEXT], diff: { turn: 1 } }));

    it("is told in two parts: what came before stands on the old position", () => {
      ends();
      expect([store.scene?.events, store.scene?.state.turn]).toEqual([[LAST], 0]);
      expect(store.entries.map((entry) => entry.events)).toEqual([[]]);
      vi.advanceTimersByTime(300);
      expect([store.scene?.events, store.scene?.state.turn]).toEqual([[NEXT], 1]);
      expect(store.entries.map(({ number, events }) => [number, events])).toEqual([
        [4, []],
        [5, [LAST]],
      ]);
      vi.advanceTimersByTime(300);
      // One frame is one entry, as on the server.
      expect(store.entries.map(({ number, events }) => [number, events])).toEqual([
        [4, []],
        [5, [LAST, NEXT]],
      ]);
    });

    it("waits with the next round until everyone has looked back, or little time is left", () => {
      ends();
      socket().say({ is: "pause", round: 2, left: 45_000, waiting: [0] });
      vi.advanceTimersByTime(30_000);
      expect([store.scene?.state.turn, store.busy, store.between]).toEqual([0, false, true]);
      socket().say({ is: "pause", round: 2, left: 3000, waiting: [] });
      expect([store.scene?.state.turn, store.busy, store.between]).toEqual([1, true, false]);
    });

    it("shows the next round in time when somebody looks back for too long", () => {
      ends();
      socket().say({ is: "pause", round: 2, left: 45_000, waiting: [0] });
      vi.advanceTimersByTime(41_900);
      expect(store.between).toBe(true);
      vi.advanceTimersByTime(200);
      expect([store.scene?.state.turn, store.between]).toEqual([1, false]);
    });
  });

  it("names a refused move by its words, not in notation", () => {
    store.module = { ...store.module!, label: (action: any) => `Words for ${action.do}` };
    begin();
    store.choose(ROLL, false);
    const { id } = socket().of("act")[0];
    socket().say({ is: "refused", id, code: "not-now", params: { given: "roll" }, rule: "HC-1", retry: false });
    expect(store.refusal).toEqual({ code: "not-now", params: { given: "Words for roll" }, rule: "HC-1" });
  });

  it("names what a refusal is about as the board does", () => {
    store.module = { ...store.module!, refused: ({ token }: any) => ({ token: `T${token}` }), label: () => "Words" } as any;
    begin();
    store.choose(ROLL, false);
    const refused = { is: "refused", id: socket().of("act")[0].id, code: "none", params: { token: 2 }, rule: null, retry: false };
    socket().say(refused);
    expect(store.refusal?.params).toEqual({ token: "T2" });
  });

  describe("something that is not allowed", () => {
    const MEND: any = { do: "mend", token: 2 };

    it("is put to the rules, which say why, and nothing else changes", async () => {
      store.module = { ...store.module!, label: () => "Words", tried: (action: any) => `Tried to ${action.do}` };
      begin();
      const why = store.why(MEND);
      const [{ id, window, action }] = socket().of("act");
      expect([window, action]).toEqual([3, MEND]);
      socket().say({ is: "refused", fault: 31, id, code: "not-now", params: { given: "mend 2" }, rule: "HC-1", retry: false });
      expect(await why).toEqual({ code: "not-now", params: { given: "Tried to mend" }, rule: "HC-1" });
      expect([store.refusal, store.legal]).toEqual([null, [ROLL]]);
    });

    it("is told where it was tried on the board", async () => {
      begin();
      store.attempt(MEND);
      const [{ id }] = socket().of("act");
      socket().say({ is: "refused", fault: 31, id, code: "not-now", params: {}, rule: "HC-1", retry: false });
      await vi.waitFor(() => expect(store.refusal).toMatchObject({ code: "not-now", rule: "HC-1" }));
    });

    it("is not asked about while nothing is to be decided, or if it is allowed, and a question that has passed has no answer", async () => {
      begin();
      expect(await store.why(ROLL)).toBeNull();
      expect(socket().of("act")).toEqual([]);
      const why = store.why(MEND);
      const [{ id }] = socket().of("act");
      socket().say({ is: "refused", fault: 20, id, code: "fault-stale", params: {}, rule: null, retry: false });
      expect(await why).toBeNull();
      expect(store.refusal).toBeNull();
    });
  });

  it("offers no decision while the reader may point a finger", () => {
    begin();
    expect(store.legal).toEqual([ROLL]);
    socket().say({ is: "hearing", seat: 1, left: 5000, waiting: [0] });
    expect([store.pointing, store.legal]).toEqual([true, []]);
    socket().say({ is: "hearing", seat: 1, left: 4000, waiting: [1] });
    expect([store.pointing, store.legal]).toEqual([false, [ROLL]]);
    socket().say({ is: "hearing", seat: 1, left: 0, waiting: [] });
    expect(store.hearing).toBeNull();
  });

  it("does not count as unread what muted people say", () => {
    begin();
    vi.advanceTimersByTime(9000);
    muteHere("ma1", true);
    const said = { is: "chat", chair: null, text: "hi", call: null, aim: null };
    socket().say({ ...said, number: 1, name: "Mal by another name", handle: "ma1" });
    expect(store.unread).toBe(0);
    socket().say({ ...said, number: 2, name: "Bea", handle: "bea" });
    expect(store.unread).toBe(1);
    muteHere("ma1", false);
  });

  it("does not count as unread what the reader said, nor calls that stand at a seat", () => {
    begin();
    vi.advanceTimersByTime(9000);
    const said = { is: "chat", name: "Bea", text: null, call: null, aim: null };
    socket().say({ ...said, number: 1, chair: 0, name: "Ada", text: "mine" });
    socket().say({ ...said, number: 2, chair: 1, call: "hello" });
    expect(store.unread).toBe(0);
    socket().say({ ...said, number: 3, chair: 1, text: "hi" });
    expect(store.unread).toBe(1);
  });
});
