// Boards that somebody drew are read here as in Python, and what is wrong with them is the same.
import { describe, expect, it } from "vitest";
import drawings from "../games/fixtures/blackhat-drawings.json";
import { OptionFault } from "./faults";
import { checked, type Kit, lay, loadKit, type Options, usualOptions } from "./kit";

function laid(kit: Kit, players: number, options: Options): { board: string } | { refused: object } {
  try {
    const board = lay(kit, players, checked(kit, { ...usualOptions(kit), ...options }));
    return { board: btoa(String.fromCharCode(...board)) };
  } catch (error) {
    if (!(error instanceof OptionFault)) throw error;
    const { code, params, rule } = error;
    return { refused: { code, params, rule } };
  }
}

const refusals = (found: ReturnType<typeof laid>): unknown => ("refused" in found ? found.refused : null);

describe("a board that somebody drew", () => {
  it("is read, or refused with the same mistakes, as in Python", async () => {
    const kit = (await loadKit("blackhat"))!;
    expect(drawings.filter((each) => each.board).length).toBeGreaterThan(30);
    for (const { text, options, players, ...said } of drawings)
      expect(laid(kit, players, { ...(options as unknown as Options), board: "custom", drawing: text }), text).toEqual(said);
  });

  it("is given where it is asked for, and only there", async () => {
    const kit = (await loadKit("blackhat"))!;
    const params = { option: "board", value: "custom", text: "drawing" };
    expect(refusals(laid(kit, 3, { board: "custom" }))).toEqual({ code: "option-text-missing", params, rule: null });
    expect(refusals(laid(kit, 3, { drawing: drawings[0].text }))).toEqual({ code: "option-text-idle", params, rule: null });
    expect(refusals(laid(kit, 3, { board: "custom", drawing: `${drawings[0].text}# \ud800` }))).toMatchObject({ code: "option-text" });
  });
});
