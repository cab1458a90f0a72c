// Points by where they come from: a round's as it was told, and the whole game's as the state has them.
import type { ScoredEvent, State } from "../../wire/blackhat";
import type { BlackhatScene } from "./cards";

export interface ScoreRow {
  hand: number;
  cards: number;
  spaces: number;
  floor: number;
  tile: number;
  /** Of this round, or of all of them. */
  points: number;
  total: number;
}

export interface RoundScores {
  round: number;
  rows: ScoreRow[];
}

/** The points of a round that has just been scored; null if none has. */
export function roundScores(events: readonly { event: string }[], before: State | null, after: State): RoundScores | null {
  const scored = events.filter((each): each is ScoredEvent => each.event === "scored");
  if (!scored.length) return null;
  const rows = scored.map(({ seat, cards, spaces, floor, tile, points, total }) => ({
    hand: seat,
    cards,
    spaces,
    floor,
    tile,
    points,
    total,
  }));
  // After the last round no new one is dealt.
  return { round: before?.rounds ?? (events.some((each) => each.event === "round") ? after.rounds - 1 : after.rounds), rows };
}

export function gameScores({ board, state }: BlackhatScene): ScoreRow[] {
  return Array.from({ length: board.hands }, (_, hand) => {
    const [cards, spaces, floor, tile] = state.source[hand];
    return { hand, cards, spaces, floor, tile, points: state.points[hand], total: state.points[hand] };
  });
}
