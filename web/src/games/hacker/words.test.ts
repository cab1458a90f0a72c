import { describe, expect, it } from "vitest";
import type { Event } from "../../wire/hacker";
import { demand } from "../fixtures/read";
import { ALL, FIVE, LANGUAGES, PAGE_SENTENCES, sayIn, THREE } from "./fixtures";
import { height } from "./journal";
import { hacker, offered } from "./index";
import { journal } from "../../table/journal";
import { accountsOf, phaseOf } from "./places";
import { isChoosing } from "./plan";
import {
  accountWords,
  ending,
  expect as expected,
  eyeWords,
  facts,
  knowledge,
  placeOf,
  planWords,
  points,
  reportWords,
  seatWords,
  tell,
} from "./words";

const say = sayIn("en");
const { players } = THREE[0];
const plainBoard = THREE[0].board;
const magnetic = FIVE[0].board;

const EVENTS: [Event, string | null][] = [
  [{ event: "named", seat: 0, suspect: 1, by: 1, outcome: "right" }, "You named Bot 2: right!"],
  [{ event: "named", seat: 1, suspect: 2, by: 0, outcome: "wrong" }, "Bot 2 named Bot 3, but the virus belongs to: You."],
  [{ event: "left", seat: 2, way: "backwards" }, "Bot 3 left for the bank, walking backwards."],
  [{ event: "protecting", seat: 0, account: 4 }, "Next in protection: account 4 (You)."],
  [{ event: "stashed", account: 3, value: 2 }, "You put a 2 under account 3."],
  [{ event: "ready", seat: 1 }, null],
  [{ event: "passed", stage: "bank" }, null],
  [{ event: "scattered", account: 1, seat: 2 }, null],
];

describe("log lines", () => {
  it.each(EVENTS)("tell %j", (event, sentence) => {
    expect(tell(event, players, say, plainBoard)).toBe(sentence);
  });

  it("do not keep whose account is where, if that is to be remembered (HK-40)", () => {
    for (const scene of FIVE)
      for (const event of scene.events) {
        const line = tell(event, scene.players, say, magnetic) ?? "";
        if (["stashed", "protecting", "took", "lost", "scattered"].includes(event.event)) expect(line).not.toMatch(/account \d/);
      }
  });
});

describe.each(LANGUAGES)("words in %s", (language) => {
  const speak = sayIn(language);

  it("are there for whole games, for the one who acts, for one who waits and for one who watches", () => {
    for (const scene of ALL)
      for (const seen of [scene, { ...scene, legal: [], actors: [] }, { ...scene, seat: null, legal: [] }]) {
        demand(expected(seen, speak));
        hacker.hint(seen, speak);
        for (const action of scene.legal) demand(hacker.label(action, seen, speak));
        for (const event of scene.events) demand(tell(event, scene.players, speak, scene.board) !== "");
        for (const { seat } of scene.players) {
          demand(facts(seen, seat, speak)[0].label);
          demand(seatWords(seen, seat, speak));
        }
        const moment = hacker.moment(scene.events);
        if (moment) demand(speak(moment));
      }
  });

  it("are there for everything on the table", () => {
    for (const scene of ALL.filter((_, at) => at % 5 === 0))
      for (const account of accountsOf(scene.board)) {
        demand(accountWords(scene, account, height(scene.state, 0, account), speak));
        demand(accountWords(scene, account, 2, speak, true));
        demand(planWords(scene, [account], { account }, speak));
        demand(reportWords(scene, { eye: { account }, saw: [] }, speak));
        demand(reportWords(scene, { eye: { seat: 1 }, saw: [{ seat: 1, account }] }, speak));
        demand(eyeWords(scene, { seat: 1 }, speak));
      }
  });

  it("are the same sentences with the same variables as in English", () => {
    const parts = (text: string): Record<string, string> =>
      Object.fromEntries(
        text.split(/^(?=hacker-)/m).flatMap((each) => {
          const found = each.match(/^(hacker-[a-z0-9-]+) =/);
          return found ? [[found[1], [...new Set(each.match(/\$\w+/g) ?? [])].sort().join(" ")]] : [];
        }),
      );
    expect(Object.keys(parts(PAGE_SENTENCES.en)).length).toBeGreaterThan(120);
    expect(parts(PAGE_SENTENCES[language])).toEqual(parts(PAGE_SENTENCES.en));
  });
});

describe("accounts without a note", () => {
  const empty = (account: number, viruses: number): Event[] => [
    { event: "protecting", seat: 1, account },
    { event: "aside", account, viruses },
  ];
  const named: Event = { event: "named", seat: 1, suspect: 0, by: 2, outcome: "right" };
  const lines = (...frames: Event[][]): string[] =>
    journal(
      frames.map((events, number) => ({ number, events })),
      [],
      hacker,
      THREE[0].players,
      THREE[0].board,
      sayIn("en"),
    ).map((line) => line.text);

  it("are one line of the log, however many follow each other, in one frame or in several", () => {
    expect(lines([...empty(3, 1), ...empty(7, 2)], empty(9, 1))).toEqual(["No note left under accounts 3, 7, 9. Viruses put aside: 4."]);
    expect(lines(empty(3, 1))).toEqual(["No note left under account 3. Viruses put aside: 1."]);
    expect(lines([...empty(3, 1), named, ...empty(7, 2)])).toHaveLength(3);
  });

  it("are not mixed with those whose viruses had to be met", () => {
    const met: Event[] = [{ event: "protecting", seat: 1, account: 3 }, named, { event: "aside", account: 3, viruses: 1 }];
    expect(lines(met)).toHaveLength(3);
  });
});

describe("an account in words", () => {
  const infected = THREE.find((scene) => accountsOf(scene.board).some((account) => height(scene.state, 0, account) === 2))!;
  const account = accountsOf(infected.board).find((each) => height(infected.state, 0, each) === 2)!;

  it("has its number, its owner, its viruses and what is known about them", () => {
    const words = accountWords(infected, account, 2, say);
    expect(words).toMatch(new RegExp(`^Account ${account + 1}, `));
    expect(words).toContain("2 viruses");
    expect(words).toContain("On top: placed");
    expect(knowledge(infected, account, say)).toHaveLength(2);
  });

  it("tells of no owner and no note while it lies face down", () => {
    const down = FIVE.find((scene) => scene.state.face_down)!;
    for (const each of accountsOf(down.board)) {
      const words = accountWords(down, each, 0, say);
      expect(words).toContain("Face-down");
      expect(words).not.toMatch(/yours|Bot \d, no virus|notes under/);
    }
  });

  it("tells what cryptography will do for it (HK-41)", () => {
    const [scene] = FIVE;
    const own = scene.state.owner.indexOf(0);
    const under = (notes: number[]) => ({
      ...scene,
      state: {
        ...scene.state,
        seen: scene.state.seen.map((rows, seat) => (seat === 0 ? rows.map((row, each) => (each === own ? notes : row)) : rows)),
      },
    });
    expect(accountWords(under([2, 1, 0]), own, 0, say)).toContain("throws 2 viruses out");
    expect(accountWords(under([2, 1, 2]), own, 0, say)).not.toContain("throws");
    expect(accountWords({ ...under([2, 0, 0]), board: plainBoard }, own, 0, say)).not.toContain("throws");
  });

  it("tells the reader's notes to the reader alone", () => {
    const rich = THREE.find((scene) => scene.state.seen[0].some((row, each) => row.some(Boolean) && scene.state.owner[each] === 0))!;
    const own = rich.state.seen[0].findIndex((row, each) => row.some(Boolean) && rich.state.owner[each] === 0);
    expect(accountWords(rich, own, 0, say)).toContain("notes under it");
    expect(accountWords({ ...rich, seat: 1 }, own, 0, say)).not.toContain("notes under it");
  });
});

describe("what the shell asks", () => {
  it("is answered with money only at the end", () => {
    for (const game of [THREE, FIVE]) {
      const last = game[game.length - 1];
      for (const scene of game.slice(0, -1)) expect(points(scene, 0)).toBeNull();
      for (const { seat } of last.players) expect(points(last, seat)).toBeGreaterThanOrEqual(0);
      const told = ending(last, last.events, say).join(" ");
      expect(told).toContain("the richest wins");
      expect(told).toMatch(/\d+ of \d+ guessed right/);
    }
  });

  it("offers buttons for suspects and notes, and leaves the rest to the table", () => {
    for (const scene of ALL) {
      const buttons = offered(scene);
      for (const each of buttons) expect(scene.legal).toContain(each);
      if (["name", "take"].includes(phaseOf(scene.state))) expect(new Set(buttons)).toEqual(new Set(scene.legal));
      else expect(buttons).toEqual([]);
    }
  });

  it("asks for confirmation of a name, and of nothing that is quickly done", () => {
    expect(hacker.weighty({ do: "name" })).toBe(true);
    expect(["slip", "watch", "follow", "place", "walk", "decline"].filter((each) => hacker.weighty({ do: each }))).toEqual([]);
  });

  it("says whom everybody waits for", () => {
    const scene = ALL.find((each) => isChoosing(each) && each.actors.length > 1)!;
    const waiting = {
      ...scene,
      legal: [],
      actors: scene.actors.filter((seat) => seat !== 0),
      state: { ...scene.state, ready: scene.state.ready.map((each, seat) => (seat === 0 ? 1 : each)) },
    };
    expect(expected(waiting, say)).toContain("Still choosing: Bot");
  });
});

describe("hints", () => {
  it("explain a first game, each with its rule", () => {
    const found = new Map(
      ALL.flatMap((scene) => [hacker.hint(scene, say), hacker.hint({ ...scene, legal: [] }, say)]).flatMap((each) =>
        each ? [[each.key, each]] : [],
      ),
    );
    for (const key of ["dealt", "crypto", "walk", "window", "pile", "home", "down", "choose", "name", "take", "loot"])
      expect([...found.keys()]).toContain(`hacker-${key}`);
    for (const { rule } of found.values()) expect(rule).toMatch(/^HK-\d+$/);
  });

  it("are silent for spectators and after the end", () => {
    expect(hacker.hint({ ...THREE[0], seat: null }, say)).toBeNull();
    expect(hacker.hint(THREE[THREE.length - 1], say)).toBeNull();
  });
});

describe("without memory aids", () => {
  it("the page tells neither who was seen at a virus nor who cannot have been", () => {
    let aided = 0;
    for (const scene of ALL.filter((each) => each.seat !== null))
      for (let account = 0; account < scene.board.accounts; account++) {
        const [with_, without] = [true, false].map((aids) => knowledge({ ...scene, aids }, account, say).join());
        expect(without).not.toMatch(/seen:|ruled out/);
        aided += /seen:|ruled out/.test(with_) ? 1 : 0;
      }
    expect(aided).toBeGreaterThan(10);
  });
});

describe("accounts that lie face down (HK-40)", () => {
  const down = ALL.filter((scene) => scene.state.face_down);

  it("are named by where they lie, each by another place, and never by their numbers", () => {
    expect(down.length).toBeGreaterThan(0);
    for (const scene of down) {
      const accounts = Array.from({ length: scene.board.accounts }, (_, account) => account);
      expect(new Set(accounts.map((account) => placeOf(scene, account)))).toEqual(new Set(accounts.map((account) => account + 1)));
      for (const account of accounts) {
        expect(accountWords(scene, account, 0, say)).toContain(`Face-down account, place ${placeOf(scene, account)}`);
        expect(accountWords(scene, account, 0, say)).not.toMatch(/[Aa]ccount \d/);
      }
      for (const action of scene.legal) expect(hacker.label(action, scene, say)).not.toMatch(/account \d/);
    }
  });

  it("had the same places before they were turned, and were told with them", () => {
    const before = ALL.find((scene) => scene.board.magnetic && !scene.state.face_down)!;
    expect(accountWords(before, 0, 0, say)).toContain(`place ${placeOf(before, 0)}`);
  });
});
