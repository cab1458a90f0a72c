// What a vain try on the board would be as an action. Why it is not allowed, the rules say.
import type { Action } from "../../../wire/blackhat";
import type { Picked } from "./choice";
import { cellName, type NetworkScene, onBoard, type Pawn, phaseOf } from "./places";

/** Whether the reader has to act now. If not, a vain try gets no answer. */
function asked(scene: NetworkScene): boolean {
  return scene.seat !== null && scene.legal.length > 0;
}

/** Taking up a pawn that cannot be chosen; null while cards are played. */
export function triedWith(scene: NetworkScene, { hand, pawn, place }: Pawn): Action | null {
  if (!asked(scene)) return null;
  const start = cellName(scene.board.backdoor);
  switch (phaseOf(scene.state)) {
    case "service":
    case "decoy":
      return { do: "send", seat: hand, pawn, to: start };
    case "hack":
    case "exploit":
    case "lay":
    case "trace":
    case "randomize":
      return { do: "move", seat: hand, pawn, to: onBoard(place) ? cellName(place) : start };
    default:
      return null;
  }
}

/** Choosing a cell that cannot be chosen, with what has been taken up. */
export function triedAt(scene: NetworkScene, picked: Picked | null, cell: number): Action | null {
  if (!asked(scene)) return null;
  const to = cellName(cell);
  const pawn = picked && "hand" in picked ? { seat: picked.hand, pawn: picked.pawn } : null;
  switch (phaseOf(scene.state)) {
    case "hack":
      return pawn && { do: "move", ...pawn, to };
    case "service":
    case "decoy":
      return pawn && { do: "send", ...pawn, to };
    case "exploit":
      return { do: "mark", to, change: "+" };
    case "lay":
      return { do: "lay", to };
    case "trace":
      return { do: "trace", to };
    default:
      // Looking at a pawn is always possible; sending it on its way is what has to wait.
      return pawn && onBoard(scene.state.place[pawn.seat][pawn.pawn - 1]) ? { do: "move", ...pawn, to } : null;
  }
}
