// A match on this device tells what a server's table tells, message by message.
import { describe, expect, it } from "vitest";
import matches from "../games/fixtures/at-a-table.json";
import takenBack from "../games/fixtures/taken-back.json";
import type { FromServer } from "../wire/wire";
import { loadKit, type Options } from "./kit";
import { LocalMatch, type Played, recountOf } from "./match";
import { readRecord } from "./record";
import { replay } from "./replaying";
import { worded } from "./spelling";
import { BotTalk } from "./talk";
import { begunWith, rulesOf } from "./testing";
import { read, written } from "./verbs";

/** What is told together: actions with their match times; about which choices one can ask then, and what bots would call out. */
type Row = [[number, string, number][], [number, string][], [number, string, number | null][]];

/** A message as JavaScript writes it: of large numbers (where arrows lead) it writes no more digits than tell them apart, and so are the fixture's written here. */
function again(message: string): string {
  return JSON.stringify(JSON.parse(message));
}

describe("a match on this device tells what a server's table tells", () => {
  it.each(matches.map((each) => [each.game, each] as const))(
    "%s",
    async (game, { options, server, commitment, seeds, played, awards, recount, told }) => {
      const kit = (await loadKit(game))!;
      const match = new LocalMatch(
        kit,
        await rulesOf(game),
        begunWith(kit, {
          names: seeds.map(() => ""),
          options: options as unknown as Options,
          serverSeed: server,
          seatSeeds: seeds,
          commitment,
        }),
      );
      const talk = new BotTalk(kit, match);
      const clock = () => match.clocks!.told(match.at, true);
      const others = seeds.map((_, seat) => seat).slice(1);
      expect(again(match.sync(0, "epoch", clock()))).toBe(JSON.stringify(told[0][0]));
      for (const [row, [together, lately, remarks]] of (played as Row[]).entries()) {
        const before = match.ply;
        for (const [seat, action, at] of together) {
          const said = read(seat < 0 ? kit.clock : kit.actions, action)!;
          const done: Played = { seat, action, at, id: null };
          match.stored.played.push(done);
          match.take(done, said, match.attempt(seat, said));
        }
        const plies = together.map((_, at) => before + 1 + at);
        const [frame, rest] = [match.tell(plies, null, clock()).get(0), told[row + 1] as FromServer[]];
        const heard = frame ? [frame] : [];
        if (rest.some((each) => each.is === "sync")) {
          heard.push(match.sync(0, "epoch", clock()));
          heard.push(worded({ is: "history", entries: match.entries(0, 30) }));
        }
        expect(heard.map(again), JSON.stringify(together)).toEqual(rest.map((each) => JSON.stringify(each))); // byte for byte
        const found = match.lately(others).map((each) => [each.seat, written(kit.actions, each.said)]);
        expect(found).toEqual(lately);
        const calls = others.flatMap((bot) => {
          const remark = talk.remark(bot, plies);
          return remark ? [[bot, remark.call, remark.aim]] : [];
        });
        expect(calls).toEqual(remarks);
      }
      if (kit.recount && match.over) expect(recountOf(kit, await rulesOf(game), match.stored, match.round)!.awards).toEqual(awards);
      if (!recount) return;
      const { steps, state } = recountOf(kit, await rulesOf(game), match.stored, 1)!;
      expect(state).toEqual(recount.state);
      expect(steps).toEqual(recount.steps);
    },
  );
});

type Back = [number, string, number, string | null, FromServer | null];

describe("what may be taken back on this device, and what is told of it, is what a server's table says", () => {
  it.each(takenBack.map((each) => [each.game, each] as const))("%s", async (game, { options, server, seeds, played, told, record }) => {
    const kit = (await loadKit(game))!;
    const rules = await rulesOf(game);
    const match = new LocalMatch(
      kit,
      rules,
      begunWith(kit, {
        names: seeds.map((_, seat) => (seat ? "" : "Ada")),
        options: options as unknown as Options,
        serverSeed: server,
        seatSeeds: seeds,
      }),
    );
    const clock = () => match.clocks!.told(match.at, true);
    expect(again(match.sync(0, "epoch", clock()))).toBe(JSON.stringify(told[0]));
    for (const [seat, action, at, why, frame] of played as unknown as Back[]) {
      const done: Played = { seat, action, at, id: null };
      match.play(done);
      match.stored.played.push(done);
      expect(again(match.tell([match.ply], null, clock()).get(0) ?? "null"), action).toBe(JSON.stringify(frame));
      const found = match.standing.back(seat, match.state);
      expect(typeof found === "string" ? found : null, `${match.ply} ${action}`).toEqual(why);
    }
    expect(again(match.sync(0, "epoch", clock()))).toBe(JSON.stringify(told[1]));
    expect(match.record()).toEqual(record);
    const text = readRecord(kit, record);
    expect(replay(kit, rules(text.board), text).actions).toBe(played.length);
    const forged = record.replaceAll(" agreed", " free");
    expect(forged).not.toEqual(record);
    expect(() => replay(kit, rules(text.board), readRecord(kit, forged))).toThrow();
  });
});
