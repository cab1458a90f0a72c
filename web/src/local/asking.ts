// What the worker is asked, and what it says. A table has a line of its own (a `MessagePort`) with the wire's messages as text.
import type { Told } from "../text/bundle";
import type { Daily, Explanation, Recount, Replay } from "../wire/wire";
import type { Position } from "./studies/looking";
import type { Study } from "./studies/studies";

/** What a record says about where the deal came from. */
export interface Deal {
  server: string;
  seatSeeds: string[];
  /** Of the seats, empty for bots; none in records from before there were commitments. */
  commitments: string[];
  terms: string;
  /** Of which day it is the deal, if it is one. */
  daily: Daily | null;
  failed: number;
  names: string[];
  players: number;
}
export type Verdict =
  | { holds: true; game: string; actions: number; finished: boolean; key: string; deal: Deal }
  | { holds: false; fault: Told }
  | {
      /** It cannot be told here: another version of the rules, or a game that the page does not have. */
      holds: null;
      why: "version" | "game";
      game: string;
      version: number;
      here: number | null;
    };

/** A new table on this device. */
export interface Wanted {
  game: string;
  name: string;
  bots: number;
  level: string | null;
}
export interface Questions {
  /** Somebody is likely to open a table of this game: load what it needs, so that it opens sooner. */
  prepare: { asked: { game: string }; answer: null };
  verify: { asked: { text: string }; answer: Verdict };
  open: { asked: Wanted; answer: string };
  /** The lesson of a game: one that was left, or a new one. */
  learn: { asked: Pick<Wanted, "game" | "name">; answer: string };
  /** `pause`: milliseconds from when a bot is asked until it acts, so that people can follow; `ready`: from when everyone wants to go on with the next live
   * round until it begins. */
  join: { asked: { table: string; pause: number; ready: number }; answer: null };
  /** The one whose device it is has another name at a table that is open. */
  rename: { asked: { table: string; name: string }; answer: null };
  record: { asked: { table: string; match: number }; answer: string | null };
  /** Null: there is no such match, or what the champion has learned cannot be had. */
  why: { asked: { table: string; match: number; step: number }; answer: Explanation | null };
  recount: { asked: { table: string; match: number; round: number }; answer: Recount | null };
  replay: { asked: { table: string; match: number; eyes: number | null }; answer: Replay | null };
  /** What the rules say about a position that the page was shown. */
  study: { asked: Position; answer: Study };
}
export type Asked = keyof Questions;
export type ToWorker = { [Each in Asked]: { id: number; do: Each } & Questions[Each]["asked"] }[Asked];
export type FromWorker =
  | { id: number; is: "progress"; done: number; all: number }
  | { id: number; is: "answer"; answer: Questions[Asked]["answer"] }
  | { id: number; is: "failed"; reason: string };
