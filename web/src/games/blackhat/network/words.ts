// The network in words: what stands where, for labels, refusals and readers who do not see it.
import { type Action, CELLS, COLUMNS, JAIL, ROBOT, TRACK, TURNED_NAMES } from "../../../wire/blackhat";
import type { Say } from "../../game";
import { cellName, entering, type NetworkScene, onBoard, outlookOf, type Pawn, pawns, pawnsAt, placeNumber, rowOf } from "./places";
import { faceName, type Wiring } from "./wiring";

/** Whose pawns these are: a player's name, or the Robot. */
export function handName({ board, players }: NetworkScene, hand: number, say: Say): string {
  if (board.robot && hand === ROBOT) return say("blackhat-robot");
  return players.find((each) => each.seat === hand)?.name ?? String(hand + 1);
}

/** A value as it is printed, with a real minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export function placeWords(place: number, say: Say): string {
  if (place === JAIL) return say("blackhat-place-jail");
  return onBoard(place) ? cellName(place) : say("blackhat-place-track", { step: place - TRACK + 1 });
}

export function pawnWords(scene: NetworkScene, { hand, pawn }: { hand: number; pawn: number }, say: Say): string {
  return say("blackhat-page-net-pawn", { pawn, seat: handName(scene, hand, say) });
}

/** A space: its name, its kind and its value. */
export function spaceWords(wiring: Wiring, cell: number, say: Say): string {
  const kind = wiring.kind[cell];
  if (kind === "black") return say("blackhat-page-net-black", { cell: cellName(cell) });
  return say("blackhat-page-net-space", {
    cell: cellName(cell),
    kind: say(`blackhat-page-net-kind-${kind}`),
    value: signed(wiring.value[cell]),
  });
}

/** Who stands on a space. */
export function standingWords(scene: NetworkScene, cell: number, say: Say): string[] {
  const found = pawnsAt(scene.board, scene.state, cell).map((each) => pawnWords(scene, each, say));
  return scene.state.tracer === cell ? [...found, say("blackhat-page-net-tracer")] : found;
}

/** A space and who is there. */
export function cellWords(scene: NetworkScene, wiring: Wiring, cell: number, say: Say): string {
  const there = standingWords(scene, cell, say);
  const space = spaceWords(wiring, cell, say);
  return there.length ? say("blackhat-page-net-taken", { space, pawns: there.join("; ") }) : space;
}

/** What a try or a choice is called. */
export function actionWords(action: Action, scene: NetworkScene, say: Say): string {
  const { board, state } = scene;
  switch (action.do) {
    case "move":
    case "send": {
      const origin = state.place[action.seat]?.[action.pawn - 1] ?? state.place[0][0];
      const pawn =
        action.seat === state.turn && action.do === "move"
          ? say("blackhat-page-net-own-pawn", { pawn: action.pawn })
          : pawnWords(scene, { hand: action.seat, pawn: action.pawn }, say);
      return say(`blackhat-page-net-${action.do}`, { pawn, origin: placeWords(origin, say), to: action.to });
    }
    case "mark":
      return say("blackhat-do-mark", { to: action.to, change: action.change === "+" ? "+1" : "−1" });
    case "lay":
      return say("blackhat-page-net-lay", { module: moduleWords(state.drawn - 1, say), to: action.to });
    case "trace":
      return say("blackhat-do-trace", { to: action.to });
    case "pass":
    case "randomize":
      return say(`blackhat-do-${action.do}`);
    default:
      return say("blackhat-page-net-pawn", { pawn: entering(board, state).pawn, seat: handName(scene, state.turn, say) });
  }
}

export function moduleWords(face: number, say: Say): string {
  return face < 0 ? "" : say(`blackhat-page-net-module-${faceName(face)}`);
}

/** What a destination offers, after the move's own words. */
export function goalWords(action: Action & { to: string }, scene: NetworkScene, wiring: Wiring, say: Say): string {
  return say("blackhat-page-net-goal", { action: actionWords(action, scene, say), space: spaceWords(wiring, placeNumber(action.to), say) });
}

/** A pawn, its space, and where it could go. */
export function lookWords(scene: NetworkScene, wiring: Wiring, pawn: Pawn, say: Say): string {
  const params = {
    pawn: pawnWords(scene, pawn, say),
    space: onBoard(pawn.place) ? spaceWords(wiring, pawn.place, say) : placeWords(pawn.place, say),
  };
  const outlook = outlookOf(scene, pawn);
  if (!outlook) return say("blackhat-page-net-look-only", params);
  if (outlook.trapped) return say("blackhat-page-net-look-trapped", params);
  const cells = outlook.goals.map(cellName).sort().join(", ");
  return cells ? say("blackhat-page-net-look", { ...params, cells }) : say("blackhat-page-net-look-stuck", params);
}

/** The position in sentences, for a reader who does not see the board. */
export function summary(scene: NetworkScene, wiring: Wiring, say: Say): string[] {
  const { board, state } = scene;
  const lines = pawns(board, state).map((each) => lookWords(scene, wiring, each, say));
  if (board.tracer) {
    lines.push(
      state.tracer < 0
        ? say("blackhat-page-net-tracer-home")
        : say("blackhat-page-net-tracer-at", {
            place: onBoard(state.tracer) ? spaceWords(wiring, state.tracer, say) : placeWords(state.tracer, say),
          }),
    );
  }
  if (board.secret_asset)
    lines.push(
      state.turned
        ? say("blackhat-page-net-tile", { tile: say(`blackhat-tile-${TURNED_NAMES[state.turned]}`) })
        : say("blackhat-page-net-tile-down"),
    );
  for (const { module, side, corner } of wiring.plates)
    lines.push(
      say("blackhat-page-net-module-at", {
        module: moduleWords(module * 2 + side, say),
        from: cellName(corner),
        to: cellName(corner + COLUMNS + 1),
      }),
    );
  wiring.marked.forEach(
    ({ change, count }, cell) =>
      count && lines.push(say("blackhat-page-net-marked", { cell: cellName(cell), change: change > 0 ? `+${change}` : signed(change) })),
  );
  return lines;
}

/** Every space with its arrows, column by column. */
export function map(wiring: Wiring, say: Say): string[] {
  const order = Array.from({ length: CELLS }, (_, cell) => cell).sort((a, b) => (a % COLUMNS) - (b % COLUMNS) || rowOf(a) - rowOf(b));
  return order.flatMap((cell) => {
    if (wiring.kind[cell] === "black") return [];
    const space = spaceWords(wiring, cell, say);
    const onward = wiring.onward[cell].map(cellName).join(", ");
    return [onward ? say("blackhat-page-net-leads", { space, cells: onward }) : say("blackhat-page-net-leads-nowhere", { space })];
  });
}
