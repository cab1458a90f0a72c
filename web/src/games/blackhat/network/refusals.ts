// Why a try on the board is in vain: the same reasons, with the same rules, that the server would give.
import { type Action, CELLS, EXPECTED, JAIL, type MoveAction, type SendAction } from "../../../wire/blackhat";
import type { Say } from "../../game";
import type { Picked } from "./choice";
import { cellName, isStart, type NetworkScene, onBoard, type Pawn, pawnNumber, phaseOf, placeNumber, quarterCells } from "./places";
import { occupied, traps } from "./ways";
import { actionWords, pawnWords } from "./words";
import { faceTop, roomForModule, type Wiring, withFace } from "./wiring";

export interface Refusal {
  code: string;
  params: Record<string, string | number>;
  rule: string;
}

/** Whether the reader has to act now. If not, a vain try gets no answer. */
function asked(scene: NetworkScene): boolean {
  return scene.seat !== null && scene.legal.length > 0;
}

function expected(scene: NetworkScene, given: string): Refusal | null {
  const found = EXPECTED[phaseOf(scene.state)];
  return found ? { code: found[0], params: { given }, rule: found[1] } : null;
}

/** Why a pawn cannot be taken up. */
export function refusalOfPawn(scene: NetworkScene, wiring: Wiring, pawn: Pawn, say: Say): Refusal | null {
  if (!asked(scene)) return null;
  const given = pawnWords(scene, pawn, say);
  switch (phaseOf(scene.state)) {
    case "hack":
      return (
        noMove(scene, wiring, pawn, given) ?? {
          code: "blackhat-page-net-no-way-on",
          params: { given, origin: cellName(pawn.place) },
          rule: "BH-51",
        }
      );
    case "service":
    case "decoy":
      return noSending(scene, wiring, pawn, given);
    case "exploit":
    case "lay":
    case "trace":
    case "randomize":
      return expected(scene, given);
    default:
      return null;
  }
}

/** Why a cell cannot be chosen, with what has been taken up. */
export function refusalOfCell(scene: NetworkScene, wiring: Wiring, picked: Picked | null, cell: number, say: Say): Refusal | null {
  if (!asked(scene)) return null;
  const to = cellName(cell);
  const phase = phaseOf(scene.state);
  const pawn: Pawn | null = picked && "hand" in picked ? { ...picked, place: scene.state.place[picked.hand][picked.pawn - 1] } : null;
  switch (phase) {
    case "hack": {
      if (!pawn) return null;
      return refusalOf(scene, wiring, { do: "move", seat: pawn.hand, pawn: pawn.pawn, to }, say);
    }
    case "service":
    case "decoy":
      return pawn && refusalOf(scene, wiring, { do: "send", seat: pawn.hand, pawn: pawn.pawn, to }, say);
    case "exploit":
      return refusalOf(scene, wiring, { do: "mark", to, change: "+" }, say);
    case "lay":
      return refusalOf(scene, wiring, { do: "lay", to }, say);
    case "trace":
      return refusalOf(scene, wiring, { do: "trace", to }, say);
    default:
      // Looking at a pawn is always possible; sending it on its way is what has to wait.
      return pawn && onBoard(pawn.place)
        ? expected(scene, actionWords({ do: "move", seat: pawn.hand, pawn: pawn.pawn, to }, scene, say))
        : null;
  }
}

/** Why an action that is not legal is not. */
export function refusalOf(scene: NetworkScene, wiring: Wiring, action: Action, say: Say): Refusal | null {
  const { state } = scene;
  const phase = phaseOf(state);
  const given = action.do === "mark" ? say("blackhat-do-mark", { to: action.to, change: "±1" }) : actionWords(action, scene, say);
  if (action.do === "move" && phase === "hack") return noMove(scene, wiring, pawnOf(scene, action), given) ?? noWay(scene, action, given);
  if (action.do === "send" && (phase === "service" || phase === "decoy"))
    return noSending(scene, wiring, pawnOf(scene, action), given) ?? noStart(scene, action, given);
  if (action.do === "mark" && phase === "exploit")
    return { code: "blackhat-no-target", params: { given, place: action.to }, rule: "BH-67" };
  if (action.do === "lay" && phase === "lay") {
    const black = isArea(scene, placeNumber(action.to)) && !fits(scene, placeNumber(action.to));
    return { code: black ? "blackhat-lay-black" : "blackhat-no-area", params: { given, place: action.to }, rule: "BH-68" };
  }
  if (action.do === "trace" && phase === "trace") return { code: "blackhat-no-step", params: { given, place: action.to }, rule: "BH-102" };
  return expected(scene, given);
}

function pawnOf({ state }: NetworkScene, action: MoveAction | SendAction): Pawn {
  return { hand: action.seat, pawn: action.pawn, place: state.place[action.seat][action.pawn - 1] };
}

/** Why a pawn cannot be moved wherever it should go; null if it is not the pawn's fault. */
function noMove({ board, state }: NetworkScene, wiring: Wiring, { hand, place }: Pawn, given: string): Refusal | null {
  if (place === JAIL) return { code: "blackhat-in-jail", params: { given }, rule: "BH-103" };
  const value = wiring.value[place];
  if (hand !== state.turn && value >= 0)
    return { code: "blackhat-not-negative", params: { given, place: cellName(place), value }, rule: "BH-50" };
  if (traps(board, wiring.kind[place])) return { code: "blackhat-trapped", params: { given, place: cellName(place) }, rule: "BH-63" };
  return null;
}

function noWay(scene: NetworkScene, action: MoveAction, given: string): Refusal {
  return { code: "blackhat-no-way", params: { given, origin: cellName(pawnOf(scene, action).place), place: action.to }, rule: "BH-51" };
}

function noSending({ board, state }: NetworkScene, wiring: Wiring, pawn: Pawn, given: string): Refusal | null {
  const itself = state.pawn === pawnNumber(pawn);
  if (itself !== (phaseOf(state) === "decoy"))
    return itself
      ? { code: "blackhat-send-itself", params: { given }, rule: "BH-62" }
      : { code: "blackhat-must-return", params: { given }, rule: "BH-107" };
  if (!onBoard(pawn.place)) return { code: "blackhat-in-jail", params: { given }, rule: "BH-103" };
  if (isStart(board, pawn.place) || (!itself && wiring.kind[pawn.place] === "honeypot"))
    return { code: "blackhat-not-to-send", params: { given, place: cellName(pawn.place) }, rule: "BH-62" };
  return null;
}

function noStart({ board, state }: NetworkScene, action: SendAction, given: string): Refusal {
  const to = placeNumber(action.to);
  if (!isStart(board, to))
    return {
      code: "blackhat-send-where",
      params: { given, backdoor: cellName(board.backdoor), public: cellName(board.public) },
      rule: "BH-62",
    };
  return { code: state.tracer === to ? "blackhat-send-tracer" : "blackhat-send-both", params: { given, place: action.to }, rule: "BH-62" };
}

/** Whether modules may be laid here at all (BH-68): on the marked places, or anywhere if any other place is offered. */
function isArea({ board, legal }: NetworkScene, corner: number): boolean {
  const anywhere = legal.some((each) => each.do === "lay" && !board.module_place.includes(placeNumber(each.to)));
  return board.module_place.includes(corner) || (anywhere && roomForModule(board, corner));
}

/** BH-68: nobody may come to stand on a black cell, neither one of the face nor one that shows again. */
function fits({ board, state }: NetworkScene, corner: number): boolean {
  const face = state.drawn - 1;
  const after = withFace(state, face, corner);
  const shown = new Set(state.laid.flatMap((each, module) => (each >= 0 && after.laid[module] !== each ? quarterCells(each) : [])));
  const quarters = quarterCells(corner);
  const black = (cell: number): boolean => {
    const quarter = quarters.indexOf(cell);
    return quarter >= 0 ? !board.kind[faceTop(face, quarter)] : shown.has(cell) && !board.kind[cell];
  };
  return [...occupied(board, state)].every((cell) => cell >= CELLS || !black(cell));
}
