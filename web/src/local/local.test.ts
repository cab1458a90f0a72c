// Records verified, and games played, with the modules that the page ships.
import { describe, expect, it, vi } from "vitest";
import answers from "../games/fixtures/answers.json";
import drawings from "../games/fixtures/blackhat-drawings.json";
import records from "../games/fixtures/records.json";
import { matchKey, seatCommitment } from "../table/deal";
import type { FromServer, SyncMessage, TableMessage } from "../wire/wire";
import { notTheirs, reasonOf, refusalOf, stakesOf, tallyOf } from "./answers";
import { type Kit, loadKit } from "./kit";
import { TextFault } from "./lines";
import { type Played, wordsOf } from "./match";
import type { Rules } from "./module";
import { gameOf, readRecord } from "./record";
import { type Proof, replay } from "./replaying";
import { LocalTable, newLesson, newTable, type StoredTable } from "./table";
import { spelled } from "./spelling";
import { rulesOf } from "./testing";
import { pack, read } from "./verbs";

async function verified(text: string): Promise<Proof> {
  const { game } = gameOf(text);
  const kit = (await loadKit(game))!;
  const record = readRecord(kit, text);
  return replay(kit, (await rulesOf(game))(record.board), record);
}

async function faultOf(text: string): Promise<{ code: string; line: unknown }> {
  const fault = await verified(text).then(
    () => null,
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(TextFault);
  const { code, params } = fault as TextFault;
  return { code, line: params.line };
}

describe("a record proves itself", () => {
  it.each(records.map((text) => [gameOf(text).game, text]))("%s", async (_, text) => {
    const proof = await verified(text);
    expect(proof.actions).toBe(text.match(/^\d+ /gm)!.length);
    expect(proof.finished).toBe(text.includes("\nresult\n"));
  });

  const text = records[0];
  const lines = text.split("\n");
  const at = (start: string): number => lines.findIndex((line) => line.startsWith(start));
  const changed = (line: number, to: string): string => lines.toSpliced(line, 1, to).join("\n");

  it("names the line where somebody has tampered with it", async () => {
    const moves = lines.flatMap((line, number) => (/^\d+ . roll/.test(line) ? [number] : []));
    const rolled = lines.findIndex((line) => line.startsWith("  = rolled"));
    const other = lines[rolled].endsWith("1") ? "2" : "1";
    const cases: [string, number, string][] = [
      [changed(rolled, lines[rolled].replace(/\d$/, other)), rolled, "text-event"],
      [changed(moves[3], lines[moves[3]].replace("roll", "stop")), moves[3], "text-move"],
      [changed(moves[3], lines[moves[3]].replace("roll", "fly")), moves[3], "malformed-verb"],
      [lines.toSpliced(rolled, 1).join("\n"), rolled, "text-event"],
      [changed(at("seat-seed a"), `seat-seed a ${"00".repeat(32)}`), at("seat-seed a"), "text-deal-seat"],
      [changed(at("seat-seed c"), `seat-seed c ${"00".repeat(32)}`), at("seat-seed c"), "text-deal-bot"],
      [changed(at("points"), "points 1 2 3"), at("result"), "text-result"],
      [changed(at("game"), "game hashcatch 99"), at("game"), "text-version"],
      [changed(at("option memory"), "option memory perhaps"), at("option memory"), "option-value"],
    ];
    for (const [tampered, line, code] of cases) expect(await faultOf(tampered)).toEqual({ code, line: line + 1 });
  });

  it("holds on a board that somebody drew, but not on another, nor on one with mistakes", async () => {
    const text = records.at(-1)!;
    expect(text).toContain("option board custom\noption drawing\n  | #");
    expect((await faultOf(text.replace("H+4 > X+3", "H+3 > X+3"))).code).toBe("text-deal-seat");
    const last = text.split("\n").findLastIndex((line) => line.startsWith("option "));
    expect(await faultOf(text.replace("H+4 > X+3", "H+4 > X+9"))).toEqual({ code: "blackhat-drawing", line: last + 1 });
    expect((await faultOf(text.replace("option board custom", "option board classic"))).code).toBe("option-text-idle");
  });

  it("does not hold with another option than the one that the server committed to", async () => {
    expect((await faultOf(changed(at("option memory"), "option memory off"))).code).toBe("text-deal-seat");
  });
});

describe("the rules in the page answer as they do in Python", () => {
  it.each(records.slice(0, 3).map((text, number) => [gameOf(text).game, number, text] as const))("%s", async (game, number, text) => {
    const kit = (await loadKit(game))!;
    const record = readRecord(kit, text);
    const rules = (await rulesOf(game))(record.board);
    let { state } = rules.setUp(wordsOf(matchKey(record.server, record.seatSeeds)));
    const asked = answers.filter((each) => each.record === number);
    expect(asked.length).toBeGreaterThan(5);
    for (let ply = 0; ply < record.played.length; ply++) {
      for (const { seat, stakes, tally, reasons, refused } of asked.filter((each) => each.ply === ply)) {
        const acts = rules.legal(state, seat);
        const mask = rules.mask(state, seat);
        expect(stakesOf(kit, rules, state, seat, acts)).toEqual(stakes);
        expect(tallyOf(kit, rules, state, seat)).toEqual(tally);
        expect(acts.map((act) => reasonOf(kit, rules, mask, seat, act))).toEqual(reasons);
        for (const [who, action, code, rule, params] of refused as [number, string, string, string, object][]) {
          const said = read(kit.actions, action)!;
          const found = who === seat ? refusalOf(kit, rules, state, who, said) : notTheirs(kit, rules, state, who);
          expect(found).toEqual({ code, rule, params });
        }
      }
      const { seat, text: action } = record.played[ply];
      ({ state } = rules.apply(state, seat, pack(read(kit.actions, action)!)));
    }
  });
});

/** Plays at a table on this device, as a page does. */
class Reader {
  stored: StoredTable;
  /** What was done in the last match, in the blocks in which it was kept. */
  blocks: Played[][] = [];
  heard: FromServer[] = [];
  /** Milliseconds, which pass when nobody has anything else to do. */
  time = 0;
  alarms: { at: number; ring: () => void }[] = [];
  table!: LocalTable;
  keeps = true;
  /** What bots have learned: here nothing, or numbers that mean nothing; or it has not come yet. */
  mind: Promise<Float32Array | null> = Promise.resolve(null);
  failed: unknown = null;
  private seeds = 0;
  private moves = 0;

  constructor(
    readonly kit: Kit,
    private readonly rules: (board: Uint8Array) => Rules,
    bots: number,
    options: Record<string, boolean | number | string> = {},
  ) {
    this.stored = newTable(kit, "here-test", "Ada", bots, "regular", options, this.seed());
    this.open();
  }

  seed = (): string => (++this.seeds).toString(16).padStart(64, "0");

  /** As after a reload: only what was kept is there. */
  open(): void {
    this.table?.close();
    this.alarms = [];
    this.table = new LocalTable(structuredClone(this.stored), {
      kit: this.kit,
      rules: this.rules,
      keep: async (table, done) => {
        if (!this.keeps) throw new Error("the disk is full");
        this.stored = structuredClone(table);
        this.stored.matches.at(-1)?.played.push(...structuredClone(done));
        if (done.length) this.blocks.push(structuredClone(done));
      },
      broken: (error) => (this.failed = error),
      tell: (message) => {
        const told = typeof message === "string" ? (JSON.parse(message) as FromServer) : structuredClone(message);
        if (told.is !== "pong") this.heard.push(told);
      },
      now: () => this.time,
      later: (ring, after) => this.alarms.push({ at: this.time + after, ring }),
      seed: this.seed,
      mind: this.mind,
      pause: 700,
      ready: 4000,
    });
  }

  last<Kind extends FromServer["is"]>(is: Kind): Extract<FromServer, { is: Kind }> {
    return this.heard.findLast((message) => message.is === is) as Extract<FromServer, { is: Kind }>;
  }

  async begin(): Promise<void> {
    await this.table.hear({ do: "hello", protocol: 4 });
    const { commitment, you } = this.last("table");
    const seeds = you.chairs.map(() => this.seed());
    await this.table.hear({ do: "ready", server: commitment, seats: seeds.map((seed) => seatCommitment(commitment, seed)) });
    await this.table.hear({ do: "start" });
    await this.table.hear({ do: "reveal", server: commitment, seeds });
  }

  /** Let time pass until the next alarm; false if there is none. */
  async wait(): Promise<boolean> {
    const next = this.alarms.toSorted((a, b) => a.at - b.at)[0];
    if (!next) return false;
    this.alarms.splice(this.alarms.indexOf(next), 1);
    this.time = Math.max(this.time, next.at);
    next.ring();
    await this.table.hear({ do: "ping" });
    return true;
  }

  /** Act at once if asked, else let the bots. False when nothing can be done any more. */
  async step(): Promise<boolean> {
    const asked = this.heard.findLast((message) => message.is === "frame" || message.is === "sync");
    const sync = asked as SyncMessage;
    if (sync.legal.length && this.last("table").phase === "playing") {
      await this.table.hear({ do: "act", id: `move ${++this.moves}`, window: sync.window, action: sync.legal[0] });
      return true;
    }
    return this.wait();
  }
}

describe("a table on this device", () => {
  it.each([
    ["hashcatch", 3, {}],
    ["blackhat", 3, { modules: 2, tracer: true }],
    ["blackhat", 2, { board: "custom", drawing: drawings[0].text, modules: 5 }],
    ["hacker", 2, { tempo: "step" }],
  ])("%s is played to its end, and its record proves itself", async (game, bots, options) => {
    const reader = new Reader((await loadKit(game))!, await rulesOf(game), bots, options);
    await reader.begin();
    expect(reader.last("sync").seat).toBe(0);
    for (let steps = 0; (await reader.step()) && steps < 5000; steps++);
    expect(reader.heard.filter((message) => message.is === "refused")).toEqual([]);
    const table: TableMessage = reader.last("table");
    expect(table.phase).toBe("over");
    const { result } = reader.last("end");
    expect(result!.placing).toHaveLength(bots + 1);
    const record = reader.table.record(1)!;
    expect(await verified(record)).toMatchObject({ finished: true, actions: reader.stored.matches[0].played.length });
    const watched = reader.table.replay(1, null)!;
    expect(watched.steps).toHaveLength(reader.stored.matches[0].played.length);
    expect(watched.end.result).toEqual(result);
    const round = reader.table.recount(1, 1);
    if (game !== "hacker") return expect(round).toBeNull();
    expect(round!.steps.length).toBeGreaterThan(5);
    expect(round!.opened).toEqual({});
    expect(round!.awards).toEqual([]);
    expect(reader.table.recount(1, 4)!.awards.length).toBeGreaterThan(0);
    // What each of seven seats noticed stays covered (HK-5); the journals behind theirs, of all and of the truth, are told.
    const journals = round!.steps.flatMap((step) =>
      Object.keys((step.diff.lies ?? {}) as object).map((cell) => Number(cell.split(".")[0])),
    );
    expect(Math.min(...journals)).toBe(7);
    expect(reader.table.recount(1, 4)!.opened).toHaveProperty("under");
    expect(reader.table.recount(1, 5)).toBeNull();
  });

  it("goes on after a reload where it stood", async () => {
    const reader = new Reader((await loadKit("hashcatch"))!, await rulesOf("hashcatch"), 1);
    await reader.begin();
    for (let steps = 0; steps < 20; steps++) await reader.step();
    const frames = reader.heard.filter((message) => message.is === "frame" || message.is === "sync");
    const before = frames.at(-1)!;
    reader.open();
    await reader.table.hear({ do: "hello", protocol: 4 });
    const { actors, legal, window, state } = reader.last("sync");
    expect({ actors, legal, window }).toEqual({ actors: before.actors, legal: before.legal, window: before.window });
    expect(state).toBeTruthy();
  });

  it("takes a move back from which nobody has learned anything, and more if the table allows it, and stays so after a reload", async () => {
    const reader = new Reader((await loadKit("hashcatch"))!, await rulesOf("hashcatch"), 1);
    await reader.table.hear({ do: "hello", protocol: 4 });
    await reader.table.hear({ do: "choose", options: {}, consent: true });
    await reader.begin();
    const asked = () => reader.heard.findLast((message) => message.is === "frame" || message.is === "sync")!;
    const until = async (verb: string) => {
      while (!asked().legal.some((action) => action.do === verb)) await reader.step();
    };
    const regret = async () => {
      await reader.table.hear({ do: "regret" });
      return reader.last("regrets");
    };
    await until("roll");
    await reader.step();
    const rolled = reader.last("frame").events;
    expect(await regret()).toMatchObject({ why: "takeback-chance", plead: true });
    await reader.table.hear({ do: "act", id: "not this", window: asked().window, action: { do: "take-back" } });
    expect(reader.last("refused")).toMatchObject({ id: "not this", fault: 31, code: "takeback-chance" });
    await reader.table.hear({ do: "plead" });
    expect(reader.last("frame").events).toEqual([{ event: "took-back", seat: 0 }]);
    await reader.step();
    expect(reader.last("frame").events, "the die falls as it fell").toEqual(rolled);

    await until("move");
    const before = asked().legal;
    await reader.step();
    expect(await regret()).toEqual({ is: "regrets", window: asked().window, why: null, plead: false });
    await reader.table.hear({ do: "act", id: "back", window: asked().window, action: { do: "take-back" } });
    expect(reader.last("frame")).toMatchObject({ ack: "back", legal: before, events: [{ event: "took-back", seat: 0 }] });
    reader.open();
    await reader.table.hear({ do: "hello", protocol: 4 });
    expect(reader.last("sync").legal).toEqual(before);
    for (let steps = 0; (await reader.step()) && steps < 5000; steps++);
    const played = reader.stored.matches[0].played;
    expect(played.filter(({ action }) => action.startsWith("take-back"))).toHaveLength(2);
    expect(await verified(reader.table.record(1)!)).toMatchObject({ finished: true, actions: played.length });
    expect(reader.table.replay(1, 0)!.steps).toHaveLength(played.length);
  });

  it("refuses what is not allowed, and nothing changes", async () => {
    const reader = new Reader((await loadKit("hashcatch"))!, await rulesOf("hashcatch"), 1);
    await reader.begin();
    for (let steps = 0; !reader.last("sync").legal.length && steps < 9; steps++) await reader.step();
    const kept = JSON.stringify(reader.stored);
    const { window } = reader.heard.findLast((message) => message.is === "frame" || message.is === "sync")!;
    await reader.table.hear({ do: "act", id: "one", window, action: { do: "attack", row: 5 } });
    expect(reader.last("refused")).toMatchObject({ id: "one", fault: 31, code: "hashcatch-say-purpose", rule: "HC-11" });
    await reader.table.hear({ do: "act", id: "two", window: window - 1, action: { do: "roll" } });
    expect(reader.last("refused")).toMatchObject({ id: "two", fault: 20 });
    expect(JSON.stringify(reader.stored)).toBe(kept);
  });

  it("takes a board that somebody drew, and says all that is wrong with another", async () => {
    const reader = new Reader((await loadKit("blackhat"))!, await rulesOf("blackhat"), 2);
    await reader.table.hear({ do: "hello", protocol: 4 });
    const [{ text }] = drawings;
    const give = (options: Record<string, string>): Promise<void> => reader.table.hear({ do: "choose", options });
    await give({ board: "custom", drawing: text.replace("A+0", "A+9").replace("track", "trick") });
    const { code, params, fault } = reader.last("refused");
    expect([code, fault, (params.faults as unknown[]).length]).toEqual(["blackhat-drawing", 33, 3]);
    await give({ board: "custom" });
    expect(reader.last("refused").code).toBe("option-text-missing");
    expect(reader.stored.options.board).toBe("classic");
    await give({ board: "custom", drawing: text.replaceAll("\n", "\r\n") });
    expect(reader.last("table").options).not.toHaveProperty("drawing");
    expect(reader.last("table").options.board).toBe("custom");
    expect(reader.stored.options.drawing).toBe(text);
    await give({ edition: "finnish" });
    expect(reader.stored.options.drawing).toBe(text);
    await give({ board: "advanced" });
    expect(reader.stored.options.drawing).toBe("");
    expect(reader.heard.filter((message) => message.is === "refused")).toHaveLength(2);
  });

  it("refuses options that the game does not allow together, with the game's own reason", async () => {
    const reader = new Reader((await loadKit("blackhat"))!, await rulesOf("blackhat"), 2);
    await reader.table.hear({ do: "hello", protocol: 4 });
    await reader.table.hear({ do: "choose", options: { half_deals: "later" } });
    expect(reader.last("refused")).toMatchObject({ fault: 33, code: "blackhat-combine-needs", rule: "BH-66" });
    expect(reader.stored.options.half_deals).toBe("edition");
    await reader.table.hear({ do: "choose", options: { half_deals: "later", broken_honeypot: true } });
    expect(reader.stored.options.half_deals).toBe("later");
    expect(reader.heard.filter((message) => message.is === "refused")).toHaveLength(1);
  });

  it("says what is at stake for whoever is asked", async () => {
    const reader = new Reader((await loadKit("blackhat"))!, await rulesOf("blackhat"), 3);
    await reader.begin();
    for (let steps = 0; steps < 600 && !reader.last("stakes")?.choices.flat().length; steps++) {
      const asked = reader.heard.findLast((message) => message.is === "frame" || message.is === "sync")!;
      await reader.table.hear({ do: "weigh" });
      const { window, choices, tally } = reader.last("stakes");
      expect(window).toBe(asked.window);
      expect(choices).toHaveLength(asked.legal.length);
      expect(tally).toHaveLength(4);
      expect(tally[0].points).not.toBeNull();
      if (steps === 0) expect(tally[1].points).toBeNull(); // of cards that are not seen; later on a hand may be empty
      const highest = asked.legal.at(-1); // whoever wins a trick moves a pawn
      if (highest) await reader.table.hear({ do: "act", id: `highest ${steps}`, window, action: highest });
      else await reader.step();
    }
    expect(reader.last("stakes").choices.flat()[0]).toMatchObject({ code: "round", odds: 1000 });
  });

  it("tells everyone who shares the device all that they saw, also while another held it", async () => {
    const reader = new Reader((await loadKit("hashcatch"))!, await rulesOf("hashcatch"), 0);
    await reader.table.hear({ do: "hello", protocol: 4 });
    await reader.table.hear({ do: "share", chair: 1, name: "Bo" });
    await reader.begin();
    for (const chair of [0, 1, 0, 1, 0, 1]) {
      await reader.table.hear({ do: "look", chair });
      for (let steps = 0; steps < 6; steps++) {
        const asked = reader.heard.findLast((message) => message.is === "frame" || message.is === "sync")!;
        if (asked.legal.length) await reader.step();
      }
    }
    await reader.table.hear({ do: "look", chair: 0 });
    const log = reader.last("sync").log;
    const told = log.filter((entry) => entry.events.some((event) => event.event === "rolled"));
    expect(told.length).toBe(reader.stored.matches[0].played.filter((each) => each.action === "roll").length);
    expect(log.map((entry) => entry.number)).toEqual(log.map((_, at) => log[0].number + at));
  });

  it("says that a match of other rules cannot go on, and plays another", async () => {
    const kit = (await loadKit("hashcatch"))!;
    const reader = new Reader(kit, await rulesOf("hashcatch"), 1);
    await reader.begin();
    reader.stored.matches[0].version += 1;
    reader.open();
    await reader.table.hear({ do: "hello", protocol: 4 });
    expect(reader.last("table").phase).toBe("interrupted");
    expect(reader.last("end").other_rules).toEqual({ why: "rules", begun: kit.version + 1, now: kit.version });
    expect(reader.table.record(1)).toBeNull();
    await reader.table.hear({ do: "rematch" });
    await reader.begin();
    expect(reader.last("sync").match).toBe(2);
  });

  it("ends a match whose last move was kept and nothing after it", async () => {
    const reader = new Reader((await loadKit("hashcatch"))!, await rulesOf("hashcatch"), 1);
    await reader.begin();
    for (let steps = 0; (await reader.step()) && steps < 5000; steps++);
    reader.stored.phase = "playing";
    reader.stored.matches[0].ended = false;
    reader.open();
    await reader.table.hear({ do: "hello", protocol: 4 });
    expect(reader.last("table").phase).toBe("over");
    expect(reader.stored.matches[0].ended).toBe(true);
  });

  it("has its page come again when something is wrong with it", async () => {
    const reader = new Reader((await loadKit("hashcatch"))!, await rulesOf("hashcatch"), 1);
    await reader.begin();
    reader.keeps = false;
    while (!reader.failed) await reader.step();
    expect(String(reader.failed)).toContain("full");
  });

  it("shows people who share the device only what their own chair may see", async () => {
    const kit = (await loadKit("blackhat"))!;
    const reader = new Reader(kit, await rulesOf("blackhat"), 1);
    await reader.table.hear({ do: "hello", protocol: 4 });
    await reader.table.hear({ do: "share", chair: 2, name: "Bo" });
    await reader.begin();
    expect(reader.last("sync").seat).toBeNull();
    const hands = (): number[][] => reader.last("sync").state.hidden as number[][];
    const cards = (hand: number[]): number => hand.reduce((sum, each) => sum + each, 0);
    expect(hands().map(cards).slice(0, 3)).toEqual([0, 0, 0]);
    await reader.table.hear({ do: "look", chair: 2 });
    expect(cards(hands()[2])).toBeGreaterThan(0);
    expect(cards(hands()[0])).toBe(0);
  });

  it("keeps what is said, and does not say what means nothing", async () => {
    const reader = new Reader((await loadKit("hacker"))!, await rulesOf("hacker"), 2, { tempo: "step" });
    await reader.begin();
    await reader.table.hear({ do: "say", text: "  good\u200b \n luck " });
    await reader.table.hear({ do: "say", call: "look", aim: 4 });
    await reader.table.hear({ do: "say", call: "point", aim: 2 });
    const said = reader.heard.filter((message) => message.is === "chat");
    expect(said.map(({ chair, name, call, aim, text }) => [chair, name, call, aim, text])).toEqual([
      [0, "Ada", null, null, "good luck"],
      [0, "Ada", "look", 4, null],
      [0, "Ada", "point", 2, null],
    ]);
    for (const wrong of [
      { call: "point", aim: 0 },
      { call: "point", aim: 3 },
      { call: "look", aim: 21 },
      { call: "toString" },
      { text: " \u200b " },
    ])
      await reader.table.hear({ do: "say", ...wrong });
    expect(reader.heard.filter((message) => message.is === "refused")).toHaveLength(5);
    reader.heard = [];
    reader.open();
    await reader.table.hear({ do: "hello", protocol: 4 });
    expect(reader.heard.filter((message) => message.is === "chat")).toEqual(said);
  });

  it("gives its owner another name", async () => {
    const reader = new Reader((await loadKit("hashcatch"))!, await rulesOf("hashcatch"), 1);
    await reader.table.hear({ do: "hello", protocol: 4 });
    await reader.table.rename("  Grace\n");
    expect(reader.last("table")).toMatchObject({ you: { name: "Grace" } });
    expect(reader.last("table").chairs[0].name).toBe("Grace");
    expect(reader.stored.chairs[0]!.name).toBe("Grace");
  });

  it("lets the clock act for who takes too long, but not for bots, nor while no page is there", async () => {
    const reader = new Reader((await loadKit("hashcatch"))!, await rulesOf("hashcatch"), 1);
    await reader.table.hear({ do: "hello", protocol: 4 });
    await reader.table.hear({ do: "choose", options: {}, pace: "quick" });
    await reader.begin();
    for (let steps = 0; !reader.last("sync").legal.length && !reader.last("frame")?.legal.length && steps < 50; steps++)
      await reader.wait();
    const begun = reader.time;
    reader.open();
    reader.time += 1_000_000;
    await reader.table.hear({ do: "hello", protocol: 4 });
    const clock = reader.last("sync").clock![0];
    expect(clock).toMatchObject({ running: true, reserve: 90_000 });
    while (!reader.heard.some((message) => message.is === "notice")) await reader.wait();
    expect(reader.last("notice")).toMatchObject({ code: "timeout", chair: 0, name: "Ada" });
    expect(reader.time - begun).toBe(1_000_000 + clock.move + 90_000);
    const { played } = reader.stored.matches[0];
    expect(played.find((each) => each.seat === -1)).toMatchObject({ action: "timeout a", at: begun + clock.move + 90_000 });
    for (let steps = 0; (await reader.step()) && steps < 5000; steps++);
    expect(reader.last("table").phase).toBe("over");
    expect(await verified(reader.table.record(1)!)).toMatchObject({ finished: true });
  });

  it("gives advice to who plays alone, and to several people where they want it", async () => {
    const reader = new Reader((await loadKit("hashcatch"))!, await rulesOf("hashcatch"), 1);
    await reader.table.hear({ do: "hello", protocol: 4 });
    await vi.waitFor(() => expect(reader.last("table").advice).toBeNull());
    reader.mind = new Promise(() => {});
    reader.open();
    await reader.table.hear({ do: "hello", protocol: 4 });
    expect(reader.last("table").advice).toBe("always");
    await reader.table.hear({ do: "share", chair: 2, name: "Bo" });
    expect(reader.last("table").advice).toBe("off");
    await reader.table.hear({ do: "choose", options: {}, advice: true });
    expect(reader.last("table").advice).toBe("on");
  });

  it("lets people act before what bots have learned has come: only bots and advice wait for it", async () => {
    const reader = new Reader((await loadKit("hashcatch"))!, await rulesOf("hashcatch"), 1);
    let come: (mind: null) => void = () => {};
    reader.mind = new Promise((done) => (come = done));
    reader.open();
    await reader.begin();
    // What an own turn brings is played out, then it is the bot's; nobody else can go on.
    const asked = (): SyncMessage => reader.heard.findLast((message) => message.is === "frame" || message.is === "sync") as SyncMessage;
    for (let steps = 0; asked().actors.includes(0) && steps < 50; steps++) await reader.step();
    await reader.table.hear({ do: "advise" });
    const waiting = reader.heard.length;
    while (await reader.wait());
    expect(asked().actors).toEqual([1]);
    expect(reader.heard.slice(waiting)).toEqual([]);
    expect(reader.last("table").advice).toBe("always");
    come(null);
    await vi.waitFor(() => expect(reader.stored.matches[0].played.at(-1)!.seat).toBe(1));
    expect(reader.last("table").advice).toBeNull();
    expect(reader.last("refused")).toMatchObject({ code: "fault-not-now" });
  });

  it.each(["hashcatch", "blackhat"])("%s is taught step by step, also after a reload in the middle", async (game) => {
    const kit = (await loadKit(game))!;
    const lesson = kit.lesson!;
    const reader = new Reader(kit, await rulesOf(game), 1);
    reader.stored = newLesson(kit, lesson, "here-test", "Ada", reader.seed());
    reader.open();
    await reader.table.hear({ do: "hello", protocol: 4 });
    expect(reader.last("table")).toMatchObject({ phase: "playing", lesson: true, advice: null });
    expect(reader.last("lesson")).toMatchObject({ step: 0, of: lesson.steps.length, words: lesson.steps[0].words, done: null });
    // What is legal, but not what the step is about, is refused; and nothing else is offered.
    expect(reader.last("sync").legal).toHaveLength(1);
    for (let steps = 0; reader.last("table").phase === "playing" && steps < 200; steps++) {
      if (steps === 5) {
        reader.open();
        await reader.table.hear({ do: "hello", protocol: 4 });
      }
      await reader.step();
    }
    expect(reader.heard.filter((message) => message.is === "refused")).toEqual([]);
    expect(reader.last("table").phase).toBe("over");
    expect(reader.last("lesson")).toMatchObject({ step: lesson.steps.length, words: null, done: lesson.steps.at(-1)!.words });
    const letters = "abcdefgh";
    const done = reader.stored.matches[0].played.map(({ seat, action }) => `${letters[seat]} ${action}`);
    expect(done).toEqual(lesson.steps.flatMap((step) => [...step.wanted.map((action) => `a ${action}`), ...step.then]));
    expect(reader.heard.filter((message) => message.is === "chat")).toEqual([]);
  });

  it("lets bots call something out now and then, and keeps it", async () => {
    const reader = new Reader((await loadKit("hashcatch"))!, await rulesOf("hashcatch"), 2);
    await reader.begin();
    for (let steps = 0; (await reader.step()) && steps < 5000; steps++);
    const said = reader.heard.filter((message) => message.is === "chat");
    expect(said.length).toBeGreaterThan(0);
    expect(said.every((line) => line.chair! > 0 && line.name === "" && line.call! in reader.kit.calls)).toBe(true);
    expect(reader.stored.chat.map((line) => line.number)).toEqual(said.map((line) => line.number).slice(-50));
  });
});

const QUICK = { tempo: "live", walk_seconds: 1, walk_limit: 5, place_limit: 1 };

async function liveReader(bots = 2, options: Record<string, number | string> = QUICK): Promise<Reader> {
  const reader = new Reader((await loadKit("hacker"))!, await rulesOf("hacker"), bots, options);
  await reader.begin();
  return reader;
}

/** Play until the round is live and its first tick has come. */
async function untilItFlows(reader: Reader): Promise<void> {
  for (let steps = 0; reader.heard.at(-1)?.is !== "beat" && steps < 200; steps++) await reader.step();
  expect(reader.heard.at(-1)!.is).toBe("beat");
}

/** Let ticks pass. */
async function beats(reader: Reader, count: number): Promise<void> {
  const enough = reader.last("beat").tick + count;
  while (reader.last("beat").tick < enough) await reader.wait();
}

describe("a live match on this device", () => {
  it("is played to its end in ticks of a tenth of a second, and its record proves itself", async () => {
    const reader = await liveReader();
    const told: [number, number][] = [];
    let heard = 0;
    for (let steps = 0; steps < 9000 && reader.last("table").phase === "playing"; steps++) {
      await reader.step();
      for (const message of reader.heard.slice(heard)) {
        if (message.is === "beat") told.push([message.tick, reader.time]);
        if (message.is === "pause" && message.waiting.length) await reader.table.hear({ do: "onward" });
      }
      heard = reader.heard.length;
    }
    expect(reader.heard.filter((message) => message.is === "refused")).toEqual([]);
    expect(reader.last("table").phase).toBe("over");
    // A tick that ends a round is told with a frame; all others follow each other.
    const next = told.slice(1).flatMap(([tick, at], before) => (tick === told[before][0] + 1 ? [at - told[before][1]] : []));
    expect(next.length).toBeGreaterThan(300);
    expect(new Set(next.filter((each) => each < 4000))).toEqual(new Set([100])); // between rounds there are pauses
    const { played } = reader.stored.matches[0];
    expect(played.some(({ seat, action }) => seat > 0 && action.startsWith("drop"))).toBe(true);
    expect(await verified(reader.table.record(1)!)).toMatchObject({ finished: true, actions: played.length });
    // What is not done on purpose is kept in blocks of a quarter of a second.
    expect(reader.blocks.length).toBeLessThan(played.length / 3);
    for (const block of reader.blocks) expect(block.at(-1)!.at - block[0].at).toBeLessThanOrEqual(300);
    expect(reader.table.recount(1, 2)!.steps.length).toBeGreaterThan(20);
    expect(reader.table.replay(1, 0)!.steps.length).toBe(played.filter(({ action }) => !/^(steer|look|face)/.test(action)).length);
    const pauses = reader.heard.filter((message) => message.is === "pause" && message.left > 0);
    expect(pauses[0]).toMatchObject({ round: 1, left: 4000, waiting: [] });
    expect(pauses.slice(1, 3)).toMatchObject([
      { round: 2, left: 45_000, waiting: [0] },
      { round: 2, left: 4000, waiting: [] },
    ]);
    expect(reader.last("delays")).toMatchObject({ round: 4, milliseconds: [null, null, null] });
  });

  it("takes the last of several inputs for a hand with the next tick, and no more than fifteen messages a second", async () => {
    const reader = await liveReader(2, { ...QUICK, walk_seconds: 20, walk_limit: 60 });
    await untilItFlows(reader);
    const { tick } = reader.last("beat");
    for (let x = 1; x <= 40; x++)
      await reader.table.hear({
        do: "live",
        tick,
        since: 0,
        inputs: [
          { do: "look", x, y: 7 },
          { do: "steer", hand: 1, x, y: 8 },
        ],
      });
    await beats(reader, 5);
    const mine = reader.stored.matches[0].played.filter(({ seat, action }) => seat === 0 && /^(look|steer)/.test(action));
    expect(mine.map(({ action }) => action)).toEqual(["look 15 7", "steer 1 15 8"]);
    await reader.table.hear({ do: "live", tick, since: 0, inputs: [{ do: "drop", hand: 1 }] });
    expect(reader.last("refused")).toMatchObject({ fault: 1 });
    await reader.table.hear({ do: "act", id: "no", window: 0, action: { do: "look", x: 1, y: 1 } });
    expect(reader.last("refused")).toMatchObject({ id: "no", fault: 1 });
    await reader.table.hear({ do: "act", id: "nothing there", window: 0, action: { do: "drop", hand: 1 } });
    expect(reader.last("refused")).toMatchObject({ id: "nothing there", fault: 31 });
  });

  it("keeps what is done on purpose, with all before it, before it says so; and goes on after a crash where that stood", async () => {
    const reader = await liveReader(2, { ...QUICK, walk_seconds: 20, walk_limit: 60 });
    await untilItFlows(reader);
    const sync = reader.last("sync");
    const shown = async (): Promise<Record<string, number[]>> => {
      await reader.table.hear({ do: "look", chair: null });
      return reader.last("sync").state as Record<string, number[]>;
    };
    while (Number((await shown()).turn) === 0) await beats(reader, 10); // away from the table nothing can be dropped
    const { spot_x, spot_y } = await shown();
    await reader.table.hear({ do: "live", tick: 0, since: 0, inputs: [{ do: "steer", hand: 1, x: spot_x[2], y: spot_y[2] }] });
    await beats(reader, 30);
    await reader.table.hear({ do: "live", tick: 0, since: 0, inputs: [{ do: "look", x: 9, y: 9 }] });
    await reader.table.hear({ do: "act", id: "mine", window: sync.window, action: { do: "drop", hand: 1 } });
    expect(reader.last("ack")).toEqual({ is: "ack", id: "mine" });
    expect(reader.heard.at(-1)!.is).toBe("ack"); // the rest is told with the next tick
    const { played } = reader.stored.matches[0];
    expect(played.slice(-2).map(({ seat, action }) => [seat, action])).toEqual([
      [0, "look 9 9"],
      [0, "drop 1"],
    ]);
    reader.open();
    const heard = reader.heard.length;
    await reader.table.hear({ do: "hello", protocol: 4 });
    await reader.table.hear({ do: "act", id: "mine", window: sync.window, action: { do: "drop", hand: 1 } });
    const answers = reader.heard.slice(heard).filter((message) => message.is !== "chat");
    expect(answers.map((message) => message.is)).toEqual(["table", "dealt", "sync", "pause", "ack"]);
    expect(reader.last("pause")).toMatchObject({ left: 4000, waiting: [] });
    const began = reader.time;
    while (reader.heard.at(-1)!.is !== "beat") await reader.wait();
    expect(reader.time - began).toBe(4100);
    expect(reader.stored.matches[0].played.slice(0, played.length)).toEqual(played);
    await reader.table.leave();
    expect(reader.stored.matches[0].played.at(-1)).toMatchObject({ seat: -1, action: "timeout a" });
  });

  it("is not begun while several people share the device", async () => {
    const reader = new Reader((await loadKit("hacker"))!, await rulesOf("hacker"), 1, QUICK);
    await reader.table.hear({ do: "hello", protocol: 4 });
    await reader.table.hear({ do: "share", chair: 2, name: "Bo" });
    expect(reader.last("table").warnings).toEqual(["fault-shared-live"]);
    await reader.begin();
    expect(reader.last("refused")).toMatchObject({ fault: 19, code: "fault-shared-live" });
    await reader.table.hear({ do: "choose", options: { tempo: "step" } });
    await reader.begin();
    expect(reader.last("table").phase).toBe("playing");
  });

  it("pauses before somebody is named, until the reader has pointed at one of them", async () => {
    const reader = await liveReader(4);
    for (let steps = 0; steps < 9000 && !reader.heard.some((message) => message.is === "hearing"); steps++) await reader.step();
    const { seat } = reader.last("hearing");
    expect(reader.last("hearing")).toMatchObject({ left: 8000, waiting: [0] });
    const named = (): number => reader.stored.matches[0].played.filter(({ action }) => action.startsWith("name")).length;
    const [before, began] = [named(), reader.time];
    while (seat !== 0 && reader.alarms.some(({ at }) => at < began + 8000)) await reader.wait();
    expect(named()).toBe(before);
    await reader.table.hear({ do: "say", call: "point", aim: seat === 1 ? 2 : 1 });
    expect(reader.last("hearing")).toMatchObject({ seat, left: 0, waiting: [] });
    while (named() === before) await reader.step();
    expect(reader.time - began).toBeLessThan(20_000);
  });
});

describe("the live lesson on this device", () => {
  async function learner(): Promise<Reader> {
    const kit = (await loadKit("hacker"))!;
    const reader = new Reader(kit, await rulesOf("hacker"), 1);
    reader.stored = newLesson(kit, kit.lesson!, "here-test", "Ada", reader.seed());
    reader.open();
    await reader.table.hear({ do: "hello", protocol: 4 });
    return reader;
  }

  /** Do what the step wants, as soon as it is possible. */
  async function follow(reader: Reader): Promise<void> {
    const { step } = reader.last("lesson");
    const wanted = reader.kit.lesson!.steps[step].wanted.map((text) => spelled(reader.kit.actions, "do", read(reader.kit.actions, text)!));
    if (reader.last("lesson").waits) await reader.table.hear({ do: "onward" });
    for (let waited = 0; waited < 400 && reader.last("lesson").step === step && reader.last("table").phase === "playing"; waited++) {
      const next = wanted[0];
      const asked = reader.heard.findLast((message) => ["frame", "sync"].includes(message.is) || (message.is === "beat" && message.asked));
      const { legal, window } = (asked!.is === "beat" ? asked!.asked : asked) as SyncMessage;
      if (next && ["steer", "look", "face"].includes(next.do as string)) {
        await reader.table.hear({ do: "live", tick: 0, since: 0, inputs: [wanted.shift()] });
        if (!(await reader.wait())) return;
      } else if (next && legal.some((each) => JSON.stringify(each) === JSON.stringify(next)))
        await reader.table.hear({ do: "act", id: `step ${step} ${wanted.length}`, window, action: wanted.shift() });
      else if (!(await reader.wait())) return;
    }
  }

  it("is taken to its end; time stands still while the learner reads, and a reload does not matter", async () => {
    const reader = await learner();
    expect(reader.last("lesson")).toMatchObject({ step: 0, words: "walk", waits: true });
    expect(await reader.wait()).toBe(false);
    expect(reader.heard.some((message) => message.is === "beat" || message.is === "pause")).toBe(false);
    for (let steps = 0; reader.last("table").phase === "playing" && steps < 20; steps++) {
      if (steps === 4) {
        reader.open();
        await reader.table.hear({ do: "hello", protocol: 4 });
        expect(reader.last("lesson")).toMatchObject({ step: 4, waits: true });
      }
      await follow(reader);
    }
    expect(reader.heard.filter((message) => message.is === "refused")).toEqual([]);
    expect(reader.last("table").phase).toBe("over");
    expect(reader.last("lesson")).toMatchObject({ step: 9, words: null, done: "name" });
  });

  it("lets a step begin again that was missed, as another match", async () => {
    const reader = await learner();
    for (let steps = 0; steps < 3; steps++) await follow(reader);
    expect(reader.last("lesson")).toMatchObject({ step: 3, waits: true, missed: false });
    await reader.table.hear({ do: "rematch" });
    expect(reader.last("refused")).toMatchObject({ fault: 15 });
    await reader.table.hear({ do: "onward" });
    while (!reader.last("lesson").missed) expect(await reader.wait()).toBe(true);
    expect(await reader.wait()).toBe(false);
    await reader.table.hear({ do: "rematch" });
    expect(reader.last("sync").match).toBe(2);
    expect(reader.last("lesson")).toMatchObject({ step: 3, waits: true, missed: false });
    await follow(reader);
    expect(reader.last("lesson")).toMatchObject({ step: 4, missed: false });
  });
});
