// What the rules of Hashcatch say about a position that a page was shown, besides what may be done in it: where moves lead, and how likely luck is.
import type { Board, MoveAction, State } from "../../wire/hashcatch";
import { BASE, CHAIN, PHASE_NAMES, type PhaseName, WIDTH } from "../../wire/hashcatch";
import type { Rules } from "../module";
import type { Looking, Spelled } from "./looking";

/** A move of the seat whose turn it is. */
export interface Landing {
  move: MoveAction;
  /** Where it ends. */
  to: number;
  /** Where the token goes that has to make room (HC-14). */
  room: number | null;
  /** In thousandths, how likely the token there gives way to a small hack (HC-40), as far as the reader can know. */
  odds: number | null;
}

export interface HashcatchStudy {
  moves: Landing[];
  /** Moves by the roll that may not be made, with where they would end. */
  barred: Pick<Landing, "move" | "to">[];
  /** The chance to crack a code in so many tries, in thousandths: by tries and by code (HC-42). */
  chances: number[][];
}

const DIGITS = [1, 2, 3, 4];
const WAYS = ["+", "-"] as const;
const CERTAIN = 1000;
/** Not in the game. */
const NOWHERE = -1;
const phase = (name: PhaseName): number => PHASE_NAMES.indexOf(name);

export function studyHashcatch(look: Looking): HashcatchStudy {
  const state = look.state as unknown as State;
  const known = chancesOf.get(look.rules) ?? chances(look);
  chancesOf.set(look.rules, known);
  if (state.phase !== phase("move")) return { moves: [], barred: [], chances: known };
  const { turn } = state;
  const now = look.with();
  const legal = look.offers(now, turn) as unknown as MoveAction[];
  const moves = legal.map((move) => landing(look, state, now, move));
  const others = state.place[turn].flatMap((place, at) =>
    place === BASE || (place >= 0 && place < (look.board as unknown as Board).ring)
      ? WAYS.map((way): MoveAction => ({ do: "move", token: at + 1, way, push: null }))
      : [],
  );
  const barred = others.filter(({ token, way }) => !legal.some((each) => each.token === token && each.way === way));
  return { moves, barred: barred.map((move) => ({ move, to: landing(look, state, now, move).to })), chances: known };
}

/** The places where each seat's tokens stand, as bits: the state has them twice, and a page is sent only one of the two. */
export function standing(places: readonly (readonly number[])[]): bigint[] {
  return places.map((own) => own.reduce((bits, place) => (place >= 0 && place < BASE ? bits | (1n << BigInt(place)) : bits), 0n));
}

/** A move, tried out: the token that it meets is pushed, or checked; or there is none. */
function landing(look: Looking, state: State, now: Uint8Array, move: MoveAction): Landing {
  const [first] = heard(look, now, state, move);
  const places = look.kit.events.find((each) => each.verb === "moved")!.fields.find((each) => each.name === "to")!.words!;
  const place = (name: unknown): number => places.indexOf(name as string);
  if (first.event === "pushed") return { move, to: place(first.origin), room: place(first.to), odds: null };
  if (first.event === "moved") return { move, to: place(first.to), room: null, odds: null };
  const [seat, token] = [first.seat as number, (first.token as number) - 1];
  return { move, to: state.place[seat][token], room: null, odds: oddsOf(look, state, move, seat, token) };
}

function heard(look: Looking, now: Uint8Array, state: State, move: MoveAction): Spelled[] {
  return look.heard(look.after(now, state.turn, { ...move }));
}

/** A small hack, tried with every digit that the held token may have. */
function oddsOf(look: Looking, state: State, move: MoveAction, seat: number, token: number): number {
  const digit = state.digit[seat][token];
  const may = digit ? [digit] : DIGITS;
  const forged = may.filter((each) => {
    const digits = state.digit.map((own, hers) => own.map((known, at) => (hers === seat && at === token ? each : known)));
    return heard(look, look.with({ standing: standing(state.place), digit: digits }), state, move)[0].verdict === "forged";
  });
  return (CERTAIN * forged.length) / may.length;
}

/** They are the same in all positions of a match. */
const chancesOf = new WeakMap<Rules, number[][]>();

/** What the rules reckon of an attack on rows that are imagined: the first may be tried once, the second twice, and so on. */
function chances(look: Looking): number[][] {
  const { tries } = look.board as unknown as Board;
  const most = Math.max(...tries);
  const rising = tries.map((_, row) => Math.min(row + 1, most));
  const after = (row: number): number[] => codes().map((digits) => chance(look, row, digits));
  return look.on({ tries: rising }, () => [[], ...Array.from({ length: most }, (_, row) => after(row))]);
}

/** Digits of a row for every code there is, with nothing for those that there are not. */
function codes(): (number[] | null)[] {
  const rows = DIGITS.flatMap((a) => DIGITS.flatMap((b) => DIGITS.map((c) => [a, b, c])));
  const sum = (digits: readonly number[]): number => digits.reduce((total, each) => total + each, 0);
  return Array.from({ length: WIDTH * DIGITS.length + 1 }, (_, code) => rows.find((each) => sum(each) === code) ?? null);
}

/** The first seat has three tokens in the row, and a fourth one that is genuine. */
function chance(look: Looking, row: number, digits: readonly number[] | null): number {
  if (!digits) return 0;
  const state = look.state as unknown as State;
  const own = [...digits.map((_, column) => CHAIN + row * WIDTH + column), BASE];
  const place = state.place.map((tokens, seat) => tokens.map((_, at) => (seat === 0 ? (own[at] ?? NOWHERE) : NOWHERE)));
  const digit = state.digit.map((tokens, seat) => tokens.map((_, at) => (seat === 0 ? (digits[at] ?? 0) : 0)));
  const tokens = state.tokens.map((_, seat) => (seat === 0 ? own.length : 0));
  const imagined = { place, digit, tokens, standing: standing(place), phase: phase("genuine"), turn: 0, checked: own.length - 1 };
  return look.stakes(look.with(imagined), 0, { do: "attack", row: row + 1 }).find((each) => each.code === "cracked")!.odds!;
}
