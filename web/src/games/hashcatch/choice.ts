// What can be tapped: every legal action has a target on the board, and every vain try is an action that the rules refuse.
import { type Action, BANK, BASE, type MoveAction, RISK } from "../../wire/hashcatch";
import type { Say } from "../game";
import { type Box, type Layout, type Point, type Spot, spotOf } from "./layout";
import { attackerOf, landingOf, letterOf, onRing, path, phaseOf, pieceAt, pieces, rowOf, type Way } from "./places";
import { type HashcatchScene, label, placeWords } from "./words";

/** What the reader has picked up so far in choosing a move. */
export interface Picked {
  token: number;
  /** Set when only the push is still to be chosen. */
  way: Way | null;
}

export interface Target extends Point {
  id: string;
  kind: "roll" | "stop" | "token" | "space" | "push" | "dock" | "row" | "hack" | "check";
  /** Half the size of what can be hit, at least. */
  reach: number;
  box?: Box;
  words: string;
  /** What tapping does: act, or pick up. */
  act: Action | null;
  pick: Picked | null;
  /** The spaces a move passes. */
  path?: number[];
  place?: number;
  /** The chance of what depends on luck, in short. */
  odds?: string;
}

export const REACH = 24;
/** In thousandths. */
const HALF = 500;

/** Everything that can be chosen now, in the order in which arrow keys walk it. */
export function targets(scene: HashcatchScene, layout: Layout, picked: Picked | null, say: Say): Target[] {
  const { legal, state, seat } = scene;
  if (seat === null || legal.length === 0) return [];
  const moves = legal.filter((each): each is MoveAction => each.do === "move");
  if (moves.length) return moveTargets(scene, layout, moves, picked, say);
  const found: Target[] = [];
  for (const act of legal) {
    const words = label(act, scene, say);
    const target = (id: string, kind: Target["kind"], at: Point, more: Partial<Target> = {}): void => {
      found.push({ id, kind, x: at.x, y: at.y, reach: REACH, words, act, pick: null, ...more });
    };
    if (act.do === "roll") target("roll", "roll", layout.die);
    else if (act.do === "stop") target("stop", "stop", layout.stop);
    else if (act.do === "check") {
      const place = state.place[seat][act.token - 1];
      target(`check-${act.token}`, "check", spotOf(layout, seat, act.token, place), { place, odds: say("hashcatch-page-half") });
    } else if (act.do === "bank") {
      const free = [0, 1, 2].find((each) => !pieceAt(state, BANK + each)) ?? 0;
      target("bank", "dock", layout.bank[free], { place: BANK + free });
    } else if (act.do === "attack") {
      const row = layout.rows[act.row - 1];
      target(`attack-${act.row}`, "row", middle(row), { box: row, place: RISK + act.row - 1 });
    } else if (act.do === "hack") {
      const attacker = attackerOf(state, seat);
      if (attacker)
        target("hack", "hack", middle(layout.rows[rowOf(attacker.place)]), {
          box: layout.rows[rowOf(attacker.place)],
          place: attacker.place,
        });
    } else if (act.do === "bonus") {
      const place = state.place[seat][act.token - 1];
      target(`bonus-${act.token}`, "dock", layout.bank[place - BANK], { place });
    }
  }
  return found.sort((a, b) => orderOf(a) - orderOf(b) || (a.place ?? 0) - (b.place ?? 0));

  function middle(box: Box): Point {
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  function orderOf(target: Target): number {
    return ["roll", "check", "dock", "row", "hack", "stop"].indexOf(target.kind);
  }
}

/** What is still to be chosen of a move whose token has been picked up: where it goes, or where the token there goes. */
export function halfChosen(scene: HashcatchScene, picked: Picked | null, say: Say): string | null {
  if (!picked) return null;
  const token = letterOf(picked.token);
  const { board, state } = scene;
  if (phaseOf(state) !== "move") return null;
  const landing = picked.way ? landingOf(scene, { token: picked.token, way: picked.way }) : undefined;
  if (!landing) return say("hashcatch-page-ask-goal", { token, roll: state.roll });
  return say("hashcatch-page-ask-push", { token, to: placeWords(landing.to, board, say) });
}

function moveTargets(scene: HashcatchScene, layout: Layout, moves: MoveAction[], chosen: Picked | null, say: Say): Target[] {
  const picked = moves.some((each) => each.token === chosen?.token) ? chosen : null;
  const { board, state } = scene;
  const seat = scene.seat!;
  const origin = (token: number): number => state.place[seat][token - 1];
  const at = (spot: Spot): Point => ({ x: spot.x, y: spot.y });
  const spaces = (token: number, way: Way, direct: boolean): Target[] => {
    const acts = moves.filter((each) => each.token === token && each.way === way);
    const landing = landingOf(scene, { token, way });
    if (!landing) return direct ? [] : [aside(token, way, acts)];
    const { to, odds } = landing;
    const words =
      acts.length === 1
        ? label(acts[0], scene, say)
        : say("hashcatch-page-choose-push", { token: letterOf(token), to: placeWords(to, board, say) });
    return [
      {
        id: `${direct ? "direct" : "to"}-${token}-${way}`,
        kind: "space",
        ...at(layout.nodes[to]),
        reach: REACH,
        words,
        act: acts.length === 1 ? acts[0] : null,
        pick: acts.length === 1 ? null : { token, way },
        path: path(board, state.start[seat], origin(token), to, way),
        place: to,
        odds: odds === null ? undefined : oddsWords(odds, say),
      },
    ];
  };
  /** Where the rules cannot be asked where a move ends, its way is chosen at the next space. */
  const aside = (token: number, way: Way, acts: MoveAction[]): Target => {
    const place = nextTo(scene, token, way);
    return {
      id: `to-${token}-${way}`,
      kind: "space",
      ...at(layout.nodes[place]),
      reach: REACH,
      words: label({ do: "move", token, way, push: null }, scene, say),
      act: acts.length === 1 ? acts[0] : null,
      pick: acts.length === 1 ? null : { token, way },
      place,
    };
  };
  const ways = (token: number): Way[] =>
    (["+", "-"] as const).filter((way) => moves.some((each) => each.token === token && each.way === way));

  if (picked?.way) return pushTargets(scene, layout, moves, { token: picked.token, way: picked.way }, say);
  const movable = [...new Set(moves.map((each) => each.token))];
  const goals = picked ? ways(picked.token).flatMap((way) => spaces(picked.token, way, false)) : directGoals();
  const taken = new Set(goals.map((each) => each.place));
  const tokens = movable
    .filter((token) => !(picked && taken.has(origin(token))))
    .map((token): Target => {
      const place = origin(token);
      const words = say("hashcatch-page-pick", {
        token: letterOf(token),
        place: placeWords(place, board, say),
        digit: state.digit[seat][token - 1] || "?",
      });
      return {
        id: `token-${token}`,
        kind: "token",
        ...at(spotOf(layout, seat, token, place)),
        reach: REACH,
        words,
        act: null,
        pick: { token, way: null },
        place,
      };
    });
  const inOrder = (a: Target, b: Target): number => (a.place ?? 0) - (b.place ?? 0);
  return picked ? [...goals, ...tokens.sort(inOrder)] : [...tokens.sort(inOrder), ...goals.sort(inOrder)];

  /** Spaces that only one token can reach can be tapped at once, unless a token to be picked up stands there. */
  function directGoals(): Target[] {
    const all = movable.flatMap((token) => ways(token).flatMap((way) => spaces(token, way, true)));
    const standing = new Set(movable.map(origin));
    return all.filter((each) => !standing.has(each.place!) && all.filter((other) => other.place === each.place).length === 1);
  }
}

/** The first space on a token's way. */
function nextTo({ board, state, seat }: HashcatchScene, token: number, way: Way): number {
  const origin = state.place[seat!][token - 1];
  return onRing(board, (origin === BASE ? state.start[seat!] : origin) + (way === "+" ? 1 : -1));
}

/** How likely the holder of a # gives way (HC-40): half of all digits do, and one that was shown surely does or does not. */
function oddsWords(odds: number, say: Say): string {
  return odds === HALF ? say("hashcatch-page-half") : `${Math.round(odds / 10)} %`;
}

/** The two spaces that a pushed token could go to (HC-14). */
function pushTargets(
  scene: HashcatchScene,
  layout: Layout,
  moves: MoveAction[],
  { token, way }: { token: number; way: Way },
  say: Say,
): Target[] {
  return moves.flatMap((act): Target[] => {
    if (act.token !== token || act.way !== way || !act.push) return [];
    const landing = landingOf(scene, act);
    const room = landing?.room ?? onRing(scene.board, nextTo(scene, token, way) + (act.push === "+" ? 1 : -1));
    const { x, y } = layout.nodes[room];
    const found = landing ? { place: room, path: [landing.to, room] } : {};
    return [{ id: `push-${act.push}`, kind: "push", x, y, reach: REACH, words: label(act, scene, say), act, pick: null, ...found }];
  });
}

/** The target that a tap at a point means: the nearest one within reach; rows and other boxes where they are hit. */
export function hit(all: Target[], point: Point): Target | null {
  let best: Target | null = null;
  let nearest = Infinity;
  for (const each of all) {
    const distance = each.box ? outside(each.box, point) + 8 : Math.hypot(each.x - point.x, each.y - point.y);
    if (distance < nearest && (each.box ? outside(each.box, point) === 0 : distance <= each.reach + 3)) [best, nearest] = [each, distance];
  }
  return best;
}

function outside(box: Box, point: Point): number {
  const over = (value: number, low: number, size: number): number => Math.max(low - value, 0, value - low - size);
  return Math.max(over(point.x, box.x, box.width), over(point.y, box.y, box.height));
}

/** What a tap at a point tries in vain: the action that it would be; null where there is nothing. Why not, the rules say. */
export function triedAt(scene: HashcatchScene, layout: Layout, point: Point): Action | null {
  const { state, seat } = scene;
  if (seat === null || scene.legal.length === 0) return null;
  const near = pieces(state)
    .map((piece) => ({ piece, spot: spotOf(layout, piece.seat, piece.token, piece.place) }))
    .map((each) => ({ ...each, distance: Math.hypot(each.spot.x - point.x, each.spot.y - point.y) }))
    .sort((a, b) => a.distance - b.distance)[0];
  const row = layout.rows.findIndex((each) => outside(each, point) === 0);
  if (near && near.distance <= 18 && near.piece.seat === seat) return triedWith(scene, near.piece.token);
  if (row >= 0) return { do: "attack", row: row + 1 };
  return layout.bank.some((each) => Math.hypot(each.x - point.x, each.y - point.y) < 20) ? { do: "bank" } : null;
}

/** What whoever takes up an own token wants to do with it. */
export function triedWith({ state }: HashcatchScene, token: number): Action {
  const phase = phaseOf(state);
  if (phase === "purpose") return { do: "check", token };
  return phase === "bonus" ? { do: "bonus", token } : { do: "move", token, way: "+", push: null };
}

/** Where a token that can go one way cannot go the other: the move that is missing, and where it would lead. */
export function missing(scene: HashcatchScene, token: number): { act: MoveAction; place: number }[] {
  const goals = scene.legal.flatMap((each) => (each.do === "move" && each.token === token ? (landingOf(scene, each)?.to ?? []) : []));
  return (scene.study?.barred ?? [])
    .filter(({ move, to }) => move.token === token && goals.length && !goals.includes(to))
    .map(({ move, to }) => ({ act: move, place: to }));
}
