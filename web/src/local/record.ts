// A record, read: a whole match as a text (hacktable/match/record.py). Nothing of it is played again here.
import { sha256 } from "../table/sha256";
import { hex } from "../table/deal";
import type { Daily } from "../wire/wire";
import { OptionFault } from "./faults";
import { checked, type Kit, lay, optionLines, type Options, usualOptions, word } from "./kit";
import { Line, Lines, quoted, TextFault } from "./lines";
import { CLOCK, LETTERS } from "./verbs";

const LATEST = 10 ** 14 - 1;
const LONGEST_SEED = 256;
const POINTS = 1_000_000;

/** A text of a record, and where it stands. */
export interface Place {
  text: string;
  line: number;
  column: number;
}
export interface Played extends Place {
  seat: number;
  events: Place[];
  /** Where what follows the events stands. */
  after: Place;
}
export interface MatchRecord {
  game: string;
  players: number;
  options: Options;
  board: Uint8Array;
  server: string;
  seatSeeds: string[];
  seedLines: number[];
  /** Of the seats in their order, empty for bots; none in records from before there were commitments. */
  commitments: string[];
  /** Of what is played, which the server committed to. */
  terms: string;
  names: string[];
  /** Of which day it is the deal, and against whom, if it is one. */
  daily: Daily | null;
  /** Earlier starts of this match that failed. */
  failed: number;
  opening: Place[];
  afterOpening: Place;
  played: Played[];
  placing: number[] | null;
  points: number[] | null;
  resultLine: number;
}

/** Which game a record is of, and which version of its rules. */
export function gameOf(text: string): { game: string; version: number } {
  const lines = new Lines(text);
  lines.take().literal("hacktable", "record", "1");
  const line = lines.take();
  line.literal("game");
  return { game: line.word("a game's name"), version: line.numberIn(0, 1_000_000) };
}

/** @throws TextFault where it is no record of this game. */
export function readRecord(kit: Kit, text: string): MatchRecord {
  const lines = new Lines(text);
  const first = lines.take();
  first.literal("hacktable", "record", "1");
  first.end();
  const line = lines.take();
  line.literal("game", kit.name);
  const column = line.column;
  const version = line.numberIn(0, 1_000_000);
  if (version !== kit.version) throw new TextFault("text-version", line.number, column, { given: version, expected: kit.version });
  line.end();
  const counted = lines.take();
  counted.literal("players");
  const players = counted.numberIn(kit.players[0], kit.players[1]);
  counted.end();
  const { options, board } = readOptions(kit, lines, counted, players);
  const seedLine = lines.take();
  seedLine.literal("seed");
  const server = readHex(seedLine, 32);
  seedLine.end();
  const record: MatchRecord = {
    game: kit.name,
    players,
    options,
    board,
    server,
    seatSeeds: [],
    seedLines: [],
    commitments: [],
    terms: termsOf(kit, players, options),
    names: [],
    daily: null,
    failed: 0,
    opening: [],
    afterOpening: { text: "", line: 0, column: 1 },
    played: [],
    placing: null,
    points: null,
    resultLine: 0,
  };
  readSeats(record, lines);
  const opening = lines.take();
  opening.literal("opening");
  opening.end();
  [record.opening, record.afterOpening] = readEvents(lines);
  while (!lines.done && lines.peek().peek() !== "result") record.played.push(readPlayed(record, lines));
  record.resultLine = lines.peek().number;
  if (!lines.done) readResult(record, lines);
  if (!lines.done) lines.peek().fail("text-ended", {});
  return record;
}

/** Options, and the board that follows from them. If they do not go together, that is said of the last one. */
function readOptions(kit: Kit, lines: Lines, before: Line, players: number): Pick<MatchRecord, "options" | "board"> {
  const options = usualOptions(kit);
  const seen = new Set<string>();
  let line = before;
  while (lines.peek().peek() === "option") {
    line = lines.take();
    line.literal("option");
    const name = line.peek();
    const form = kit.options.find((each) => each.name === name);
    if (!form || seen.has(form.name))
      return line.fail("text-unknown", {
        given: quoted(name),
        expected: form ? { code: "expected-once", params: {} } : kit.options.map((each) => each.name).join(", "),
      });
    seen.add(line.word("name"));
    if (form.text) {
      line.end();
      options[form.name] = readText(lines);
      continue;
    }
    const said = line.peek();
    const value = form.values.find((each) => word(each) === said);
    if (value === undefined)
      return line.fail("option-value", { option: form.name, given: quoted(said), allowed: form.values.map(word).join(", ") });
    options[form.name] = value;
    line.word("value");
    line.end();
  }
  try {
    const found = checked(kit, options);
    return { options: found, board: lay(kit, players, found) };
  } catch (error) {
    if (error instanceof OptionFault) return line.fail(error.code, error.params);
    throw error;
  }
}

/** A text, one line of it behind each bar. */
function readText(lines: Lines): string {
  const found: string[] = [];
  while (lines.peek().peek().startsWith("|")) found.push(lines.take().text.trimStart().slice(1).replace(/^ /, ""));
  return found.join("\n");
}

function readDaily(record: MatchRecord, lines: Lines): void {
  const line = lines.take();
  line.literal("day");
  const day = line.peek();
  const parsed = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day)
    line.fail("text-unknown", { given: quoted(day), expected: "YYYY-MM-DD" });
  line.word("a day");
  line.end();
  const bots = Array.from({ length: record.players }, () => "");
  while (lines.peek().peek() === "bot") {
    const bot = lines.take();
    bot.literal("bot");
    const seat = readSeat(bot, record.players);
    if (bots.slice(seat).some(Boolean)) bot.fail("text-unknown", { given: LETTERS[seat], expected: "a later seat" });
    bots[seat] = bot.word("a bot's name");
    bot.end();
  }
  record.daily = { day, bots };
}

function readSeats(record: MatchRecord, lines: Lines): void {
  if (lines.peek().peek() === "day") readDaily(record, lines);
  while (!record.daily && lines.peek().peek() === "seat-seed") {
    const line = lines.take();
    line.literal("seat-seed", LETTERS[record.seatSeeds.length] ?? "opening");
    if (record.seatSeeds.length === record.players) line.fail("text-ended", {});
    record.seatSeeds.push(line.peek() === "-" && line.word("seed") ? "" : readHex(line, null));
    record.seedLines.push(line.number);
    line.end();
  }
  while (lines.peek().peek() === "commitment" && record.commitments.length < record.players) {
    const line = lines.take();
    line.literal("commitment", LETTERS[record.commitments.length]);
    record.commitments.push(line.peek() === "-" && line.word("commitment") ? "" : readHex(line, 32));
    line.end();
  }
  for (const [found, title] of [
    [record.seatSeeds, "seat-seed"],
    [record.commitments, "commitment"],
  ] as const)
    if (found.length && found.length < record.players)
      lines.peek().fail("text-unknown", { given: quoted(lines.peek().peek()), expected: `${title} ${LETTERS[found.length]}` });
  while (lines.peek().peek() === "failed") {
    record.failed += 1;
    lines.take();
  }
  while (lines.peek().peek() === "player") {
    const line = lines.take();
    line.literal("player");
    const seat = readSeat(line, record.players);
    record.names[seat] = line.rest();
  }
}

function readHex(line: Line, size: number | null): string {
  const said = line.peek();
  const expected = `${size ? 2 * size : ""} hexadecimal digits`.trim();
  const good = /^([0-9a-f]{2})+$/.test(said) && said.length <= 2 * LONGEST_SEED && (size === null || said.length === 2 * size);
  if (!good) line.fail("text-unknown", { given: quoted(said), expected });
  return line.word(expected);
}

function readSeat(line: Line, players: number): number {
  const seat = line.peek().length === 1 ? LETTERS.slice(0, players).indexOf(line.peek()) : -1;
  if (seat < 0) line.fail("text-unknown", { given: quoted(line.peek()), expected: [...LETTERS.slice(0, players)].join(" ") });
  line.word("a seat");
  return seat;
}

function readEvents(lines: Lines): [Place[], Place] {
  const events: Place[] = [];
  while (lines.peek().peek() === "=") {
    const line = lines.take();
    line.literal("=");
    const { column } = line;
    events.push({ text: line.rest(), line: line.number, column });
  }
  return [events, { text: "", line: lines.peek().number, column: 1 }];
}

function readPlayed(record: MatchRecord, lines: Lines): Played {
  const line = lines.take();
  const ply = record.played.length + 1;
  line.numberIn(ply, ply);
  const seat = line.peek() === "*" && line.word("a seat") ? CLOCK : readSeat(line, record.players);
  const { column } = line;
  const [text, time] = line.rest().split("@");
  if (time !== undefined && (!/^\d{1,15}$/.test(time.trim()) || Number(time) > LATEST))
    throw new TextFault("text-number", line.number, line.text.indexOf("@") + 2, { given: quoted(time), expected: `0–${LATEST}` });
  const [events, after] = readEvents(lines);
  return { seat, text: text.trim(), line: line.number, column, events, after };
}

function readResult(record: MatchRecord, lines: Lines): void {
  const line = lines.take();
  line.literal("result");
  line.end();
  const numbers = (title: string, low: number, high: number): number[] => {
    const row = lines.take();
    row.literal(title);
    const found = Array.from({ length: record.players }, () => row.numberIn(low, high));
    row.end();
    return found;
  };
  record.placing = numbers("placing", 1, record.players);
  record.points = numbers("points", -POINTS, POINTS);
}

/** What is played, as a hash in hexadecimal digits: it is made of lines that stand like this in the record (hacktable/match/deal.py). */
export function termsOf(kit: Kit, players: number, options: Options): string {
  const lines = [`game ${kit.name}`, `players ${players}`, ...optionLines(kit, options, true)];
  return hex(sha256(new TextEncoder().encode(`hacktable terms 1\n${lines.join("\n")}`)));
}
