// Why a trick was won, in words. Who won it, the event `won` says: nothing here works that out.
import type { Say } from "../game";
import { isTurned, type PlayedSet, setWords, sizeOf } from "./trick";

/** The best of what the winner's set beat: of the led size, the highest rank, with the Black Hat the lowest. */
export function rivalOf(sets: readonly PlayedSet[], winner: number): PlayedSet | null {
  const led = sizeOf(sets[0]);
  const rivals = sets.filter((each) => each.hand !== winner && sizeOf(each) === led);
  const sign = isTurned(sets) ? -1 : 1;
  return rivals.toSorted((a, b) => sign * (b.rank - a.rank))[0] ?? null;
}

/** Why a set has won: `sets` in the order of play, the first one was led; `winner` as the event `won` names it. */
export function reasonWords(sets: readonly PlayedSet[], winner: number, say: Say): string {
  const won = sets.find((each) => each.hand === winner);
  if (!won) return "";
  const size = sizeOf(won);
  const set = setWords(won, say);
  const rival = rivalOf(sets, winner);
  if (!rival) return say("blackhat-page-reason-alone", { size, set });
  if (rival.rank === won.rank) return say("blackhat-page-reason-last", { set });
  return say(isTurned(sets) ? "blackhat-page-reason-beats-turned" : "blackhat-page-reason-beats", {
    size,
    set,
    other: setWords(rival, say),
  });
}
