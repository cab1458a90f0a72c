import { describe, expect, it } from "vitest";
import type { LogEntry } from "../wire/wire";
import { standing } from "./tookback";

const entry = (number: number, ...events: Record<string, unknown>[]): LogEntry => ({ number, events }) as unknown as LogEntry;
const back = (number: number, seat: number): LogEntry => entry(number, { event: "took-back", seat });

describe("what stands of a log", () => {
  it("is all of it where nothing was taken back", () => {
    const entries = [entry(0, { event: "dealt" }), entry(1, { event: "played", seat: 1 })];
    expect(standing(entries)).toEqual(entries);
  });

  it("has neither a move that was taken back nor what was done since", () => {
    const [opening, mine, theirs, again] = [
      entry(0, { event: "dealt" }),
      entry(1, { event: "moved", by: 0, seat: 2 }),
      entry(2, { event: "played", seat: 1 }),
      entry(4, { event: "moved", by: 0, seat: 1 }),
    ];
    expect(standing([opening, mine, theirs, back(3, 0), again])).toEqual([opening, again]);
    expect(standing([opening, mine, theirs, back(3, 1), again])).toEqual([opening, mine, again]);
  });

  it("is not cut where the move is not there any more", () => {
    const entries = [entry(7, { event: "played", seat: 1 })];
    expect(standing([...entries, back(8, 0)])).toEqual(entries);
  });
});
