// Written by `python -m hacktable.server.wire.typescript`. Do not edit.

/** Say how many cards you lead (BH-30). */
export interface LeadAction {
  do: "lead";
  size: number;
}

/** Say how many cards you follow with, where any number may follow (BH-31). */
export interface FollowAction {
  do: "follow";
  size: number;
}

/** Play a set: its rank, how many cards of that rank, how many jokers, and the Black Hat or not (BH-35, BH-40). */
export interface PlayAction {
  do: "play";
  rank: number;
  naturals: number;
  jokers: number;
  hat: number;
}

/** Make no use of a space that may be used. */
export interface PassAction {
  do: "pass";
}

/** Take all cards of a Black Hat trick (BH-42). */
export interface TakeAction {
  do: "take";
}

/** Take the Black Hat and as many other cards as were led (BH-42). */
export interface KeepAction {
  do: "keep";
}

/** Choose a card to come with the Black Hat; in rising order (BH-42). */
export interface PickAction {
  do: "pick";
  rank: number;
}

/** Move a pawn: whose, which, where to (BH-50). */
export interface MoveAction {
  do: "move";
  seat: number;
  pawn: number;
  to: string;
}

/** Send a pawn back to a start space (BH-62, BH-107). */
export interface SendAction {
  do: "send";
  seat: number;
  pawn: number;
  to: string;
}

/** Change a space's value by one (BH-67). */
export interface MarkAction {
  do: "mark";
  to: string;
  change: "-" | "+";
}

/** Draw a module, which must then be laid (BH-68). */
export interface RandomizeAction {
  do: "randomize";
}

/** Lay the module with its top left on this cell (BH-68). */
export interface LayAction {
  do: "lay";
  to: string;
}

/** Move the Tracer (BH-101). */
export interface TraceAction {
  do: "trace";
  to: string;
}

export type Action =
  | LeadAction
  | FollowAction
  | PlayAction
  | PassAction
  | TakeAction
  | KeepAction
  | PickAction
  | MoveAction
  | SendAction
  | MarkAction
  | RandomizeAction
  | LayAction
  | TraceAction;

/** The clock acts: this seat's time is up, and what it did not decide is decided by the rules. */
export interface TimeoutClockAction {
  do: "timeout";
  seat: number;
}

export type ClockAction = TimeoutClockAction;

/** To its owner alone: your status card (BH-120). */
export interface StatusEvent {
  event: "status";
  value: number;
}

/** A status card that everyone sees: the Robot's, and all of them in the end (BH-120). */
export interface FameEvent {
  event: "fame";
  seat: number;
  value: number;
}

/** A round begins, with its dealer (BH-20). */
export interface RoundEvent {
  event: "round";
  number: number;
  seat: number;
}

/** The card that says who gets the Black Hat (BH-20). */
export interface TurnedEvent {
  event: "turned";
  card: string;
}

/** The Black Hat is dealt to a hand (BH-20, BH-21). */
export interface HattedEvent {
  event: "hatted";
  seat: number;
}

/** A hand was dealt so many cards, the Black Hat included (BH-22). */
export interface DealtEvent {
  event: "dealt";
  seat: number;
  cards: number;
}

/** To its owner alone: the cards dealt, besides the Black Hat (BH-22). */
export interface HandEvent {
  event: "hand";
  a: string;
  b: string;
  c: string;
  d: string;
  e: string;
  f: string;
  g: string;
  h: string;
  i: string;
  j: string;
}

/** The Robot got a card, open to all (BH-112). */
export interface ShownEvent {
  event: "shown";
  seat: number;
  card: string;
}

/** To whoever said it alone: so many cards will be played (BH-30, BH-31). */
export interface SizedEvent {
  event: "sized";
  size: number;
}

/** A hand played a set (BH-30). */
export interface PlayedEvent {
  event: "played";
  seat: number;
  rank: number;
  naturals: number;
  jokers: number;
  hat: number;
}

/** A hand that holds nothing but the Black Hat passed (BH-45). */
export interface PassedEvent {
  event: "passed";
  seat: number;
}

/** A hand won the trick (BH-33, BH-40). */
export interface WonEvent {
  event: "won";
  seat: number;
}

/** The winner took the whole trick in hand (BH-42). */
export interface TookEvent {
  event: "took";
  seat: number;
}

/** The winner took the Black Hat, and some cards with it (BH-42). */
export interface KeptEvent {
  event: "kept";
  seat: number;
}

/** A card that came with the Black Hat (BH-42). */
export interface PickedEvent {
  event: "picked";
  seat: number;
  rank: number;
}

/** What was left of the trick was discarded (BH-34). */
export interface DiscardedEvent {
  event: "discarded";
}

/** A pawn was moved (BH-50). */
export interface MovedEvent {
  event: "moved";
  by: number;
  seat: number;
  pawn: number;
  origin: string;
  to: string;
}

/** The winner could move nothing and drew a card (BH-50). */
export interface DrewEvent {
  event: "drew";
  seat: number;
}

/** To its owner alone: the card drawn (BH-50). */
export interface DrawnEvent {
  event: "drawn";
  card: string;
}

/** There was no card left to draw (BH-50). */
export interface EmptyEvent {
  event: "empty";
  seat: number;
}

/** The discards became the new draw pile (BH-34). */
export interface RefilledEvent {
  event: "refilled";
  cards: number;
}

/** A pawn is trapped by its space (BH-62, BH-64, BH-65). */
export interface TrappedEvent {
  event: "trapped";
  seat: number;
  pawn: number;
  by: "service" | "alarm" | "honeypot";
}

/** A pawn was sent back to a start space (BH-62, BH-107). */
export interface SentEvent {
  event: "sent";
  by: number;
  seat: number;
  pawn: number;
  origin: string;
  to: string;
}

/** A hand made no use of a space. */
export interface DeclinedEvent {
  event: "declined";
  seat: number;
}

/** A marker changed a space's value (BH-67). */
export interface MarkedEvent {
  event: "marked";
  seat: number;
  to: string;
  change: "-" | "+";
}

/** A marker went back to the supply (BH-67). */
export interface UnmarkedEvent {
  event: "unmarked";
  origin: string;
}

/** A module was drawn (BH-68). */
export interface FoundEvent {
  event: "found";
  seat: number;
  module: number;
  side: "a" | "b";
}

/** A module lies on the board now (BH-11, BH-68). */
export interface LaidEvent {
  event: "laid";
  module: number;
  side: "a" | "b";
  to: string;
}

/** A module went back to the supply (BH-68). */
export interface ReturnedEvent {
  event: "returned";
  module: number;
}

/** The Tracer is out (BH-100). */
export interface AlarmedEvent {
  event: "alarmed";
  seat: number;
  to: string;
}

/** The Tracer was moved (BH-101). */
export interface TracedEvent {
  event: "traced";
  by: number;
  origin: string;
  to: string;
}

/** The Tracer caught a pawn (BH-103). */
export interface JailedEvent {
  event: "jailed";
  seat: number;
  pawn: number;
}

/** A hand has no pawn left on the board and is out of the game (BH-104). */
export interface EliminatedEvent {
  event: "eliminated";
  seat: number;
}

/** The secret tile was turned (BH-107). */
export interface RevealedEvent {
  event: "revealed";
  tile: "none" | "nsa" | "jackpot" | "sting" | "log-wipe" | "leak" | "decoy";
}

/** A hand's round: traces of its cards, values under its pawns, what the floor and the tile changed, its points and its total (BH-91). */
export interface ScoredEvent {
  event: "scored";
  seat: number;
  cards: number;
  spaces: number;
  floor: number;
  tile: number;
  points: number;
  total: number;
}

/** The game is over, and why (BH-90). */
export interface EndedEvent {
  event: "ended";
  reason: "asset" | "stuck" | "tracer" | "last";
}

/** A hand won the game (BH-93); those who share the win are named one by one. */
export interface VictorEvent {
  event: "victor";
  seat: number;
}

export type Event =
  | StatusEvent
  | FameEvent
  | RoundEvent
  | TurnedEvent
  | HattedEvent
  | DealtEvent
  | HandEvent
  | ShownEvent
  | SizedEvent
  | PlayedEvent
  | PassedEvent
  | WonEvent
  | TookEvent
  | KeptEvent
  | PickedEvent
  | DiscardedEvent
  | MovedEvent
  | DrewEvent
  | DrawnEvent
  | EmptyEvent
  | RefilledEvent
  | TrappedEvent
  | SentEvent
  | DeclinedEvent
  | MarkedEvent
  | UnmarkedEvent
  | FoundEvent
  | LaidEvent
  | ReturnedEvent
  | AlarmedEvent
  | TracedEvent
  | JailedEvent
  | EliminatedEvent
  | RevealedEvent
  | ScoredEvent
  | EndedEvent
  | VictorEvent;

/** What a viewer is shown; what it may not know is blank. */
export interface State {
  onward: number[]; // 60
  tricks: number;
  rounds: number;
  points: number[]; // 6
  source: number[][]; // 6×4
  last: number[]; // 6
  previous: number[]; // 6
  hidden: number[][]; // 6×15
  open: number[][]; // 6×15
  held: number[]; // 6
  trick: number[][]; // 6×15
  discard: number[]; // 15
  pile_size: number;
  place: number[][]; // 6×2, -1 = - … 63 = jail
  tracer: number; // -1 = - … 63 = jail
  came_from: number; // -1 = - … 63 = jail
  marker: number[]; // 3, -1 = - … 63 = jail
  sign: number[]; // 3
  laid: number[]; // 8, -1 = - … 63 = jail
  side: number[]; // 8
  top: number[]; // 60
  pending: number[]; // 8
  quarter: number[]; // 8
  drawn: number;
  phase: number; // 0 = lead … 19 = deal
  turn: number;
  control: number;
  dealer: number;
  leader: number;
  winner: number;
  step: number;
  led: number;
  said: number[]; // 6
  picks: number;
  lowest_pick: number;
  pawn: number;
  trace_due: number;
  alarm_by: number;
  broken: number;
  turned: number; // 0 = none … 6 = decoy
  arrived: number;
  status: number[]; // 6
  famous: number[]; // 6
  out: number[]; // 6
  first: number;
}

/** What is fixed for a match. */
export interface Board {
  seats: number;
  hands: number;
  robot: number;
  modules: number;
  hidden_hat: number;
  tracer: number;
  secret_asset: number;
  celebrity: number;
  broken_honeypot: number;
  any_size: number;
  refill: number;
  highest_pickup: number;
  service_may: number;
  half_later: number;
  half_next: number;
  exploit_any: number;
  tie_previous: number;
  latest_alarm: number;
  back_left: number;
  robot_hatless: number;
  celebrity_previous: number;
  backdoor: number;
  public: number;
  asset: number;
  tails: number[]; // 124
  heads: number[]; // 124
  kind: number[]; // 124, 0 = black … 10 = randomizer
  value: number[]; // 124
  module_place: number[]; // 5
  deck: number[]; // 15
  trace: number[]; // 15
}

/** What the numbers in State.place are called; the first stands for -1. */
export const PLACE_NAMES = [
  "-", "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1", "l1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2",
  "k2", "l2", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "i3", "j3", "k3", "l3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "i4",
  "j4", "k4", "l4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5", "j5", "k5", "l5", "track-1", "track-2", "track-3", "jail",
] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

/** What the numbers in State.phase are called. */
export const PHASE_NAMES = [
  "lead", "set", "follow", "answer", "pickup", "pick", "hack", "service", "decoy", "exploit", "randomize", "lay", "trace", "over", "next",
  "hacking", "settle", "tracing", "check", "deal",
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** What the numbers in State.turned are called. */
export const TURNED_NAMES = ["none", "nsa", "jackpot", "sting", "log-wipe", "leak", "decoy"] as const;
export type TurnedName = (typeof TURNED_NAMES)[number];

/** What the numbers in Board.kind are called. */
export const KIND_NAMES = [
  "black", "host", "cache", "backdoor", "public", "asset", "service", "alarm", "honeypot", "exploit", "randomizer",
] as const;
export type KindName = (typeof KIND_NAMES)[number];

export const RANKS = 13;
export const JOKER = 13;
export const HAT = 14;
export const CARD_KINDS = 15;
export const WILD_RANK = 14;
export const ROBOT = 2;
export const COLUMNS = 12;
export const ROWS = 5;
export const CELLS = 60;
export const MODULES = 8;
export const QUARTERS = 4;
export const TRACK = 60;
export const TRACK_LENGTH = 3;
export const JAIL = 63;
export const NOWHERE = -1;
export const PAWNS = 2;
export const PLACES_FOR_MODULES = 5;
export const LOWEST = -3;
export const HIGHEST = 5;
export const LONGEST_TITLE = 40;
export const MOST_MISTAKES = 40;
export const FIRST_CELL = 6;
export const CELL_STRIDE = 6;
export const CELL_WIDTH = 3;

export const LETTERS = "#HCBPADLYXR";

/** Line drawings, as paths in a box of 24. */
export const ICONS = {
  host: "M3.5 4.5h17v11h-17zM12 15.5v4M7.5 20h9",
  cache: "M4.5 6.2c0-4.3 15-4.3 15 0v11.6c0 4.3-15 4.3-15 0zM4.5 6.2c0 4.3 15 4.3 15 0M4.5 12c0 4.3 15 4.3 15 0",
  backdoor: "M3 21h3.5V3h11v18H21M6.5 3l7.5 3v17.5l-7.5-2.5M11 13.2v1.8",
  public: "M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c-5.5 5-5.5 13 0 18M12 3c5.5 5 5.5 13 0 18",
  asset: "M7.5 3.5h9l5 6L12 21 2.5 9.5zM2.5 9.5h19M12 21l-4-11.5 2.3-6M12 21l4-11.5-2.3-6",
  service: "M12 3.2a8.8 8.8 0 1 0 .01 0zM5.9 5.9l12.2 12.2",
  alarm: "M6 17.5v-5a6 6 0 0 1 12 0v5M3.5 17.5h17v3.5h-17zM12 3.5v-2M4.8 6.2L3.2 4.6M19.2 6.2l1.6-1.6M12 11v3",
  honeypot: "M5 8.5h14M6.5 4.5h11v4c3 4 3 8.5-.5 12h-10c-3.5-3.5-3.5-8-.5-12zM9 8.5v3.5c0 1.7 2.6 1.7 2.6 0V8.5M15 8.5v6",
  exploit:
    "M12 7.5c3 0 5 2.6 5 6.2S15 20.5 12 20.5s-5-3.2-5-6.8 2-6.2 5-6.2zM12 12v8M9 8c0-4 6-4 6 0M8.8 4.6L7.3 2.8M15.2 4.6l1.5-1.8M7 " +
    "13.5H3M17 13.5h4M7.8 10.2L4.3 7.5M16.2 10.2l3.5-2.7M8 17.5l-3.3 2.7M16 17.5l3.3 2.7",
  randomizer: "M2.5 6.5h4.3l9.5 11h5M2.5 17.5h4.3l3-3.5M13.4 10l2.9-3.5h5M18 3l3.5 3.5L18 10M18 14l3.5 3.5L18 21",
} as const;

/** What players can say with one tap, and what each call points at. */
export const CALLS = [
  { name: "nice-trick", aims: null },
  { name: "mine", aims: null },
  { name: "not-the-hat", aims: null },
  { name: "hat-suits-you", aims: null },
  { name: "careful", aims: null },
  { name: "hurts", aims: null },
  { name: "catch-me", aims: null },
  { name: "laugh", aims: null },
] as const;
