import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { type Inspected, keyParts } from "../inspect/things";
import { tableWords } from "../inspect/words";
import { loadRules } from "../text/sources";
import { LANGUAGES, sayIn } from "./fixtures/read";
import type { GameModule, Scene } from "./game";
import { blackhat } from "./blackhat";
import { OPTIONS, ROBOTS } from "./blackhat/fixtures";
import { hacker } from "./hacker";
import { beats, FIVE, THREE } from "./hacker/fixtures";
import { hashcatch } from "./hashcatch";
import { scenes as hashcatchScenes } from "./hashcatch/fixtures";

afterEach(cleanup);

/** A few positions in which everything can be met: the first of every phase with every kind of action, and the last one, which is as
 * somebody who only watches sees it. Drawing all of a game would take a minute, and a new board for each position twice as long as going on with one. */
function some(scenes: Scene[]): Scene[] {
  const seen = new Set<string>();
  const found = scenes.filter(({ state, legal }) => {
    const kinds = [state.phase, ...legal.map((each) => each.do)].filter((each) => !seen.has(String(each)));
    kinds.forEach((each) => seen.add(String(each)));
    return kinds.length > 0;
  });
  const last = scenes[scenes.length - 1];
  return [...found, { ...last, seat: null, legal: [] }].map((each) => ({ ...each, speed: 0 }));
}

interface Told {
  module: GameModule;
  scenes: Scene[];
  /** Every kind of thing that there is on the board. */
  kinds: string[];
  /** Things that are there only while something moves, or once somebody has pressed something. */
  others: string[];
}

const GAMES: Told[] = [
  {
    module: hashcatch,
    scenes: some(hashcatchScenes()),
    kinds: ["act", "bank", "base", "berth", "cell", "chain", "code", "die", "ring", "risk", "row", "show", "space", "token", "trail"],
    others: ["way"],
  },
  {
    module: blackhat,
    scenes: [...some(OPTIONS), ...some(ROBOTS)],
    kinds: [
      "act",
      "area",
      "arrow",
      "ask",
      "black",
      "broken",
      "card",
      "cell",
      "cells",
      "column-cards",
      "column-floor",
      "column-round",
      "column-spaces",
      "column-tile",
      "column-total",
      "drawn",
      "hand",
      "jail",
      "last-trick",
      "module",
      "network",
      "pawn",
      "pile",
      "place",
      "rounds",
      "score",
      "sheet",
      "slot",
      "step",
      "tile",
      "tracer",
      "track",
      "trail",
      "trick",
      "value",
      "ways",
    ],
    others: ["back:1", "hat:0", "known:1", "memory", "play", "seen:3", "whole"],
  },
  {
    module: hacker,
    scenes: [
      ...some(THREE),
      ...some(FIVE),
      ...some(beats()),
      ...some(beats().filter(({ state, seat }) => state.flowing && state.turn === seat)),
    ],
    kinds: [
      "account",
      "act",
      "bank",
      "corridor",
      "eyes",
      "face",
      "gaze",
      "glove",
      "held",
      "note",
      "phase",
      "round",
      "seat",
      "stage",
      "table",
      "told",
      "turn",
      "walker",
      "way",
    ],
    others: ["caught", "hand:0", "lesson", "planned", "tool-done", "tool-eye", "tool-hand"],
  },
];

/** What only helps to look, and follows no rule. */
const TOOLS = new Set(["bar", "clock", "whole"]);

const SHAPES = new Set(["path", "circle", "ellipse", "rect", "polygon", "polyline", "line", "text"]);

/** Where what is painted says something about itself, or is only defined, or is only read aloud. */
const SAID = "[data-inspect], defs, .hidden, .words, style";

/** What is painted and says nothing about itself: shapes and words. Nothing inside what is said is looked at, which is nearly all of a board. */
function mute(board: Element): Element[] {
  const inside = [...board.children].filter((each) => !each.matches(SAID));
  return inside.flatMap((each) => {
    const painted =
      SHAPES.has(each.localName) || [...each.childNodes].some((inner) => inner.nodeType === Node.TEXT_NODE && inner.textContent!.trim());
    return [...(painted ? [each] : []), ...mute(each)];
  });
}

/** Fails unless everything is said about a thing. Without `expect`, which takes longer than saying it. */
function check(told: Inspected | null, key: string, rules: string): void {
  const need = (fine: unknown, what: string): void => {
    if (!fine) throw new Error(`${key}: ${what}, but ${JSON.stringify(told)}`);
  };
  need(told, "something is said");
  need(told!.name.trim(), "it has a name");
  need(told!.now.trim() && !/undefined|null|NaN/.test(told!.now), "it says what is so now");
  if (TOOLS.has(keyParts(key)[0].split("-")[0])) return;
  need(told!.rule && rules.includes(`### ${told!.rule} `), "it names a rule that there is");
}

describe.each(GAMES)("$module.name", ({ module, scenes, kinds, others }) => {
  it("answers for everything that is painted on its board, in real positions, with a rule that there is", async () => {
    const rules = await loadRules(module.name, "en");
    const found = new Set<string>();
    const say = sayIn(module.name, "en");
    const given = { module, say, choose: () => undefined, refuse: () => undefined, explain: () => undefined };
    let board: ReturnType<typeof render> | null = null;
    for (const [at, scene] of scenes.entries()) {
      if (board && scene.board === scenes[at - 1].board) await board.rerender({ ...given, scene });
      else {
        cleanup();
        board = render(module.Board, { ...given, scene });
      }
      await tick();
      expect(mute(board.container).map((each) => each.outerHTML.slice(0, 160))).toEqual([]);
      for (const element of board.container.querySelectorAll("[data-inspect]")) {
        const key = element.getAttribute("data-inspect")!;
        found.add(keyParts(key)[0]);
        check(tableWords(key, scene, module, say), key, rules);
      }
    }
    found.delete("lesson"); // whether it is there depends on what other tests have learned
    expect([...found].sort()).toEqual(kinds);
  });

  it("links every line of the log to a rule that there is", async () => {
    const rules = await loadRules(module.name, "en");
    for (const { events } of scenes) for (const { event } of events) expect(rules, event).toContain(`### ${module.eventRules?.[event]} `);
    for (const rule of Object.values(module.eventRules!)) expect(rules).toContain(`### ${rule} `);
  });

  it.each(LANGUAGES)("has the words for players, facts and every action (%s)", async (language) => {
    const rules = await loadRules(module.name, language);
    const say = sayIn(module.name, language);
    for (const scene of scenes) {
      const keys = scene.players.flatMap(({ seat }) => [
        `plate:${seat}`,
        ...(module.points(scene, seat) === null ? [] : [`points:${seat}`]),
        ...module.facts(scene, seat, say).map((_, at) => `fact:${seat}:${at}`),
      ]);
      if (scene.seat !== null) keys.push(...others);
      keys.push(
        "clock:0",
        ...["chat", "connection", "keys", "leave", "lesson", "log", "pass", "rules", "settings"].map((each) => `bar-${each}`),
      );
      for (const key of [...keys, ...scene.legal.map((_, at) => `act:${at}`)]) check(tableWords(key, scene, module, say), key, rules);
    }
  });
});
