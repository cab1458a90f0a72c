/**
 * A game's rules as WebAssembly, called from TypeScript: in the page, in a worker and in Node alike.
 *
 * States, masks and boards are bytes, laid out as the rules declare them (`modules/GAME.ts`). `Rules` never changes bytes that it is given:
 * what an action leads to is new bytes. Actions are 64-bit numbers, so they are bigint.
 */
import type { Address, Entries, Field, Layout, Struct } from "./modules/entries";
import {
  CONSIDERED,
  FIELDS,
  IDEAS,
  KEY,
  LEDGER_ROWS,
  MOST_LEGAL,
  MOST_SEATS,
  MOST_SOURCES,
  ROOM_TO_THINK,
  ROWS,
  SCRATCH_ROWS,
  SCRATCH_WIDTH,
} from "./modules/entries";

/** What happened, to whom it is told (−1: everyone), as numbers. */
export interface Told {
  audience: number;
  kind: number;
  fields: number[];
}

export interface Step {
  state: Uint8Array;
  told: Told[];
}

/** Somebody who looks on (−1: the spectators), and what they were last shown. */
export interface Viewer {
  readonly seat: number;
  readonly shown: Uint8Array;
}

/** What one viewer is told, as JSON: a list of events, and an object with what changed of the state, or all of it. */
export interface Tidings {
  events: string;
  diff: string;
}

/** What a table asks about a position. */
export interface Stands {
  actors: number[];
  over: boolean;
  live: boolean;
  points: number[];
  /** For every seat its legal actions, in rising order, and the same as a JSON list. */
  legal: bigint[][];
  offers: string[];
}

/** What a move leads to, and what viewers are told of it. */
export interface Moved extends Step {
  stands: Stands;
  /** Who was told, and what each of them is shown now. */
  to: readonly Viewer[];
  shown: Uint8Array[];
  news: Tidings[];
}

export interface Standings {
  points: number[];
  sources: number[][];
  placing: number[];
}

/** What a module says about the rules it was made from. */
export interface Said {
  game: string;
  version: number;
  fingerprint: string;
}

const SILENT = -1n;
/** What `move` does before it looks: nothing; an action that is known to be possible. */
const LOOK = 0n;
const ANYHOW = 2n;
/** What stands before the list of events in what kernels write for a viewer, and between it and what the viewer is shown. */
const HEARD = '"events":[';
const SHOWN = '],"diff":';
const ROW = 2 + FIELDS;
const EVERYONE = -1;
const ALIGNED = 16;
const PAGE = 65536;

/** A module that has been compiled, and what it says about itself. */
export function saidBy(module: WebAssembly.Module): Said {
  const [section] = WebAssembly.Module.customSections(module, "hacktable");
  return JSON.parse(new TextDecoder().decode(section)) as Said;
}

/** Two lists, as JSON, in one. */
function joined(one: string, other: string): string {
  return one === "[]" || other === "[]" ? (one === "[]" ? other : one) : `${one.slice(0, -1)},${other.slice(1)}`;
}

/** The memory of a module, and places in it. What is taken is never given back: there is one of these for each table. */
export class Memory {
  readonly call: Entries;
  private top: number;

  constructor(module: WebAssembly.Module) {
    this.call = new WebAssembly.Instance(module, {}).exports as unknown as Entries;
    this.top = Math.ceil(Number(this.call.__heap_base.value) / ALIGNED) * ALIGNED;
  }

  /** Room for so many bytes, all 0. */
  take(size: number): Address {
    const at = this.top;
    this.top = at + Math.ceil(size / ALIGNED) * ALIGNED;
    const missing = this.top - this.call.memory.buffer.byteLength;
    if (missing > 0) this.call.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** The bytes at an address, as they are now: a view, which ends when memory grows. */
  bytes(at: Address, size: number): Uint8Array {
    return new Uint8Array(this.call.memory.buffer, at, size);
  }

  numbers(at: Address, count: number): BigInt64Array {
    return new BigInt64Array(this.call.memory.buffer, at, count);
  }

  fractions(at: Address, count: number): Float64Array {
    return new Float64Array(this.call.memory.buffer, at, count);
  }

  write(at: Address, bytes: Uint8Array): Address {
    this.bytes(at, bytes.length).set(bytes);
    return at;
  }
}

const READERS: Record<string, (view: DataView, at: number) => number> = {
  i1: (view, at) => view.getInt8(at),
  i2: (view, at) => view.getInt16(at, true),
  i4: (view, at) => view.getInt32(at, true),
  i8: (view, at) => Number(view.getBigInt64(at, true)),
};

/** One field of a struct: a number, or all its numbers in the order in which they are stored. */
export function fieldOf(struct: Struct, bytes: Uint8Array, name: string): number | number[] {
  const [offset, code, ...shape]: Field = struct.fields[name];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [read, size] = [READERS[code], Number(code[1])];
  if (shape.length === 0) return read(view, offset);
  const count = shape.reduce((product, each) => product * each, 1);
  return Array.from({ length: count }, (_, place) => read(view, offset + place * size));
}

/** What the network has found of the choices that it considered. */
export interface Looked {
  /** Their places among the actions. */
  considered: number[];
  /** Sums over all worlds: the chance to win, the place to expect, and the points at the end. */
  chances: number[];
  places: number[];
  points: number[];
  /** In how many worlds each kind of event happened to the seat, for each choice. */
  happened: number[][];
  worlds: number;
  /** The most actions that the chooser had in one of them, if somebody else looks. */
  most: number;
}

/** How a thinker thinks (`bots/learned/thinker.py`). */
export interface Budget {
  worlds: number;
  steps: number;
  margin: number;
  keep: number;
  gain: number;
}

/** One game's rules with one board: what `Engine` is in Python, and its bots. */
export class Rules {
  readonly seats: number;
  private readonly memory: Memory;
  private readonly call: Entries;
  private readonly places = new Map<string, Address>();
  private readonly board: Address;
  private readonly state: Address;
  private readonly told: Address;
  private readonly silent: Address;
  private readonly coin: Address;
  private readonly forms: Address;
  private readonly words: Address;
  private numbersOfMinds = 0;

  constructor(
    module: WebAssembly.Module,
    readonly layout: Layout,
    board: Uint8Array,
  ) {
    if (board.length !== layout.board.size)
      throw new Error(`a board of ${layout.game} has ${layout.board.size} bytes, not ${board.length}`);
    this.memory = new Memory(module);
    this.call = this.memory.call;
    this.board = this.memory.write(this.place("board", board.length), board);
    this.seats = fieldOf(layout.board, board, "seats") as number;
    this.state = this.place("state", layout.state.size);
    this.told = this.place("told", layout.events.size);
    this.silent = this.place("silent", layout.events.size);
    this.memory.numbers(this.silent, 1)[0] = SILENT;
    this.coin = this.place("coin", 8);
    this.forms = this.place("forms", 8 * layout.forms.length);
    this.memory.numbers(this.forms, layout.forms.length).set(layout.forms.map(BigInt));
    const words = new TextEncoder().encode(layout.words);
    this.words = this.memory.write(this.place("words", words.length), words);
    this.learn(new Float32Array(2 * layout.policies.length));
  }

  /** Room for something, taken when it is first needed, and larger room if that does not do any more. */
  private place(name: string, size: number): Address {
    const key = `${name} ${2 ** Math.ceil(Math.log2(size))}`;
    const found = this.places.get(key) ?? this.memory.take(2 ** Math.ceil(Math.log2(size)));
    this.places.set(key, found);
    return found;
  }

  /** The same, with nothing in it. */
  private empty(name: string, size: number): Address {
    const at = this.place(name, size);
    this.memory.bytes(at, size).fill(0);
    return at;
  }

  /** Ask something on another board: the own one, as somebody changes it for that. */
  elsewhere<T>(change: (board: Uint8Array) => void, ask: () => T): T {
    const own = this.memory.bytes(this.board, this.layout.board.size).slice();
    change(this.memory.bytes(this.board, own.length));
    try {
      return ask();
    } finally {
      this.memory.write(this.board, own);
    }
  }

  // ---------------------------------------------------------------- acting

  /** A new state from eight random words. */
  setUp(key: ArrayLike<number>): Step {
    return this.step(new Uint8Array(this.layout.state.size), () => this.call.setup(this.board, this.state, this.key(key), this.told));
  }

  /** The state after a legal action. */
  apply(state: Uint8Array, seat: number, act: bigint): Step {
    return this.step(state, () => this.call.apply(this.board, this.state, BigInt(seat), act, this.told));
  }

  /** The state after an action of the clock. */
  clockAct(state: Uint8Array, act: bigint): Step {
    return this.step(state, () => this.call.clock_act(this.board, this.state, act, this.told));
  }

  /** A whole move in one call, of a seat or of the clock (−1): the state after it, how the match stands then, and what every viewer is told. */
  move(state: Uint8Array, seat: number, act: bigint, to: readonly Viewer[]): Moved {
    return this.moved(state, ANYHOW, seat, act, to);
  }

  /** How a match stands. */
  look(state: Uint8Array): Stands {
    return this.moved(state, LOOK, 0, 0n, []).stands;
  }

  private moved(state: Uint8Array, how: bigint, seat: number, act: bigint, to: readonly Viewer[]): Moved {
    const { size } = this.layout.state;
    const [viewers, since] = this.lay(to, []);
    const [before, after] = [this.place("before", size * (to.length + 1)), this.empty("after", size * (to.length + 1))];
    to.forEach(({ shown }, at) => this.memory.write(before + at * size, shown));
    this.open(state);
    this.memory.numbers(this.told, 1)[0] = 0n;
    this.call.move(
      ...([this.board, this.state, how, BigInt(seat), act, this.told, this.desk, 1n, viewers, since, 0n, before, after, after] as const),
      ...([this.forms, this.words, this.out, to.length, to.length * size, ...this.lengths] as const),
    );
    const shown = to.map((_, at) => this.copied(after + at * size));
    return { state: this.copied(this.state), told: this.heard(), stands: this.stands(), to, shown, news: this.tidings(to.length) };
  }

  private step(state: Uint8Array, enter: () => void): Step {
    this.open(state);
    this.memory.numbers(this.told, 1)[0] = 0n;
    enter();
    return { state: this.copied(this.state), told: this.heard() };
  }

  private heard(): Told[] {
    const count = Number(this.memory.numbers(this.told, 1)[0]);
    if (count > ROWS) throw new Error(`${count} events in one action do not fit a buffer of ${ROWS}`);
    const rows = this.memory.numbers(this.told + 8, count * ROW);
    return Array.from({ length: count }, (_, row) => {
      const [audience, kind, ...fields] = Array.from(rows.subarray(row * ROW, (row + 1) * ROW), Number);
      return { audience, kind, fields };
    });
  }

  // ---------------------------------------------------------------- telling

  /** What viewers are told of what has already been done: events, and what changed of what each of them is shown.
   *
   * @param shown what each of them is shown now
   * @param since the first of the events that each of them hears of */
  tell(to: readonly Viewer[], shown: readonly Uint8Array[], told: readonly Told[], since: readonly number[] = []): Tidings[] {
    if (told.length <= ROWS) return this.spell(to, shown, told, since, false);
    const first = this.spell(to, shown, told.slice(0, ROWS), since, false); // more than one action ever tells
    const later = to.map((_, at) => Math.max(0, (since[at] ?? 0) - ROWS));
    const rest = this.tell(to, shown, told.slice(ROWS), later);
    return rest.map(({ events, diff }, at) => ({ events: joined(first[at].events, events), diff }));
  }

  /** All that somebody is shown. */
  whole(shown: Uint8Array): string {
    return this.spell([{ seat: EVERYONE, shown }], [shown], [], [], true)[0].diff;
  }

  /** Actions as a list. */
  spelled(acts: readonly bigint[]): string {
    this.memory.numbers(this.column("counts"), 1)[0] = BigInt(acts.length);
    this.memory.numbers(this.column("acts"), acts.length).set(acts);
    this.spell([], [], [], [], false, 1n);
    return this.stands().offers[0];
  }

  /** Have kernels write what is already known; `actors` are the seats whose legal actions are on the desk. */
  private spell(
    to: readonly Viewer[],
    shown: readonly Uint8Array[],
    told: readonly Told[],
    from: readonly number[],
    wholly: boolean,
    actors = 0n,
  ): Tidings[] {
    const { size } = this.layout.state;
    const [viewers, since] = this.lay(to, from);
    const [before, after] = [this.place("before", size * (to.length + 1)), this.place("after", size * (to.length + 1))];
    to.forEach((each, at) => this.memory.write(before + at * size, each.shown));
    shown.forEach((each, at) => this.memory.write(after + at * size, each));
    const rows = this.memory.numbers(this.told, 1 + told.length * ROW);
    rows.fill(0n);
    rows[0] = BigInt(told.length);
    told.forEach(({ audience, kind, fields }, at) => rows.set([audience, kind, ...fields].map(BigInt), 1 + at * ROW));
    this.memory.numbers(this.column("actors"), 1)[0] = actors;
    this.call.spell(
      ...([this.desk, this.told, viewers, since, wholly ? 1n : 0n, before, after, this.forms, this.words, this.out] as const),
      ...([to.length, to.length * size, ...this.lengths] as const),
    );
    return this.tidings(to.length);
  }

  private lay(to: readonly Viewer[], from: readonly number[]): [Address, Address] {
    const [viewers, since] = [this.place("viewers", 8 * (MOST_SEATS + 1)), this.empty("since", 8 * (MOST_SEATS + 1))];
    this.memory.numbers(viewers, to.length).set(to.map(({ seat }) => BigInt(seat)));
    this.memory.numbers(since, from.length).set(from.map(BigInt));
    return [viewers, since];
  }

  private get desk(): Address {
    return this.place("desk", this.layout.desk.size);
  }

  private get out(): Address {
    return this.place("written", this.layout.longest);
  }

  /** How long forms, words and room are. */
  private get lengths(): readonly [number, number, number] {
    return [this.layout.forms.length, this.layout.words.length, this.layout.longest];
  }

  /** Where something begins on the desk. */
  private column(name: string): Address {
    return this.desk + this.layout.desk.fields[name][0];
  }

  private onDesk(name: string, count = this.seats): number[] {
    return this.read(this.column(name), count);
  }

  private text(from: number, to: number): string {
    return new TextDecoder().decode(this.memory.bytes(this.out + from, to - from));
  }

  private stands(): Stands {
    const [[bits], [over], [live]] = [this.onDesk("actors", 1), this.onDesk("over", 1), this.onDesk("live", 1)];
    const [ends, counts] = [this.onDesk("offered"), this.onDesk("counts")];
    return {
      actors: this.seated(bits),
      over: over !== 0,
      live: live !== 0,
      points: this.onDesk("points"),
      legal: counts.map((count, seat) => Array.from(this.memory.numbers(this.column("acts") + 8 * MOST_LEGAL * seat, count))),
      offers: ends.map((end, seat) => this.text(ends[seat - 1] ?? 0, end) || "[]"),
    };
  }

  private tidings(count: number): Tidings[] {
    if (this.onDesk("wrong", 1)[0]) throw new Error(`${this.layout.game}: a rule told an event or offered an action that is none`);
    const [offered, heard, shown] = [this.onDesk("offered", MOST_SEATS), this.onDesk("heard", count), this.onDesk("shown", count)];
    return heard.map((end, at) => ({
      events: `[${this.text((shown[at - 1] ?? offered[MOST_SEATS - 1]) + HEARD.length, end)}]`,
      diff: this.text(end + SHOWN.length, shown[at]),
    }));
  }

  private open(state: Uint8Array): Address {
    return this.memory.write(this.state, state);
  }

  private copied(at: Address): Uint8Array {
    return this.memory.bytes(at, this.layout.state.size).slice();
  }

  private key(words: ArrayLike<number>): Address {
    const at = this.place("key", 8 * KEY);
    this.memory.numbers(at, KEY).set(Array.from(words, BigInt));
    return at;
  }

  private read(at: Address, count: number): number[] {
    return Array.from(this.memory.numbers(at, count), Number);
  }

  // ---------------------------------------------------------------- looking

  /** The seats that may act now. */
  actors(state: Uint8Array): number[] {
    return this.seated(Number(this.call.actors(this.board, this.open(state))));
  }

  private seated(bits: number): number[] {
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
  }

  /** The seat's legal actions, in rising order; none for a seat that may not act. */
  legal(state: Uint8Array, seat: number): bigint[] {
    return this.actors(state).includes(seat) ? this.choices(state, seat) : [];
  }

  /** The legal actions of a seat that is known to be one of the actors. */
  choices(state: Uint8Array, seat: number): bigint[] {
    const acts = this.place("acts", 8 * MOST_LEGAL);
    const count = Number(this.call.legal(this.board, this.open(state), BigInt(seat), acts));
    return Array.from(this.memory.numbers(acts, count));
  }

  over(state: Uint8Array): boolean {
    return this.call.over(this.board, this.open(state)) !== 0;
  }

  /** Whether time itself acts now. */
  live(state: Uint8Array): boolean {
    return this.call.live(this.board, this.open(state)) !== 0;
  }

  /** Points, points by source, places: for each seat. */
  standings(state: Uint8Array): Standings {
    const points = this.empty("points", 8 * MOST_SEATS);
    const sources = this.empty("sources", 8 * MOST_SEATS * MOST_SOURCES);
    const placing = this.empty("placing", 8 * MOST_SEATS);
    this.call.standings(this.board, this.open(state), points, sources, placing);
    return {
      points: this.read(points, this.seats),
      sources: Array.from({ length: this.seats }, (_, seat) => this.read(sources + 8 * MOST_SOURCES * seat, this.layout.sources.length)),
      placing: this.read(placing, this.seats),
    };
  }

  /** What a seat knows (−1: a spectator). */
  mask(state: Uint8Array, seat: number): Uint8Array {
    return this.written(state, (out) => this.call.mask(this.board, this.state, BigInt(seat), out));
  }

  /** What the page shows a seat: the mask, less what an option asks it to remember. */
  show(state: Uint8Array, seat: number): Uint8Array {
    return this.written(state, (out) => this.call.show(this.board, this.state, BigInt(seat), out));
  }

  /** What the page shows each of these seats. */
  showAll(state: Uint8Array, seats: readonly number[]): Uint8Array[] {
    return seats.map((seat) => this.show(state, seat));
  }

  /** A world that fits a mask; its secrets and its future follow from eight random words. */
  imagine(mask: Uint8Array, seat: number, key: ArrayLike<number>): Uint8Array {
    return this.written(mask, (out) => this.call.imagine(this.board, this.state, BigInt(seat), this.key(key), out));
  }

  private written(state: Uint8Array, enter: (out: Address) => void): Uint8Array {
    this.open(state);
    const out = this.empty("out", this.layout.state.size);
    enter(out);
    return this.copied(out);
  }

  // ---------------------------------------------------------------- answering

  /** Why an action of a seat is not legal, from what the seat knows. */
  refusal(mask: Uint8Array, seat: number, act: bigint): Told {
    return this.answered(mask, (state) => this.call.refuse(this.board, state, BigInt(seat), act, this.told))[0];
  }

  /** The number of the rule that says who acts now, from what a spectator knows; 0: the game's own. */
  turnRule(mask: Uint8Array): number {
    return Number(this.call.turn_rule(this.board, this.open(mask)));
  }

  /** How a legal action can come out, from what the seat is shown. */
  stakes(shown: Uint8Array, seat: number, act: bigint): Told[] {
    return this.answered(shown, (state) => this.call.stake(this.board, state, BigInt(seat), act, this.room, this.silent, this.told));
  }

  /** What each player would score if the round ended now. */
  tally(shown: Uint8Array, seat: number): Told[] {
    return this.answered(shown, (state) => this.call.tally(this.board, state, BigInt(seat), this.room, this.silent, this.told));
  }

  /** What speaks for an action or against it, as a seat knows it: one thing, or nothing that can be counted. */
  reason(mask: Uint8Array, seat: number, act: bigint): Told[] {
    return this.answered(mask, (state) => this.call.reason(this.board, state, BigInt(seat), act, this.room, this.silent, this.told));
  }

  private answered(mask: Uint8Array, ask: (state: Address) => void): Told[] {
    ask(this.open(mask));
    return this.heard();
  }

  // ---------------------------------------------------------------- bots

  /** Give the bots what networks have learned (`Together.minds` in Python). Until then, levels differ in attention alone. */
  learn(minds: Float32Array): void {
    this.numbersOfMinds = minds.length;
    this.memory.write(this.minds, new Uint8Array(minds.buffer, minds.byteOffset, minds.byteLength));
  }

  private get minds(): Address {
    return this.place("minds", 4 * this.numbersOfMinds);
  }

  private get scratch(): Address {
    return this.place("scratch", 4 * SCRATCH_ROWS * SCRATCH_WIDTH);
  }

  private get room(): Address {
    return this.place("room", ROOM_TO_THINK * this.layout.state.size);
  }

  /** The coin that the bots of a match toss. */
  get tossed(): bigint {
    return this.memory.numbers(this.coin, 1)[0];
  }

  set tossed(coin: bigint) {
    this.memory.numbers(this.coin, 1)[0] = coin;
  }

  /** Which of a seat's legal actions a policy takes, from what the seat knows: a place in `acts`. */
  choose(mask: Uint8Array, seat: number, policy: number, acts: readonly bigint[]): number {
    const given = [this.board, this.open(mask), BigInt(seat), BigInt(policy), this.listed(acts), BigInt(acts.length), this.coin] as const;
    return Number(this.call.choose(...given, this.minds, this.scratch, this.room, this.silent, this.numbersOfMinds));
  }

  /** What a policy does between two ticks of a live game; 0 for nothing more. */
  react(mask: Uint8Array, seat: number, policy: number): bigint {
    return this.call.react(this.board, this.open(mask), BigInt(seat), BigInt(policy), this.coin);
  }

  /** What a bot calls out about an event that its seat has just seen: a call's number, 0 for nothing; and the coin that it tosses, as it is then. */
  remark(mask: Uint8Array, seat: number, event: number, fields: readonly number[], coin: bigint): [number, bigint] {
    const [given, tossed] = [this.empty("fields", 8 * FIELDS), this.place("talk", 8)];
    this.memory.numbers(given, fields.length).set(fields.map(BigInt));
    this.memory.numbers(tossed, 1)[0] = coin;
    const said = this.call.remark(this.board, this.open(mask), BigInt(seat), BigInt(event), given, tossed);
    return [Number(said), this.memory.numbers(tossed, 1)[0]];
  }

  /** The places of the choices that are at least as good as the chosen one in every imagined world, and better in one. */
  better(mask: Uint8Array, seat: number, acts: readonly bigint[], chosen: number): number[] {
    const better = this.empty("better", 8 * MOST_LEGAL);
    const given = [this.board, this.open(mask), BigInt(seat), this.listed(acts), BigInt(acts.length), BigInt(chosen)] as const;
    return this.read(better, Number(this.call.write_better(...given, this.room, this.silent, better)));
  }

  /** What the thinker does, thinking ahead over imagined worlds with what a policy's network has learned. */
  think(mask: Uint8Array, seat: number, policy: number, acts: readonly bigint[], budget: Budget): bigint {
    const [mind, numbers] = this.mindOf(policy);
    const whole = [BigInt(seat), this.listed(acts), BigInt(acts.length), BigInt(IDEAS)] as const;
    return this.call.think(
      this.board,
      this.open(mask),
      this.room,
      ...whole,
      budget.margin,
      budget.keep,
      budget.gain,
      BigInt(budget.worlds),
      BigInt(budget.steps),
      this.empty("ideas", 8 * IDEAS),
      this.empty("ledger", 8 * IDEAS * LEDGER_ROWS),
      this.empty("progress", 16),
      this.empty("moves", 8 * MOST_LEGAL),
      this.empty("result", 16 * MOST_SEATS),
      this.empty("sources", 8 * MOST_SEATS * MOST_SOURCES),
      this.empty("key", 8 * KEY),
      this.coin,
      this.silent,
      mind,
      this.scratch,
      numbers,
    );
  }

  /**
   * Look ahead from a seat's choice, as `bots/advice.py` does: what the champion likes best, and what comes of it in worlds that fit what the viewer knows.
   *
   * @param keys eight words for each world that is tried
   * @param kinds events to count: number, column, and what has to stand in it
   */
  lookAhead(
    mask: Uint8Array,
    viewer: number,
    seat: number,
    policy: number,
    acts: readonly bigint[],
    keys: BigInt64Array,
    worlds: number,
    kinds: readonly (readonly number[])[],
  ): Looked {
    const [tries, prospects] = [keys.length / KEY, kinds.length];
    const [listed, words] = [this.place("kinds", 24 * Math.max(1, prospects)), this.place("keys", 8 * keys.length)];
    this.memory.numbers(listed, 3 * prospects).set(kinds.flat().map(BigInt));
    this.memory.numbers(words, keys.length).set(keys);
    const considered = this.empty("considered", 8 * CONSIDERED);
    const guesses = this.empty("guesses", 16 * CONSIDERED);
    const points = this.empty("expected", 8 * CONSIDERED);
    const happened = this.empty("happened", 8 * CONSIDERED * Math.max(1, prospects));
    const counted = this.empty("counted", 16);
    const whole = [BigInt(viewer), BigInt(seat), this.listed(acts), words, BigInt(worlds), this.coin, BigInt(policy), 1n] as const;
    const space = [this.room, this.told, listed, this.minds, this.scratch, considered, guesses, points, happened, counted] as const;
    const found = Number(
      this.call.look_ahead(this.board, this.open(mask), ...whole, ...space, acts.length, tries, prospects, this.numbersOfMinds),
    );
    const guessed = Array.from(this.memory.fractions(guesses, 2 * found));
    const [seen, most] = this.read(counted, 2);
    return {
      considered: this.read(considered, found),
      chances: guessed.filter((_, place) => place % 2 === 0),
      places: guessed.filter((_, place) => place % 2 === 1),
      points: Array.from(this.memory.fractions(points, found)),
      happened: Array.from({ length: found }, (_, choice) => this.read(happened + 8 * prospects * choice, prospects)),
      worlds: seen,
      most,
    };
  }

  private listed(acts: readonly bigint[]): Address {
    const at = this.place("acts", 8 * MOST_LEGAL);
    this.memory.numbers(at, acts.length).set(acts);
    return at;
  }

  /** Where in `minds` a policy's part lies: its beginning, and how many numbers it has. */
  private mindOf(policy: number): [Address, number] {
    const [begin, end] = new Float32Array(this.memory.call.memory.buffer, this.minds + 8 * policy, 2);
    return [this.minds + 4 * begin, end - begin];
  }

  // ---------------------------------------------------------------- whole games

  /** A whole game between policies, one for each seat: how it ended, and how many decisions were made. The coin is tossed on. */
  playGame(key: ArrayLike<number>, policies: readonly number[]): { state: Uint8Array; decisions: number; standings: Standings } {
    const [points, placing] = [this.empty("points", 8 * MOST_SEATS), this.empty("placing", 8 * MOST_SEATS)];
    const sources = this.empty("sources", 8 * MOST_SEATS * MOST_SOURCES);
    const decisions = this.empty("decisions", 8);
    const seated = this.empty("policies", 8 * MOST_SEATS);
    this.memory.numbers(seated, policies.length).set(policies.map(BigInt));
    const [acts, nothing, mask] = [this.place("acts", 8 * MOST_LEGAL), this.place("logged", 16), this.place("out", this.layout.state.size)];
    this.call.play_games(
      ...([this.board, this.state, mask, this.key(key), this.coin, seated, acts, this.silent, nothing, nothing, nothing] as const),
      ...([decisions, points, sources, placing, this.minds, this.scratch, this.room, this.silent] as const),
      ...([1, 0, 0, this.numbersOfMinds] as const),
    );
    const state = this.copied(this.state);
    return { state, decisions: this.read(decisions, 1)[0], standings: this.standings(state) };
  }
}
