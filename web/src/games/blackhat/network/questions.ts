// What is asked at a space: whether to draw a module, and how to change a value. Small, because the action bar offers the same.
import type { Action } from "../../../wire/blackhat";
import type { Say } from "../../game";
import { changes, type Picked } from "./choice";
import { entering, type NetworkScene, onBoard } from "./places";
import type { Wiring } from "./wiring";
import { actionWords, signed } from "./words";

export interface Question {
  words: string;
  rule: string;
  /** The space it is about. */
  cell: number;
  answers: { action: Action; text: string; label?: string; main?: boolean }[];
}

export function question(scene: NetworkScene, wiring: Wiring, picked: Picked | null, say: Say): Question | null {
  const { board, state, legal, seat } = scene;
  if (seat === null || !legal.length) return null;
  if (picked && "cell" in picked) {
    const value = wiring.value[picked.cell];
    const answers = changes(scene, picked.cell).map((action) => {
      const text = `${signed(value)} → ${signed(value + (action.change === "+" ? 1 : -1))}`;
      return { action, text, label: `${actionWords(action, scene, say)}: ${text}` };
    });
    return { words: say("blackhat-page-net-ask-change"), rule: "BH-67", cell: picked.cell, answers };
  }
  const { place: cell } = entering(board, state);
  const pass = legal.find((each) => each.do === "pass");
  if (!pass || !onBoard(cell)) return null;
  const leave = { action: pass, text: say("blackhat-do-pass") };
  const draw = legal.find((each) => each.do === "randomize");
  if (draw)
    return {
      words: say("blackhat-page-net-ask-randomize"),
      rule: "BH-68",
      cell,
      answers: [{ action: draw, text: say("blackhat-do-randomize"), main: true }, leave],
    };
  // An Exploit or a Denial-of-Service is used by tapping a space or a pawn, and skipped in the action bar: a question here would cover them.
  return null;
}
