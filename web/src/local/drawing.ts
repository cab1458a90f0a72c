// Boards of Black Hat that somebody drew: their texts, read, or all that is wrong with them. Like `games/blackhat/reading.py`, which explains how it is done,
// with the same codes in the same order; a fixture compares both. Python counts characters and not halves of them, so lines are lists of characters here.
import {
  CELL_STRIDE,
  CELL_WIDTH,
  CELLS,
  COLUMNS,
  FIRST_CELL,
  HIGHEST,
  KIND_NAMES,
  type KindName,
  LETTERS,
  LONGEST_TITLE,
  LOWEST,
  MOST_MISTAKES,
  PLACE_NAMES,
  PLACES_FOR_MODULES,
  ROWS,
  TRACK_LENGTH,
} from "../wire/blackhat";
import { OptionFault } from "./faults";

/** What is wrong in a drawing. */
interface Mistake {
  code: string;
  params: { line: number; column: number } & Record<string, string | number>;
  rule: string | null;
}
type Params = Record<string, string | number>;
type Line = readonly string[];

interface Cell {
  kind: number;
  value: number;
  /** Half-arrows that leave and that arrive, as bits by direction. */
  tails: number;
  heads: number;
  line: number;
}

const kindOf = (name: KindName): number => KIND_NAMES.indexOf(name);
const [BLACK, HOST, BACKDOOR, PUBLIC, ASSET] = (["black", "host", "backdoor", "public", "asset"] as const).map(kindOf);
const STARTS = [BACKDOOR, PUBLIC];
const ON_BOARDS_ONLY = [...STARTS, ASSET];

/** A spot is a row and a column in one number. Rows are two wider than a board, so that a step over its edge leads to no cell. */
const PITCH = COLUMNS + 2;
const NOWHERE = -PITCH * PITCH;
const CELL_NAMES: readonly string[] = PLACE_NAMES.slice(1, CELLS + 1);
/** By direction, how far it is to the neighbour: north, then clockwise. */
const STEPS = [-PITCH, 1 - PITCH, 1, 1 + PITCH, PITCH, PITCH - 1, -1, -PITCH - 1];
const [N, NE, E, SE, S, , W] = STEPS.keys();

function spotOf(row: number, column: number): number {
  return column > COLUMNS ? NOWHERE : row * PITCH + column;
}
/** A cell's spot, and the other way round. */
function spotOfCell(cell: number): number {
  return spotOf(Math.floor(cell / COLUMNS), cell % COLUMNS);
}
function columnOf(spot: number): number {
  return spot % PITCH;
}
function cellOf(spot: number): number {
  return Math.floor(spot / PITCH) * COLUMNS + columnOf(spot);
}
function spotName(spot: number): string {
  return CELL_NAMES[cellOf(spot)];
}
/** The four cells of a module whose top left is `corner`, clockwise. */
function area(corner: number): number[] {
  const spot = spotOfCell(corner);
  return [spot, spot + 1, spot + 1 + PITCH, spot + PITCH];
}

class Drawing {
  /** By spot, in reading order. */
  readonly cells = new Map<number, Cell>();
  /** The top left cells of its places for modules. */
  readonly places: number[] = [];
  /** Something between cells cannot be read: perhaps an arrow. */
  unread = false;

  all(kind: number): number[] {
    return [...this.cells.keys()].filter((spot) => this.cells.get(spot)!.kind === kind);
  }

  /** Draw an arrow; what lies outside or is black gets no half of it. */
  arrow(start: number, direction: number): void {
    const from = this.cells.get(start);
    const to = this.cells.get(start + STEPS[direction]);
    if (from?.kind) from.tails |= 1 << direction;
    if (to?.kind) to.heads |= 1 << ((direction + 4) % 8);
  }

  /** The spots that whole arrows lead to (BH-5). */
  private whole(spot: number): number[] {
    const { tails } = this.cells.get(spot)!;
    return STEPS.flatMap((step, direction) => {
      const there = this.cells.get(spot + step);
      return (tails >> direction) & 1 && there && (there.heads >> ((direction + 4) % 8)) & 1 ? [spot + step] : [];
    });
  }

  /** For every cell, the spots that can be got to by one or more whole arrows. */
  reaches(): Map<number, Set<number>> {
    const onward = new Map([...this.cells.keys()].map((spot) => [spot, this.whole(spot)]));
    return new Map(
      [...onward].map(([spot, first]) => {
        const reached = new Set(first);
        for (const each of reached) for (const there of onward.get(each)!) reached.add(there); // also those that are added meanwhile
        return [spot, reached];
      }),
    );
  }

  /** BH-68: whether a module can be laid: on the board's cells, and never over start spaces or the Critical Asset. */
  hasRoom(corner: number): boolean {
    const cells = area(corner).map((spot) => this.cells.get(spot));
    return cells.every((cell) => cell && !ON_BOARDS_ONLY.includes(cell.kind));
  }
}

// ---------------------------------------------------------------- lines

/** As many mistakes have been found as anybody wants to know. */
class Enough extends Error {}

/** What Python does not call printable: it cannot be seen, or shifts what follows. Both go by the version of Unicode that they have, so a title with characters
 * that are newer than one of them is good here and refused there, or the other way round. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]|[^\P{Zs} ]/u;

/** What Python strips from the end of a line. */
function isSpace(mark: string): boolean {
  return /[\p{Z}\t\n\v\f\r\x85]/u.test(mark) || (mark >= "\x1c" && mark <= "\x1f");
}

/** As Python's `repr` writes it, where all can be seen. */
function quoted(said: string): string {
  const escaped = said.replaceAll("\\", "\\\\");
  return said.includes("'") && !said.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}

/** A text's lines with their numbers, comments left out, and what is wrong with them. */
class Reading {
  private readonly mistakes: Mistake[] = [];
  /** The line after the last one that has been read: what is missing is missing there. */
  end = 1;

  constructor(private readonly text: string) {}

  *lines(): Generator<[number, Line]> {
    const lines = this.text
      .replace(/^\ufeff/, "")
      .replaceAll("\r\n", "\n")
      .split("\n");
    for (const [at, line] of lines.entries()) {
      if (!line || line.startsWith("#")) continue;
      const cleaned = this.clean(at + 1, stripped([...line], isSpace));
      if (!cleaned.length) continue;
      this.end = at + 2;
      yield [at + 1, cleaned];
    }
  }

  /** Refuse characters that cannot be seen; they are read as spaces. */
  private clean(number: number, line: Line): Line {
    for (const [place, mark] of line.entries()) {
      const code = mark.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
      if (UNSEEN.test(mark)) this.wrong(number, place, "blackhat-file-character", null, { given: `U+${code}` });
    }
    return stripped(
      line.map((mark) => (UNSEEN.test(mark) ? " " : mark)),
      (mark) => mark === " ",
    );
  }

  wrong(line: number, place: number, code: string, rule: string | null, params: Params = {}): void {
    this.mistakes.push({ code, params: { line, column: place + 1, ...params }, rule });
    if (this.mistakes.length === MOST_MISTAKES) throw new Enough();
  }

  wrongAt(drawing: Drawing, spot: number, code: string, rule: string, params: Params = {}): void {
    const place = FIRST_CELL + columnOf(spot) * CELL_STRIDE;
    this.wrong(drawing.cells.get(spot)!.line, place, code, rule, { cell: spotName(spot), ...params });
  }

  inOrder(): Mistake[] {
    return this.mistakes.toSorted(({ params: a }, { params: b }) => a.line - b.line || a.column - b.column);
  }
}

function stripped(line: string[], isBlank: (mark: string) => boolean): string[] {
  let length = line.length;
  while (length && isBlank(line[length - 1])) length--;
  return line.slice(0, length);
}

/** Where the word that begins at a place ends. */
function wordEnd(line: Line, start = 0): number {
  const end = line.indexOf(" ", start);
  return end < 0 ? line.length : end;
}

// ---------------------------------------------------------------- rows and arrows

/** Whether something may stand there: in a cell, or half-way between two. */
function fits(place: number): boolean {
  const offset = (place - FIRST_CELL + CELL_STRIDE) % CELL_STRIDE;
  return place >= FIRST_CELL - 2 && (offset < CELL_WIDTH || offset === CELL_STRIDE - 2);
}

/** Rows of cells, each with its line of arrows below. */
class Sheet {
  private readonly rows: [number, Line][] = [];
  /** Lines of arrows, by the row above them. */
  private readonly arrows = new Map<number, [number, Line]>();

  constructor(
    private readonly reading: Reading,
    private readonly drawing: Drawing,
  ) {}

  /** A line that starts with a dot or a row's number. */
  take(number: number, line: Line): void {
    const row = this.rows.length;
    if (line[0] === ".") {
      if (!row || this.arrows.has(row - 1)) this.reading.wrong(number, 0, "blackhat-file-stray", null);
      if (!this.arrows.has(row - 1)) this.arrows.set(row - 1, [number, line]);
      return;
    }
    const label = line.slice(0, wordEnd(line)).join("");
    if (row === ROWS) return this.reading.wrong(number, 0, "blackhat-file-rows", null, { given: label, most: ROWS });
    if (label !== String(row + 1)) this.reading.wrong(number, 0, "blackhat-file-row", null, { given: label, expected: row + 1 });
    this.readCells(number, line, row);
    this.rows.push([number, line]);
  }

  /** Draw the arrows, once all lines are read. */
  finish(): void {
    for (const [row, [number, line]] of this.rows.entries()) this.readSideways(number, line, row);
    for (const [above, [number, line]] of this.arrows) this.readArrows(number, line, above);
  }

  private readCells(number: number, line: Line, row: number): void {
    const start = wordEnd(line);
    const isStray = (place: number): boolean => place >= start && line[place] !== " " && !fits(place);
    for (const place of line.keys())
      if (isStray(place) && !isStray(place - 1))
        // several strays in a row are one mistake
        this.reading.wrong(number, place, "blackhat-file-between", null, { given: quoted(line[place]) });
    for (let column = 0, place = FIRST_CELL; place < line.length; column++, place += CELL_STRIDE) {
      const token = line.slice(place, place + CELL_WIDTH);
      if (token.every((mark) => mark === " ")) continue;
      if (column >= COLUMNS)
        return this.reading.wrong(number, place, "blackhat-file-columns", null, { given: token.join(""), most: COLUMNS });
      this.drawing.cells.set(spotOf(row, column), this.readCell(number, place, token));
    }
  }

  /** A cell. One that cannot be read is reported and counts as a Host, so that it causes no further mistakes. */
  private readCell(number: number, place: number, token: Line): Cell {
    const wrong = (after: number, code: string, rule: string | null, params: Params): void =>
      this.reading.wrong(number, place + after, `blackhat-file-${code}`, rule, params);
    const cell = (kind: number, worth = 0): Cell => ({ kind, value: worth, tails: 0, heads: 0, line: number });
    const [letter, value, whole] = [token[0], token.slice(1).join(""), token.join("")];
    const kind = LETTERS.indexOf(letter);
    if (letter === " ")
      wrong(
        token.findIndex((mark) => mark !== " "),
        "shifted",
        null,
        { given: quoted(whole.trim()) },
      );
    else if (kind < 0) wrong(0, "kind", "BH-60", { given: quoted(letter), allowed: [...LETTERS].join(" ") });
    else if (kind === BLACK && value !== "##") wrong(0, "black", "BH-4", { given: quoted(whole) });
    else if (kind === BLACK) return cell(BLACK);
    else if (!/^[+-][0-9]$/.test(value)) {
      wrong(1, "value", "BH-4", { given: quoted(value) });
      return cell(kind);
    } else if (Number(value) < LOWEST || Number(value) > HIGHEST) {
      wrong(1, "range", "BH-4", { given: value, low: signed(LOWEST), high: signed(HIGHEST) });
      return cell(kind);
    } else return cell(kind, Number(value));
    return cell(HOST);
  }

  private readSideways(number: number, line: Line, row: number): void {
    for (let right = 0, place = FIRST_CELL - 2; place < line.length && right <= COLUMNS; right++, place += CELL_STRIDE) {
      if (line[place] === ">") this.drawing.arrow(spotOf(row, right - 1), E);
      else if (line[place] === "<") this.drawing.arrow(spotOf(row, right), W);
      else if (line[place] !== " " && place > wordEnd(line)) {
        this.reading.wrong(number, place, "blackhat-file-sideways", "BH-5", { given: quoted(line[place]) });
        this.drawing.unread = true;
      }
    }
  }

  /** A line of arrows between the row `above` and the next one. */
  private readArrows(number: number, line: Line, above: number): void {
    for (let place = 1; place < line.length; place++) {
      const mark = line[place];
      const column = Math.floor((place - FIRST_CELL) / CELL_STRIDE);
      const offset = place - FIRST_CELL - column * CELL_STRIDE;
      const [over, under] = [spotOf(above, column), spotOf(above + 1, column)];
      if (mark === " ") continue;
      if (offset === 1 && "v^".includes(mark)) {
        if (mark === "v") this.drawing.arrow(over, S);
        else this.drawing.arrow(under, N);
      } else if (offset === CELL_STRIDE - 2 && "\\/X".includes(mark)) {
        if (mark !== "/") this.drawing.arrow(over, SE);
        if (mark !== "\\") this.drawing.arrow(under, NE);
      } else {
        this.reading.wrong(number, place, "blackhat-file-arrow", "BH-5", { given: quoted(mark) });
        this.drawing.unread = true;
      }
    }
  }
}

function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}

// ---------------------------------------------------------------- boards

/** What stands behind a word, and where. */
type Said = [number: number, place: number, text: Line];

/** A board as far as it can be read, and what is wrong with it, in reading order: no more than `MOST_MISTAKES`. */
function examine(text: string): { drawing: Drawing; mistakes: Mistake[] } {
  const [reading, drawing] = [new Reading(text), new Drawing()];
  try {
    read(reading, drawing);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return { drawing, mistakes: reading.inOrder() };
}

function read(reading: Reading, drawing: Drawing): void {
  const sheet = new Sheet(reading, drawing);
  const said = new Map<string, Said>();
  for (const [number, line] of reading.lines()) {
    if ("0123456789.".includes(line[0])) {
      sheet.take(number, line);
      continue;
    }
    const start = line.findIndex((mark) => mark !== " ");
    const end = wordEnd(line, start);
    const word = line.slice(start, end).join("");
    let place = end;
    while (line[place] === " ") place++;
    if (!["title", "modules", "track"].includes(word))
      reading.wrong(number, start, "blackhat-file-word", null, { given: quoted(line.slice(start, Math.min(end, start + 20)).join("")) });
    else if (said.has(word)) reading.wrong(number, start, "blackhat-file-twice", null, { given: word });
    else said.set(word, [number, place, line.slice(place)]);
  }
  sheet.finish();
  const behind = (word: string): Said => said.get(word) ?? [reading.end, 0, []];
  const [number, place, title] = behind("title");
  if (title.length > LONGEST_TITLE) reading.wrong(number, place, "blackhat-file-title", null, { given: title.length, most: LONGEST_TITLE });
  checkKinds(reading, drawing);
  checkWays(reading, drawing);
  readPlaces(reading, drawing, behind("modules"));
  checkTrack(reading, drawing, behind("track"));
}

/** One Backdoor, one Public Server, one Critical Asset; no arrow into the first two or out of the last. */
function checkKinds(reading: Reading, drawing: Drawing): void {
  for (const kind of ON_BOARDS_ONLY) {
    const there = drawing.all(kind);
    const rule = STARTS.includes(kind) ? "BH-60" : "BH-61";
    const named = { kind: KIND_NAMES[kind] };
    if (!there.length) reading.wrong(reading.end, 0, "blackhat-file-none", rule, { ...named, letter: LETTERS[kind] });
    for (const spot of there.slice(1))
      reading.wrongAt(drawing, spot, "blackhat-file-another", rule, { ...named, first: spotName(there[0]) });
    for (const spot of there) {
      const { heads, tails } = drawing.cells.get(spot)!;
      if (kind !== ASSET && heads) reading.wrongAt(drawing, spot, "blackhat-file-into-start", "BH-60");
      if (kind === ASSET && tails) reading.wrongAt(drawing, spot, "blackhat-file-out-of-goal", "BH-61");
    }
  }
}

/** From each start there is a way to the goal, and no way leads in a circle. */
function checkWays(reading: Reading, drawing: Drawing): void {
  const reach = drawing.reaches();
  const told = new Set<number>();
  for (const [spot, reached] of reach) {
    if (!reached.has(spot) || told.has(spot)) continue;
    for (const there of reached) if (reach.get(there)!.has(spot)) told.add(there);
    reading.wrongAt(drawing, spot, "blackhat-file-circle", "BH-4");
  }
  const goals = drawing.all(ASSET);
  if (!goals.length || drawing.unread) return;
  for (const kind of STARTS)
    for (const spot of drawing.all(kind))
      if (!goals.some((goal) => reach.get(spot)!.has(goal))) reading.wrongAt(drawing, spot, "blackhat-file-no-way", "BH-4");
}

function readPlaces(reading: Reading, drawing: Drawing, [number, place, names]: Said): void {
  const taken = new Set<number>();
  const found: { name: Line; at: number }[] = [];
  for (let at = 0; at < names.length; at++) {
    if (names[at] === " ") continue;
    const end = wordEnd(names, at);
    found.push({ name: names.slice(at, end), at: place + at });
    at = end;
  }
  if (found.length !== PLACES_FOR_MODULES)
    reading.wrong(number, place, "blackhat-file-places", "BH-11", { given: found.length, expected: PLACES_FOR_MODULES });
  for (const { name, at } of found) {
    const cell = name.join("");
    const corner = CELL_NAMES.indexOf(cell);
    if (corner < 0) {
      const params = { given: quoted(name.slice(0, 20).join("")), last: CELL_NAMES[CELLS - 1] };
      reading.wrong(number, at, "blackhat-file-cell", "BH-11", params);
      continue;
    }
    const spots = area(corner);
    const over = spots.find((spot) => ON_BOARDS_ONLY.includes(drawing.cells.get(spot)?.kind ?? BLACK));
    if (spots.some((spot) => !drawing.cells.has(spot))) reading.wrong(number, at, "blackhat-file-off", "BH-68", { cell });
    else if (over !== undefined) reading.wrong(number, at, "blackhat-file-over", "BH-68", { cell, over: spotName(over) });
    if (spots.some((spot) => taken.has(spot))) reading.wrong(number, at, "blackhat-file-overlap", "BH-11", { cell });
    for (const spot of spots) taken.add(spot);
    drawing.places.push(corner);
  }
}

/** The Tracer's track leads to the Backdoor, and from there it can step to the Critical Asset. */
function checkTrack(reading: Reading, drawing: Drawing, [number, place, track]: Said): void {
  const backdoor = drawing.all(BACKDOOR).slice(0, 1);
  const [name = null] = backdoor.map(spotName);
  const steps = track.join("").split(">");
  if (steps.length !== TRACK_LENGTH + 1 || (name && steps.at(-1)!.trim() !== name)) {
    const expected = ["T", ..."t".repeat(TRACK_LENGTH - 1), name ?? "…"].join(" > ");
    reading.wrong(number, place, "blackhat-file-track", "BH-100", { given: quoted(track.slice(0, 60).join("")), expected });
  }
  const reached = new Set(backdoor);
  for (const spot of reached)
    for (const direction of [N, S, E]) if (drawing.cells.get(spot + STEPS[direction])?.kind) reached.add(spot + STEPS[direction]);
  for (const spot of drawing.all(ASSET))
    if (backdoor.length && !reached.has(spot)) reading.wrongAt(drawing, spot, "blackhat-file-tracer", "BH-102");
}

/** The fields of a board that follow from its drawing; of those with a number for everything that can lie on top of a cell, the cells' own.
 *
 * @param setting what an option is set to
 * @throws OptionFault with all that is wrong */
export function drawnFields(text: string, setting: (option: string) => unknown): Record<string, number[]> {
  const { drawing, mistakes } = examine(text);
  if (mistakes.length) {
    const stopped = mistakes.length === MOST_MISTAKES;
    throw new OptionFault("blackhat-drawing", { count: mistakes.length, faults: mistakes, stopped }, "BH-4");
  }
  const cells = Array.from({ length: CELLS }, (_, cell) => drawing.cells.get(spotOfCell(cell)));
  const corners = setting("randomizer") === "anywhere" ? [...cells.keys()] : drawing.places;
  return {
    backdoor: drawing.all(BACKDOOR).map(cellOf),
    public: drawing.all(PUBLIC).map(cellOf),
    asset: drawing.all(ASSET).map(cellOf),
    module_place: drawing.places,
    areas: [corners.filter((corner) => drawing.hasRoom(corner)).reduce((bits, corner) => bits + 2 ** corner, 0)],
    kind: cells.map((cell) => cell?.kind ?? BLACK),
    value: cells.map((cell) => cell?.value ?? 0),
    tails: cells.map((cell) => cell?.tails ?? 0),
    heads: cells.map((cell) => cell?.heads ?? 0),
  };
}
