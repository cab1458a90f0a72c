// Hashcatch in words: buttons, log lines and what is expected, from the game's own sentences.
import { type Action, BANK, BASE, type Board, CHAIN, type Event, RING, RISK, TO_END, WIDTH } from "../../wire/hashcatch";
import type { Fact, Player, Say } from "../game";
import { chanceToCrack, percent } from "./odds";
import {
  attackerOf,
  type HashcatchScene,
  inBank,
  inChain,
  isHash,
  landingOf,
  letterOf,
  phaseOf,
  type Piece,
  pieces,
  placeNumber,
  rowOf,
} from "./places";

export type { HashcatchScene };
type Params = Record<string, string | number>;

/** A place in words. */
export function placeWords(place: number, board: Board, say: Say): string {
  if (place < RING) return say(isHash(board, place) ? "hashcatch-place-hash" : "hashcatch-place-ring", { number: String(place) });
  if (place < CHAIN) return say("hashcatch-place-bank", { number: String(place - BANK + 1) });
  if (place < RISK) return say("hashcatch-place-row", { row: rowOf(place) + 1, column: "abc"[(place - CHAIN) % WIDTH] });
  if (place < BASE) return say("hashcatch-place-risk", { row: String(rowOf(place) + 1) });
  return say("hashcatch-place-base");
}

export function label(action: Action, scene: HashcatchScene, say: Say): string {
  const { board, state } = scene;
  const seat = scene.seat ?? state.turn;
  const code = `hashcatch-do-${action.do}`;
  switch (action.do) {
    case "check": {
      const at = action.token - 1;
      return say(code, {
        token: letterOf(action.token),
        digit: state.digit[seat][at] || "?",
        place: placeWords(state.place[seat][at], board, say),
      });
    }
    case "move": {
      const landing = landingOf(scene, action);
      const push = action.push === null || action.push === undefined ? "none" : action.push === "+" ? "plus" : "minus";
      const token = letterOf(action.token);
      if (!landing) return say("hashcatch-page-move-way", { token, way: action.way === "+" ? "plus" : "minus", push });
      return say(code, { token, to: placeWords(landing.to, board, say), push });
    }
    case "attack":
      return say(code, { row: action.row, chance: percent(chanceToCrack(scene, action.row - 1)) });
    case "hack": {
      const attacker = attackerOf(state, seat);
      return say(code, { row: attacker ? rowOf(attacker.place) + 1 : "?" });
    }
    case "bonus":
      return say(code, { token: letterOf(action.token) });
    default:
      return say(code);
  }
}

/** What was tried in vain: where a token would go is not worth a word if it cannot. */
export function tried(action: Action, scene: HashcatchScene, say: Say): string {
  if (action.do === "move") return say("hashcatch-page-try-move", { token: letterOf(action.token) });
  if (action.do === "check") return say("hashcatch-page-try-check", { token: letterOf(action.token) });
  return action.do === "attack" ? say("hashcatch-page-try-attack", { row: action.row }) : label(action, scene, say);
}

/** The server writes its refusals for programs too, which count tokens from 1 and have short names for places. */
export function refused(params: Readonly<Record<string, unknown>>, { board }: HashcatchScene, say: Say): Record<string, unknown> {
  const told = { ...params };
  for (const name of ["token", "first", "last"]) if (name in told) told[name] = letterOf(Number(told[name]));
  if (typeof told.place === "string") told.place = placeWords(placeNumber(told.place), board, say);
  return told;
}

export function tell(event: Event, players: Player[], say: Say, board: Board): string {
  const name = (seat: number): string => players.find((each) => each.seat === seat)?.name ?? String(seat + 1);
  const told: Params = {};
  for (const [field, value] of Object.entries(event) as [string, string | number][]) {
    if (field === "event") continue;
    if (field === "seat" || field === "by") told[field] = name(Number(value));
    else if (field === "origin" || field === "to") told[field] = placeWords(placeNumber(String(value)), board, say);
    else if (field === "token") told[field] = letterOf(Number(value));
    else told[field] = value;
  }
  if (event.event === "checked") told.own = event.by === event.seat ? "yes" : "no";
  if (event.event === "opening")
    told.rolls = [event.a, event.b, event.c, event.d].flatMap((die, seat) => (die ? [`${name(seat)} ${die}`] : [])).join(", ");
  if (event.event === "hashing")
    told.rolls = hashingRolls(event)
      .flatMap(([a, b], at) => (a ? [`#-${at + 1} ${a}+${b}`] : []))
      .join(", ");
  if (event.event === "hacked")
    told.rolls = hackRolls(event)
      .map(([a, b]) => `${a}+${b}=${a + b}`)
      .join(", ");
  return say(`hashcatch-event-${event.event}`, told);
}

type Pair = [number, number];

/** Two dice for each waiting place; zeros for one that is out of the running. */
export function hashingRolls(event: Extract<Event, { event: "hashing" }>): Pair[] {
  return [
    [event.a1, event.a2],
    [event.b1, event.b2],
    [event.c1, event.c2],
  ];
}

/** The tries of a big hack that were rolled. */
export function hackRolls(event: Extract<Event, { event: "hacked" }>): Pair[] {
  const all: Pair[] = [
    [event.a1, event.a2],
    [event.b1, event.b2],
    [event.c1, event.c2],
    [event.d1, event.d2],
  ];
  return all.filter(([first]) => first > 0);
}

/** Whether the one whose turn it is has a token on a #. */
function canCheck({ board, state }: HashcatchScene): boolean {
  return state.place[state.turn].some((place) => isHash(board, place));
}

export function expect(scene: HashcatchScene, say: Say): string {
  const { state } = scene;
  const phase = phaseOf(state);
  if (phase === "purpose" && scene.seat === state.turn && !canCheck(scene)) return say("hashcatch-page-expect-roll");
  if (phase === "over" || scene.seat === state.turn) return say(`hashcatch-expect-${phase}`, { roll: state.roll });
  const name = scene.players.find((each) => each.seat === state.turn)?.name ?? String(state.turn + 1);
  const wait = phase === "purpose" && !canCheck(scene) ? "roll" : phase;
  return say(`hashcatch-page-wait-${wait}`, { seat: name, roll: state.roll });
}

const CHAIN_ICON = "M10 14l4-4M8.5 11.5l-2 2a3.2 3.2 0 0 0 4.5 4.5l2-2M15.5 12.5l2-2a3.2 3.2 0 0 0-4.5-4.5l-2 2";

export function facts(scene: HashcatchScene, seat: number, say: Say): Fact[] {
  const { state } = scene;
  const own = pieces(state).filter((each) => each.seat === seat);
  const chain = inChain(state, seat).length;
  const bank = inBank(state).filter((each) => each.seat === seat).length;
  const open = own.filter((each) => each.open).length;
  const fact = (code: string, params: Params, rule: string): Fact => ({
    text: say(`hashcatch-page-${code}`, params),
    label: say(`hashcatch-page-${code}-about`, params),
    rule,
  });
  const found: Fact[] = [{ ...fact("fact-chain", { count: chain, end: TO_END }, "HC-33"), icon: CHAIN_ICON, brief: `${chain}/${TO_END}` }];
  if (bank) found.push(fact("fact-bank", { count: bank }, "HC-30"));
  if (own.some((each) => each.place >= RISK && each.place < BASE)) {
    const row = rowOf(attackerOf(state, seat)!.place) + 1;
    found.push({ ...fact("fact-risk", { row }, "HC-42"), brief: say("hashcatch-page-fact-risk-brief", { row }) });
  }
  if (open) found.push(fact("fact-open", { count: open, tokens: own.length }, "HC-1"));
  return found;
}

/** A token: whose it is, which one, and its digit where the reader knows it. */
export function tokenName({ players }: HashcatchScene, { seat, token, digit }: Piece, say: Say): string {
  const name = players.find((each) => each.seat === seat)?.name ?? String(seat + 1);
  return say("hashcatch-page-token", { token: letterOf(token), digit: digit ? String(digit) : "none", seat: name });
}

/** The position in sentences, for a reader who does not see the board. */
export function summary(scene: HashcatchScene, say: Say): string[] {
  const { board, state } = scene;
  const name = (seat: number): string => scene.players.find((each) => each.seat === seat)?.name ?? String(seat + 1);
  const all = pieces(state);
  const tokenWords = (each: Piece): string => tokenName(scene, each, say);
  const lines: string[] = [];
  for (let seat = 0; seat < board.seats; seat++) {
    const own = all.filter((each) => each.seat === seat);
    const home = own.filter((each) => each.place === BASE).length;
    lines.push(say("hashcatch-page-sum-base", { seat: name(seat), start: state.start[seat], count: home }));
    for (const each of own.filter((one) => one.place < RING))
      lines.push(say("hashcatch-page-sum-at", { token: tokenWords(each), place: placeWords(each.place, board, say) }));
  }
  const waiting = inBank(state);
  lines.push(
    waiting.length ? say("hashcatch-page-sum-bank", { tokens: waiting.map(tokenWords).join("; ") }) : say("hashcatch-page-sum-bank-empty"),
  );
  board.points.forEach((points, row) => {
    const there = all
      .filter((each) => each.place >= CHAIN && each.place < RISK && rowOf(each.place) === row)
      .sort((a, b) => a.place - b.place);
    const params = { row: row + 1, points: points.join(", "), tries: board.tries[row] };
    if (!there.length) return lines.push(say("hashcatch-page-sum-row-empty", params));
    lines.push(
      say("hashcatch-page-sum-row", {
        ...params,
        tokens: there.map(tokenWords).join("; "),
        chance: percent(chanceToCrack(scene, row)),
      }),
    );
    const attacker = all.find((each) => each.place === RISK + row);
    if (attacker) lines.push(say("hashcatch-page-sum-risk", { row: row + 1, token: tokenWords(attacker) }));
  });
  if (state.roll) lines.push(say("hashcatch-page-sum-roll", { roll: state.roll }));
  return lines;
}
