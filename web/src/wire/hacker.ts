// Written by `python -m hacktable.server.wire.typescript`. Do not edit.

/** A hand will slip a virus onto this account; a second hand onto a higher one (HK-13, HK-65). */
export interface SlipAction {
  do: "slip";
  account: number;
}

/** Watch an account, and be ready (HK-67). */
export interface WatchAction {
  do: "watch";
  account: number;
}

/** Watch a seat's hands, and be ready (HK-67). */
export interface FollowAction {
  do: "follow";
  seat: number;
}

/** Walk to the bank forwards, or backwards to keep an eye on the table (HK-66). */
export interface WalkAction {
  do: "walk";
  way: "forwards" | "backwards";
}

/** Put the note, of two the lower one first, under an account (HK-5). */
export interface PlaceAction {
  do: "place";
  account: number;
}

/** Protect this infected account next (HK-20). */
export interface ProtectAction {
  do: "protect";
  account: number;
}

/** Name the player whose virus it is (HK-21). */
export interface NameAction {
  do: "name";
  seat: number;
}

/** Take a note of this value (HK-21). */
export interface TakeAction {
  do: "take";
  value: number;
}

/** Take no note (HK-21). */
export interface DeclineAction {
  do: "decline";
}

/** Live: let the virus in this hand fall where the hand is (HK-60). */
export interface DropAction {
  do: "drop";
  hand: number;
}

/** Live input: this hand goes there, as fast as it can (HK-60). */
export interface SteerAction {
  do: "steer";
  hand: number;
  x: number;
  y: number;
}

/** Live input: the eyes go there, as fast as they can (HK-61). */
export interface LookAction {
  do: "look";
  x: number;
  y: number;
}

/** Live input of the walker: face the bank or the table (HK-62). */
export interface FaceAction {
  do: "face";
  side: "bank" | "table";
}

export type Action =
  | SlipAction
  | WatchAction
  | FollowAction
  | WalkAction
  | PlaceAction
  | ProtectAction
  | NameAction
  | TakeAction
  | DeclineAction
  | DropAction
  | SteerAction
  | LookAction
  | FaceAction;

/** The clock acts: this seat's time is up, and what it did not decide is decided by the rules. */
export interface TimeoutClockAction {
  do: "timeout";
  seat: number;
}

/** The clock acts: a tick of a live game passes. */
export interface TickClockAction {
  do: "tick";
}

export type ClockAction = TimeoutClockAction | TickClockAction;

/** An account lies face up in a place (HK-3). */
export interface ScatteredEvent {
  event: "scattered";
  account: number;
  seat: number;
}

/** To its holder alone: the note that came to the hand (HK-4, HK-11). */
export interface NoteEvent {
  event: "note";
  value: number;
}

/** A note was placed; where, nobody is told (HK-5). */
export interface PlacedEvent {
  event: "placed";
  seat: number;
}

/** To who did it alone: the account, and the note (HK-5). */
export interface StashedEvent {
  event: "stashed";
  account: number;
  value: number;
}

/** A round begins, with its first player; everyone has all viruses in hand (HK-10, HK-24). */
export interface RoundEvent {
  event: "round";
  number: number;
  seat: number;
}

/** All accounts were turned (HK-40). */
export interface TurnedEvent {
  event: "turned";
  side: "up" | "down";
}

/** A player left the table for the bank (HK-11, HK-66). */
export interface LeftEvent {
  event: "left";
  seat: number;
  way: "forwards" | "backwards";
}

/** To who chose it alone: a hand will slip a virus there (HK-60, HK-65). */
export interface SlippedEvent {
  event: "slipped";
  account: number;
}

/** To who chose it alone (HK-65). */
export interface WatchingEvent {
  event: "watching";
  account: number;
}

/** To who chose it alone (HK-65). */
export interface FollowingEvent {
  event: "following";
  seat: number;
}

/** A player has chosen (HK-65). */
export interface ReadyEvent {
  event: "ready";
  seat: number;
}

/** A window is over, and what was chosen in it has happened (HK-65). */
export interface PassedEvent {
  event: "passed";
  stage: "leaving" | "backing" | "bank" | "returning";
}

/** So many viruses came to an account: to all, or, live, to who now sees them (HK-61, HK-67). */
export interface GrewEvent {
  event: "grew";
  account: number;
  viruses: number;
}

/** To a watcher alone: this player put a virus there (HK-61, HK-67). */
export interface SawEvent {
  event: "saw";
  seat: number;
  account: number;
}

/** To a watcher alone: nothing happened there (HK-67). */
export interface NothingEvent {
  event: "nothing";
}

/** The walker turned (HK-62). */
export interface FacedEvent {
  event: "faced";
  side: "bank" | "table";
}

/** To its owner alone: a hand goes there, or, as hand 3, the eyes (HK-60, HK-61). */
export interface MovingEvent {
  event: "moving";
  hand: number;
  x: number;
  y: number;
}

/** The walker is back in the seat (HK-15). */
export interface ReturnedEvent {
  event: "returned";
  seat: number;
}

/** A player took the bank's top note (HK-11). */
export interface FetchedEvent {
  event: "fetched";
  seat: number;
}

/** A player protects an account (HK-20). */
export interface ProtectingEvent {
  event: "protecting";
  seat: number;
  account: number;
}

/** Cryptography threw out so many viruses, unseen (HK-41). */
export interface ThrownEvent {
  event: "thrown";
  account: number;
  viruses: number;
}

/** A suspect was named; then the virus was shown: its owner, and whether the name was right (HK-21). */
export interface NamedEvent {
  event: "named";
  seat: number;
  suspect: number;
  by: number;
  outcome: "wrong" | "right" | "own";
}

/** To the virus's owner alone: the notes under the account (HK-21). */
export interface LookedEvent {
  event: "looked";
  account: number;
  ones: number;
  twos: number;
  threes: number;
}

/** A note went from under an account (HK-21). */
export interface TookEvent {
  event: "took";
  seat: number;
  account: number;
}

/** To the account's owner alone: the note that went (HK-5). */
export interface LostEvent {
  event: "lost";
  account: number;
  value: number;
}

/** A player took no note (HK-21). */
export interface DeclinedEvent {
  event: "declined";
  seat: number;
}

/** An account has no note left: its viruses were put aside, unseen (HK-23). */
export interface AsideEvent {
  event: "aside";
  account: number;
  viruses: number;
}

/** What a player has in the end (HK-30). */
export interface CountedEvent {
  event: "counted";
  seat: number;
  money: number;
}

export type Event =
  | ScatteredEvent
  | NoteEvent
  | PlacedEvent
  | StashedEvent
  | RoundEvent
  | TurnedEvent
  | LeftEvent
  | SlippedEvent
  | WatchingEvent
  | FollowingEvent
  | ReadyEvent
  | PassedEvent
  | GrewEvent
  | SawEvent
  | NothingEvent
  | FacedEvent
  | MovingEvent
  | ReturnedEvent
  | FetchedEvent
  | ProtectingEvent
  | ThrownEvent
  | NamedEvent
  | LookedEvent
  | TookEvent
  | LostEvent
  | DeclinedEvent
  | AsideEvent
  | CountedEvent;

/** What a viewer is shown; what it may not know is blank. */
export interface State {
  beats: number;
  rounds: number;
  phase: number; // 0 = dealt … 13 = next_virus
  first: number;
  turn: number;
  walk: number;
  stage: number; // 0 = leaving … 3 = returning
  backwards: number;
  owner: number[]; // 21
  face_down: number;
  seen: number[][][]; // 7×21×3
  stock: number[]; // 21, -1 = bare … 1 = some
  held: number[]; // 7
  note: number[][]; // 7×2
  carried: number[]; // 7
  bank_size: number;
  hand: number[]; // 7
  lies: number[][]; // 9×24
  since: number[][]; // 9×24
  clue: number[][]; // 9×24
  clear: number[][]; // 9×24
  plan: number[][]; // 7×2
  target: number[]; // 7
  ready: number[]; // 7
  account: number;
  taker: number;
  named: number[]; // 7
  traced: number[]; // 7
  spot_x: number[]; // 21
  spot_y: number[]; // 21
  hand_x: number[][]; // 7×2
  hand_y: number[][]; // 7×2
  goal_x: number[][]; // 7×2
  goal_y: number[][]; // 7×2
  loaded: number[][]; // 7×2
  dropping: number[][]; // 7×2
  gaze_x: number[]; // 7
  gaze_y: number[]; // 7
  look_x: number[]; // 7
  look_y: number[]; // 7
  flowing: number;
  seated: number;
  facing: number;
  progress: number;
  clock: number;
}

/** What is fixed for a match. */
export interface Board {
  seats: number;
  accounts: number;
  viruses: number;
  magnetic: number;
  cryptography: number;
  live: number;
  hand_speed: number;
  gaze_speed: number;
  gaze_radius: number;
  walker_gaze: number;
  way: number;
  walk_limit: number;
  place_limit: number;
  notes: number[]; // 3
  seat_x: number[]; // 7
  seat_y: number[]; // 7
  grid_x: number[]; // 21
  grid_y: number[]; // 21
}

/** What the numbers in State.phase are called. */
export const PHASE_NAMES = [
  "dealt", "walk", "window", "home", "choose", "name", "take", "loot", "flow", "over", "round", "next_walk", "next_seat", "next_virus",
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** What the numbers in State.stage are called. */
export const STAGE_NAMES = ["leaving", "backing", "bank", "returning"] as const;
export type StageName = (typeof STAGE_NAMES)[number];

/** What the numbers in State.stock are called; the first stands for -1. */
export const STOCK_NAMES = ["bare", "unknown", "some"] as const;
export type StockName = (typeof STOCK_NAMES)[number];

export const ACCOUNTS = 21;
export const VALUES = 3;
export const HANDS = 2;
export const ROUNDS = 4;
export const WIDTH = 200;
export const REACH = 9;
export const TICKS = 10;
export const PUBLIC = 7;
export const TRUTH = 8;

/** What players can say with one tap, and what each call points at. */
export const CALLS = [
  { name: "saw", aims: null },
  { name: "not-me", aims: null },
  { name: "look", aims: "place" },
  { name: "hands-off", aims: null },
  { name: "who-was-that", aims: null },
  { name: "trust-me", aims: null },
  { name: "caught", aims: null },
  { name: "laugh", aims: null },
  { name: "point", aims: "seat" },
] as const;
