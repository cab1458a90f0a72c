// A game's kit: what a page needs to know of a game, besides its rules, to play or verify a match by itself (hacktable/lab/kit.py writes it).

import { drawnFields } from "./drawing";
import { OptionFault } from "./faults";
import { loadLayout } from "./loading";
import type { Struct } from "./modules/entries";

export type Value = boolean | number | string;
export type Options = Record<string, Value>;

export interface FieldForm {
  name: string;
  /** Where it begins, in bytes. */
  at: number;
  /** Bytes of one number. */
  size: number;
  shape: number[];
  /** Not for pages. */
  page?: false;
}
export interface RecordForm {
  size: number;
  fields: FieldForm[];
}
/** A field of an action or event: a number that people count from `first`, or one of some words. */
export interface PartForm {
  name: string;
  optional?: true;
  first?: number;
  last?: number;
  shift?: number;
  words?: string[];
  seat?: true;
}
export interface VerbForm {
  verb: string;
  fields: PartForm[];
}
/** A refusal or a reason: its fields are numbers, or stand for words. */
export interface AnswerForm {
  code: string;
  /** The rule behind a refusal. */
  rule?: string;
  /** False: a refusal that does not repeat the action as it was given. */
  given?: false;
  fields: { name: string; words?: string[] }[];
}
export interface OptionForm {
  name: string;
  /** The default first. */
  values: Value[];
  /** It is a text, given when another option has this value. */
  text?: { most: number; option: string; value: string };
}
/** What an award is given for: an event, the place of the field that says whom it counts for, or what thing it is about and which field of the
 * state has the owners; and what has to stand in another field. */
export interface AwardForm {
  code: string;
  event: number;
  to: number;
  owner?: string;
  field?: number;
  value?: number;
}
/** A lesson: what is played, and for each step what the learner is to do and what the others do then; in a live step they do it meanwhile. Positions are in
 * base 64: the one it begins with, and those of steps that can be begun again. */
export interface LessonForm {
  options: Options;
  players: number;
  state: string;
  steps: { words: string; wanted: string[]; then: string[]; point: string; live?: true; again?: string }[];
}
export interface Kit {
  name: string;
  version: number;
  players: number[];
  options: OptionForm[];
  /** An option that stands for a set of others: what these are for each of its values, where they have its name for a value. */
  presets: { option: string; values: Record<string, Record<string, string>> } | null;
  /** How boards and states lie in memory, as the module says it. */
  board: RecordForm;
  state: RecordForm;
  /** Values of options that are not allowed together, and how that is refused. */
  conflicts: { values: Options; code: string; params: Record<string, unknown>; rule: string | null }[];
  /** For every field of the board: the options it depends on, and its numbers for each of their values. */
  laying: Record<string, { by: string[]; rows: Record<string, number | number[]> }>;
  actions: VerbForm[];
  /** The numbers of the actions that are live inputs. */
  inputs: number[];
  clock: VerbForm[];
  events: VerbForm[];
  sources: string[];
  /** Why an action can be refused, how choices can come out, and what can speak for one, by the numbers that rules give. */
  refusals: (AnswerForm | null)[];
  outcomes: string[];
  reasons: (AnswerForm | null)[];
  /** A match is live unless options have the values of `still`. `beat`: milliseconds that a tick stands for; `hand`: the field of an input that says which
   * hand it moves. Null: no match is ever live. */
  live: { still: Options; beat: number; hand: string } | null;
  /** In a live match, before what the table pauses so that everybody may point a finger: when a field has a value, once for all values of some others. */
  hearing: { field: string; value: number; once: string[] } | null;
  /** How a round is told when it is over: the field that counts rounds, events that are told then, fields that are told then (each with how many of its
   * first cells stay covered), and fields that open at the end. */
  recount: {
    chapter: string;
    told: number[];
    later: Record<string, number>;
    opened: string[];
    /** The field that says, if it is not 0, that players have to remember what they saw; and the event with which that begins. */
    hushed: string | null;
    hushing: number | null;
    awards: AwardForm[];
  } | null;
  /** Whether the page can help players to remember. */
  aids: boolean;
  /** What can be said with one tap; and what some of it points at. */
  calls: Record<string, { aims?: "place" | "seat"; places?: number }>;
  /** What may happen to a player before their next choice: the event's number, a column, and what has to stand in it. */
  prospects: { code: string; row: [number, number, number] }[];
  lesson: LessonForm | null;
  /** The numbers of actions that everybody sees, and may ask about when a bot has done them. */
  explained: number[];
  bots: {
    /** The levels, the weakest first, with the numbers by which the rules know them. */
    levels: Record<string, number>;
    /** The level of a bot that nobody has chosen. */
    even: string;
    /** The number of the best bot that has learned nothing. */
    unlearned: number;
    /** The number of the best of those that have, who gives advice. */
    champion: number;
    personalities: string[];
    /** What is added to a level's number for the first personality, twice for the second. */
    apart: number;
  };
  /** What the levels have learned: the hash in its file's name, and where each bot's part begins and ends. */
  mind: { hash: string; parts: number[] };
  rules: { prefix: string; turn: string; end: string };
}

/** As it is written: which fields no page gets, in the place of all fields. */
type Written = Omit<Kit, "board" | "state"> & { hidden: { board: string[]; state: string[] } };

const files = import.meta.glob<Written>("./kits/*.json", { import: "default" });

/** The kit of a game; null for games that the page was not built with. */
export async function loadKit(game: string): Promise<Kit | null> {
  const file = files[`./kits/${game}.json`];
  if (!file) return null;
  const [{ hidden, ...kit }, layout] = await Promise.all([file(), loadLayout(game)]);
  return { ...kit, board: formOf(layout.board, hidden.board), state: formOf(layout.state, hidden.state) };
}

function formOf({ size, fields }: Struct, hidden: readonly string[]): RecordForm {
  const listed = Object.entries(fields).map(([name, [at, code, ...shape]]) => ({ name, at, size: Number(code[1]), shape }));
  return { size, fields: listed.map((each) => (hidden.includes(each.name) ? { ...each, page: false as const } : each)) };
}

export function usualOptions(kit: Kit): Options {
  return Object.fromEntries(kit.options.map((each) => [each.name, each.text ? "" : each.values[0]]));
}

/** Whether time itself acts in matches with these options. */
export function goesLive(kit: Kit, options: Options): boolean {
  return kit.live !== null && Object.entries(kit.live.still).some(([name, value]) => options[name] !== value);
}

/** An option's value as records and tables write it. */
export function word(value: Value): string {
  return typeof value === "boolean" ? (value ? "on" : "off") : String(value);
}

/** The lines of a record that say how it is played. The terms of a deal have texts without a line break in one line. */
export function optionLines(kit: Kit, options: Options, terms = false): string[] {
  return kit.options.flatMap(({ name, text }) => {
    const value = options[name];
    if (!text || (terms && value && !String(value).includes("\n"))) return [`option ${name} ${word(value)}`];
    if (!value) return [];
    const lines = String(value).split("\n");
    return [`option ${name}`, ...lines.map((line) => (line ? `  | ${line}` : "  |"))];
  });
}

/** An option's value, the preset's if none was chosen. */
function setting({ presets }: Kit, options: Options, name: string): Value {
  return presets && options[name] === presets.option ? presets.values[String(options[presets.option])][name] : options[name];
}

/** Options with their texts as records have them.
 * @throws OptionFault if a text is missing, says nothing, or is no text that can be kept. */
export function checked(kit: Kit, options: Options): Options {
  const found = { ...options };
  for (const { name, text } of kit.options) {
    if (!text) continue;
    const said = String(options[name]).replaceAll("\r\n", "\n").replaceAll("\r", "\n");
    const count = [...said].length;
    if (/\p{Cs}/u.test(said)) throw new OptionFault("option-text", { option: name, given: "\ufffd" }); // half of a character
    if (count > text.most) throw new OptionFault("option-text-long", { option: name, given: count, most: text.most });
    const asked = options[text.option] === text.value;
    if (asked !== (said !== ""))
      throw new OptionFault(asked ? "option-text-missing" : "option-text-idle", { option: text.option, value: text.value, text: name });
    found[name] = said;
  }
  return found;
}

/** The board of a match, as the rules read it.
 * @throws OptionFault if these options are not allowed together, or a board was not drawn well. */
export function lay(kit: Kit, players: number, options: Options): Uint8Array {
  const bytes = new Uint8Array(kit.board.size);
  const view = new DataView(bytes.buffer);
  const chosen: Options = { players, ...options };
  const drawn = kit.options.find(({ text }) => text && options[text.option] === text.value);
  // What does not follow from the drawing is as on any other board.
  if (drawn?.text) chosen[drawn.text.option] = kit.options.find(({ name }) => name === drawn.text!.option)!.values[0];
  const conflict = kit.conflicts.find(({ values }) => Object.entries(values).every(([name, value]) => chosen[name] === value));
  if (conflict) throw new OptionFault(conflict.code, conflict.params, conflict.rule);
  const fields = drawn ? drawnFields(String(options[drawn.name]), (name) => setting(kit, options, name)) : {};
  for (const field of kit.board.fields) {
    const { by, rows } = kit.laying[field.name];
    const row = rows[by.map((name) => word(chosen[name])).join(" ")];
    if (row === undefined) throw new OptionFault("page-here-options");
    const numbers = typeof row === "number" ? [row] : row;
    numbers.forEach((number, at) => put(view, field.at + at * field.size, field.size, fields[field.name]?.[at] ?? number));
  }
  return bytes;
}

/** One number of a record. */
export function put(view: DataView, at: number, size: number, number: bigint | number): void {
  if (size === 1) view.setInt8(at, Number(number));
  else if (size === 2) view.setInt16(at, Number(number), true);
  else if (size === 4) view.setInt32(at, Number(number), true);
  else view.setBigInt64(at, BigInt(number), true);
}
