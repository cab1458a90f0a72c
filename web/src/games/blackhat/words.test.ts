import { describe, expect, it } from "vitest";
import type { Event } from "../../wire/blackhat";
import { demand } from "../fixtures/read";
import { OPTIONS, PAGE_SENTENCES, ROBOTS, sayIn } from "./fixtures";
import { blackhat } from "./index";
import { aim, ending, endReason, summary } from "./words";

const ALL = [...OPTIONS, ...ROBOTS];
const say = sayIn("en");

const EVENTS: [Event, string | null][] = [
  [{ event: "played", seat: 0, rank: 7, naturals: 2, jokers: 1, hat: 0 }, "You played 7 + 7 + joker."],
  [{ event: "played", seat: 2, rank: 14, naturals: 0, jokers: 0, hat: 1 }, "Robot played Black Hat."],
  [{ event: "won", seat: 1 }, "Trick won by: Bot 2."],
  [{ event: "sized", size: 2 }, null],
  [{ event: "discarded" }, null],
  [{ event: "dealt", seat: 0, cards: 10 }, null],
  [{ event: "turned", card: "joker" }, "The card joker was turned over and counted off, to see who gets the Black Hat."],
  [
    { event: "scored", seat: 1, cards: 7, spaces: 3, tile: 0, floor: 0, points: 10, total: 24 },
    "Bot 2: 10 points this round, 24 in all (cards 7, spaces 3)",
  ],
  [
    { event: "scored", seat: 0, cards: 0, spaces: -2, tile: 0, floor: 2, points: 0, total: 5 },
    "You: 0 points this round, 5 in all (spaces -2, a round never counts below zero: +2)",
  ],
  [{ event: "jailed", seat: 1, pawn: 2 }, "The Tracer jailed pawn 2 (Bot 2)."],
  [{ event: "traced", by: 0, origin: "track-3", to: "a2" }, "You moved the Tracer from the Tracer's track (3) to a2."],
  [{ event: "trapped", seat: 0, pawn: 1, by: "honeypot" }, "Pawn 1 (You) sticks in a Honeypot."],
  [{ event: "revealed", tile: "leak" }, "The secret tile: Leak! Cards in hand count double this time."],
  [{ event: "ended", reason: "stuck" }, "No pawn can move any more: the game is over!"],
  [{ event: "marked", seat: 0, to: "d4", change: "-" }, "You changed d4 by −1."],
];

describe("words", () => {
  it.each(EVENTS)("tell %j", (event, sentence) => {
    const players = ["You", "Bot 2"].map((name, seat) => ({ seat, name, bot: seat > 0, you: seat === 0 }));
    expect(blackhat.tell(event, players, say, ALL[0].board)).toBe(sentence);
  });

  it.each(["en", "de"] as const)("are there for whole games, for the one who acts and for one who watches (%s)", (language) => {
    const speak = sayIn(language);
    for (const scene of ALL)
      for (const seat of [scene.seat, null]) {
        const seen = { ...scene, seat, legal: seat === null ? [] : scene.legal };
        demand(blackhat.expect(seen, speak));
        blackhat.hint(seen, speak);
        blackhat.hint({ ...seen, legal: [] }, speak);
        expect(summary(seen, speak).length).toBeGreaterThan(2);
        for (const action of scene.legal) demand(blackhat.label(action, seen, speak));
        for (const event of scene.events) demand(blackhat.tell(event, scene.players, speak, scene.board) !== "");
        for (let each = 0; each < scene.board.seats; each++) demand(blackhat.facts(seen, each, speak)[0].label);
        const moment = blackhat.moment(scene.events);
        if (moment) demand(speak(moment));
      }
  });

  it("say in German what they say in English, with the same variables", () => {
    const parts = (text: string): Record<string, string> =>
      Object.fromEntries(
        text.split(/^(?=blackhat-)/m).flatMap((each) => {
          const found = each.match(/^(blackhat-[a-z0-9-]+) =/);
          return found ? [[found[1], [...new Set(each.match(/\$\w+/g) ?? [])].sort().join(" ")]] : [];
        }),
      );
    expect(Object.keys(parts(PAGE_SENTENCES.en)).length).toBeGreaterThan(120);
    expect(parts(PAGE_SENTENCES.de)).toEqual(parts(PAGE_SENTENCES.en));
    expect(Object.keys(parts(PAGE_SENTENCES.de))).toEqual(Object.keys(parts(PAGE_SENTENCES.en)));
  });

  it("say whose cards are asked for when the reader plays the Robot", () => {
    const scene = ROBOTS.find((each) => each.state.turn === 2 && each.state.phase === 3)!;
    expect(blackhat.expect(scene, say)).toMatch(/^Robot: Play one card/);
    expect(blackhat.expect({ ...scene, seat: 1 - scene.seat! }, say)).toMatch(/^Deciding for the Robot: /);
  });

  it("keep a status card to its owner", () => {
    const scene = OPTIONS[0];
    const labels = (seat: number): string =>
      blackhat
        .facts(scene, seat, say)
        .map((each) => each.label)
        .join(" ");
    expect(labels(scene.seat!)).toMatch(/Status card: \d+/);
    for (const seat of [0, 1, 2, 3].filter((each) => each !== scene.seat)) expect(labels(seat)).not.toMatch(/Status card/);
  });

  it("tell the end: why, what the tile did, and the status cards", () => {
    const last = OPTIONS[OPTIONS.length - 1];
    expect(endReason(last.board, last.state)).toBe("asset");
    const told = ending(last, last.events, say).join(" ");
    expect(told).toContain("Critical Asset");
    expect(told).toContain("Jackpot");
    expect(told).toMatch(/Status cards: .*50/);
    expect(last.players.map(({ seat }) => aim(last, seat, say))).toEqual(
      last.players.map(({ seat }) => `Target ${last.state.status[seat]}`),
    );
    expect(aim({ ...last, board: { ...last.board, celebrity: 0 } }, 0, say)).toBeNull();
  });

  it("tell that the Robot won", () => {
    const scene = ROBOTS[ROBOTS.length - 1];
    expect(ending(scene, [{ event: "victor", seat: 2 }], say).join(" ")).toContain("The Robot won");
    expect(ending(scene, [{ event: "victor", seat: 1 }], say).join(" ")).not.toContain("The Robot won");
  });
});

describe("hints", () => {
  it("explain a first game, each with its rule", () => {
    const found = new Map(
      ALL.flatMap((scene) => [blackhat.hint(scene, say), blackhat.hint({ ...scene, legal: [] }, say)]).flatMap((each) =>
        each ? [[each.key, each]] : [],
      ),
    );
    for (const key of [
      "traces",
      "lead",
      "follow-one",
      "follow-many",
      "turned",
      "pickup",
      "hack",
      "exploit",
      "randomizer",
      "robot",
      "score",
      "hat-mine",
      "follow-any",
    ])
      expect([...found.keys()]).toContain(`blackhat-${key}`);
    for (const { rule } of found.values()) expect(rule).toMatch(/^BH-\d+$/);
  });

  it("are silent for spectators and after the end", () => {
    expect(blackhat.hint({ ...OPTIONS[0], seat: null }, say)).toBeNull();
    expect(blackhat.hint(OPTIONS[OPTIONS.length - 1], say)).toBeNull();
  });
});

describe("buttons", () => {
  it("are offered for what is chosen neither with cards nor on the network", () => {
    for (const scene of ALL) {
      const offered = blackhat.offered!(scene);
      for (const each of offered) expect(scene.legal).toContain(each);
      expect(offered.some((each) => ["lead", "follow", "play", "take", "keep", "pick"].includes(each.do))).toBe(false);
      expect(offered.filter((each) => ["move", "send", "mark", "lay", "trace"].includes(each.do))).toEqual([]);
      for (const each of scene.legal) if (each.do === "pass" || each.do === "randomize") expect(offered).toContain(each);
    }
  });

  it("are offered for every step of a choice with cards where the rules cannot be asked what it leads to", () => {
    for (const scene of OPTIONS) {
      const offered = blackhat.offered!({ ...scene, study: null });
      const wanted = scene.legal.filter((each) => ["lead", "follow", "take", "keep", "pick", "pass", "randomize"].includes(each.do));
      expect(offered).toEqual(wanted);
    }
  });

  it("ask for confirmation on the network, not of cards", () => {
    expect(
      ["lead", "follow", "play", "take", "keep", "pick", "pass", "randomize"].filter((each) => blackhat.weighty({ do: each })),
    ).toEqual([]);
    expect(["move", "send", "mark", "lay", "trace"].every((each) => blackhat.weighty({ do: each }))).toBe(true);
  });
});
