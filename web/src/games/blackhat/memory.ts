// What a reader with a perfect memory would know: tricks, cards and hands. The page only counts what it has been shown.
import type { Event } from "../../wire/blackhat";
import type { AnyEvent, Say } from "../game";
import { type BlackhatScene, cardsOf, cardWords, unknownOf } from "./cards";
import type { PlayedSet } from "./trick";

export interface WonTrick {
  sets: PlayedSet[];
  winner: number;
}

/** The tricks of this round that are over, and whether its beginning is among these events. */
export function tricksOf(events: readonly AnyEvent[]): { tricks: WonTrick[]; whole: boolean } {
  let tricks: WonTrick[] = [];
  let sets: PlayedSet[] = [];
  let whole = false;
  for (const event of events as readonly Event[]) {
    if (event.event === "round") [tricks, sets, whole] = [[], [], true];
    else if (event.event === "played") {
      const { seat, rank, naturals, jokers, hat } = event;
      sets.push({ hand: seat, rank, naturals, jokers, hat });
    } else if (event.event === "won") {
      if (sets.length) tricks.push({ sets, winner: event.seat });
      sets = [];
    }
  }
  return { tricks, whole };
}

/** Cards of each kind that the reader sees or has seen go: in the own hand, open in others', in the trick, discarded. */
export function seenCards({ board, state, seat }: BlackhatScene): { kind: number; seen: number; all: number }[] {
  const sum = (lists: readonly number[][], kind: number): number => lists.reduce((count, each) => count + each[kind], 0);
  return board.deck.map((all, kind) => ({
    kind,
    all,
    seen: (seat === null ? 0 : state.hidden[seat][kind]) + sum(state.open, kind) + sum(state.trick, kind) + state.discard[kind],
  }));
}

/** What is known of a hand. */
export function knownWords({ state }: BlackhatScene, hand: number, say: Say): string {
  const open = cardsOf(state, hand).map((each) => cardWords(each.kind, say));
  const unknown = unknownOf(state, hand);
  return [...open, ...(unknown ? [say("blackhat-page-memory-unknown", { count: unknown })] : [])].join(", ") || "–";
}
