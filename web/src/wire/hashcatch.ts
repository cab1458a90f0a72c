// Written by `python -m hacktable.server.wire.typescript`. Do not edit.

/** Roll to move (HC-11), also the second time after a 6 (HC-13). */
export interface RollAction {
  do: "roll";
}

/** Check an own token on a transaction space (HC-20). */
export interface CheckAction {
  do: "check";
  token: number;
}

/** Move a token by the roll (HC-12); `push` says where a pushed token goes if two spaces are equally near (HC-14). */
export interface MoveAction {
  do: "move";
  token: number;
  way: "+" | "-";
  push: "+" | "-" | null;
}

/** Do without the second roll (HC-13). */
export interface StopAction {
  do: "stop";
}

/** Take the genuine token to the block bank (HC-21). */
export interface BankAction {
  do: "bank";
}

/** Take the genuine token to a row's risk space (HC-41). */
export interface AttackAction {
  do: "attack";
  row: number;
}

/** Roll for the row's code (HC-42). */
export interface HackAction {
  do: "hack";
}

/** Choose the token that takes the bonus space (HC-30). */
export interface BonusAction {
  do: "bonus";
  token: number;
}

export type Action = RollAction | CheckAction | MoveAction | StopAction | BankAction | AttackAction | HackAction | BonusAction;

/** The clock acts: this seat's time is up, and what it did not decide is decided by the rules. */
export interface TimeoutClockAction {
  do: "timeout";
  seat: number;
}

export type ClockAction = TimeoutClockAction;

/** To the owner alone: a token of yours carries this digit (HC-1). */
export interface SignedEvent {
  event: "signed";
  token: number;
  digit: number;
}

/** A seat's base is joined to this start space (HC-2). */
export interface BasedEvent {
  event: "based";
  seat: number;
  to: string;
}

/** A round of rolling for the first turn (HC-10); 0: not rolling. */
export interface OpeningEvent {
  event: "opening";
  a: number;
  b: number;
  c: number;
  d: number;
}

/** A seat's turn begins. */
export interface TurnEvent {
  event: "turn";
  seat: number;
}

/** A roll to move. */
export interface RolledEvent {
  event: "rolled";
  seat: number;
  die: number;
}

/** No move was possible with the roll (HC-15). */
export interface StuckEvent {
  event: "stuck";
  seat: number;
}

/** A token moved along the ring (HC-12). */
export interface MovedEvent {
  event: "moved";
  seat: number;
  token: number;
  origin: string;
  to: string;
}

/** A token had to make room (HC-14). */
export interface PushedEvent {
  event: "pushed";
  seat: number;
  token: number;
  origin: string;
  to: string;
}

/** A token was turned over and compared with a die: by its owner (HC-20), or by an attacker (HC-40). */
export interface CheckedEvent {
  event: "checked";
  by: number;
  seat: number;
  token: number;
  digit: number;
  die: number;
  verdict: "forged" | "genuine";
}

/** A token went home to its base. */
export interface HomeEvent {
  event: "home";
  seat: number;
  token: number;
  origin: string;
}

/** A genuine token took a waiting place (HC-21). */
export interface BankedEvent {
  event: "banked";
  seat: number;
  token: number;
  origin: string;
  to: string;
}

/** A genuine token went to a risk space (HC-41). */
export interface AimedEvent {
  event: "aimed";
  seat: number;
  token: number;
  origin: string;
  to: string;
}

/** A round of hashing with a double in it, two dice a waiting place, after `vain` rounds without (HC-30). */
export interface HashingEvent {
  event: "hashing";
  vain: number;
  a1: number;
  a2: number;
  b1: number;
  b2: number;
  c1: number;
  c2: number;
}

/** All rows from the first to this one moved one deeper (HC-32). */
export interface SankEvent {
  event: "sank";
  row: number;
}

/** A token entered the first row from the bank (HC-31). */
export interface ChainedEvent {
  event: "chained";
  seat: number;
  token: number;
  origin: string;
  to: string;
}

/** The winner of a hashing got a new token in the base (HC-31). */
export interface EarnedEvent {
  event: "earned";
  seat: number;
  token: number;
}

/** The dice of a big hack, two a try (HC-42); 0: not rolled. */
export interface HackedEvent {
  event: "hacked";
  seat: number;
  row: number;
  a1: number;
  a2: number;
  b1: number;
  b2: number;
  c1: number;
  c2: number;
  d1: number;
  d2: number;
}

/** A row's code was hit (HC-42). */
export interface CrackedEvent {
  event: "cracked";
  seat: number;
  row: number;
  code: number;
}

/** A cracked row's token shows its digit to all (HC-42). */
export interface ShownEvent {
  event: "shown";
  seat: number;
  token: number;
  digit: number;
}

/** Somebody has four tokens in the chain: the game is over (HC-33). */
export interface EndedEvent {
  event: "ended";
  seat: number;
}

export type Event =
  | SignedEvent
  | BasedEvent
  | OpeningEvent
  | TurnEvent
  | RolledEvent
  | StuckEvent
  | MovedEvent
  | PushedEvent
  | CheckedEvent
  | HomeEvent
  | BankedEvent
  | AimedEvent
  | HashingEvent
  | SankEvent
  | ChainedEvent
  | EarnedEvent
  | HackedEvent
  | CrackedEvent
  | ShownEvent
  | EndedEvent;

/** What a viewer is shown; what it may not know is blank. */
export interface State {
  turns: number;
  tried: number[]; // 5
  place: number[][]; // 4×12, -1 = - … 63 = base
  digit: number[][]; // 4×12
  shown: number[][]; // 4×12
  start: number[]; // 4
  tokens: number[]; // 4
  phase: number; // 0 = purpose … 6 = over
  turn: number;
  roll: number;
  second: number;
  checked: number;
}

/** What is fixed for a match. */
export interface Board {
  seats: number;
  ring: number;
  memory: number;
  hash_space: number[]; // 4
  start: number[]; // 4
  base: number[]; // 4
  points: number[][]; // 5×3
  tries: number[]; // 5
}

/** What the numbers in State.place are called; the first stands for -1. */
export const PLACE_NAMES = [
  "-", "ring-0", "ring-1", "ring-2", "ring-3", "ring-4", "ring-5", "ring-6", "ring-7", "ring-8", "ring-9", "ring-10", "ring-11", "ring-12",
  "ring-13", "ring-14", "ring-15", "ring-16", "ring-17", "ring-18", "ring-19", "ring-20", "ring-21", "ring-22", "ring-23", "ring-24",
  "ring-25", "ring-26", "ring-27", "ring-28", "ring-29", "ring-30", "ring-31", "ring-32", "ring-33", "ring-34", "ring-35", "ring-36",
  "ring-37", "ring-38", "ring-39", "bank-1", "bank-2", "bank-3", "row-1-a", "row-1-b", "row-1-c", "row-2-a", "row-2-b", "row-2-c",
  "row-3-a", "row-3-b", "row-3-c", "row-4-a", "row-4-b", "row-4-c", "row-5-a", "row-5-b", "row-5-c", "risk-1", "risk-2", "risk-3", "risk-4",
  "risk-5", "base",
] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

/** What the numbers in State.phase are called. */
export const PHASE_NAMES = ["purpose", "move", "again", "genuine", "hack", "bonus", "over"] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export const RING = 40;
export const WAITING = 3;
export const ROWS = 5;
export const WIDTH = 3;
export const BANK = 40;
export const CHAIN = 43;
export const RISK = 58;
export const BASE = 63;
export const TO_END = 4;

/** What players can say with one tap, and what each call points at. */
export const CALLS = [
  { name: "come-on", aims: null },
  { name: "lucky", aims: null },
  { name: "nice-hash", aims: null },
  { name: "not-my-token", aims: null },
  { name: "revenge", aims: null },
  { name: "phew", aims: null },
  { name: "that-row", aims: null },
  { name: "laugh", aims: null },
] as const;
