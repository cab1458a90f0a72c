// What the rules of Black Hat say about a position that a page was shown, besides what may be done in it: what a choice leads to that takes several actions, who is
// ahead in the trick, where pawns could go.
import type { Board, PlayAction, State } from "../../wire/blackhat";
import { HAT, JOKER, NOWHERE, PHASE_NAMES, type PhaseName, WILD_RANK } from "../../wire/blackhat";
import type { Refusal } from "../answers";
import { fieldOf } from "../module";
import type { Looking, Spelled } from "./looking";

/** A set that may be played, and whose set would be ahead then. */
export interface Playable {
  play: PlayAction;
  ahead: number;
}

/** What comes with the hat (BH-42). */
export interface Company {
  /** How many cards are to be chosen; 0: nothing is. */
  count: number;
  /** The kinds that can be among them. */
  kinds: number[];
  /** The kinds of the cards that come without being chosen. */
  given: number[];
}

/** Where a pawn could go if its owner were to hack now. */
export interface Outlook {
  goals: number[];
  /** Its space lets it go nowhere (BH-63). */
  trapped: boolean;
}

/** What of a state the wiring depends on. */
export type Laid = Pick<State, "laid" | "side" | "top" | "onward" | "marker" | "sign">;

export interface BlackhatStudy {
  /** Whose set wins the trick so far; null while none lies there. */
  ahead: number | null;
  /** Every set that the reader may play, also where its size has to be said first. */
  sets: Playable[];
  /** The refusal that a set with the Black Hat meets in another size than the led one; null where that may be. */
  hat: Refusal | null;
  company: Company | null;
  /** For every hand, its pawns. */
  pawns: Outlook[][];
  /** For every place where the module may be laid, the board with it there. */
  laid: Record<string, Laid>;
  /** The board with it somewhere, whoever is to lay it and wherever that may be: to be drawn by itself. Null: none was drawn. */
  drawn: { corner: number; board: Laid } | null;
}

/** Anywhere but at the edge. */
const SOMEWHERE = "b2";

const phase = (name: PhaseName): number => PHASE_NAMES.indexOf(name);
const ON_BOARD: readonly (keyof Laid)[] = ["laid", "side", "top", "onward", "marker", "sign"];
/** Nobody draws a card: which one it would be, nobody knows. */
const NO_CARDS = { pile_size: 0, discard: Array<number>(HAT + 1).fill(0) };
const NOTHING: PlayAction = { do: "play", rank: WILD_RANK, naturals: 0, jokers: 0, hat: 0 };

export function studyBlackhat(look: Looking): BlackhatStudy {
  const state = look.state as unknown as State;
  const legal = look.legal();
  const playing = (["lead", "set", "follow", "answer"] as const).some((each) => phase(each) === state.phase);
  return {
    ahead: playing && state.led > 0 ? aheadAfter(look, NOTHING) : null,
    sets: setsOf(look, legal).map((play) => ({ play, ahead: aheadAfter(look, play) })),
    hat: legal.some((each) => each.do === "follow") ? hatRefused(look, state) : null,
    company: legal.some((each) => each.do === "keep" || each.do === "pick") ? companyOf(look, legal) : null,
    pawns: pawnsOf(look, state),
    laid: Object.fromEntries(legal.flatMap((each) => (each.do === "lay" ? [[each.to, laidAt(look, each.to as string)]] : []))),
    drawn: state.drawn ? { corner: placeOf(look, SOMEWHERE), board: laidAt(look, SOMEWHERE) } : null,
  };
}

/** Who would win the trick with this set, if nobody played after it. */
function aheadAfter(look: Looking, play: PlayAction): number {
  const last = look.with({ ...NO_CARDS, step: (look.board as unknown as Board).hands - 1 });
  return look.heard(look.after(last, 0, { ...play })).find((each) => each.event === "won")!.seat as number;
}

/** What may be played, now or after a size that may be said now. */
function setsOf(look: Looking, legal: readonly Spelled[]): PlayAction[] {
  const seat = look.seat!;
  return legal.flatMap((each) => {
    if (each.do === "play") return [each as unknown as PlayAction];
    if (each.do !== "lead" && each.do !== "follow") return [];
    return look.offers(look.after(look.with(), seat, each).state, seat) as unknown as PlayAction[];
  });
}

/** BH-41: what the rules say to the Black Hat among so many cards as were not led. */
function hatRefused(look: Looking, state: State): Refusal | null {
  const size = state.led === 1 ? 2 : 1;
  const said = state.said.map((_, seat) => (seat === look.seat ? size : 0));
  const held = { hidden: state.hidden.map((own) => own.map((count, kind) => (kind === JOKER ? 1 : count))) };
  const asked = look.with({ ...held, said, phase: phase("set") });
  const play: PlayAction = { ...NOTHING, jokers: size - 1, hat: 1 };
  const offered = look.offers(asked, look.seat!).some((each) => each.hat === 1);
  return offered || !state.open[state.turn][HAT] ? null : look.refusal(asked, look.seat!, { ...play });
}

/** What can come with the hat: all ways to go on are tried, until nothing is to be chosen any more. */
function companyOf(look: Looking, legal: readonly Spelled[]): Company {
  const seat = look.seat!;
  const begun = look.with(NO_CARDS);
  const kept = legal.some((each) => each.do === "keep") ? look.after(begun, seat, { do: "keep" }) : { state: begun, told: [] };
  const given = look.heard(kept).flatMap((each) => (each.event === "picked" ? [(each.rank as number) - 1] : []));
  const kinds = new Set<number>();
  const picking = (state: Uint8Array): boolean => fieldOf(look.rules.layout.state, state, "phase") === phase("pick");
  const count = picking(kept.state) ? (fieldOf(look.rules.layout.state, kept.state, "picks") as number) : 0;
  const ahead = new Map<string, Uint8Array>([["", kept.state]]);
  for (const state of ahead.values()) {
    if (!picking(state)) continue;
    for (const pick of look.offers(state, seat)) {
      kinds.add((pick.rank as number) - 1);
      const next = look.after(state, seat, pick).state;
      const key = ["picks", "lowest_pick", "phase"].map((name) => fieldOf(look.rules.layout.state, next, name)).join(" ");
      if (!ahead.has(key)) ahead.set(key, next);
    }
  }
  return { count, kinds: [...kinds].sort((a, b) => a - b), given };
}

/** For every hand: if it were the one to hack now. */
function pawnsOf(look: Looking, state: State): Outlook[][] {
  const { hands } = look.board as unknown as Board;
  return state.place.slice(0, hands).map((own, hand) => {
    const hacking = look.with({ phase: phase("hack"), turn: hand, winner: hand });
    const moves = look.offers(hacking, hand).filter((each) => each.seat === hand);
    return own.map((place, pawn): Outlook => {
      const goals = moves.filter((each) => each.pawn === pawn + 1).map((each) => placeOf(look, each.to as string));
      const stays = { do: "move", seat: hand, pawn: pawn + 1, to: nameOf(look, place) };
      const stuck = place > NOWHERE && stays.to !== undefined && !goals.length;
      return { goals, trapped: stuck && look.refusal(hacking, hand, stays).code === "blackhat-trapped" };
    });
  });
}

/** The names of cells are those of the field `to`. */
function cells(look: Looking): readonly string[] {
  return look.kit.actions.find((each) => each.verb === "lay")!.fields[0].words!;
}

function nameOf(look: Looking, place: number): string | undefined {
  return cells(look)[place];
}

function placeOf(look: Looking, name: string): number {
  return cells(look).indexOf(name);
}

/** The board with the drawn module laid there. */
function laidAt(look: Looking, to: string): Laid {
  const { state } = look.after(look.with(NO_CARDS), 0, { do: "lay", to });
  return Object.fromEntries(ON_BOARD.map((name) => [name, fieldOf(look.rules.layout.state, state, name)])) as unknown as Laid;
}
