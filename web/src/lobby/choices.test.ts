import { describe, expect, it } from "vitest";
import type { GameInfo, TableMessage } from "../wire/wire";
import { differences, exceptions, faultsOf, pictureAddress, sorted, textAskedFor, unusual, withUsual } from "./choices";
import { INFO, lobbyTable } from "./fakes";

const plainInfo: GameInfo = { ...INFO, texts: {}, presets: null };

function table(options: TableMessage["options"] = {}): TableMessage {
  return lobbyTable({ options: { edition: "house", board: "classic", tracer: false, follow: "edition", refill: "edition", ...options } });
}

describe("what can be chosen", () => {
  it("folds away what a preset sets", () => {
    expect(sorted(table(), INFO)).toEqual({ plain: ["edition", "board", "tracer"], folded: ["follow", "refill"], numbers: [] });
    const numbered = { ...table(), options: { tempo: "live", hand_speed: 8 } };
    const tuned = { ...INFO, presets: null, options: { tempo: ["live", "step"], hand_speed: Array.from({ length: 39 }, (_, i) => i + 2) } };
    expect(
      sorted({ ...numbered, options: { ...numbered.options, modules: 2 } }, { ...tuned, options: { ...tuned.options, modules: [0, 1, 2] } })
        .plain,
    ).toEqual(["tempo", "modules"]);
    expect(sorted(numbered, tuned)).toEqual({ plain: ["tempo"], folded: [], numbers: ["hand_speed"] });
    expect(sorted(table(), plainInfo).folded).toEqual([]);
    expect(sorted(table(), undefined).folded).toEqual([]);
  });

  it("says what a preset changes, and nothing of the first one", () => {
    expect(differences(table(), INFO)).toEqual([]);
    expect(differences(table({ edition: "portuguese" }), INFO)).toEqual([["refill", "no"]]);
    expect(differences(table({ edition: "portuguese" }), plainInfo)).toEqual([]);
  });

  it("counts what does not follow the preset", () => {
    expect(exceptions(table(), INFO)).toEqual([]);
    expect(exceptions(table({ follow: "any" }), INFO)).toEqual(["follow"]);
  });

  it("knows what is usual, and what somebody has chosen", () => {
    const all = withUsual(INFO, { board: "custom" });
    expect(all.edition).toBe("house");
    expect(all).not.toHaveProperty("drawing");
    expect(unusual(INFO, all)).toEqual({ board: "custom" });
    expect(unusual(INFO, withUsual(INFO, {}))).toEqual({});
    expect(withUsual(undefined, {})).toEqual({});
  });

  it("knows which value asks for a text", () => {
    expect(textAskedFor(INFO, "board", "custom")).toEqual({ name: "drawing", most: 50 });
    expect(textAskedFor(INFO, "board", "classic")).toBeNull();
    expect(textAskedFor(INFO, "follow", "custom")).toBeNull();
    expect(textAskedFor(undefined, "board", "custom")).toBeNull();
  });

  it("finds the faults of a text in a refusal, and only there", () => {
    const faults = [{ code: "blackhat-file-black", params: { line: 1, column: 7 }, rule: "BH-4" }];
    expect(faultsOf({ code: "blackhat-drawing", params: { count: 1, faults } })).toEqual(faults);
    expect(faultsOf({ code: "fault-not-host", params: {} })).toBeNull();
    expect(faultsOf(null)).toBeNull();
  });

  it("finds the picture by its hash, in the reader's language and theme", () => {
    expect(pictureAddress(table(), "de", "dark")).toBeNull();
    expect(pictureAddress(lobbyTable({ picture: "a1b2" }), "de", "light")).toBe("/api/tables/abc/picture.svg?v=a1b2&lang=de&theme=light");
  });
});
