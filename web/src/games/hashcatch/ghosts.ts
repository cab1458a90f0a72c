// What would happen: ghosts of tokens where they would end, with their ways.
import type { Picked, Target } from "./choice";
import { type Layout, type Point, spotOf } from "./layout";
import { landingOf, path, pieceAt, type Wanted } from "./places";
import { BANK, CHAIN, RISK } from "../../wire/hashcatch";
import type { HashcatchScene } from "./words";

export interface Ghost {
  seat: number;
  token: number;
  place: number;
  way: Point[];
}

/** Ghosts of what is picked up, and of what is chosen but not sent yet. */
export function ghosts(scene: HashcatchScene, layout: Layout, picked: Picked | null, all: Target[]): Ghost[] {
  const { staged, state } = scene;
  const seat = scene.seat ?? state.turn;
  if (picked?.way) return walk(scene, layout, seat, { token: picked.token, way: picked.way }, false);
  if (picked)
    return all.flatMap((each) => {
      if (each.kind !== "space") return [];
      return walk(scene, layout, seat, { token: picked.token, way: each.id.endsWith("+") ? "+" : "-" }, each.act !== null);
    });
  if (!staged) return [];
  if (staged.do === "move") return walk(scene, layout, seat, staged, true);
  const token = staged.do === "bonus" ? staged.token : state.checked + 1;
  const place =
    staged.do === "bank"
      ? [0, 1, 2].map((each) => BANK + each).find((each) => !pieceAt(state, each))
      : staged.do === "attack"
        ? RISK + staged.row - 1
        : staged.do === "bonus"
          ? CHAIN + 1
          : undefined;
  return place === undefined
    ? []
    : [{ seat, token, place, way: [standing(scene, layout, seat, token), spotOf(layout, seat, token, place)] }];
}

function standing({ state }: HashcatchScene, layout: Layout, seat: number, token: number): Point {
  return spotOf(layout, seat, token, state.place[seat][token - 1]);
}

/** The mover where it would end; and if that is already settled, the token that would have to make room (HC-14). */
function walk(scene: HashcatchScene, layout: Layout, seat: number, move: Wanted, settled: boolean): Ghost[] {
  const { board, state } = scene;
  const landing = landingOf(scene, move);
  if (!landing) return [];
  const { to, room } = landing;
  const spaces = path(board, state.start[seat], state.place[seat][move.token - 1], to, move.way);
  const way = [standing(scene, layout, seat, move.token), ...spaces.map((each) => layout.nodes[each])];
  const there = settled && room !== null ? pieceAt(state, to) : undefined;
  const pushed = there ? [{ seat: there.seat, token: there.token, place: room!, way: [layout.nodes[to], layout.nodes[room!]] }] : [];
  return [{ seat, token: move.token, place: to, way }, ...pushed];
}
