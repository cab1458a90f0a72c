// What would happen: ghosts of tokens where they would end, with their ways.
import type { Picked, Target } from "./choice";
import { type Layout, type Point, spotOf } from "./layout";
import { isHash, path, pieceAt, refuges, takenWithout, type Way } from "./places";
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
  if (picked?.way) return [walk(scene, layout, seat, picked.token, picked.way)];
  if (picked)
    return all.flatMap((each) => {
      if (each.kind !== "space") return [];
      const mover = walk(scene, layout, seat, picked.token, each.id.endsWith("+") ? "+" : "-");
      return each.act ? [mover, ...shove(scene, layout, state.place[seat][picked.token - 1], mover.place, null)] : [mover];
    });
  if (!staged) return [];
  if (staged.do === "move") {
    const mover = walk(scene, layout, seat, staged.token, staged.way);
    return [mover, ...shove(scene, layout, state.place[seat][staged.token - 1], mover.place, staged.push)];
  }
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

function walk(scene: HashcatchScene, layout: Layout, seat: number, token: number, way: Way): Ghost {
  const { board, state } = scene;
  const spaces = path(board, state.start[seat], state.place[seat][token - 1], state.roll, way);
  return {
    seat,
    token,
    place: spaces[spaces.length - 1],
    way: [standing(scene, layout, seat, token), ...spaces.map((each) => layout.nodes[each])],
  };
}

/** The token that would have to make room (HC-14). */
function shove({ board, state }: HashcatchScene, layout: Layout, origin: number, to: number, push: Way | null | undefined): Ghost[] {
  const there = pieceAt(state, to);
  if (!there || isHash(board, to)) return [];
  const rooms = refuges(board, to, takenWithout(state, origin));
  const room = (push && rooms[push]) ?? rooms["+"] ?? rooms["-"];
  return room === undefined ? [] : [{ seat: there.seat, token: there.token, place: room, way: [layout.nodes[to], layout.nodes[room]] }];
}
