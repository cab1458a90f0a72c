// A table on this device: it takes the messages that a server would take, and answers with those that a server would send. The page plays at it as at
// any other. One person or several who share the device sit there, and bots.
import { recall } from "../keep";
import { botSeed, breaches, serverCommitment } from "../table/deal";
import {
  type Chair,
  type Explanation,
  FAULTS,
  type LiveMessage,
  type OnwardMessage,
  type FromPage,
  type FromServer,
  type Home,
  LONGEST_NAME,
  type Recount,
  type Replay,
  type SayMessage,
  type SeatClock,
  type TableMessage,
} from "../wire/wire";
import { advise, explain, type Known } from "./advice";
import { aimsWell, type Line, oneLine, understood, withLine } from "./chat";
import type { Pace } from "./clocks";
import { Hearing } from "./hearing";
import { OptionFault } from "./faults";
import { checked, goesLive, type Kit, lay, type LessonForm, type Options, usualOptions, type Value } from "./kit";
import { LivePlay } from "./live";
import { choiceOf, endOf, LocalMatch, NOTHING_AT_STAKE, type Played, recountOf, replayOf, shownAs, type StoredMatch, whyOf } from "./match";
import type { Rules } from "./module";
import { termsOf } from "./record";
import { actionOf, actOf, worded } from "./spelling";
import { type TakeBack, TAKE_BACK, writtenBack } from "./takeback";
import { BotTalk } from "./talk";
import { CLOCK, pack, type Said, written } from "./verbs";

export interface Sitter {
  name: string;
  /** A bot's. */
  level: string | null;
  /** What a person's share in the key is bound by; sending it says "ready". */
  commitment: string | null;
  /** Sits beside the one whose device it is. */
  shares: boolean;
  /** Left the running match for good. */
  left: boolean;
}

/** All that is kept of a table. */
export interface StoredTable {
  id: string;
  game: string;
  /** When something was last done here. */
  updated: number;
  chairs: (Sitter | null)[];
  options: Options;
  phase: TableMessage["phase"];
  match: number;
  serverSeed: string;
  pace: Pace;
  aids: boolean;
  /** Whether several people who play on this device may ask for advice. Who plays alone always may. */
  advice: boolean;
  /** Whether a move may be taken back by consent: all who play on a device consent together, and bots always do. */
  consent: boolean;
  /** The latest lines. */
  chat: Line[];
  /** A newcomer learns the game here. */
  lesson: boolean;
  /** Whether somebody on this device is to act. */
  turn: boolean;
  matches: StoredMatch[];
}

/** The same without what was done in its matches. */
export type TableHead = Omit<StoredTable, "matches"> & { matches: Omit<StoredMatch, "played">[] };

export interface Surroundings {
  kit: Kit;
  rules: (board: Uint8Array) => Rules;
  /** Keep the table, and what has been done since in the last of its matches. */
  keep: (table: StoredTable, done: Played[]) => Promise<void>;
  /** A message, or one that is written already. */
  tell: (message: FromServer | string) => void;
  /** Milliseconds; a clock that only goes forward. */
  now: () => number;
  /** Ring after so many milliseconds. */
  later: (ring: () => void, after: number) => void;
  seed: () => string;
  /** Something is wrong with this program: the page has to come again. */
  broken: (error: unknown) => void;
  /** What the levels have learned, a large file: only bots and advice wait for it. Null if it cannot be had: then all of them play like the best bot that
   * has learned nothing, and nobody gives advice. */
  mind: Promise<Float32Array | null>;
  /** Milliseconds from when a bot is asked until it acts. */
  pause: number;
  /** Milliseconds from when everyone wants to go on with the next live round until it begins. */
  ready: number;
}

/** Something that is not done; its number as in `wire/faults.py`. */
class Fault extends Error {
  constructor(
    readonly number: number,
    readonly code: string,
    readonly params: Record<string, unknown> = {},
    readonly rule: string | null = null,
  ) {
    super(code);
  }
}
const fault = (number: keyof typeof FAULTS, params: Record<string, unknown> = {}): Fault => new Fault(number, FAULTS[number], params);
/** Refused by the rules: not allowed now, another's turn, and options. */
const NOT_ALLOWED = 31;
const NOT_YOURS = 32;
const OPTIONS = 33;

export function newTable(
  kit: Kit,
  id: string,
  name: string,
  bots: number,
  level: string | null,
  options: Options,
  seed: string,
): StoredTable {
  const most = kit.players[1];
  const chairs: (Sitter | null)[] = Array.from({ length: most }, (_, chair) => {
    if (chair === 0) return person(name, false);
    return chair <= bots ? bot(level ?? kit.bots.even) : null;
  });
  return {
    id,
    game: kit.name,
    updated: 0,
    chairs,
    options: { ...usualOptions(kit), ...options },
    phase: "lobby",
    match: 0,
    serverSeed: seed,
    pace: "off",
    aids: false,
    advice: false,
    consent: false,
    chat: [],
    lesson: false,
    turn: false,
    matches: [],
  };
}

/** A table at which the game's lesson begins by itself. */
export function newLesson(kit: Kit, lesson: LessonForm, id: string, name: string, seed: string): StoredTable {
  return { ...newTable(kit, id, name, lesson.players - 1, null, lesson.options, seed), lesson: true };
}

function person(name: string, shares: boolean): Sitter {
  return { name, level: null, commitment: null, shares, left: false };
}

function bot(level: string): Sitter {
  return { name: "", level, commitment: null, shares: false, left: false };
}

/** What tables did not have that were kept by earlier pages. */
const EARLIER: Pick<StoredTable, "pace" | "advice" | "consent" | "chat" | "lesson"> = {
  pace: "off",
  advice: false,
  consent: false,
  chat: [],
  lesson: false,
};

interface Bound {
  /** The seed, how many play, and the options. */
  of: string;
  terms: string;
  commitment: string;
}

export class LocalTable {
  private readonly kit: Kit;
  private table: StoredTable;
  private playing: LocalMatch | null = null;
  /** What the levels have learned; undefined until it has come, or is known not to come. */
  private mind: Float32Array | null | undefined;
  private readonly minded: Promise<void>;
  /** What the bots of the match call out. */
  private talk: BotTalk | null = null;
  /** Instead of it, a match of other rules than this page has: it cannot go on. */
  private readonly past: StoredMatch | null = null;
  private readonly epoch: string;
  /** The chair that the page looks through, if several people share the device. */
  private looking: number | null = null;
  /** The windows that bots are thinking about, by seat. */
  private readonly thinking = new Map<number, number>();
  private dealing = false;
  private binding: Bound | null = null;
  /** When match time began to run, or an action was last taken. */
  private since = 0;
  /** Whether match time runs: while a page has the table open. */
  private running = false;
  /** Rises with every alarm that is set for whose time runs out, so that an earlier one is not heeded. */
  private alarm = 0;
  private readonly live: LivePlay;
  private readonly hearing: Hearing;
  /** What has been done in a live round and is not kept yet. */
  private unwritten: Played[] = [];
  /** What was last asked about, and the answer. */
  private readonly advised = new Map<string, FromServer>();
  /** What has been asked is done in order, one after the other. */
  private busy: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    table: StoredTable,
    private readonly around: Surroundings,
  ) {
    this.kit = around.kit;
    this.table = { ...EARLIER, ...table };
    this.epoch = around.seed().slice(0, 16);
    const { kit, now, tell } = around;
    const shared = { kit, now, tell, running: () => this.goesOn, people: () => this.seatsOfPeople };
    this.live = new LivePlay({
      ...shared,
      ready: around.ready,
      ring: (alarm, after) => this.later(() => this.ticked(alarm), after),
      react: (seat) => this.react(seat),
      hold: (seat, said) => this.hold(seat, said),
      write: () => this.save({ ...copyOf(this.table), turn: this.isTheirTurn(this.playing!, this.playing!.state) }),
    });
    this.hearing = new Hearing({ ...shared, ring: (after) => this.later(async () => this.goOn(), after) });
    this.minded = around.mind.then((mind) => this.inOrder(async () => this.learn(mind)));
    const last = table.matches.at(-1);
    if (!last || table.phase === "lobby") return;
    if (last.version === this.kit.version) this.have(new LocalMatch(this.kit, this.rules, last));
    else this.past = last;
  }

  private readonly rules = (board: Uint8Array): Rules => {
    const rules = this.around.rules(board);
    if (this.mind) rules.learn(this.mind);
    return rules;
  };

  private learn(mind: Float32Array | null): void {
    const before = this.advising;
    this.mind = mind;
    if (mind) this.playing?.rules.learn(mind);
    if (this.running && this.advising !== before) this.sendTable(); // there is no advice after all
  }

  private have(playing: LocalMatch | null): void {
    this.playing = playing;
    this.talk = playing && new BotTalk(this.kit, playing);
    this.live.begin(playing);
    this.hearing.begin(playing);
  }

  /** Take a message. What it leads to is kept before it is told. */
  hear(message: FromPage): Promise<void> {
    return this.inOrder(async () => {
      try {
        await this.said(message);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        const { number, code, params, rule } = error;
        const id = message.do === "act" ? message.id : null;
        this.around.tell({ is: "refused", fault: number, code, params, rule, retry: false, id });
      }
    });
  }

  close(): void {
    this.closed = true;
  }

  /** The page is gone: in a live round its hands stop moving. */
  async leave(): Promise<void> {
    await this.inOrder(async () => {
      const { seat } = this;
      this.live.takeInputs();
      if (this.live.flows && this.goesOn && seat !== null) this.hold(CLOCK, this.clockAct("timeout", seat));
      if (this.unwritten.length) await this.save(copyOf(this.table));
    });
    this.close();
  }

  /** The record of a match that has ended. */
  record(number: number): string | null {
    const stored = this.ended(number);
    return stored ? new LocalMatch(this.kit, this.rules, stored).record() : null;
  }

  /** A match that has ended, as one seat saw it, or with all open. */
  replay(number: number, eyes: number | null): Replay | null {
    const stored = this.ended(number);
    return stored ? replayOf(this.kit, this.rules, stored, eyes) : null;
  }

  /** Why somebody chose what they did in a step of a match that has ended. */
  async why(number: number, step: number): Promise<Explanation | null> {
    await this.minded;
    const stored = this.ended(number);
    return stored && this.mind ? whyOf(this.kit, this.rules, stored, step) : null;
  }

  /** What really happened in a round that is over; not while players have to remember what they saw. */
  recount(number: number, round: number): Recount | null {
    const stored = this.kept(number);
    const { playing } = this;
    if (!stored || (!stored.ended && playing?.stored.number === number && playing.hushed)) return null;
    return recountOf(this.kit, this.rules, stored, round);
  }

  /** The one whose device it is has another name. */
  rename(name: string): Promise<void> {
    return this.inOrder(async () => {
      const [own] = this.chairs;
      const called = tidy(name);
      if (own === undefined || !called || this.table.chairs[own]!.name === called) return;
      const table = copyOf(this.table);
      table.chairs[own]!.name = called;
      await this.save(table);
      this.sendTable();
    });
  }

  /** A match that these rules can play again. */
  private kept(number: number): StoredMatch | undefined {
    return this.table.matches.find((each) => each.number === number && each.version === this.kit.version);
  }

  private ended(number: number): StoredMatch | undefined {
    const found = this.kept(number);
    return found?.ended ? found : undefined;
  }

  /** Do something after so many milliseconds, in its turn. */
  private later(work: () => Promise<void>, after: number): void {
    this.around.later(() => void this.inOrder(work), after);
  }

  private inOrder(work: () => Promise<void>): Promise<void> {
    this.busy = this.busy.then(async () => {
      try {
        if (!this.closed) await work();
      } catch (error) {
        this.close();
        this.around.broken(error);
      }
    });
    return this.busy;
  }

  // ---------------------------------------------------------------- who is here

  private get sitting(): { chair: number; sitter: Sitter }[] {
    return this.table.chairs.flatMap((sitter, chair) => (sitter ? [{ chair, sitter }] : []));
  }
  private get people(): { chair: number; sitter: Sitter }[] {
    return this.sitting.filter(({ sitter }) => sitter.level === null);
  }
  /** The chairs of this device, that of its owner first. */
  private get chairs(): number[] {
    const found = this.people.toSorted((a, b) => Number(a.sitter.shares) - Number(b.sitter.shares) || a.chair - b.chair);
    return found.map(({ chair }) => chair);
  }
  /** The seat that the page looks through and acts for. */
  private get seat(): number | null {
    if (this.table.phase === "lobby") return null;
    const { chairs } = this;
    return chairs.length === 1 ? chairs[0] : chairs.includes(this.looking ?? -1) ? this.looking : null;
  }
  /** Whether time itself acts in matches here. */
  private get lively(): boolean {
    return goesLive(this.kit, this.table.options);
  }
  /** A live round leaves no time to hand a device over. */
  private get tooLivelyToShare(): boolean {
    return this.lively && this.people.length > 1;
  }
  /** Whether the match goes on: it has begun, is not over, and a page is here. */
  private get goesOn(): boolean {
    return this.running && this.table.phase === "playing";
  }
  /** The seats of people for whom no bot plays. */
  private get seatsOfPeople(): number[] {
    return this.people.filter(({ sitter }) => !sitter.left).map(({ chair }) => chair);
  }
  /** The level of the bot that plays a seat now; null if a person does. */
  private levelOf(seat: number): string | null {
    const sitter = this.table.chairs[seat];
    return sitter?.level ?? (sitter?.left ? this.kit.bots.even : null);
  }
  private get terms(): string {
    return this.bound.terms;
  }
  private get commitment(): string {
    return this.bound.commitment;
  }
  /** What the deal is bound by: reckoned anew only when something of it has changed. */
  private get bound(): Bound {
    const { serverSeed, options } = this.table;
    const players = this.sitting.length;
    const of = JSON.stringify([serverSeed, players, options]);
    if (this.binding?.of === of) return this.binding;
    const terms = termsOf(this.kit, players, options);
    return (this.binding = { of, terms, commitment: serverCommitment(serverSeed, terms) });
  }
  /** Null in live matches, in which bots differ only in attention. */
  private personality(chair: number, level: string): string | null {
    const { personalities, levels } = this.kit.bots;
    if (this.lively) return null;
    return personalities.length && level in levels ? personalities[chair % personalities.length] : null;
  }

  private chairOf(sitter: Sitter | null, chair: number): Chair {
    const empty: Chair = {
      kind: "empty",
      name: "",
      level: null,
      personality: null,
      ready: false,
      presence: "here",
      bot_plays: false,
      shares: null,
      handle: "",
      avatar: null,
    };
    if (!sitter) return empty;
    if (sitter.level)
      return { ...empty, kind: "bot", level: sitter.level, personality: this.personality(chair, sitter.level), ready: true };
    return {
      ...empty,
      kind: "guest",
      name: sitter.name,
      ready: sitter.commitment !== null,
      presence: sitter.left ? "left" : "here",
      bot_plays: sitter.left,
      shares: sitter.shares ? this.chairs[0] : null,
      avatar: sitter.shares ? null : (recall<Home | null>("house", null)?.me.avatar ?? null),
    };
  }

  private sendTable(): void {
    const { table, chairs } = this;
    const texts = this.kit.options.filter((each) => each.text).map((each) => each.name);
    const own = chairs[0] ?? null;
    this.around.tell({
      is: "table",
      id: table.id,
      game: table.game,
      phase: table.phase,
      match: table.match,
      chairs: table.chairs.map((sitter, chair) => this.chairOf(sitter, chair)),
      host: own,
      options: Object.fromEntries(Object.entries(table.options).filter(([name]) => !texts.includes(name))),
      warnings: table.phase === "lobby" && this.tooLivelyToShare ? [FAULTS[19]] : [],
      picture: null,
      pace: table.pace,
      lesson: table.lesson,
      daily: null,
      aids: this.kit.aids ? table.aids : null,
      advice: this.advising,
      consent: table.consent,
      patient: null,
      rated: false,
      public: null,
      quick: false,
      evening: null,
      commitment: this.commitment,
      dealing: this.dealing ? chairs : null,
      failed: [],
      watchers: 0,
      paused: false,
      you: { name: own === null ? "" : table.chairs[own]!.name, chair: own, host: true, chairs, out: false, outside: [] },
    });
  }

  // ---------------------------------------------------------------- what the page says

  private async said(message: FromPage): Promise<void> {
    switch (message.do) {
      case "hello":
        this.looking = message.match === this.table.match ? (message.chair ?? null) : null;
        return this.come();
      case "ping":
        return this.around.tell({ is: "pong" });
      case "act":
        return this.act(message.id, message.window, message.action);
      case "log":
        if (this.playing) this.around.tell(worded({ is: "history", entries: this.playing.entries(this.seat, message.before) }));
        return;
      case "weigh":
        return this.around.tell(this.playing?.stakes(this.seat) ?? NOTHING_AT_STAKE);
      case "look":
        this.looking = message.chair;
        return this.sync(); // in which the page's log is told anew, too
      case "start":
        return this.deal();
      case "reveal":
        return this.begin(message.server, message.seeds);
      case "rematch":
        return this.rematch();
      case "leave":
      case "back":
        return this.turn(message.do === "leave");
      case "onward":
      case "live":
        return this.steer(message);
      case "say":
        return this.say(message);
      case "advise":
      case "why":
        return this.consider(message);
      case "regret":
        return this.regret();
      case "plead":
        return this.plead();
      case "consent": // nobody else is ever asked
      case "letin":
        throw fault(15);
      default:
        return this.arrange(message);
    }
  }

  /** What is arranged in the lobby. Whatever changes what people were ready for, they are not ready any more. */
  private async arrange(message: FromPage): Promise<void> {
    if (this.table.phase !== "lobby" || this.dealing) throw fault(15);
    const table = copyOf(this.table);
    const before = JSON.stringify(readyFor(table));
    const free = (chair: number): void => {
      if (!(chair >= 0 && chair < table.chairs.length)) throw fault(18, { chair: chair + 1 });
      if (table.chairs[chair] && table.chairs[chair].level === null) throw fault(14, { chair: chair + 1 });
    };
    switch (message.do) {
      case "sit": {
        free(message.chair);
        const own = this.chairs[0];
        [table.chairs[message.chair], table.chairs[own]] = [table.chairs[own], null];
        break;
      }
      case "share":
        free(message.chair);
        if (!tidy(message.name)) throw fault(1, { reason: "name" });
        table.chairs[message.chair] = person(tidy(message.name), true);
        break;
      case "kick":
        if (!table.chairs[message.chair]?.shares) throw fault(18, { chair: message.chair + 1 });
        table.chairs[message.chair] = null;
        break;
      case "bot":
        free(message.chair);
        if (message.level !== null && !(message.level in this.kit.bots.levels)) throw fault(1, { reason: `level: ${message.level}` });
        table.chairs[message.chair] = message.level ? bot(message.level) : null;
        break;
      case "choose":
        table.options = this.chosen(table.options, message.options);
        table.pace = message.pace ?? table.pace;
        table.aids = this.kit.aids && (message.aids ?? table.aids);
        table.advice = message.advice ?? table.advice;
        table.consent = message.consent ?? table.consent;
        break;
      case "ready":
        if (message.server !== this.commitment || message.seats.length !== this.chairs.length) throw fault(29);
        this.chairs.forEach((chair, at) => (table.chairs[chair]!.commitment = message.seats[at]));
        break;
      case "unready":
        for (const chair of this.chairs) table.chairs[chair]!.commitment = null;
        break;
      default:
        throw fault(15);
    }
    await this.save(JSON.stringify(readyFor(table)) === before ? table : this.afresh(table));
    this.sendTable();
  }

  /** Nobody is ready any more, and the deal has another seed. */
  private afresh(table: StoredTable): StoredTable {
    for (const sitter of table.chairs) if (sitter) sitter.commitment = null;
    table.serverSeed = this.around.seed();
    return table;
  }

  private chosen(now: Options, changed: Record<string, Value>): Options {
    const options = { ...now, ...changed };
    for (const [name, value] of Object.entries(changed)) {
      const form = this.kit.options.find((each) => each.name === name);
      if (!form || !(form.text ? typeof value === "string" : form.values.includes(value))) throw fault(1, { reason: `option: ${name}` });
    }
    for (const { name, text } of this.kit.options)
      if (text && !(name in changed) && options[text.option] !== text.value) options[name] = ""; // the text goes with what asked for it
    return this.allowed(this.kit.players[0], options);
  }

  /** Options with which a match can be set up, as they are kept. */
  private allowed(players: number, options: Options): Options {
    try {
      const found = checked(this.kit, options);
      lay(this.kit, players, found);
      return found;
    } catch (error) {
      if (error instanceof OptionFault) throw new Fault(OPTIONS, error.code, error.params, error.rule);
      throw error;
    }
  }

  /** Keep the table as it is to be, and whatever has been done since it was last kept. */
  private async save(table: StoredTable, ...done: Played[]): Promise<void> {
    const { playing } = this;
    const block = [...this.unwritten, ...done];
    this.unwritten = [];
    table.updated = this.around.now();
    await this.around.keep(table, block);
    if (block.length) playing!.stored.played.push(...block);
    this.table = table;
  }

  /** Whether somebody on this device is to act. In a live round nobody has a turn: all act whenever they like. */
  private isTheirTurn({ rules }: LocalMatch, state: Uint8Array): boolean {
    const actors = rules.live(state) ? [] : rules.actors(state);
    return this.seatsOfPeople.some((seat) => actors.includes(seat));
  }

  // ---------------------------------------------------------------- beginning

  private deal(): void {
    if (this.table.phase !== "lobby" || this.dealing) throw fault(15);
    if (this.sitting.length < this.kit.players[0]) throw fault(17, { players: this.kit.players[0] });
    if (!this.people.every(({ sitter }) => sitter.commitment)) throw fault(16);
    if (this.tooLivelyToShare) throw fault(19);
    this.allowed(this.sitting.length, this.table.options);
    this.dealing = true;
    const seats = this.sitting.map(({ sitter }) => sitter.commitment ?? "");
    this.sendTable();
    this.around.tell({ is: "deal", match: this.table.match + 1, server: this.commitment, seats, attempt: 1, left: 10_000 });
  }

  private async begin(server: string, seeds: string[]): Promise<void> {
    if (!this.dealing || server !== this.commitment) return;
    const { sitting, commitment, terms, chairs } = this;
    const list = { server: commitment, seats: sitting.map(({ sitter }) => sitter.commitment ?? "") };
    const seatSeeds = sitting.map(({ chair, sitter }, seat) =>
      sitter.level === null ? (seeds[chairs.indexOf(chair)] ?? "") : botSeed(list, seat),
    );
    this.dealing = false;
    if (breaches(list, seatSeeds).length) {
      await this.save(this.afresh(copyOf(this.table)));
      this.sendTable();
      throw fault(29);
    }
    await this.start({ seatSeeds, terms, commitment, commitments: list.seats });
  }

  /** What is prepared needs no deal. */
  private teach(lessonStep = 0): Promise<void> {
    const seatSeeds = this.sitting.map(() => "");
    return this.start({ lesson: true, lessonStep, seatSeeds, terms: this.terms, commitment: this.commitment, commitments: [] });
  }

  private async start(
    dealt: Pick<StoredMatch, "lesson" | "lessonStep" | "seatSeeds" | "terms" | "commitment" | "commitments">,
  ): Promise<void> {
    const { sitting } = this;
    const table = copyOf(this.table);
    table.chairs = [
      ...sitting.map(({ sitter }) => structuredClone(sitter)),
      ...Array.from({ length: table.chairs.length - sitting.length }, () => null),
    ];
    table.phase = "playing";
    table.match += 1;
    const stored: StoredMatch = {
      number: table.match,
      names: sitting.map(({ sitter }) => sitter.name),
      options: { ...table.options },
      pace: table.pace,
      begun: this.around.now(),
      version: this.kit.version,
      serverSeed: table.serverSeed,
      ...dealt,
      played: [],
      ended: false,
      placing: null,
    };
    const playing = new LocalMatch(this.kit, this.rules, stored);
    table.matches.push(stored);
    table.turn = this.isTheirTurn(playing, playing.state);
    await this.save(table);
    this.since = this.around.now();
    this.have(playing);
    this.looking = null;
    this.sendTable();
    this.welcome();
  }

  /** A page has come. A match of other rules is over with that; so is one that was ended by its last move, if nothing was kept after it. */
  private async come(): Promise<void> {
    if (this.past && this.table.phase === "playing") await this.save({ ...copyOf(this.table), phase: "interrupted" });
    [this.running, this.since] = [true, this.around.now()];
    if (this.table.lesson && this.table.phase === "lobby") return this.teach();
    this.sendTable();
    for (const line of this.table.chat) this.around.tell({ is: "chat", ...line });
    if (this.past && this.table.phase !== "lobby") this.around.tell(endOf(this.past, { begun: this.past.version, now: this.kit.version }));
    this.welcome();
    if (this.playing?.over && this.table.phase === "playing") await this.finish("over");
  }

  private welcome(): void {
    const { playing, table } = this;
    if (!playing) return;
    const { number: match, commitment: server, commitments: seats, seatSeeds: seeds } = playing.stored;
    if (seats.length) this.around.tell({ is: "dealt", match, server, seats, seeds, failed: [] });
    this.sync();
    if (playing.course) this.around.tell(playing.course.message());
    for (const news of [...this.live.welcome(), ...this.hearing.welcome()]) this.around.tell(news);
    if (table.phase !== "playing") this.around.tell(playing.end());
    this.goOn();
  }

  private sync(): void {
    if (this.playing) this.around.tell(this.playing.sync(this.seat, this.epoch, this.clock()));
  }

  private async rematch(): Promise<void> {
    const course = this.playing?.course;
    if (course?.missed) return this.teach(course.step); // the step begins again, as another match
    if (this.table.phase === "playing" || this.table.phase === "lobby" || this.table.lesson) throw fault(15);
    const table = this.afresh(copyOf(this.table));
    for (const sitter of table.chairs) if (sitter) sitter.left = false;
    await this.save({ ...table, phase: "lobby" });
    this.have(null);
    this.sendTable();
  }

  // ---------------------------------------------------------------- playing

  private async act(id: string, window: number, action: unknown): Promise<void> {
    const { playing, seat } = this;
    if (!playing || seat === null || this.table.phase !== "playing") throw fault(15);
    if (playing.moveIds.has(id)) return this.around.tell({ is: "ack", id });
    if (this.table.chairs[seat]?.left) throw fault(15);
    if ((action as { do?: unknown } | null)?.do === TAKE_BACK) return this.takeBack(playing, seat, window, id);
    const said = actOf(this.kit, action);
    if (!said || playing.isInput(seat, said)) throw fault(1, { reason: "act" }); // inputs come as `live`, and not too many
    if (window !== playing.windows[seat] && !playing.live) throw fault(20);
    if (playing.course && !playing.course.takes(pack(said))) throw fault(34);
    if (playing.live) this.live.takeInputs();
    if (!playing.allows(seat, said)) {
      const { code, params, rule } = playing.refusal(seat, said);
      throw new Fault(playing.actors.includes(seat) ? NOT_ALLOWED : NOT_YOURS, code, params, rule);
    }
    await this.play(seat, said, id);
  }

  /** Try an action, keep it, take it, tell of it: in that order. What is done in a live round is told with the next tick. */
  private async play(seat: number, said: Said, id: string | null): Promise<void> {
    const playing = this.playing!;
    const { live } = playing;
    const step = playing.attempt(seat, said);
    const done = this.entry(seat, said, id);
    await this.save({ ...copyOf(this.table), turn: this.isTheirTurn(playing, step.state) }, done);
    playing.take(done, said, step);
    this.since = this.around.now();
    if (!live) return this.tell(playing, [playing.ply], id);
    if (id) this.around.tell({ is: "ack", id });
    this.live.tellLater(playing.ply);
    if (!playing.live || this.live.stands) await this.tell(playing, this.live.takeUntold()); // no tick will tell it
  }

  private async takeBack(playing: LocalMatch, seat: number, window: number, id: string): Promise<void> {
    if (window !== playing.windows[seat]) throw fault(20);
    if (playing.course) throw fault(15);
    await this.keepTakingBack(playing, seat, playing.standing.back(seat, playing.state), id);
  }

  /** May the last move be taken back? */
  private regret(): void {
    const { playing, seat } = this;
    if (!playing || seat === null) return;
    if (playing.course || this.table.phase !== "playing") throw fault(15);
    const found = playing.standing.back(seat, playing.state);
    const why = typeof found === "string" ? found : null;
    const plead = !!why && this.table.consent && typeof playing.standing.backByConsent(seat, playing.state) !== "string";
    this.around.tell({ is: "regrets", window: playing.windows[seat], why, plead });
  }

  /** Everybody on this device consents, and so do bots. */
  private async plead(): Promise<void> {
    const { playing, seat } = this;
    if (seat === null) throw fault(12);
    if (!playing || !this.table.consent || playing.course || this.table.phase !== "playing") throw fault(15);
    await this.keepTakingBack(playing, seat, playing.standing.backByConsent(seat, playing.state), null);
  }

  /** Keep it, do it, tell of it: like a move. */
  private async keepTakingBack(playing: LocalMatch, seat: number, back: TakeBack | string, id: string | null): Promise<void> {
    if (typeof back === "string") throw new Fault(NOT_ALLOWED, back, { given: TAKE_BACK });
    const done: Played = { seat, action: writtenBack(back), at: this.matchTime(), id };
    await this.save({ ...copyOf(this.table), turn: this.isTheirTurn(playing, playing.standing.before(back.ply)) }, done);
    playing.takeBack(done, back);
    this.since = this.around.now();
    await this.tell(playing, [playing.ply], id);
  }

  /** Something that has been tried, as it is kept. */
  private entry(seat: number, said: Said, id: string | null): Played {
    return { seat, action: written(seat === CLOCK ? this.kit.clock : this.kit.actions, said)!, at: this.matchTime(), id };
  }

  /** Tell the page what actions that were taken changed; then go on. */
  private async tell(playing: LocalMatch, plies: readonly number[], id: string | null = null): Promise<void> {
    this.hearing.decided();
    const told = playing.tell(plies, id, this.clock()).get(this.seat);
    if (told) this.around.tell(told);
    const lesson = playing.course?.news();
    if (lesson) this.around.tell(lesson);
    this.remark(playing, plies);
    this.goOn();
    if (playing.over) await this.finish("over");
  }

  /** Whatever acts by itself: clocks, bots, and time in a live match. */
  private goOn(): void {
    if (this.around.pause) this.hearing.look(); // where bots do not pause, nobody wants to talk
    this.watch();
    if (!this.hearing.underWay) this.wake();
    this.live.run();
  }

  private async finish(phase: "over" | "abandoned"): Promise<void> {
    const table = copyOf(this.table);
    table.phase = phase;
    const last = table.matches.at(-1)!;
    last.ended = true;
    last.placing = this.playing!.result?.placing[this.chairs[0]] ?? null;
    await this.save(table);
    this.sendTable();
    this.around.tell(this.playing!.end());
  }

  /** Leave the running match for good, or come back. When nobody is left it is abandoned. */
  private async turn(left: boolean): Promise<void> {
    if (this.table.phase !== "playing") throw fault(15);
    const table = copyOf(this.table);
    const turning = this.seat === null ? this.chairs : [this.seat];
    for (const chair of turning) table.chairs[chair]!.left = left;
    await this.save(table);
    if (left && this.people.every(({ sitter }) => sitter.left)) return this.finish("abandoned");
    this.sendTable();
    this.goOn();
  }

  // ---------------------------------------------------------------- live rounds

  /** A player's live inputs, or that nobody needs to wait for them. */
  private steer(message: LiveMessage | OnwardMessage): void {
    const { seat, playing } = this;
    if (seat === null) throw fault(12);
    if (!playing || !this.kit.live) throw fault(15);
    if (message.do === "onward") {
      this.hearing.hear(seat);
      this.live.wantsOn(seat);
    } else if (!this.live.steer(seat, message)) throw fault(1, { reason: "live" });
  }

  private async ticked(alarm: number): Promise<void> {
    const plies = await this.live.ticked(alarm);
    if (plies.length) await this.tell(this.playing!, plies);
  }

  /** Try something and take it now; it is kept with the next block. False if it is an input that changes nothing. */
  private hold(seat: number, said: Said): boolean {
    const playing = this.playing!;
    const step = playing.attempt(seat, said);
    if (playing.isInput(seat, said) && playing.state.every((byte, at) => byte === step.state[at])) return false;
    const done = this.entry(seat, said, null);
    this.unwritten.push(done);
    playing.take(done, said, step);
    this.since = this.around.now();
    return true;
  }

  /** What a bot does between two ticks. */
  private react(seat: number): Said | null {
    const [playing, level] = [this.playing!, this.levelOf(seat)];
    if (!level) return null;
    const act = playing.rules.react(playing.rules.mask(playing.state, seat), seat, this.kit.bots.levels[level]);
    return act ? actOf(this.kit, actionOf(this.kit, act)) : null;
  }

  private clockAct(verb: string, ...fields: number[]): Said {
    return { verb: 1 + this.kit.clock.findIndex((each) => each.verb === verb), fields };
  }

  // ---------------------------------------------------------------- time

  private matchTime(): number {
    const { playing } = this;
    return (playing?.at ?? 0) + (this.running ? Math.max(0, this.around.now() - this.since) : 0);
  }

  /** Everyone's clock as it is now; null if nobody's time is limited. */
  private clock(): SeatClock[] | null {
    const runs = this.running && this.table.phase === "playing";
    return this.playing?.clocks?.told(this.matchTime(), runs) ?? null;
  }

  /** Who runs out of time next: bots never do. */
  private get due(): { at: number; seat: number } | null {
    const people = this.people.filter(({ sitter }) => !sitter.left).map(({ chair }) => chair);
    return this.table.phase === "playing" ? (this.playing?.clocks?.next(people) ?? null) : null;
  }

  /** Set the alarm for whose time runs out first. */
  private watch(): void {
    const { due } = this;
    const alarm = ++this.alarm;
    if (!due) return;
    this.later(async () => (alarm === this.alarm ? this.timeIsUp() : undefined), due.at - this.matchTime());
  }

  private async timeIsUp(): Promise<void> {
    const { due } = this;
    if (!due || due.at > this.matchTime()) return this.watch();
    await this.play(CLOCK, this.clockAct("timeout", due.seat), null);
    this.around.tell({ is: "notice", code: "timeout", chair: due.seat, name: this.table.chairs[due.seat]!.name });
  }

  // ---------------------------------------------------------------- talking

  private async say(message: SayMessage): Promise<void> {
    const chair = this.seat ?? this.chairs[0] ?? null;
    const said = understood(this.kit, message, chair, this.table.phase === "playing" ? this.sitting.length : null);
    if (!said) throw fault(1, { reason: "say" });
    await this.write({ chair, name: chair === null ? "" : this.table.chairs[chair]!.name, handle: "", ...said });
    if (said.aim !== null && this.seat !== null) this.hearing.hear(this.seat);
  }

  /** Perhaps a bot has something to say about what has just been told. Where bots do not pause, nobody could read it. */
  private remark(playing: LocalMatch, plies: readonly number[]): void {
    const bots = this.sitting.filter(({ sitter }) => sitter.level !== null).map(({ chair }) => chair);
    if (playing.course) return; // there the bots' parts are written
    const said = this.around.pause ? this.talk?.hear(plies, bots, this.around.now()) : null;
    if (!said) return;
    const { seat, call, aim, after } = said;
    this.later(async () => {
      if (playing !== this.playing || this.table.phase !== "playing") return;
      if (aimsWell(this.kit, call, aim, seat, this.sitting.length))
        await this.write({ chair: seat, name: "", handle: "", call, aim, text: null });
    }, after);
  }

  private async write(said: Omit<Line, "number">): Promise<void> {
    const table = copyOf(this.table);
    table.chat = withLine(table.chat, said);
    await this.save(table);
    this.around.tell({ is: "chat", ...table.chat.at(-1)! });
  }

  // ---------------------------------------------------------------- advice

  /** Whether people may ask for advice; null if nobody could answer. */
  private get advising(): TableMessage["advice"] {
    if (this.mind === null || this.lively || this.table.lesson) return null;
    return this.people.length <= 1 ? "always" : this.table.advice ? "on" : "off";
  }

  /** What a seat that may ask for advice knows of a position. */
  private known(state: Uint8Array | null = null): Known {
    const { playing, seat } = this;
    if (seat === null) throw fault(12);
    if (!playing || this.table.phase !== "playing" || !["on", "always"].includes(this.advising ?? "")) throw fault(15);
    const { rules, board } = playing;
    return { rules, board, seat, mask: rules.mask(state ?? playing.state, seat) };
  }

  /** Something is thought about once, however often it is asked. */
  private answer(about: string, think: () => FromServer): void {
    const before = this.advised.get(about);
    if (!before) this.advised.clear();
    const found = before ?? think();
    this.advised.set(about, found);
    this.around.tell(found);
  }

  /** Answer as soon as there is what the champion has learned; in the meantime other things go on. */
  private consider(message: FromPage & { do: "advise" | "why" }): void {
    if (this.mind === undefined) void this.minded.then(() => this.hear(message));
    else if (message.do === "advise") this.advise();
    else this.explain();
  }

  private advise(): void {
    const known = this.known();
    const playing = this.playing!;
    const [acts, window] = [playing.offered[known.seat], playing.windows[known.seat]];
    if (!acts.length) throw fault(15);
    this.answer(`what ${known.seat} ${window}`, () => ({ is: "advice", window, choices: advise(this.kit, known, acts) }));
  }

  private explain(): void {
    const { seat } = this.known();
    const playing = this.playing!;
    const bots = this.sitting.filter(({ chair, sitter }) => sitter.level !== null && chair !== seat).map(({ chair }) => chair);
    this.answer(`why ${seat} ${playing.stored.number} ${playing.ply}`, () => ({
      is: "reasons",
      choices: playing.lately(bots).flatMap(({ seat: mover, said, state }) => {
        const found = explain(this.kit, this.known(state), mover, pack(said));
        const shown = shownAs(playing.rules, playing.rules.show(state, seat));
        return found ? [choiceOf(this.kit, mover, pack(said), shown, found)] : [];
      }),
    }));
  }

  // ---------------------------------------------------------------- bots

  /** Every bot that has to act, and does not think yet, begins. */
  private wake(): void {
    const { playing } = this;
    if (!playing || this.table.phase !== "playing" || playing.live) return;
    const line = playing.course?.line();
    for (const seat of playing.course ? (line ? [line.seat] : []) : playing.actors) {
      const level = this.levelOf(seat);
      const window = playing.windows[seat];
      if (!level || this.thinking.get(seat) === window) continue;
      this.thinking.set(seat, window);
      // After an action of its own that nobody saw a bot does not wait: the others would see it act later than usual, and know.
      const pause = playing.actedUnseen(seat) ? 0 : this.around.pause;
      const decide = (): Promise<void> => this.inOrder(() => this.decide(playing, seat, window, level));
      this.around.later(() => void (line || this.mind !== undefined ? decide() : this.minded.then(decide)), pause);
    }
  }

  private async decide(playing: LocalMatch, seat: number, window: number, level: string): Promise<void> {
    if (playing !== this.playing || this.table.phase !== "playing" || playing.windows[seat] !== window) return;
    const line = playing.course?.line();
    if (line) return this.play(seat, line.said, null);
    const { levels, personalities, apart, unlearned } = this.kit.bots;
    const personality = this.personality(seat, level);
    const policy = this.mind ? levels[level] + apart * (personality ? 1 + personalities.indexOf(personality) : 0) : unlearned;
    const acts = playing.offered[seat];
    const known = playing.rules.mask(playing.state, seat);
    const act = acts[playing.rules.choose(known, seat, policy, acts)];
    await this.play(seat, actOf(this.kit, actionOf(this.kit, act))!, null);
  }
}

/** A table that may be changed before it is kept. What was done in its matches is never changed, only added to, so that is not copied. */
function copyOf(table: StoredTable): StoredTable {
  const { matches, ...rest } = table;
  return { ...structuredClone(rest), matches: matches.map((match) => ({ ...match })) };
}

/** What people are ready for: any change of it takes "ready" back. */
function readyFor(table: StoredTable): unknown {
  return [
    table.options,
    table.pace,
    table.aids,
    table.advice,
    table.consent,
    table.chairs.map((each) => each && [each.level, each.shares]),
  ];
}

/** A name as it is shown; empty if nothing of it can be seen. */
function tidy(name: string): string {
  return [...oneLine(name)].slice(0, LONGEST_NAME).join("").trim();
}
