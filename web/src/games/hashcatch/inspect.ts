// What cards tell about the things on Hashcatch's board: from the position and the legal actions that the server sent.
import type { Inspected } from "../../inspect/things";
import { keyParts } from "../../inspect/things";
import { choices, joined } from "../../inspect/words";
import { type Action, type Event, BANK, BASE, CHAIN, RING, RISK, WAITING, WIDTH } from "../../wire/hashcatch";
import type { Say } from "../game";
import { type Target, triedWith } from "./choice";
import { chanceToCrack, codeOf, percent } from "./odds";
import { attackerOf, inBank, isHash, landingOf, phaseOf, type Piece, pieceAt, pieces, rowOf, rowPieces, triedSums } from "./places";
import { type HashcatchScene, label, placeWords, tell, tokenName } from "./words";

type Kind = Action["do"];
const RULES: Record<Kind, string> = {
  roll: "HC-11",
  check: "HC-20",
  move: "HC-12",
  stop: "HC-13",
  bank: "HC-21",
  attack: "HC-41",
  hack: "HC-42",
  bonus: "HC-30",
};

export function about(action: Action, scene: HashcatchScene, say: Say): Omit<Inspected, "name"> {
  const params = { row: action.do === "attack" ? action.row : hackedRow(scene) + 1, tries: scene.board.tries[hackedRow(scene)] ?? 0 };
  const chance = action.do === "attack" ? action.row - 1 : action.do === "hack" ? hackedRow(scene) : null;
  return {
    now: say(`hashcatch-page-about-do-${action.do}`, params),
    value: chance !== null ? say("hashcatch-page-about-chance", { chance: percent(chanceToCrack(scene, chance)) }) : undefined,
    rule: RULES[action.do],
  };
}

/** The key of a place on the board. */
export function keyOf(place: number, seat = 0): string {
  if (place < RING) return `space:${place}`;
  if (place < CHAIN) return `berth:${place - BANK}`;
  if (place < RISK) return `cell:${rowOf(place)}:${(place - CHAIN) % WIDTH}`;
  return place < BASE ? `risk:${rowOf(place)}` : `base:${seat}`;
}

/** What a target stands for: the token or the place that is pressed, or the action itself where it has no place of its own. */
export function keyOfTarget({ kind, act, pick, place }: Target, scene: HashcatchScene): string {
  const token = pick?.token ?? (act && "token" in act ? act.token : 0);
  if (kind === "token" || kind === "check") return `token:${scene.seat}:${token}`;
  if (kind === "row" || kind === "hack") return `row:${rowOf(place!)}`;
  return place === undefined ? `act:${scene.legal.indexOf(act!)}` : keyOf(place);
}

function hackedRow({ state, seat }: HashcatchScene): number {
  const attacker = attackerOf(state, seat ?? state.turn);
  return attacker ? rowOf(attacker.place) : 0;
}

export function inspect(key: string, scene: HashcatchScene, say: Say): Inspected | null {
  const [kind, first, second] = keyParts(key);
  const { board, state } = scene;
  switch (kind) {
    case "space":
      return first < board.ring ? space(scene, first, say) : null;
    case "token": {
      const piece = pieces(state).find((each) => each.seat === first && each.token === second);
      return piece ? token(scene, piece, say) : null;
    }
    case "base":
      return first < board.seats ? base(scene, first, say) : null;
    case "ring":
      return { name: say("hashcatch-page-about-ring-name"), now: say("hashcatch-page-about-ring"), rule: "HC-2" };
    case "bank":
      return {
        name: say("hashcatch-page-about-bank-name"),
        now: joined(
          say("hashcatch-page-about-bank", { count: inBank(state).length, all: WAITING }),
          can(scene, (each) => each.do === "bank", say),
        ),
        rule: "HC-30",
      };
    case "berth":
      return {
        name: placeWords(BANK + first, board, say),
        now: joined(
          here(scene, BANK + first, say),
          say("hashcatch-page-about-berth"),
          can(scene, (each) => each.do === "bank", say),
        ),
        rule: "HC-21",
      };
    case "chain":
      return { name: say("hashcatch-page-about-chain-name"), now: say("hashcatch-page-about-chain"), rule: "HC-32" };
    case "row":
      return row(scene, first, say);
    case "code":
      return code(scene, first, say);
    case "cell":
      return {
        name: placeWords(CHAIN + first * WIDTH + second, board, say),
        now: joined(here(scene, CHAIN + first * WIDTH + second, say), say(`hashcatch-page-about-cell-${second === 1 ? "bonus" : "outer"}`)),
        value: say("page-points", { points: board.points[first][second] }),
        rule: "HC-3",
      };
    case "risk":
      return risk(scene, first, say);
    case "die":
      return state.roll
        ? { name: say("hashcatch-page-sum-roll", { roll: state.roll }), now: say("hashcatch-page-about-die"), rule: "HC-12" }
        : { name: say("hashcatch-page-about-die-name"), now: say("hashcatch-page-about-die-last"), rule: "HC-11" };
    case "trail":
    case "way":
      return { name: say(`hashcatch-page-about-${kind}-name`), now: say(`hashcatch-page-about-${kind}`), rule: "HC-12" };
    case "show":
      return {
        name: say("hashcatch-page-about-show-name"),
        now: joined(...scene.events.map((each) => tell(each, scene.players, say, board))) || say("hashcatch-page-about-show"),
        rule: showRule(scene),
      };
    default:
      return null;
  }
}

/** The rule by which something happened. */
export const eventRules: Record<Event["event"], string> = {
  signed: "HC-1",
  based: "HC-2",
  opening: "HC-10",
  turn: "HC-10",
  rolled: "HC-12",
  stuck: "HC-15",
  moved: "HC-12",
  pushed: "HC-14",
  checked: "HC-20",
  home: "HC-2",
  banked: "HC-21",
  aimed: "HC-41",
  hashing: "HC-30",
  sank: "HC-32",
  chained: "HC-31",
  earned: "HC-31",
  hacked: "HC-42",
  cracked: "HC-42",
  shown: "HC-42",
  ended: "HC-33",
};

/** What has dice or a verdict to show. */
const PICTURED: readonly Event["event"][] = ["opening", "rolled", "stuck", "checked", "hashing", "hacked", "ended"];

function showRule({ events }: HashcatchScene): string {
  const shown = events.findLast((each) => PICTURED.includes(each.event));
  return shown ? eventRules[shown.event] : "HC-11";
}

/** What the reader may do now that concerns this thing. */
function can(scene: HashcatchScene, concerns: (action: Action) => boolean, say: Say): string {
  if (scene.seat === null) return "";
  return choices(
    scene.legal.filter(concerns).map((each) => label(each, scene, say)),
    say,
  );
}

function nameOf(scene: HashcatchScene, seat: number): string {
  return scene.players.find((each) => each.seat === seat)?.name ?? String(seat + 1);
}

/** Who stands there. */
function here(scene: HashcatchScene, place: number, say: Say): string {
  const piece = pieceAt(scene.state, place);
  return piece ? say("hashcatch-page-about-here", { token: tokenName(scene, piece, say) }) : say("hashcatch-page-about-free");
}

function space(scene: HashcatchScene, place: number, say: Say): Inspected {
  const { board, state } = scene;
  const owner = state.start.slice(0, board.seats).indexOf(place);
  const kind = isHash(board, place) ? "hash" : owner >= 0 ? "start" : "ordinary";
  const moves = can(scene, (each) => each.do === "move" && landingOf(scene, each)?.to === place, say);
  return {
    name: placeWords(place, board, say),
    now: joined(
      here(scene, place, say),
      say(`hashcatch-page-about-space-${kind}`, kind === "start" ? { seat: nameOf(scene, owner) } : {}),
      moves,
    ),
    rule: { hash: "HC-20", start: "HC-12", ordinary: "HC-14" }[kind],
  };
}

type Standing = "base" | "hash" | "ring" | "bank" | "chain" | "risk";
const STANDING_RULES: Record<Standing, string> = {
  base: "HC-12",
  hash: "HC-20",
  ring: "HC-12",
  bank: "HC-30",
  chain: "HC-50",
  risk: "HC-42",
};

function standing({ board }: HashcatchScene, place: number): Standing {
  if (place < RING) return isHash(board, place) ? "hash" : "ring";
  if (place < CHAIN) return "bank";
  if (place < RISK) return "chain";
  return place < BASE ? "risk" : "base";
}

function token(scene: HashcatchScene, piece: Piece, say: Say): Inspected {
  const { board, state } = scene;
  const where = standing(scene, piece.place);
  const own = piece.seat === scene.seat;
  const possible = own ? can(scene, (each) => "token" in each && each.token === piece.token, say) : "";
  const vain = own && !possible && scene.legal.length && phaseOf(state) === "move" ? triedWith(scene, piece.token) : undefined;
  const known = piece.open ? "open" : own ? "own" : piece.digit ? "seen" : "hidden";
  return {
    name: tokenName(scene, piece, say),
    now: joined(
      `${placeWords(piece.place, board, say)}.`.replace(/^./u, (letter) => letter.toLocaleUpperCase()),
      say(`hashcatch-page-about-token-${where}`, { row: rowOf(piece.place) + 1 }),
      say(`hashcatch-page-about-digit-${known}`),
      possible,
    ),
    value: where === "chain" ? say("page-points", { points: board.points[rowOf(piece.place)][(piece.place - CHAIN) % WIDTH] }) : undefined,
    rule: STANDING_RULES[where],
    vain,
  };
}

function base(scene: HashcatchScene, seat: number, say: Say): Inspected {
  const { state } = scene;
  const count = pieces(state).filter((each) => each.seat === seat && each.place === BASE).length;
  return {
    name: say("hashcatch-page-about-base-name", { seat: nameOf(scene, seat) }),
    now: joined(
      say("hashcatch-page-sum-base", { seat: nameOf(scene, seat), start: state.start[seat], count }),
      say("hashcatch-page-about-base"),
    ),
    rule: "HC-2",
  };
}

function row(scene: HashcatchScene, at: number, say: Say): Inspected {
  const { board, state } = scene;
  const there = rowPieces(state, at);
  const attacker = pieceAt(state, RISK + at);
  return {
    name: say("hashcatch-page-row", { row: at + 1 }),
    now: joined(
      there.length
        ? say("hashcatch-page-about-row", { tokens: there.map((each) => tokenName(scene, each, say)).join("; ") })
        : say("hashcatch-page-about-row-empty"),
      attacker && say("hashcatch-page-sum-risk", { row: at + 1, token: tokenName(scene, attacker, say) }),
      can(scene, (each) => (each.do === "attack" && each.row === at + 1) || (each.do === "hack" && hackedRow(scene) === at), say),
    ),
    value: say("hashcatch-page-about-row-points", { points: board.points[at].join(" · ") }),
    rule: "HC-3",
  };
}

function code(scene: HashcatchScene, at: number, say: Say): Inspected {
  const { state } = scene;
  const sum = codeOf(state, at);
  const tried = triedSums(state, at);
  return {
    name: say("hashcatch-page-about-code-name", { row: at + 1 }),
    now: joined(
      say("hashcatch-page-about-code"),
      sum === null && say("hashcatch-page-about-code-unknown"),
      sum === null && tried.length > 0 && say("hashcatch-page-about-tried", { sums: tried.join(", ") }),
    ),
    value: sum === null ? undefined : say("hashcatch-page-code", { code: sum }),
    rule: "HC-42",
  };
}

function risk(scene: HashcatchScene, at: number, say: Say): Inspected {
  const { board, state } = scene;
  const attacker = pieceAt(state, RISK + at);
  const full = rowPieces(state, at).length > 0;
  return {
    name: placeWords(RISK + at, board, say),
    now: joined(
      say("hashcatch-page-about-risk", { row: at + 1, tries: board.tries[at] }),
      attacker && say("hashcatch-page-sum-risk", { row: at + 1, token: tokenName(scene, attacker, say) }),
      can(scene, (each) => (each.do === "attack" && each.row === at + 1) || (each.do === "hack" && hackedRow(scene) === at), say),
    ),
    value: full ? say("hashcatch-page-about-chance", { chance: percent(chanceToCrack(scene, at)) }) : undefined,
    rule: attacker ? "HC-42" : "HC-4",
  };
}
