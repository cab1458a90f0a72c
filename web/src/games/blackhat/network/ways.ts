// Where pawns can go: along whole arrows, over whatever stands in the way (BH-51).
import type { Board, KindName, State } from "../../../wire/blackhat";
import { onBoard, pawns } from "./places";
import type { Wiring } from "./wiring";

/** The cells with a pawn or the Tracer (BH-51, BH-105). */
export function occupied(board: Board, state: Pick<State, "place" | "tracer">): Set<number> {
  const places = pawns(board, state as State).map((each) => each.place);
  return new Set([...places, state.tracer].filter(onBoard));
}

/** BH-63: the trap belongs to the space. Without the Tracer an Alarm is an ordinary space (BH-64). */
export function traps(board: Board, kind: KindName): boolean {
  return kind === "service" || kind === "honeypot" || (kind === "alarm" && board.tracer === 1);
}

/** Where a pawn on a cell could go, each with one way there: the cell itself, those it jumps, and where it lands. */
export function ways(board: Board, wiring: Wiring, taken: ReadonlySet<number>, cell: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  if (!onBoard(cell) || traps(board, wiring.kind[cell])) return found;
  const seen = new Set([cell]);
  const ahead: number[][] = [[cell]];
  for (const way of ahead) {
    for (const there of wiring.onward[way[way.length - 1]]) {
      if (seen.has(there)) continue;
      seen.add(there);
      if (taken.has(there)) ahead.push([...way, there]);
      else found.set(there, [...way, there]);
    }
  }
  return found;
}

/** The way of a move that was made: the shortest one there is, or straight if the arrows are not those it was made on. */
export function wayOf(board: Board, wiring: Wiring, taken: ReadonlySet<number>, from: number, to: number): number[] {
  return ways(board, wiring, new Set([...taken].filter((cell) => cell !== to)), from).get(to) ?? [from, to];
}
