// Written by `python tools/modules.py`. Do not edit.

export const CONSIDERED = 5;
export const FIELDS = 10;
export const IDEAS = 4;
export const KEY = 8;
export const LEDGER_ROWS = 3;
export const MOST_LEGAL = 256;
export const MOST_SEATS = 8;
export const MOST_SOURCES = 16;
export const ROOM_TO_THINK = 3;
export const ROWS = 128;
export const SCRATCH_ROWS = 7;
export const SCRATCH_WIDTH = 2048;
export const UNKNOWN = -2147483648;

/** A place in a module's memory. */
export type Address = number;

/** Where a field begins, how its numbers are stored, and its shape. */
export type Field = [number, string, ...number[]];

export interface Struct {
  size: number;
  fields: Record<string, Field>;
}

/** How a game's structs lie in memory. */
export interface Layout {
  game: string;
  board: Struct;
  state: Struct;
  events: Struct;
  desk: Struct;
  /** What its frames are written from (`kernel/frames.py`): numbers, texts, and how long the longest can be. */
  forms: number[];
  words: string;
  longest: number;
  sources: string[];
  policies: string[];
}

/** What every module exports. Whole numbers are bigint; lengths that follow the kernel's own parameters are number. */
export interface Entries {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  setup(boards: Address, states: Address, key: Address, told: Address): void;
  apply(boards: Address, states: Address, seat: bigint, act: bigint, told: Address): void;
  clock_act(boards: Address, states: Address, act: bigint, told: Address): void;
  actors(boards: Address, states: Address): bigint;
  legal(boards: Address, states: Address, seat: bigint, out: Address): bigint;
  live(boards: Address, states: Address): number;
  over(boards: Address, states: Address): number;
  standings(boards: Address, states: Address, points: Address, sources: Address, placing: Address): void;
  mask(boards: Address, states: Address, seat: bigint, out: Address): void;
  show(boards: Address, states: Address, seat: bigint, out: Address): void;
  move(boards: Address, states: Address, how: bigint, seat: bigint, act: bigint, told: Address, desks: Address, looks: bigint, viewers: Address, since: Address, wholly: bigint, before: Address, shown: Address, after: Address, forms: Address, words: Address, out: Address, viewing: number, bytes_shown: number, numbers_of_forms: number, bytes_of_words: number, bytes_to_write: number): void;
  spell(desks: Address, told: Address, viewers: Address, since: Address, wholly: bigint, before: Address, after: Address, forms: Address, words: Address, out: Address, viewing: number, bytes_shown: number, numbers_of_forms: number, bytes_of_words: number, bytes_to_write: number): void;
  imagine(boards: Address, masks: Address, seat: bigint, key: Address, out: Address): void;
  refuse(boards: Address, masks: Address, seat: bigint, act: bigint, told: Address): void;
  turn_rule(boards: Address, masks: Address): bigint;
  stake(boards: Address, masks: Address, seat: bigint, act: bigint, room: Address, silent: Address, told: Address): void;
  tally(boards: Address, masks: Address, seat: bigint, room: Address, silent: Address, told: Address): void;
  reason(boards: Address, masks: Address, seat: bigint, act: bigint, room: Address, silent: Address, told: Address): void;
  remark(boards: Address, masks: Address, seat: bigint, event: bigint, fields: Address, coin: Address): bigint;
  choose(boards: Address, masks: Address, seat: bigint, policy: bigint, acts: Address, count: bigint, coin: Address, minds: Address, scratch: Address, room: Address, silent: Address, numbers: number): bigint;
  react(boards: Address, masks: Address, seat: bigint, policy: bigint, coin: Address): bigint;
  write_better(boards: Address, masks: Address, seat: bigint, acts: Address, count: bigint, chosen: bigint, room: Address, silent: Address, better: Address): bigint;
  think(boards: Address, masks: Address, room: Address, seat: bigint, acts: Address, count: bigint, most: bigint, margin: number, keep: number, gain: number, worlds: bigint, steps: bigint, ideas: Address, ledger: Address, progress: Address, moves: Address, result: Address, sources: Address, key: Address, coin: Address, told: Address, mind: Address, scratch: Address, numbers: number): bigint;
  look_ahead(boards: Address, masks: Address, viewer: bigint, seat: bigint, acts: Address, keys: Address, worlds: bigint, coin: Address, policy: bigint, thorough: bigint, states: Address, told: Address, kinds: Address, minds: Address, scratch: Address, considered: Address, guesses: Address, points: Address, happened: Address, counted: Address, count: number, tries: number, prospects: number, numbers: number): bigint;
  play_games(boards: Address, states: Address, masks: Address, keys: Address, coins: Address, policies: Address, acts: Address, told: Address, notes: Address, log: Address, logged: Address, decisions: Address, points: Address, sources: Address, placing: Address, minds: Address, scratch: Address, room: Address, silent: Address, games: number, noted: number, room_of_log: number, numbers: number): void;
  play_randomly(boards: Address, states: Address, keys: Address, coins: Address, acts: Address, silent: Address, games: number): bigint;
}
