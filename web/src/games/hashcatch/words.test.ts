import { describe, expect, it } from "vitest";
import type { Action, Event } from "../../wire/hashcatch";
import { PAGE_SENTENCES, sayIn, scenes } from "./fixtures";
import { hashcatch } from "./index";
import { summary } from "./words";

const ALL = scenes();
const say = sayIn("en");

const EVENTS: [Event, string][] = [
  [{ event: "signed", token: 2, digit: 4 }, "Your token B carries the digit 4."],
  [{ event: "based", seat: 1, to: "ring-10" }, "Base at space 10: Bot 2."],
  [{ event: "opening", a: 3, b: 5, c: 0, d: 0 }, "Rolling for the first turn: You 3, Bot 2 5."],
  [{ event: "turn", seat: 0 }, "Next up: You."],
  [{ event: "rolled", seat: 1, die: 6 }, "Bot 2 rolled a 6."],
  [{ event: "stuck", seat: 0 }, "You had no possible move."],
  [{ event: "moved", seat: 0, token: 3, origin: "base", to: "ring-5" }, "You moved token C from base to transaction space 5."],
  [{ event: "pushed", seat: 1, token: 1, origin: "ring-4", to: "ring-3" }, "Token A (Bot 2) had to make room: from space 4 to space 3."],
  [{ event: "checked", by: 0, seat: 0, token: 1, digit: 2, die: 4, verdict: "genuine" }, "You checked token A: digit 2, roll 4. Genuine!"],
  [
    { event: "checked", by: 1, seat: 0, token: 1, digit: 2, die: 3, verdict: "forged" },
    "Bot 2 tried a small hack on token A (You): digit 2, roll 3. Forged!",
  ],
  [{ event: "home", seat: 0, token: 1, origin: "risk-2" }, "Token A (You) went home from risk space 2."],
  [
    { event: "banked", seat: 1, token: 5, origin: "ring-15", to: "bank-2" },
    "Bot 2 took token E from transaction space 15 to waiting place #-2.",
  ],
  [
    { event: "aimed", seat: 1, token: 5, origin: "ring-15", to: "risk-1" },
    "Bot 2 took aim at a row: token E went from transaction space 15 to risk space 1.",
  ],
  [{ event: "hashing", vain: 1, a1: 2, a2: 2, b1: 3, b2: 1, c1: 0, c2: 0 }, "Hashing! One round without a double, then: #-1 2+2, #-2 3+1."],
  [{ event: "sank", row: 2 }, "Rows 1 to 2 sank one deeper."],
  [
    { event: "chained", seat: 0, token: 2, origin: "bank-1", to: "row-1-b" },
    "You anchored token B in the chain: from waiting place #-1 to row 1 (bonus).",
  ],
  [{ event: "earned", seat: 0, token: 6 }, "You won the hashing and got a new token F."],
  [
    { event: "hacked", seat: 1, row: 3, a1: 1, a2: 2, b1: 4, b2: 4, c1: 0, c2: 0, d1: 0, d2: 0 },
    "Bot 2 hacked row 3 and rolled: 1+2=3, 4+4=8.",
  ],
  [{ event: "cracked", seat: 1, row: 3, code: 8 }, "Bot 2 cracked row 3: its code was 8!"],
  [{ event: "shown", seat: 0, token: 1, digit: 3 }, "Token A (You) showed its digit: 3."],
  [{ event: "ended", seat: 0 }, "You got to four tokens in the chain: the game is over!"],
];

const LABELS: Record<Action["do"], RegExp> = {
  roll: /^Roll to move$/,
  check: /^Check token [A-L] \(digit [1-4]\) on transaction space (5|15|25|35)$/,
  move: /^Token [A-L] to (transaction )?space \d+(, pushing the other token (counter-)?clockwise)?$/,
  stop: /^No second roll, end the turn$/,
  bank: /^Go to the block bank$/,
  attack: /^Attack row [1-5] \(chance \d+%\)$/,
  hack: /^Hack row [1-5]$/,
  bonus: /^Token [A-L] takes the bonus space$/,
};

describe("words", () => {
  it.each(EVENTS)("tells %j", (event, sentence) => {
    const players = ["You", "Bot 2"].map((name, seat) => ({ seat, name, bot: seat > 0, you: seat === 0 }));
    expect(hashcatch.tell(event, players, say, ALL[0].board)).toBe(sentence);
  });

  it.each(["en", "de", "it"] as const)("names tokens and places in the server's refusals as the board does (%s)", (language) => {
    const speak = sayIn(language);
    const tell = (code: string, params: Record<string, unknown>) =>
      speak(code, hashcatch.refused!(params, ALL[0], speak) as Record<string, string>);
    expect(tell("hashcatch-no-token", { token: 6, first: 1, last: 5 })).toMatch(/ F\b.* A .* E\.$/);
    expect(tell("hashcatch-not-on-hash", { given: "…", token: 3 })).toMatch(/ C /);
    expect(tell("hashcatch-not-in-bank", { given: "…", token: 3 })).toMatch(/ C /);
    const place = speak("hashcatch-place-risk", { row: "2" });
    expect(tell("hashcatch-not-on-ring", { given: "…", token: 3, place: "risk-2" })).toMatch(new RegExp(` C .*${place}`));
    expect(tell("hashcatch-no-room", { given: "…", place: "ring-4" })).toContain(speak("hashcatch-place-ring", { number: "4" }));
  });

  it("labels every legal action of a whole game, of every kind", () => {
    const kinds = new Set<string>();
    for (const scene of ALL)
      for (const action of scene.legal) {
        kinds.add(action.do);
        expect(hashcatch.label(action, scene, say)).toMatch(LABELS[action.do]);
      }
    expect([...kinds].sort()).toEqual(Object.keys(LABELS).sort());
  });

  it.each(["en", "de"] as const)("has every sentence of a whole game, for the one who acts and for one who watches (%s)", (language) => {
    const speak = sayIn(language);
    for (const scene of ALL)
      for (const seat of [scene.seat, null]) {
        const seen = { ...scene, seat, legal: seat === null ? [] : scene.legal };
        expect(hashcatch.expect(seen, speak)).toBeTruthy();
        hashcatch.hint(seen, speak);
        hashcatch.hint({ ...seen, legal: [] }, speak);
        expect(summary(seen, speak).length).toBeGreaterThan(6);
        scene.events.forEach((event) => expect(hashcatch.tell(event, scene.players, speak, scene.board)).toBeTruthy());
        for (let each = 0; each < scene.board.seats; each++) expect(hashcatch.facts(seen, each, speak)[0].label).toBeTruthy();
        const moment = hashcatch.moment(scene.events);
        if (moment) expect(speak(moment)).toBeTruthy();
      }
  });

  it("says the same things in German as in English, with the same variables", () => {
    const parts = (text: string): Record<string, string> =>
      Object.fromEntries(
        text.split(/^(?=hashcatch-)/m).flatMap((each) => {
          const found = each.match(/^(hashcatch-[a-z-]+) =/);
          return found ? [[found[1], [...new Set(each.match(/\$\w+/g) ?? [])].sort().join(" ")]] : [];
        }),
      );
    expect(Object.keys(parts(PAGE_SENTENCES.en)).length).toBeGreaterThan(50);
    expect(parts(PAGE_SENTENCES.de)).toEqual(parts(PAGE_SENTENCES.en));
  });

  it("explains every kind of position in a first game, each with its rule", () => {
    const found = new Map(
      ALL.flatMap((scene) => [hashcatch.hint(scene, say), hashcatch.hint({ ...scene, legal: [] }, say)]).flatMap((each) =>
        each ? [[each.key, each]] : [],
      ),
    );
    for (const key of [
      "roll",
      "leave",
      "hash",
      "check",
      "again",
      "genuine",
      "hack",
      "bonus",
      "bank",
      "row",
      "sink",
      "end",
      "small-hack",
      "push",
      "digits",
    ])
      expect([...found.keys()]).toContain(`hashcatch-${key}`);
    for (const { rule } of found.values()) expect(rule).toMatch(/^HC-\d+$/);
  });

  it("speaks of no chance that the reader cannot know, when digits are to be remembered", () => {
    for (const phase of [3, 4]) {
      const scene = ALL.find((each) => each.state.phase === phase)!;
      const digit = scene.state.digit.map((own, seat) => own.map((each) => (seat === scene.seat ? each : 0)));
      const blind = { ...scene, board: { ...scene.board, memory: 1 }, state: { ...scene.state, digit } };
      expect(hashcatch.hint(blind, say)?.key).toMatch(/-blind$/);
      expect(hashcatch.hint(blind, sayIn("de"))?.text).not.toContain("?,");
    }
  });

  it("counts points as the chain's spaces say", () => {
    const last = ALL[ALL.length - 1];
    const points = [0, 1, 2].map((seat) => hashcatch.points(last, seat)!);
    const spaces = last.state.place.flat().filter((place) => place >= 43 && place < 58);
    const all = spaces.reduce((sum, place) => sum + last.board.points[Math.floor((place - 43) / 3)][(place - 43) % 3], 0);
    expect(points.reduce((a, b) => a + b)).toBe(all);
    expect(hashcatch.points(ALL[0], 0)).toBe(0);
  });

  it("asks for confirmation of decisions, not of rolls", () => {
    const weighty = (["roll", "check", "move", "stop", "bank", "attack", "hack", "bonus"] as const).filter((kind) =>
      hashcatch.weighty({ do: kind }),
    );
    expect(weighty).toEqual(["move", "bank", "attack", "bonus"]);
  });
});
