// A live lesson goes on this device as it does at a server.
import { describe, expect, it } from "vitest";
import lessons from "../games/fixtures/hacker-lesson.json";
import { loadKit } from "./kit";
import { LocalMatch, type Played } from "./match";
import { begunWith, rulesOf } from "./testing";
import { unpack, written } from "./verbs";

type Row = [number, string, object | null, string[] | null];

describe("Hacker's lesson on this device is that of a server", () => {
  it.each(lessons.map(({ step, rows }) => [step, rows.at(-1)![1], rows as Row[]] as const))(
    "from step %i, to %s",
    async (step, _, rows) => {
      const kit = (await loadKit("hacker"))!;
      const match = new LocalMatch(
        kit,
        await rulesOf("hacker"),
        begunWith(kit, {
          names: ["Ada", "", ""],
          options: kit.lesson!.options,
          pace: "off",
          lesson: true,
          lessonStep: step,
          seatSeeds: ["", "", ""],
        }),
      );
      const course = match.course!;
      let [told, counts] = [{} as object, [] as string[]];
      for (const [at, [seat, action, message, legal]] of rows.entries()) {
        if (action === "read") course.read();
        else match.play({ seat, action, at: 0, id: null } satisfies Played);
        [told, counts] = [message ?? told, legal ?? counts];
        expect(course.message(), `row ${at}`).toEqual(told);
        const taken = match.rules.legal(match.state, 0).filter((act) => course.takes(act));
        expect(taken.map((act) => written(kit.actions, unpack(act)))).toEqual(counts);
        const next = rows[at + 1];
        const line = course.line();
        const can = line && (match.isInput(line.seat, line.said) || match.allows(line.seat, line.said));
        if (can && next && next[1] !== "read") expect([line.seat, written(kit.actions, line.said)]).toEqual(next.slice(0, 2));
      }
      expect(course.over || course.missed).toBe(true);
    },
  );
});
