// What can be tapped: every legal action on the board has its targets, and every pawn can be looked at.
import type { Action, LayAction, MarkAction, MoveAction, SendAction, TraceAction } from "../../../wire/blackhat";
import type { Say } from "../../game";
import { areaBox, type Box, type Layout, middle, type Point, spotOf, standing } from "./layout";
import { cellName, type NetworkScene, onBoard, type Pawn, pawnKey, pawns, placeNumber } from "./places";
import { occupied, wayOf } from "./ways";
import { actionWords, cellWords, goalWords, lookWords, pawnWords, spaceWords } from "./words";
import type { Wiring } from "./wiring";

/** What the reader has taken up so far: a pawn that is to go somewhere, or a space whose value is to change. */
export type Picked = { hand: number; pawn: number } | { cell: number };

export interface Target extends Point {
  id: string;
  kind: "pawn" | "goal" | "cell" | "area" | "look";
  /** Half the size of what can be hit. */
  reach: number;
  /** Instead of a circle. */
  box?: Box;
  words: string;
  /** What tapping does: act, or take up. */
  act: Action | null;
  pick: Picked | null;
  cell: number;
  /** The cells that a move touches. */
  way?: number[];
  /** One of several goals that can be tapped before a pawn is. */
  direct?: boolean;
}

type BoardAction = MoveAction | SendAction | MarkAction | LayAction | TraceAction;
const ON_BOARD = new Set<Action["do"]>(["move", "send", "mark", "lay", "trace"]);

export function boardActions(scene: NetworkScene): BoardAction[] {
  return scene.seat === null ? [] : scene.legal.filter((each): each is BoardAction => ON_BOARD.has(each.do));
}

export function samePawn(a: Picked | null, b: { hand: number; pawn: number }): boolean {
  return a !== null && "hand" in a && a.hand === b.hand && a.pawn === b.pawn;
}

function sendsOrMoves(scene: NetworkScene): (MoveAction | SendAction)[] {
  return boardActions(scene).filter((each) => each.do === "move" || each.do === "send");
}

/** The pawns that can be moved or sent now. */
export function movable(scene: NetworkScene): Pawn[] {
  const acts = sendsOrMoves(scene);
  return pawns(scene.board, scene.state).filter((each) => acts.some((act) => act.seat === each.hand && act.pawn === each.pawn));
}

/** What is taken up: what the reader picked, or else the only pawn that there is to pick. */
export function takenUp(scene: NetworkScene, picked: Picked | null): Picked | null {
  if (picked) return picked;
  const able = movable(scene);
  return able.length === 1 ? { hand: able[0].hand, pawn: able[0].pawn } : null;
}

/** Everything that can be chosen now, the likeliest first; nothing to choose: every pawn, to look where it could go. */
export function targets(scene: NetworkScene, wiring: Wiring, layout: Layout, picked: Picked | null, say: Say): Target[] {
  const acts = boardActions(scene);
  if (acts.some((each) => each.do === "move" || each.do === "send")) return pawnTargets(scene, wiring, layout, picked, say);
  if (!acts.length) return looks(scene, wiring, layout, say);
  const found = new Map<string, Target>();
  for (const act of acts) {
    const cell = placeNumber(act.to);
    const id = `${act.do}-${act.to}`;
    if (act.do === "lay") {
      const box = areaBox(layout, cell);
      found.set(id, { id, kind: "area", ...middle(box), reach: 0, box, words: actionWords(act, scene, say), act, pick: null, cell });
    } else if (act.do === "mark")
      found.set(id, {
        ...spaceTarget(layout, cell, id),
        kind: "cell",
        words: say("blackhat-page-net-change", { space: cellWords(scene, wiring, cell, say) }),
        pick: { cell },
      });
    else
      found.set(id, {
        ...spaceTarget(layout, cell, id),
        words: say("blackhat-page-net-goal", { action: actionWords(act, scene, say), space: cellWords(scene, wiring, cell, say) }),
        act,
        way: [scene.state.tracer, cell],
      });
  }
  return [...found.values()];
}

function spaceTarget(layout: Layout, cell: number, id: string): Target {
  const box = layout.boxes[cell];
  const tall = box.height > layout.chip + 1 || box.width > layout.chip + 1;
  return {
    id,
    kind: "goal",
    ...standing(layout, cell),
    reach: Math.max(layout.pitch.x, layout.pitch.y) / 2 + 1,
    ...(tall ? { box } : {}),
    words: "",
    act: null,
    pick: null,
    cell,
  };
}

function pawnTargets(scene: NetworkScene, wiring: Wiring, layout: Layout, picked: Picked | null, say: Say): Target[] {
  const acts = sendsOrMoves(scene);
  const able = movable(scene);
  const up = takenUp(scene, picked);
  const actsOf = (each: { hand: number; pawn: number }) => acts.filter((act) => act.seat === each.hand && act.pawn === each.pawn);
  const taken = occupied(scene.board, scene.state);
  const goal = (act: MoveAction | SendAction, direct: boolean): Target => {
    const cell = placeNumber(act.to);
    const place = scene.state.place[act.seat][act.pawn - 1];
    const way = act.do === "move" ? wayOf(wiring, taken, place, cell) : [place, cell];
    return {
      ...spaceTarget(layout, cell, direct ? `direct-${act.to}` : `to-${act.to}`),
      words: goalWords(act, scene, wiring, say),
      act,
      way,
      direct,
    };
  };
  const chosen = able.find((each) => samePawn(up, each));
  const goals = chosen ? actsOf(chosen).map((act) => goal(act, false)) : directs();
  const bodies = able.map((each): Target => {
    const own = actsOf(each);
    const only = own.length === 1 && own[0].do === "send" && each !== chosen ? own[0] : null;
    const { x, y } = spotOf(layout, scene.board, scene.state, each);
    const words = only
      ? goalWords(only, scene, wiring, say)
      : say("blackhat-page-net-take", {
          pawn: pawnWords(scene, each, say),
          space: spaceWords(wiring, each.place, say),
          cells: own.map((act) => act.to).join(", "),
        });
    return {
      id: `pawn-${pawnKey(each)}`,
      kind: "pawn",
      x,
      y,
      reach: 23,
      words,
      act: only,
      pick: only ? null : { hand: each.hand, pawn: each.pawn },
      cell: each.place,
    };
  });
  return chosen ? [...goals, ...bodies] : [...bodies, ...goals];

  /** A free space that only one pawn, and the reader's own, can go to needs no pawn to be tapped first. */
  function directs(): Target[] {
    const moves = acts.filter((each) => each.do === "move");
    return moves
      .filter((act) => act.seat === scene.state.turn && moves.filter((other) => other.to === act.to).length === 1)
      .map((act) => goal(act, true));
  }
}

/** Every pawn on the board, to see where it could go. */
function looks(scene: NetworkScene, wiring: Wiring, layout: Layout, say: Say): Target[] {
  return pawns(scene.board, scene.state)
    .filter((each) => onBoard(each.place))
    .map((each): Target => {
      const { x, y } = spotOf(layout, scene.board, scene.state, each);
      return {
        id: `look-${pawnKey(each)}`,
        kind: "look",
        x,
        y,
        reach: 20,
        words: lookWords(scene, wiring, each, say),
        act: null,
        pick: { hand: each.hand, pawn: each.pawn },
        cell: each.place,
      };
    });
}

/** The target that a tap at a point means: the nearest one within reach. */
export function hit(all: Target[], point: Point): Target | null {
  let best: Target | null = null;
  let nearest = Infinity;
  for (const each of all) {
    const inside = each.box ? within(each.box, point) : Math.hypot(each.x - point.x, each.y - point.y) <= each.reach;
    const distance = Math.hypot(each.x - point.x, each.y - point.y);
    if (inside && distance < nearest) [best, nearest] = [each, distance];
  }
  return best;
}

export function within(box: Box, point: Point): boolean {
  return point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height;
}

/** The pawn at a point, whoever's it is. */
export function pawnNear(scene: NetworkScene, layout: Layout, point: Point): Pawn | null {
  const spots = pawns(scene.board, scene.state)
    .filter((each) => each.place >= 0)
    .map((pawn) => ({ pawn, spot: spotOf(layout, scene.board, scene.state, pawn) }))
    .map(({ pawn, spot }) => ({ pawn, distance: Math.hypot(spot.x - point.x, spot.y - point.y), reach: 15 * spot.size + 3 }))
    .filter((each) => each.distance <= each.reach)
    .sort((a, b) => a.distance - b.distance);
  return spots[0]?.pawn ?? null;
}

const WAYS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** The next target in the direction of an arrow key: near, and rather straight ahead than aside. None there: round the
 * edge to the next one in reading order, so that all can be got to. */
export function next(all: Target[], from: string | null, key: string): Target | null {
  const here = all.find((each) => each.id === from);
  if (!here) return all[0] ?? null;
  const way = WAYS[key];
  const order = [...all].sort((a, b) => a.x - b.x || a.y - b.y);
  let best = order[(order.indexOf(here) + way.x + way.y + order.length) % order.length];
  let least = Infinity;
  for (const each of all) {
    const ahead = (each.x - here.x) * way.x + (each.y - here.y) * way.y;
    const aside = Math.abs((each.x - here.x) * way.y) + Math.abs((each.y - here.y) * way.x);
    const cost = ahead + 2.2 * aside;
    if (ahead > 3 && cost < least) [best, least] = [each, cost];
  }
  return best;
}

/** The changes that a marker can make on a space. */
export function changes(scene: NetworkScene, cell: number): MarkAction[] {
  return boardActions(scene).filter((each): each is MarkAction => each.do === "mark" && each.to === cellName(cell));
}
