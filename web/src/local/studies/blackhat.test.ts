import { describe, expect, it } from "vitest";
import { answered } from "../../games/blackhat/fixtures";
import { cellName } from "../../games/blackhat/network/places";
import { lay, loadKit, usualOptions } from "../kit";
import { whole } from "../spelling";
import { expectWeighed, rulesOf } from "../testing";
import { studied } from "./studies";

const KNOWN = answered();

describe("what a page asks the rules of Black Hat", () => {
  it("is answered from what it was shown as from the true position", () => {
    const seen = { ahead: 0, sets: 0, company: 0, trapped: 0 };
    for (const { scene, rules } of KNOWN) {
      const { ahead, sets, company, pawns } = scene.study!;
      expect(ahead).toBe(rules.ahead);
      expect(sets.map(({ play, ahead: then }) => `${play.rank} ${play.naturals} ${play.jokers} ${play.hat} ${then}`)).toEqual(rules.sets);
      expect(company && [company.count, company.kinds, company.given]).toEqual(rules.company ?? null);
      const words = pawns.map((own) => own.map(({ goals, trapped }) => (trapped ? "!" : goals.map(cellName).join(" "))));
      expect(words).toEqual(rules.pawns);
      seen.ahead += Number(ahead !== null);
      seen.sets += sets.length;
      seen.company += Number(company !== null);
      seen.trapped += Number(rules.pawns.flat().includes("!"));
    }
    expect(seen.ahead).toBeGreaterThan(100);
    expect(seen.sets).toBeGreaterThan(1000);
    expect(seen.company).toBeGreaterThan(30);
    expect(seen.trapped).toBeGreaterThan(30);
  });

  it("has the refusal of the rules for a hat in another size than the led one", () => {
    const hats = KNOWN.flatMap(({ scene }) => (scene.legal.some((each) => each.do === "follow") ? [scene] : []));
    const refused = hats.filter(({ study }) => study!.hat);
    expect(refused.length).toBeGreaterThan(5);
    for (const { study, state } of refused)
      expect(study!.hat).toMatchObject({ code: "blackhat-hat-size", rule: "BH-41", params: { led: state.led } });
    for (const { study, state } of hats) expect(study!.hat !== null).toBe(state.open[state.turn][14] > 0);
  });

  it("does not depend on what the reader does not know, in any position of any number of players", async () => {
    const kit = (await loadKit("blackhat"))!;
    const make = await rulesOf("blackhat");
    let toss = 12345;
    const draw = (below: number): number => (toss = (toss * 1103515245 + 12345) % 2147483648) % below;
    let compared = 0;
    for (let players = 2; players <= 6; players++) {
      const options = {
        ...usualOptions(kit),
        tracer: true,
        modules: players - 1,
        secret_asset: players % 2 === 0,
        follow: players % 3 ? "led" : "any",
      };
      const rules = make(lay(kit, players, options));
      const board = whole(kit.board, lay(kit, players, options));
      let { state } = rules.setUp([players, 2, 3, 4, 5, 6, 7, 8]);
      for (let step = 0; step < 160 && !rules.over(state); step++) {
        const [actor] = rules.actors(state);
        if (step % 4 === 0)
          for (const seat of [actor, (actor + 1) % players, null]) {
            const shown = whole(kit.state, rules.show(state, seat ?? -1));
            const { stakes, tally, ...told } = studied("blackhat", kit, rules, { board, state: shown, seat });
            expect({
              ...studied("blackhat", kit, rules, { board, state: whole(kit.state, state), seat }),
              stakes: null,
              tally: null,
            }).toEqual({ ...told, stakes: null, tally: null });
            expectWeighed(kit, rules, state, seat, { stakes, tally });
            compared += 1;
          }
        const acts = rules.choices(state, actor);
        ({ state } = rules.apply(state, actor, acts[draw(acts.length)]));
      }
    }
    expect(compared).toBeGreaterThan(400);
  });
});
