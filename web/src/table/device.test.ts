import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notePlayed } from "../intro/seen";
import type { Chair, FrameMessage, SyncMessage, TableMessage } from "../wire/wire";
import { asked, sharing, speaksFor } from "./device";
import { chairOf, FakeSocket } from "./fakes";
import { seatCommitment } from "./deal";
import { lists } from "./seeds";
import { TableStore } from "./table.svelte";

const ROLL = { do: "roll" };

function chair(name: string, change: Partial<Chair> = {}): Chair {
  return chairOf({ name, ...change });
}
/** Ada with Mia on her device, and Ben. */
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
    chairs: [chair("Ada"), chair("Ben"), chair("Mia", { shares: 0 })],
    you: { name: "Ada", chair: 0, host: true, chairs: [0, 2], out: false, outside: [] },
    ...change,
  };
}
const alone = { name: "Ada", chair: 0, host: true, chairs: [0], out: false, outside: [] };

describe("whose hands a device belongs in", () => {
  it("is a question only where several share one", () => {
    expect(sharing(table())).toEqual([0, 2]);
    expect(sharing(table({ you: alone }))).toEqual([]);
    expect(sharing(null)).toEqual([]);
  });

  it("is theirs who are to act and have not left", () => {
    expect(asked(table(), [1, 2])).toEqual([2]);
    expect(asked(table(), [0, 1, 2])).toEqual([0, 2]);
    expect(asked(table({ you: alone }), [0, 1])).toEqual([0]);
    const gone = table({ chairs: [chair("Ada"), chair("Ben"), chair("Mia", { presence: "left" })] });
    expect(asked(gone, [0, 2])).toEqual([0]);
    expect(asked(null, [0])).toEqual([]);
  });

  it("decides who leaves: who has it, or all of them", () => {
    expect(speaksFor(table(), 2)).toEqual([2]);
    expect(speaksFor(table(), null)).toEqual([0, 2]);
  });
});

describe("a shared device's store", () => {
  let store: TableStore;
  const socket = () => FakeSocket.last;
  function sync(change: Partial<SyncMessage> = {}): SyncMessage {
    return {
      is: "sync",
      epoch: "e",
      number: 5,
      match: 1,
      seat: null,
      players: 3,
      board: {},
      state: {},
      actors: [2],
      legal: [],
      window: 0,
      over: false,
      log: [],
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

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    localStorage.clear();
    sessionStorage.clear();
    notePlayed("unknown");
    store = new TableStore("abc", () => false);
    store.module = { name: "unknown", duration: () => 300, moment: () => null, weighty: () => false } as any;
    socket().open();
  });
  afterEach(() => {
    store.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("is handed over while it looks through nobody and one of its people is to act", () => {
    socket().say(table());
    socket().say(sync());
    expect([store.handing, store.asked, store.due]).toEqual([true, [2], false]);
    socket().say(sync({ actors: [1] }));
    expect(store.handing).toBe(false);
    socket().say(sync({ actors: [0, 1, 2] }));
    expect([store.handing, store.asked]).toEqual([true, [0, 2]]);
    store.look(2);
    expect(socket().of("look")).toEqual([{ do: "look", chair: 2 }]);
    socket().say(sync({ seat: 2, actors: [0, 1, 2], legal: [ROLL] }));
    expect([store.handing, store.due]).toEqual([false, false]);
    expect(store.legal).toEqual([ROLL]);
    expect(store.players.map((player) => player.you)).toEqual([false, false, true]);
  });

  it("is to be handed over once its holder's move has been answered and shown, and another one is to act", () => {
    socket().say(table());
    socket().say(sync({ seat: 2, legal: [ROLL] }));
    store.choose(ROLL, false);
    const [{ id }] = socket().of("act");
    socket().say(frame(6, { ack: id, actors: [0] }));
    expect(store.due).toBe(false);
    vi.advanceTimersByTime(300);
    expect(store.due).toBe(true);
    socket().break();
    expect(store.due).toBe(false);
  });

  it("stays where it is while only others are to act", () => {
    socket().say(table());
    socket().say(sync({ seat: 2, actors: [1] }));
    expect([store.due, store.handing]).toEqual([false, false]);
  });

  it("can be handed over by hand, and is then between two hands until somebody takes it", () => {
    socket().say(table());
    socket().say(sync({ seat: 2, actors: [1] }));
    store.pass();
    expect(socket().of("look")).toEqual([{ do: "look", chair: null }]);
    socket().say(sync({ actors: [1] }));
    expect([store.handing, store.asked]).toEqual([true, []]);
    store.look(0);
    socket().say(sync({ seat: 0, actors: [1] }));
    expect([store.handing, store.passing]).toEqual([false, false]);
  });

  it("stays with who only wants to look, until they hand it back or somebody else is to act", () => {
    socket().say(table());
    socket().say(sync({ actors: [0] }));
    store.look(2);
    socket().say(sync({ seat: 2, actors: [0] }));
    expect([store.peeking, store.due]).toEqual([true, false]);
    store.pass();
    expect(store.peeking).toBe(false);
    expect(socket().of("look").at(-1)).toEqual({ do: "look", chair: null });
    socket().say(sync({ actors: [0] }));
    store.look(2);
    socket().say(sync({ seat: 2, actors: [0] }));
    socket().say(frame(6, { actors: [0] }));
    vi.advanceTimersByTime(300);
    expect([store.peeking, store.due]).toEqual([true, false]);
    socket().say(frame(7, { actors: [1] }));
    socket().say(frame(8, { actors: [0] }));
    vi.advanceTimersByTime(600);
    expect([store.peeking, store.due]).toEqual([false, true]);
  });

  it("says who had it when the line was lost", () => {
    socket().say(table());
    socket().say(sync({ seat: 2, match: 1 }));
    store.comeAgain();
    socket().open();
    expect(socket().sent[0]).toMatchObject({ do: "hello", epoch: "e", seen: 5, match: 1, chair: 2 });
  });

  it("is nobody's at the end: everyone has a name", () => {
    socket().say(table());
    socket().say(sync({ seat: 2 }));
    socket().say(table({ phase: "over" }));
    expect(store.players.map((player) => player.you)).toEqual([false, false, false]);
    expect([store.handing, store.due]).toEqual([false, false]);
  });

  it("commits to a seed for each of its chairs with one ready, and reveals them all at their seats", () => {
    socket().say(table({ phase: "lobby", match: 0 }));
    store.ready();
    const [{ seats }] = socket().of("ready");
    expect(new Set(seats).size).toBe(2);
    socket().say({ is: "deal", match: 1, server: "c0", seats: [seats[0], "bb", seats[1]], attempt: 1, left: 9000 });
    const [{ seeds }] = socket().of("reveal");
    expect(seeds.map((seed: string) => seatCommitment("c0", seed))).toEqual(seats);
    expect(lists("abc", 1)).toEqual([{ server: "c0", seats: [seats[0], "bb", seats[1]], seeds }]);
  });

  it("does not show the opening again to whoever looks next", () => {
    socket().say(table());
    const log = [{ number: 0, events: [{ event: "rolled" }] }];
    socket().say(sync({ number: 0, log, match: 1 }));
    expect(store.busy).toBe(true);
    vi.advanceTimersByTime(2000);
    socket().say(sync({ number: 0, log, seat: 2 }));
    expect(store.busy).toBe(false);
    expect(store.entries).toEqual(log);
  });
});
