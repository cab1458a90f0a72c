// Black Hat in words: buttons, log lines, what is expected, and the facts beside a name.
import { type Action, type Board, type Event, HAT, JOKER, NOWHERE, PLACE_NAMES, TURNED_NAMES } from "../../wire/blackhat";
import type { Fact, Player, Say } from "../game";
import { type BlackhatScene, cardsOf, cardWords, countsOf, deciderOf, isRobot, nameOf, tracesOf, unknownOf, wearsHat } from "./cards";
import { phaseOf } from "./network/places";
import { pawnWords } from "./network/words";
import { aheadOf, bestOf, isTurned, setText, setWords, trickOf } from "./trick";

type Params = Record<string, string | number>;

/** A place's name in notation, as actions and events have it. */
export function placeName(place: number): string {
  return PLACE_NAMES[place - NOWHERE];
}

/** A place in words: cells keep their names. */
export function placeWords(place: string, say: Say): string {
  const [kind, step] = place.split("-");
  if (kind === "track") return say("blackhat-place-track", { step });
  return kind === "jail" ? say("blackhat-place-jail") : place;
}

/** What was tried in vain. A pawn that was only taken up was not to go anywhere yet, and a value to change neither up nor down. */
export function tried(action: Action, scene: BlackhatScene, say: Say): string {
  if (action.do === "mark") return say("blackhat-do-mark", { to: action.to, change: "±1" });
  if (action.do === "move" || action.do === "send") {
    const place = placeName(scene.state.place[action.seat][action.pawn - 1]);
    if (place === action.to || place === "jail") return pawnWords(scene, { hand: action.seat, pawn: action.pawn }, say);
  }
  return label(action, scene, say);
}

const CHANGES = { "+": "+1", "-": "−1" };

export function label(action: Action, scene: BlackhatScene, say: Say): string {
  const { state } = scene;
  switch (action.do) {
    case "lead":
    case "follow":
      return say(`blackhat-do-${action.do}`, { size: action.size });
    case "play":
      return say("blackhat-do-play", { set: setText(action, say) });
    case "keep":
      return say("blackhat-do-keep", { count: state.led });
    case "pick":
      return say("blackhat-do-pick", { rank: action.rank });
    case "move":
    case "send": {
      const origin = placeWords(placeName(state.place[action.seat][action.pawn - 1]), say);
      const own = action.seat === scene.seat ? "yes" : "no";
      return say(`blackhat-page-do-${action.do}`, {
        pawn: action.pawn,
        seat: nameOf(scene.players, action.seat, say),
        own,
        origin,
        to: action.to,
      });
    }
    case "mark":
      return say("blackhat-do-mark", { to: action.to, change: CHANGES[action.change] });
    case "lay":
    case "trace":
      return say(`blackhat-do-${action.do}`, { to: action.to });
    default:
      return say(`blackhat-do-${action.do}`);
  }
}

/** Events without a line in the log: they are seen on the board, or the next event says the same. */
const UNTOLD = new Set<Event["event"]>(["sized", "dealt", "shown", "discarded"]);

export function tell(event: Event, players: Player[], say: Say): string | null {
  if (UNTOLD.has(event.event)) return null;
  const told: Params = {};
  for (const [field, value] of Object.entries(event) as [string, string | number][]) {
    if (field === "event") continue;
    if (field === "seat" || (field === "by" && typeof value === "number")) told[field] = nameOf(players, Number(value), say);
    else if (field === "origin" || field === "to") told[field] = placeWords(String(value), say);
    else if (field === "card") told[field] = cardText(String(value), say);
    else told[field] = value;
  }
  switch (event.event) {
    case "trapped":
      told.trap = event.by;
      break;
    case "played":
      told.set = setText(event, say);
      break;
    case "hand":
      told.cards = Object.entries(event)
        .flatMap(([field, card]) => (field !== "event" && card !== "-" ? [cardText(card, say)] : []))
        .join(", ");
      break;
    case "moved":
      told.own = event.by === event.seat ? "yes" : "no";
      break;
    case "marked":
      told.change = CHANGES[event.change];
      break;
    case "turned":
      return say("blackhat-page-event-turned", told);
    case "scored":
      return scoredWords(event, nameOf(players, event.seat, say), say);
    case "revealed":
      return say("blackhat-page-revealed", { tile: say(`blackhat-tile-${event.tile}`), about: say(`blackhat-page-tile-${event.tile}`) });
    case "ended":
      return say("blackhat-event-ended", { reason: event.reason });
  }
  return say(`blackhat-event-${event.event}`, told);
}

/** A round's points: what counted nothing is left out. */
function scoredWords(event: Extract<Event, { event: "scored" }>, seat: string, say: Say): string {
  const parts = (["cards", "spaces", "tile", "floor"] as const).flatMap((source) =>
    event[source] ? [say(`blackhat-page-scored-${source}`, { points: event[source] })] : [],
  );
  const sum = say("blackhat-page-scored", { seat, points: event.points, total: event.total });
  return parts.length ? `${sum} (${parts.join(", ")})` : sum;
}

function cardText(card: string, say: Say): string {
  return /^\d+$/.test(card) ? card : say(`blackhat-card-${card}`);
}

export function expect(scene: BlackhatScene, say: Say): string {
  const { board, state, seat } = scene;
  const phase = phaseOf(state);
  if (phase === "over") return say("blackhat-expect-over");
  const decider = deciderOf(board, state);
  const robot = isRobot(board, state.turn);
  const params = {
    seat: nameOf(scene.players, decider, say),
    led: state.led,
    size: seat === null ? 0 : state.said[seat],
    picks: state.picks,
  };
  if (seat !== decider) return say(robot ? "blackhat-page-wait-robot" : `blackhat-page-wait-${phase}`, params);
  const words = say(`blackhat-page-expect-${phase}`, params);
  return robot ? say("blackhat-page-for-robot", { words }) : words;
}

const CARD_ICON = "M7 3.5h10v17H7z";

/** A fact's words; `brief` where plates are small. */
function fact(say: Say, code: string, params: Params = {}, more: Partial<Fact> = {}): Fact {
  return { text: say(`blackhat-page-fact-${code}`, params), label: say(`blackhat-page-fact-${code}-about`, params), ...more };
}

export function facts(scene: BlackhatScene, hand: number, say: Say): Fact[] {
  const { state } = scene;
  if (state.out[hand]) return [fact(say, "out", {}, { brief: say("blackhat-page-fact-out"), rule: "BH-104" })];
  const found = [fact(say, "cards", { count: state.held[hand] }, { icon: CARD_ICON, brief: String(state.held[hand]), rule: "BH-22" })];
  const target = state.status[hand];
  if (target)
    found.push(
      fact(
        say,
        "target",
        { target, points: state.points[hand] },
        { rule: "BH-120", ...(scene.players.length > 4 ? {} : { brief: `→${target}` }) },
      ),
    );
  if (wearsHat(state, hand)) found.push(fact(say, "hat", {}, { rule: "BH-40" }));
  if (state.dealer === hand) found.push(fact(say, "dealer", {}, { rule: "BH-20" }));
  if (state.rounds > 1 && !target) found.push(fact(say, "last", { points: state.last[hand] }, { rule: "BH-91" }));
  return found;
}

/** Cards in words, equal ones counted: "two 7s" is written "7, 7". */
function cardList(kinds: readonly number[], say: Say): string {
  return kinds.map((kind) => cardWords(kind, say)).join(", ");
}

/** Cards and trick in sentences, for a reader who does not see them. The network tells its own. */
export function summary(scene: BlackhatScene, say: Say): string[] {
  const { board, state, seat } = scene;
  const name = (hand: number): string => nameOf(scene.players, hand, say);
  const lines = [say("blackhat-page-sum-round", { round: state.rounds, seat: name(state.dealer) })];
  if (seat !== null) {
    const kinds = cardsOf(state, seat).map((each) => each.kind);
    lines.push(say("blackhat-page-sum-hand", { cards: cardList(kinds, say) || "–", traces: tracesOf(board, countsOf(state, seat)) }));
  }
  for (let hand = 0; hand < board.hands; hand++) {
    if (hand === seat) continue;
    const known = cardsOf(state, hand).map((each) => each.kind);
    const params = { seat: name(hand), count: state.held[hand], cards: cardList(known, say) };
    lines.push(
      say(
        known.length ? (unknownOf(state, hand) ? "blackhat-page-sum-known" : "blackhat-page-sum-open") : "blackhat-page-sum-held",
        params,
      ),
    );
  }
  const trick = trickOf(board, state);
  for (const set of trick.sets) lines.push(say("blackhat-page-sum-set", { seat: name(set.hand), set: setWords(set, say) }));
  const best = bestOf(trick.sets, aheadOf(scene));
  if (best) lines.push(say(isTurned(trick.sets) ? "blackhat-page-best-turned" : "blackhat-page-best", { seat: name(best.hand) }));
  return lines;
}

/** A card for a screen reader: what it is, its traces, and whether others know of it. */
export function cardLabel(board: Board, kind: number, open: boolean, say: Say): string {
  const words = kind === HAT || kind === JOKER ? cardWords(kind, say) : say("blackhat-page-card", { rank: kind + 1 });
  return say("blackhat-page-card-label", { card: words, traces: board.trace[kind], open: open && kind < HAT ? "yes" : "no" });
}

/** Why the game is over, as the last position shows it (BH-90). */
export function endReason(board: Board, state: BlackhatScene["state"]): "asset" | "stuck" | "tracer" | "last" {
  const left = Array.from({ length: board.hands }, (_, hand) => hand).filter((hand) => !state.out[hand]).length;
  if (left <= 1) return "last";
  if (state.place.some((own) => own.includes(board.asset))) return "asset";
  return state.tracer === board.asset ? "tracer" : "stuck";
}

/** What the result needs to be understood: why the game is over, who won if no human did, and whose status card was which. */
/** Where status cards are in play, the nearest to their own wins (BH-120). */
export function aim({ board, state }: BlackhatScene, seat: number, say: Say): string | null {
  return board.celebrity ? say("blackhat-page-fact-target", { target: state.status[seat] }) : null;
}

export function ending(scene: BlackhatScene, events: Event[], say: Say): string[] {
  const { board, state } = scene;
  const lines = [say("blackhat-event-ended", { reason: endReason(board, state) })];
  if (state.turned) lines.push(say("blackhat-page-revealed", tileWords(state.turned, say)));
  lines.push(say(board.celebrity ? "blackhat-page-end-celebrity" : "blackhat-page-end-fewest"));
  const hands = Array.from({ length: board.hands }, (_, hand) => hand);
  if (board.celebrity)
    lines.push(
      say("blackhat-page-end-status", {
        cards: hands.map((hand) => `${nameOf(scene.players, hand, say)} ${state.status[hand]}`).join(", "),
      }),
    );
  if (board.robot) lines.push(say("blackhat-page-end-robot", { points: state.points[2] }));
  if (events.some((each) => each.event === "victor" && isRobot(board, each.seat))) lines.push(say("blackhat-page-end-robot-won"));
  return lines;
}

export function tileWords(tile: number, say: Say): { tile: string; about: string } {
  return { tile: say(`blackhat-tile-${TURNED_NAMES[tile]}`), about: say(`blackhat-page-tile-${TURNED_NAMES[tile]}`) };
}
