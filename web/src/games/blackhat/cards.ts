// Cards and hands as the state has them: by kind, ranks first, then the joker and the Black Hat.
import { type Action, type Board, CARD_KINDS, type Event, HAT, JOKER, type PhaseName, ROBOT, type State } from "../../wire/blackhat";
import type { BlackhatStudy } from "../../local/studies/blackhat";
import type { Player, Say, Scene } from "../game";
import { phaseOf } from "./network/places";

export type BlackhatScene = Scene<State, Event, Action, Board, BlackhatStudy>;

const PLAYING: readonly PhaseName[] = ["lead", "set", "follow", "answer"];

/** Cards are being played, and not a trick's consequences. */
export function isPlaying(state: State): boolean {
  return PLAYING.includes(phaseOf(state));
}

export function isRobot(board: Board, hand: number): boolean {
  return board.robot === 1 && hand === ROBOT;
}

/** The seat that decides for a hand: its own, or whoever plays the Robot (BH-110). */
export function deciderOf(board: Board, state: State, hand = state.turn): number {
  return isRobot(board, hand) ? state.control : hand;
}

/** All hands in the order of play, from the leader; the Robot is always second (BH-111). */
export function orderOf(board: Board, leader: number): number[] {
  if (board.robot) return [leader, ROBOT, 1 - leader];
  return Array.from({ length: board.hands }, (_, each) => (leader + each) % board.hands);
}

export function nameOf(players: Player[], hand: number, say: Say): string {
  return players.find((each) => each.seat === hand)?.name ?? say("blackhat-robot");
}

/** How many cards of each kind a hand has, as far as the reader knows. */
export function countsOf(state: State, hand: number): number[] {
  return state.hidden[hand].map((count, kind) => count + state.open[hand][kind]);
}

/** One card in a hand; equal ones are told apart by their place. */
export interface Card {
  key: string;
  kind: number;
  /** Everybody knows that it is there. */
  open: boolean;
}

/** A hand, sorted: rising ranks, then jokers, then the hat. Cards that nobody but their owner knows are not in it. */
export function cardsOf(state: State, hand: number): Card[] {
  return countsOf(state, hand).flatMap((count, kind) =>
    Array.from({ length: count }, (_, at) => ({ key: `${kind}-${at}`, kind, open: at < state.open[hand][kind] })),
  );
}

/** Cards in a hand that the reader does not know. */
export function unknownOf(state: State, hand: number): number {
  return Math.max(0, state.held[hand] - countsOf(state, hand).reduce((sum, each) => sum + each, 0));
}

export function wearsHat(state: State, hand: number): boolean {
  return state.open[hand][HAT] > 0;
}

/** The traces of cards, which count against whoever holds them (BH-2). */
export function tracesOf(board: Board, counts: readonly number[]): number {
  return counts.reduce((sum, count, kind) => sum + count * board.trace[kind], 0);
}

/** A card in words, as in a sentence: "7", "joker", "Black Hat". */
export function cardWords(kind: number, say: Say): string {
  return kind === JOKER ? say("blackhat-card-joker") : kind === HAT ? say("blackhat-card-hat") : String(kind + 1);
}

export function countKinds(cards: readonly { kind: number }[]): number[] {
  const counts = Array<number>(CARD_KINDS).fill(0);
  for (const { kind } of cards) counts[kind] += 1;
  return counts;
}
