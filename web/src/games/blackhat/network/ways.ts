// How a pawn gets to where the rules let it go: along whole arrows, over whatever stands in the way (BH-51). Only the line to be drawn is found here.
import type { Board, State } from "../../../wire/blackhat";
import { onBoard, pawns } from "./places";
import type { Wiring } from "./wiring";

/** The cells with a pawn or the Tracer. */
export function occupied(board: Board, state: Pick<State, "place" | "tracer">): Set<number> {
  const places = pawns(board, state as State).map((each) => each.place);
  return new Set([...places, state.tracer].filter(onBoard));
}

/** The cells that a move touches: where it begins, those it jumps, and where it ends. The shortest way there is, or straight if the arrows are not those it was made on. */
export function wayOf(wiring: Wiring, taken: ReadonlySet<number>, from: number, to: number): number[] {
  const seen = new Set([from]);
  const ahead: number[][] = [[from]];
  for (const way of ahead)
    for (const there of wiring.onward[way[way.length - 1]] ?? []) {
      if (there === to) return [...way, to];
      if (seen.has(there) || !taken.has(there)) continue;
      seen.add(there);
      ahead.push([...way, there]);
    }
  return [from, to];
}
