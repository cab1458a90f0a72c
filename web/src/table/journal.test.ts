import { describe, expect, it } from "vitest";
import { type JournalLine, keeper } from "./journal";

function line(key: string, text: string): JournalLine {
  return { key, text, seat: 0, turn: false, notice: false };
}

describe("lines of the log that are kept", () => {
  it("are the same objects as before where they say the same, and the same list where nothing is new", () => {
    const keep = keeper();
    const before = keep([line("0.0", "one"), line("0.1", "two")]);
    expect(keep([line("0.0", "one"), line("0.1", "two")])).toBe(before);
    const longer = keep([line("0.0", "one"), line("0.1", "two"), line("1.0", "three")]);
    expect(longer.map((each) => each.text)).toEqual(["one", "two", "three"]);
    expect(longer[0]).toBe(before[0]);
    expect(longer[1]).toBe(before[1]);
  });

  it("are new where anything that is shown of them is", () => {
    const keep = keeper();
    const [before] = keep([line("0.0", "one")]);
    const others: Partial<JournalLine>[] = [{ text: "uno" }, { seat: 1 }, { turn: true }, { notice: true }, { rule: "HC-1" }];
    for (const other of others) {
      expect(keep([{ ...before, ...other }])).toEqual([{ ...before, ...other }]);
      expect(keep([before])).toEqual([before]);
    }
    expect(keep([])).toEqual([]);
  });
});
