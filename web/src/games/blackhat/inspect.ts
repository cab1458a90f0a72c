// What cards tell about the things at Black Hat's table: from the position and the legal actions that the server sent.
import { type Inspected, keyParts } from "../../inspect/things";
import { choices, joined } from "../../inspect/words";
import { type Action, type Event, HAT, JAIL, JOKER, type KindName, TRACK, TURNED_NAMES } from "../../wire/blackhat";
import type { Say } from "../game";
import { type BlackhatScene, cardsOf, cardWords, countsOf, isRobot, nameOf, tracesOf, unknownOf, wearsHat } from "./cards";
import { knownWords, seenCards, tricksOf } from "./memory";
import { cellName, onBoard, outlookOf, type Pawn, pawns, placeNumber } from "./network/places";
import { triedWith } from "./network/tried";
import { type Wiring, wire } from "./network/wiring";
import { moduleWords, pawnWords, placeWords, signed, spaceWords, standingWords } from "./network/words";
import { reasonWords } from "./reason";
import { isUsable, possible, whyNot } from "./sets";
import { aheadOf, bestOf, isTurned, setWords, sizeOf, trickOf } from "./trick";
import { expect, label, tileWords } from "./words";

const SPACE_RULES: Record<Exclude<KindName, "black">, string> = {
  host: "BH-60",
  cache: "BH-60",
  backdoor: "BH-60",
  public: "BH-60",
  asset: "BH-61",
  service: "BH-62",
  alarm: "BH-64",
  honeypot: "BH-65",
  exploit: "BH-67",
  randomizer: "BH-68",
};

/** What a kind of space does; hints say it in the same words. */
const KINDS: Record<Exclude<KindName, "black">, string> = {
  host: "blackhat-page-about-kind-host",
  cache: "blackhat-page-hint-cache",
  backdoor: "blackhat-page-about-kind-start",
  public: "blackhat-page-about-kind-start",
  asset: "blackhat-page-about-kind-asset",
  service: "blackhat-page-hint-service-near",
  alarm: "blackhat-page-hint-alarm",
  honeypot: "blackhat-page-hint-honeypot",
  exploit: "blackhat-page-hint-exploit-near",
  randomizer: "blackhat-page-hint-randomizer-near",
};

const ACTION_RULES: Record<Action["do"], string> = {
  lead: "BH-30",
  follow: "BH-31",
  play: "BH-33",
  take: "BH-42",
  keep: "BH-42",
  pick: "BH-42",
  move: "BH-51",
  send: "BH-62",
  mark: "BH-67",
  lay: "BH-68",
  trace: "BH-102",
  pass: "BH-53",
  randomize: "BH-68",
};

/** Things of which there is only one, or of which one is like the other, with their rules. */
const PLAIN: Record<string, string> = {
  network: "BH-4",
  black: "BH-4",
  cells: "BH-4",
  arrow: "BH-5",
  broken: "BH-5",
  place: "BH-11",
  ways: "BH-51",
  trail: "BH-51",
  track: "BH-100",
  "column-cards": "BH-2",
  "column-spaces": "BH-91",
  "column-floor": "BH-91",
  "column-tile": "BH-107",
  "column-round": "BH-90",
  "column-total": "BH-93",
  "last-trick": "BH-33",
  sheet: "BH-91",
};

/** The rule by which something happened. */
export const eventRules: Record<Event["event"], string> = {
  status: "BH-120",
  fame: "BH-120",
  round: "BH-92",
  turned: "BH-20",
  hatted: "BH-20",
  dealt: "BH-22",
  hand: "BH-22",
  shown: "BH-1",
  sized: "BH-30",
  played: "BH-31",
  passed: "BH-45",
  won: "BH-33",
  took: "BH-42",
  kept: "BH-42",
  picked: "BH-42",
  discarded: "BH-34",
  moved: "BH-51",
  drew: "BH-50",
  drawn: "BH-50",
  empty: "BH-50",
  refilled: "BH-34",
  trapped: "BH-63",
  sent: "BH-62",
  declined: "BH-53",
  marked: "BH-67",
  unmarked: "BH-67",
  found: "BH-68",
  laid: "BH-68",
  returned: "BH-68",
  alarmed: "BH-100",
  traced: "BH-102",
  jailed: "BH-103",
  eliminated: "BH-104",
  revealed: "BH-107",
  scored: "BH-91",
  ended: "BH-90",
  victor: "BH-93",
};

export function about(action: Action, scene: BlackhatScene, say: Say): Omit<Inspected, "name"> {
  const to = "to" in action ? placeNumber(action.to) : -1;
  const wiring = to >= 0 && onBoard(to) ? wire(scene.board, scene.state) : null;
  const goal = wiring && wiring.kind[to] !== "black" && action.do !== "lay" ? wiring : null;
  return {
    now: joined(
      say(`blackhat-page-about-do-${action.do}`),
      goal && `${spaceWords(goal, to, say)}.`,
      goal && kindWords(scene, goal, to, say),
    ),
    value: goal ? say("blackhat-page-about-value", { value: signed(goal.value[to]) }) : undefined,
    rule: ACTION_RULES[action.do],
  };
}

export function inspect(key: string, scene: BlackhatScene, say: Say): Inspected | null {
  const [kind, first, second] = keyParts(key);
  const { board, state } = scene;
  if (kind in PLAIN) return { name: say(`blackhat-page-about-${kind}-name`), now: say(`blackhat-page-about-${kind}`), rule: PLAIN[kind] };
  switch (kind) {
    case "cell":
      return space(scene, first, say);
    case "value":
      return value(scene, first, say);
    case "pawn":
      return pawn(scene, first, second, say);
    case "module":
      return {
        name: moduleWords(first * 2 + second, say),
        now: say("blackhat-page-about-module"),
        rule: board.modules ? "BH-11" : "BH-68",
      };
    case "drawn":
      return state.drawn ? { name: moduleWords(state.drawn - 1, say), now: say("blackhat-page-about-drawn"), rule: "BH-68" } : null;
    case "area":
      return {
        name: say("blackhat-page-about-area-name", { cell: cellName(first) }),
        now: joined(
          say("blackhat-page-about-area"),
          can(scene, (each) => each.do === "lay" && placeNumber(each.to) === first, say),
        ),
        rule: "BH-68",
      };
    case "step":
      return { name: placeWords(TRACK + first, say), now: say("blackhat-page-about-track"), rule: "BH-100" };
    case "jail":
      return {
        name: say("blackhat-page-net-jail"),
        now: joined(say("blackhat-page-about-jail"), here(standingWords(scene, JAIL, say), say)),
        value: say("blackhat-page-about-value", { value: "5" }),
        rule: "BH-103",
      };
    case "tracer":
      return {
        name: say("blackhat-page-about-tracer-name"),
        now: joined(
          say("blackhat-page-hint-tracer"),
          can(scene, (each) => each.do === "trace", say),
        ),
        rule: "BH-101",
      };
    case "tile":
      return state.turned
        ? { name: tileWords(state.turned, say).tile, now: tileWords(state.turned, say).about, rule: "BH-107" }
        : {
            name: say("blackhat-page-about-tile-name"),
            now: joined(say("blackhat-page-net-tile-down"), say("blackhat-page-about-tile")),
            rule: "BH-107",
          };
    case "card":
      return card(scene, first, second, say);
    case "hand":
      return hand(scene, first, say);
    case "back":
      return {
        name: say("blackhat-page-about-back-name"),
        now: say("blackhat-page-about-back", { count: unknownOf(state, first), seat: nameOf(scene.players, first, say) }),
        rule: "BH-1",
      };
    case "trick":
      return trick(scene, say);
    case "slot":
      return slot(scene, first, say);
    case "pile":
      return {
        name: cardName(first, say),
        now: joined(say("blackhat-page-about-pile"), cardUse(first, say)),
        value: say("blackhat-page-about-traces", { traces: board.trace[first] }),
        rule: "BH-42",
      };
    case "hat":
      return {
        name: say("blackhat-page-fact-hat"),
        now: joined(`${say("blackhat-page-fact-hat-about")}: ${nameOf(scene.players, first, say)}.`, say("blackhat-page-about-card-hat")),
        value: say("blackhat-page-about-traces", { traces: board.trace[HAT] }),
        rule: "BH-40",
      };
    case "score":
      return {
        name: nameOf(scene.players, first, say),
        now: say("blackhat-page-about-score"),
        value: say("page-points", { points: state.points[first] }),
        rule: "BH-91",
      };
    case "rounds":
      return {
        name: say("blackhat-page-scores"),
        now: board.celebrity ? say("blackhat-page-scores-celebrity-secret") : say("blackhat-page-scores-fewest"),
        rule: board.celebrity ? "BH-120" : "BH-93",
      };
    case "ask":
      return {
        name: expect(scene, say),
        now: choices(
          scene.legal.map((each) => label(each, scene, say)),
          say,
        ),
        rule: askedRule(scene),
      };
    case "play":
      return { name: say("blackhat-page-play"), now: say("blackhat-page-about-play"), rule: "BH-31" };
    case "memory":
      return {
        name: say("blackhat-page-memory"),
        now: ["cards", "hands", "tricks"].map((each) => say(`blackhat-page-memory-${each}`)).join("; "),
        rule: "BH-1",
      };
    case "seen": {
      const { seen, all } = seenCards(scene)[first];
      return {
        name: cardName(first, say),
        now: joined(`${say("blackhat-page-memory-card", { card: cardWords(first, say), seen, all })}.`, cardUse(first, say)),
        rule: "BH-2",
      };
    }
    case "known":
      return {
        name: nameOf(scene.players, first, say),
        now: `${say("blackhat-page-memory-hands")}: ${knownWords(scene, first, say)}.`,
        rule: "BH-1",
      };
    case "past": {
      const trick = tricksOf(scene.story?.events ?? []).tricks[first - 1];
      if (!trick) return null;
      return {
        name: `${say("blackhat-page-memory-tricks")}: ${first}`,
        now: `${nameOf(scene.players, trick.winner, say)}: ${reasonWords(trick.sets, trick.winner, say)}`,
        rule: "BH-33",
      };
    }
    case "whole":
      return { name: say("blackhat-page-net-whole"), now: say("blackhat-page-about-whole") };
    default:
      return null;
  }
}

/** The rule of what is asked: that of the first thing that could be done and is no refusal to do it. */
function askedRule({ legal }: BlackhatScene): string {
  return ACTION_RULES[legal.find((each) => each.do !== "pass")?.do ?? "pass"];
}

/** What the reader may do now that concerns this thing. */
function can(scene: BlackhatScene, concerns: (action: Action) => boolean, say: Say): string {
  if (scene.seat === null) return "";
  return choices(
    scene.legal.filter(concerns).map((each) => label(each, scene, say)),
    say,
  );
}

function here(words: string[], say: Say): string {
  return words.length ? say("blackhat-page-about-here", { pawns: words.join("; ") }) : "";
}

/** What a space does to whoever enters it, in this game. */
function kindWords({ board, state }: BlackhatScene, wiring: Wiring, cell: number, say: Say): string {
  const kind = wiring.kind[cell];
  if (kind === "alarm" && !board.tracer) return say("blackhat-page-about-kind-alarm-lax");
  if (kind === "asset" && board.secret_asset && TURNED_NAMES[state.turned] !== "decoy") return say("blackhat-page-about-kind-asset-secret");
  return say(KINDS[kind as Exclude<KindName, "black">]);
}

function space(scene: BlackhatScene, cell: number, say: Say): Inspected | null {
  const wiring = wire(scene.board, scene.state);
  const kind = wiring.kind[cell];
  if (kind === "black" || kind === undefined) return null;
  const onward = wiring.onward[cell].map(cellName).join(", ");
  return {
    name: `${say(`blackhat-page-net-kind-${kind}`)} (${cellName(cell)})`,
    now: joined(
      here(standingWords(scene, cell, say), say),
      kindWords(scene, wiring, cell, say),
      wiring.value[cell] < 0 && say("blackhat-page-hint-negative"),
      onward ? say("blackhat-page-about-leads", { cells: onward }) : say("blackhat-page-about-leads-nowhere"),
      can(scene, (each) => "to" in each && each.do !== "lay" && placeNumber(each.to) === cell, say),
    ),
    value: say("blackhat-page-about-value", { value: signed(wiring.value[cell]) }),
    rule: SPACE_RULES[kind],
  };
}

function value(scene: BlackhatScene, cell: number, say: Say): Inspected | null {
  const wiring = wire(scene.board, scene.state);
  if (wiring.kind[cell] === "black" || wiring.kind[cell] === undefined) return null;
  const { change, count } = wiring.marked[cell];
  return {
    name: say("blackhat-page-about-value-name", { cell: cellName(cell) }),
    now: joined(
      say("blackhat-page-about-value-now"),
      wiring.value[cell] < 0 && say("blackhat-page-hint-negative"),
      count > 0 && say("blackhat-page-net-marked", { cell: cellName(cell), change: change > 0 ? `+${change}` : signed(change) }),
    ),
    value: signed(wiring.value[cell]),
    rule: count > 0 ? "BH-67" : "BH-91",
  };
}

function pawn(scene: BlackhatScene, hand: number, number: number, say: Say): Inspected | null {
  const piece = pawns(scene.board, scene.state).find((each) => each.hand === hand && each.pawn === number);
  if (!piece) return null;
  const wiring = wire(scene.board, scene.state);
  const possible = can(scene, (each) => (each.do === "move" || each.do === "send") && each.seat === hand && each.pawn === number, say);
  const negative = onBoard(piece.place) && wiring.value[piece.place] < 0;
  return {
    name: pawnWords(scene, piece, say),
    now: joined(
      hand === scene.seat && say("blackhat-page-about-pawn-own"),
      onBoard(piece.place) && `${spaceWords(wiring, piece.place, say)}.`,
      onBoard(piece.place) && reachWords(scene, piece, say),
      negative && say("blackhat-page-hint-negative"),
      possible,
    ),
    value: onBoard(piece.place)
      ? say("blackhat-page-about-value", { value: signed(wiring.value[piece.place]) })
      : say("blackhat-page-about-value", { value: "5" }),
    rule: hand === scene.seat ? "BH-51" : "BH-50",
    vain: possible ? undefined : (triedWith(scene, piece) ?? undefined),
  };
}

/** Where a pawn on a space could go, for whoever may move it. */
function reachWords(scene: BlackhatScene, piece: Pawn, say: Say): string {
  const outlook = outlookOf(scene, piece);
  if (!outlook) return "";
  if (outlook.trapped) return say("blackhat-page-about-trapped");
  const cells = outlook.goals.map(cellName).sort().join(", ");
  return cells ? say("blackhat-page-about-reach", { cells }) : say("blackhat-page-about-stuck");
}

function cardName(kind: number, say: Say): string {
  return kind === HAT || kind === JOKER ? cardWords(kind, say) : say("blackhat-page-card", { rank: kind + 1 });
}

function cardUse(kind: number, say: Say): string {
  return say(
    kind === HAT ? "blackhat-page-about-card-hat" : kind === JOKER ? "blackhat-page-about-card-joker" : "blackhat-page-about-card",
  );
}

function card(scene: BlackhatScene, hand: number, at: number, say: Say): Inspected | null {
  const found = cardsOf(scene.state, hand)[at];
  if (!found) return null;
  const { kind, open } = found;
  const plays = possible(scene);
  const own = hand === scene.seat || isRobot(scene.board, hand);
  const barred = own && plays.length > 0 && !isUsable(plays, kind) ? whyNot(scene, [{ kind }], say) : null;
  const refusal = barred && "code" in barred ? barred : null;
  return {
    name: cardName(kind, say),
    now: joined(
      cardUse(kind, say),
      say("blackhat-page-about-held"),
      open && kind !== HAT && say("blackhat-page-about-open"),
      refusal && say(refusal.code, refusal.params),
    ),
    value: say("blackhat-page-about-traces", { traces: scene.board.trace[kind] }),
    rule: refusal?.rule ?? (kind === HAT ? "BH-40" : kind === JOKER ? "BH-35" : "BH-2"),
    vain: barred && "do" in barred ? barred : undefined,
  };
}

function hand(scene: BlackhatScene, whose: number, say: Say): Inspected {
  const { board, state } = scene;
  const unknown = unknownOf(state, whose);
  return {
    name: say("blackhat-page-hand-of", { seat: nameOf(scene.players, whose, say) }),
    now: joined(
      say("blackhat-page-about-hand", { count: state.held[whose] }),
      wearsHat(state, whose) && `${say("blackhat-page-fact-hat-about")}.`,
      unknown > 0 && say("blackhat-page-about-unknown", { count: unknown }),
    ),
    value: say("blackhat-page-about-traces", { traces: tracesOf(board, countsOf(state, whose)) }),
    rule: isRobot(board, whose) ? "BH-110" : "BH-91",
  };
}

function trick(scene: BlackhatScene, say: Say): Inspected {
  const { sets, led } = trickOf(scene.board, scene.state);
  const turned = isTurned(sets);
  const best = bestOf(sets, aheadOf(scene));
  return {
    name: say("blackhat-page-about-trick-name"),
    now: joined(
      led > 0 && say("blackhat-page-about-led", { led }),
      say(turned ? "blackhat-page-about-trick-turned" : "blackhat-page-about-trick"),
      best && say("blackhat-page-about-best", { seat: nameOf(scene.players, best.hand, say), set: setWords(best, say) }),
    ),
    rule: turned ? "BH-40" : "BH-33",
  };
}

function slot(scene: BlackhatScene, whose: number, say: Say): Inspected {
  const { sets, led, leader } = trickOf(scene.board, scene.state);
  const set = sets.find((each) => each.hand === whose);
  const best = bestOf(sets, aheadOf(scene));
  const how = !set ? "waiting" : sizeOf(set) !== led ? "short" : set === best ? "best" : best ? "beaten" : null;
  return {
    name: set
      ? say("blackhat-page-slot", { seat: nameOf(scene.players, whose, say), set: setWords(set, say) })
      : say("blackhat-page-slot-waiting", { seat: nameOf(scene.players, whose, say) }),
    now: joined(
      whose === leader && `${say("blackhat-page-leads-label", { seat: nameOf(scene.players, whose, say) })}.`,
      how && say(`blackhat-page-about-slot-${how}`, { led, best: best ? setWords(best, say) : "–" }),
      set && isTurned(sets) && say("blackhat-page-about-trick-turned"),
    ),
    rule: isTurned(sets) ? "BH-40" : set ? "BH-33" : "BH-31",
  };
}
