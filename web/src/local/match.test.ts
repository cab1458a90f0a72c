// A match on this device tells what a server's table tells, message by message.
import { describe, expect, it } from "vitest";
import matches from "../games/fixtures/at-a-table.json";
import type { FromServer } from "../wire/wire";
import { loadKit, type Options } from "./kit";
import { LocalMatch, type Played, recountOf } from "./match";
import { BotTalk } from "./talk";
import { rulesOf } from "./testing";
import { read, written } from "./verbs";

/** What is told together: actions with their match times; about which choices one can ask then, and what bots would call out. */
type Row = [[number, string, number][], [number, string][], [number, string, number | null][]];

describe("a match on this device tells what a server's table tells", () => {
  it.each(matches.map((each) => [each.game, each] as const))(
    "%s",
    async (game, { options, server, commitment, seeds, played, awards, recount, told }) => {
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
        const heard: FromServer[] = frame ? [frame] : [];
        if (rest.some((each) => each.is === "sync")) {
          heard.push(match.sync(0, "epoch", clock()));
          heard.push({ is: "history", entries: match.entries(0, 30) });
        }
        expect(heard, JSON.stringify(together)).toEqual(rest);
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
