// A match on this device tells what a server's table tells, message by message.
import { describe, expect, it } from "vitest";
import matches from "../games/fixtures/at-a-table.json";
import type { FromServer } from "../wire/wire";
import { loadKit, type Options } from "./kit";
import { LocalMatch, type Played, recountOf } from "./match";
import { BotTalk } from "./talk";
import { rulesOf } from "./testing";
import { read, written } from "./verbs";

type Row = [number, string, number, [number, string][], [number, string, number | null][]];

describe("a match on this device tells what a server's table tells", () => {
  it.each(matches.map((each) => [each.game, each] as const))(
    "%s",
    async (game, { options, server, commitment, seeds, played, awards, told }) => {
      const kit = (await loadKit(game))!;
      const match = new LocalMatch(kit, await rulesOf(game), {
        number: 1,
        names: seeds.map(() => ""),
        options: options as unknown as Options,
        pace: "quick",
        begun: 0,
        version: kit.version,
        serverSeed: server,
        seatSeeds: seeds,
        terms: "",
        commitment,
        commitments: [],
        played: [],
        ended: false,
        placing: null,
      });
      const talk = new BotTalk(kit, match);
      const clock = () => match.clocks!.told(match.at, true);
      const others = seeds.map((_, seat) => seat).slice(1);
      expect(match.sync(0, "epoch", clock())).toEqual(told[0][0]);
      for (const [ply, [seat, action, at, lately, remarks]] of (played as Row[]).entries()) {
        const said = read(seat < 0 ? kit.clock : kit.actions, action)!;
        const done: Played = { seat, action, at, id: null };
        match.stored.played.push(done);
        match.take(done, said, match.attempt(seat, said));
        const [frame, rest] = [match.frame(0, null, clock()), told[ply + 1] as FromServer[]];
        const heard: FromServer[] = frame ? [frame] : [];
        if (rest.some((each) => each.is === "sync")) {
          heard.push(match.sync(0, "epoch", clock()));
          heard.push({ is: "history", entries: match.entries(0, 30) });
        }
        expect(heard, `action ${ply + 1}, ${action}`).toEqual(rest);
        const found = match.lately(others).map((each) => [each.seat, written(kit.actions, each.said)]);
        expect(found).toEqual(lately);
        const calls = others.flatMap((bot) => {
          const remark = talk.remark(bot, [ply + 1]);
          return remark ? [[bot, remark.call, remark.aim]] : [];
        });
        expect(calls).toEqual(remarks);
      }
      if (kit.recount) expect(recountOf(kit, await rulesOf(game), match.stored, match.round)!.awards).toEqual(awards);
    },
  );
});
