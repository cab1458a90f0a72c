// A match that is played on this device: like `Playing` on the server, with the rules in a module.
import { bytes, matchKey } from "../table/deal";
import { sha256 } from "../table/sha256";
import type {
  Choice as ToldChoice,
  EndMessage,
  Explanation,
  Recount,
  RecountStep,
  Replay,
  ReplayStep,
  Result,
  SeatClock,
  StakesMessage,
} from "../wire/wire";
import { notTheirs, type Refusal, refusalOf, stakesOf, tallyOf } from "./answers";
import { type Explained, explainInFull } from "./advice";
import { Jury } from "./awards";
import { Clocks, type Pace } from "./clocks";
import { Course, LEARNER } from "./course";
import { type Kit, lay, optionLines, type Options } from "./kit";
import type { Moved, Rules, Stands, Step, Tidings, Told, Viewer as Watching } from "./module";
import { actionOf, one, Raw, spelled, whole, worded } from "./spelling";
import { readBack, Standing, type TakeBack, TAKE_BACK, TOOK_BACK, TOOK_BACK_KIND, writtenTookBack } from "./takeback";
import { type Veil, veilOf } from "./veil";
import { CLOCK, pack, read, type Said, seatLetter, written } from "./verbs";

/** Log entries in a sync, and in an answer to `log`. */
const LATEST = 40;
const MOST_SCORES = 120;
const MOST_EXPLAINED = 6;
/** Choices that are kept, so that somebody may ask about them. */
const MOST_CHOICES = 16;
const EVERYONE = -1;
/** What the clock does when a seat has no time left. */
const TIMEOUT = "timeout";
/** What it does ten times a second in a live round. */
export const TICK = "tick";
export const NOTHING_AT_STAKE: StakesMessage = { is: "stakes", window: 0, choices: [], tally: [] };

/** One action as it is kept: in notation, as records have it. */
export interface Played {
  /** −1: the clock. */
  seat: number;
  action: string;
  /** Milliseconds of match time, which stands still while no page has the table open. */
  at: number;
  /** The page's own id of the move. */
  id: string | null;
}

/** What a match was dealt from, and what has been done in it: everything else follows. */
export interface StoredMatch {
  number: number;
  names: string[];
  options: Options;
  pace: Pace;
  /** It began with the position of the game's lesson: seeds have no part in it. */
  lesson?: true;
  /** The step of the lesson that it began with. */
  lessonStep?: number;
  begun: number;
  /** Of the rules by which it was begun. */
  version: number;
  serverSeed: string;
  seatSeeds: string[];
  terms: string;
  commitment: string;
  commitments: string[];
  played: Played[];
  ended: boolean;
  /** The place of the one whose device it is, when it was played to its end. */
  placing: number | null;
}

/** What somebody has done in view of everybody, and the position before. */
export interface Choice {
  seat: number;
  said: Said;
  state: Uint8Array;
  ply: number;
}

/** The clocks before an action, so that nobody gains time by taking it back. */
interface ClocksBefore {
  seat: number;
  ply: number;
  clocks: Clocks;
  waits: boolean[];
}

interface Viewer {
  number: number;
  /** Who acts, the window, and whether it is over, as last told. */
  told: string;
  /** How many actions there had been when this viewer came. Its log has them: the next tick must not tell it of them again. */
  came: number;
  /** For each entry of this viewer's log, the actions that it tells of. */
  entries: number[][];
}

/** The words of a key, as the rules take them. */
export function wordsOf(key: string): number[] {
  const view = new DataView(bytes(key).buffer);
  return Array.from({ length: 8 }, (_, at) => view.getInt32(4 * at, true));
}

/** The coin that the bots of a match toss; like `coin_of` in Python. */
export function coinOf(key: string): bigint {
  const text = new TextEncoder().encode("coin");
  const hash = sha256(Uint8Array.from([...bytes(key), ...text]));
  return new DataView(hash.buffer).getBigUint64(0) >> 1n;
}

/** The position that a lesson begins with. */
function prepared(state: string): Step {
  return { state: Uint8Array.from(atob(state), (letter) => letter.charCodeAt(0)), told: [] };
}

export class LocalMatch {
  readonly players: number;
  readonly rules: Rules;
  readonly windows: number[];
  /** What each seat may do, as rules see it and as the wire has it. */
  offered: bigint[][];
  private readonly legal: string[];
  state: Uint8Array;
  readonly board: Uint8Array;
  clocks: Clocks | null;
  /** Which of the actions stand. */
  readonly standing: Standing;
  /** Its way through its lesson, if it is one. */
  readonly course: Course | null;
  /** The match time of the last action. */
  at = 0;
  private readonly happened: Told[][];
  private readonly scores: number[][] = [];
  private readonly viewers = new Map<number | null, Viewer>();
  /** The same in the same order, with what each of them was last shown. */
  private watching: readonly Watching[] = [];
  private stands: Stands;
  /** The last move, with what it tells those who looked on when it was tried; null after anything else. */
  private moved: Moved | null = null;
  readonly moveIds = new Set<string>();
  /** Whose time runs. */
  private waits: boolean[];
  /** Of the last actions, as far as one seat did them. */
  private clocksBefore: ClocksBefore[] = [];
  /** The last choices that everybody saw. */
  private readonly choices: Choice[] = [];
  /** While players have to remember what they saw: the action since which the log may be read. */
  private hush = 0;
  /** The live inputs among the actions: what comes of them is seen, and told, with the next tick. */
  private readonly inputs = new Set<number>();
  /** Ticks so far, of a live match. */
  ticks = 0;
  /** Who did the last action, and whether it was a tick. */
  private mover: number | null = null;
  hasTicked = false;

  /** @throws OptionFault if the options are not allowed together. */
  constructor(
    readonly kit: Kit,
    rules: (board: Uint8Array) => Rules,
    readonly stored: StoredMatch,
  ) {
    this.players = stored.names.length;
    this.board = lay(kit, this.players, stored.options);
    this.rules = rules(this.board);
    const key = matchKey(stored.serverSeed, stored.seatSeeds);
    this.rules.tossed = coinOf(key);
    const lesson = stored.lesson ? kit.lesson : null;
    const step = stored.lessonStep ?? 0;
    this.course = lesson && new Course(kit, lesson, () => this, step);
    const begun = lesson ? prepared(step ? lesson.steps[step].again! : lesson.state) : this.rules.setUp(wordsOf(key));
    this.state = begun.state;
    this.stands = this.rules.look(begun.state);
    this.standing = new Standing(kit, this.rules, begun.state);
    this.happened = [begun.told];
    this.windows = Array.from({ length: this.players }, () => stored.number * 65536);
    this.offered = Array.from({ length: this.players }, () => []);
    this.legal = Array.from({ length: this.players }, () => "[]");
    this.waits = Array.from({ length: this.players }, () => false);
    this.clocks = Clocks.at(stored.pace ?? "off", this.players);
    this.ask(null, null);
    for (const played of stored.played) this.play(played);
  }

  /** Take an action that is kept. */
  play(played: Played): void {
    const back = readBack(played.action);
    if (back) return this.takeBack(played, back);
    const said = read(played.seat === CLOCK ? this.kit.clock : this.kit.actions, played.action);
    if (!said) throw new Error(`${played.action} is no action of ${this.kit.name}`);
    this.take(played, said, this.attempt(played.seat, said));
  }

  // ---------------------------------------------------------------- how it stands

  get actors(): number[] {
    return this.stands.actors;
  }
  /** How many actions there have been. */
  get ply(): number {
    return this.happened.length - 1;
  }
  /** A lesson is over when it has taught everything, long before the game would be. */
  get over(): boolean {
    return this.course?.over || this.stands.over;
  }
  /** Whether time itself acts now. */
  get live(): boolean {
    return this.stands.live;
  }
  get points(): number[] {
    return this.stands.points;
  }
  get result(): Result | null {
    if (!this.stands.over) return null;
    const { points, sources, placing } = this.rules.standings(this.state);
    const named = sources.map((row) => Object.fromEntries(this.kit.sources.map((source, at) => [source, row[at]])));
    return { placing, points, sources: named };
  }

  // ---------------------------------------------------------------- acting

  /** What an action would lead to, with what every viewer is told of it; nothing has changed yet. In a live round that is told with the next tick. */
  attempt(seat: number, said: Said): Moved {
    return this.rules.move(this.state, seat, pack(said), this.live ? [] : this.watching);
  }

  /** Whether an action is one of a live match that says where a hand or the eyes go. */
  isInput(seat: number, said: Said): boolean {
    return seat !== CLOCK && this.kit.inputs.includes(said.verb);
  }

  /** Whether an action that was done is one of these. */
  hasInput(ply: number): boolean {
    return this.inputs.has(ply);
  }

  /** Whether a seat may do this now. */
  allows(seat: number, said: Said): boolean {
    return this.stands.legal[seat].includes(pack(said));
  }

  /** Why a seat may not do this now. */
  refusal(seat: number, said: Said): Refusal {
    const { kit, rules, state } = this;
    return this.actors.includes(seat) ? refusalOf(kit, rules, state, seat, said) : notTheirs(kit, rules, state, seat);
  }

  /** What is at stake for a seat, as far as it can know; nothing for who only watches. In a live round there is no time to read it. */
  stakes(seat: number | null): StakesMessage {
    if (seat === null) return NOTHING_AT_STAKE;
    const { kit, rules, state } = this;
    const choices = this.live ? [] : stakesOf(kit, rules, state, seat, this.offered[seat]);
    return { is: "stakes", window: this.windows[seat], choices, tally: tallyOf(kit, rules, state, seat) };
  }

  /** Take an action that is kept, and what it leads to. */
  take({ seat, at, id }: Played, said: Said, step: Moved): void {
    if (seat !== CLOCK && this.kit.explained.includes(said.verb)) {
      this.choices.push({ seat, said, state: this.state, ply: this.ply + 1 });
      if (this.choices.length > MOST_CHOICES) this.choices.shift();
    }
    if (this.clocks) {
      if (this.clocksBefore.at(-1)?.seat !== seat) this.clocksBefore = [];
      this.clocksBefore.push({ seat, ply: this.ply + 1, clocks: this.clocks.copy(), waits: [...this.waits] });
    }
    this.standing.noted(seat, said, this.state);
    [this.state, this.stands, this.moved] = [step.state, step.stands, step];
    this.happened.push(step.told);
    this.at = at;
    this.mover = seat;
    this.hasTicked = seat === CLOCK && this.kit.clock[said.verb - 1].verb === TICK;
    this.course?.took(seat);
    if (this.isInput(seat, said)) return void this.inputs.add(this.ply); // where a hand goes changes nothing before the next tick
    if (id) this.moveIds.add(id);
    if (this.hasTicked) this.ticks += 1;
    this.ask(seat, seat === CLOCK && this.kit.clock[said.verb - 1].verb === TIMEOUT ? said.fields[0] : null);
  }

  /** Take back what is kept as taken back: the position is again as it was, and whoever was told of something hears that it is gone. */
  takeBack({ seat, at, id }: Played, back: TakeBack): void {
    const gone = new Set(this.standing.since(back.ply).flatMap((ply) => this.happened[ply].map(({ audience }) => audience)));
    const audiences = gone.has(EVERYONE) ? [EVERYONE] : [...gone].toSorted((a, b) => a - b);
    while ((this.choices.at(-1)?.ply ?? 0) >= back.ply) this.choices.pop();
    this.state = this.standing.before(back.ply);
    [this.stands, this.moved] = [this.rules.look(this.state), null];
    this.standing.notedBack(seat, back);
    this.happened.push(audiences.map((audience) => ({ audience, kind: TOOK_BACK_KIND, fields: [seat] })));
    const before = this.clocksBefore.at(-1);
    if (back.how === "free" && before?.ply === back.ply) {
      this.clocksBefore.pop();
      [this.clocks, this.waits] = [before.clocks, before.waits];
    } else this.clocksBefore = [];
    this.at = at;
    this.mover = seat;
    this.hasTicked = false;
    if (id) this.moveIds.add(id);
    this.ask(seat, null, true);
  }

  /** Who is asked what now: a window rises for who has acted, or may do other things than before. What others do gives nobody new time; nor does an
   * own action that they did not see, because a clock that starts anew would tell them.
   *
   * @param late whose time was up
   * @param back the mover has taken something back: who was asked then has been thinking ever since */
  private ask(mover: number | null, late: number | null, back = false): void {
    const { clocks, live, stands } = this;
    const seen = mover === null || this.happened.at(-1)!.some((each) => each.audience === EVERYONE);
    this.hush = this.hushed ? this.hush || this.ply : 0;
    for (let seat = 0; seat < this.players; seat++) {
      const taught = this.course && seat === LEARNER;
      const acts = taught ? stands.legal[seat].filter((act) => this.course!.takes(act)) : stands.legal[seat];
      const legal = taught ? this.rules.spelled(acts) : stands.offers[seat];
      const waits = acts.length > 0 && !live; // there the rules have time limits of their own
      if (clocks && (seat === late || (seat === mover && seen && !back) || waits !== this.waits[seat])) {
        clocks.answered(seat, this.at);
        if (waits) clocks.asked(seat, this.at);
      }
      this.waits[seat] = waits;
      if (seat === late || seat === mover || legal !== this.legal[seat]) {
        this.windows[seat] += 1;
        [this.offered[seat], this.legal[seat]] = [acts, legal];
      }
    }
    this.scores.push(stands.points);
  }

  /** Whether the last action was this seat's, and nobody else saw anything of it. */
  actedUnseen(seat: number): boolean {
    return this.mover === seat && !this.happened.at(-1)!.some((each) => each.audience === EVERYONE);
  }

  // ---------------------------------------------------------------- looking back

  /** What a number of the state is now. */
  number(name: string): number {
    return one(this.kit.state, this.state, name) as number;
  }

  /** The round, in games that are told round by round. */
  get round(): number {
    return this.kit.recount ? this.number(this.kit.recount.chapter) : 0;
  }

  /** Whether players have to remember what they saw. */
  get hushed(): boolean {
    return !!this.kit.recount?.hushed && this.number(this.kit.recount.hushed) !== 0;
  }

  /** What these seats have lately chosen in view of everybody, the latest first: of each seat and each kind the last. While players have to remember
   * what they saw, nothing of it is told again. */
  lately(seats: readonly number[]): Choice[] {
    const found = new Map<string, Choice>();
    for (const choice of this.hushed ? [] : this.choices.toReversed().slice(0, 2 * this.players)) {
      const kind = `${choice.seat} ${choice.said.verb}`;
      if (seats.includes(choice.seat) && !found.has(kind)) found.set(kind, choice);
    }
    return [...found.values()].slice(0, MOST_EXPLAINED);
  }

  // ---------------------------------------------------------------- telling

  /** What a viewer saw of an action. */
  heard(seat: number | null, ply: number): Told[] {
    return this.happened[ply].filter((each) => each.audience === EVERYONE || each.audience === seat);
  }

  /** What a viewer saw of an action, as far as it may be read now: while players have to remember, nothing from before that. */
  private readable(seat: number | null, ply: number): Told[] {
    const heard = this.heard(seat, ply);
    if (!this.hush || ply > this.hush) return heard;
    const begins = ply < this.hush ? -1 : heard.findIndex((each) => each.kind === this.kit.recount?.hushing);
    return begins < 0 ? [] : heard.slice(begins);
  }

  /** What everyone may know of an action when its round is over; `later` are events that were secret until then. */
  told(ply: number, later: readonly number[]): Told[] {
    return this.happened[ply].filter((each) => each.audience === EVERYONE || later.includes(each.kind));
  }

  /** What somebody is told of events, and of what they are shown, as JSON: the one event that is no event of the game, kernels do not write. */
  tidings(to: readonly Watching[], shown: readonly Uint8Array[], told: readonly Told[], since: readonly number[] = []): Tidings[] {
    if (!told.some(({ kind }) => kind === TOOK_BACK_KIND)) return this.rules.tell(to, shown, told, since);
    return this.rules.tell(to, shown, []).map(({ diff }, at) => {
      const heard = told.filter(({ audience }) => audience === EVERYONE || audience === to[at].seat);
      return { events: JSON.stringify(heard.map(({ fields }) => ({ event: TOOK_BACK, seat: fields[0] }))), diff };
    });
  }

  private shown(seat: number | null): Uint8Array {
    return this.rules.show(this.state, seat ?? EVERYONE);
  }

  /** A viewer is told of everything from when it first came, also while the page looks through another chair. */
  private viewer(seat: number | null): Viewer {
    const found = this.viewers.get(seat);
    if (found) return found;
    const seen = this.happened.flatMap((_, ply) => (!this.inputs.has(ply) && this.heard(seat, ply).length ? [[ply]] : []));
    const viewer = { number: 0, told: this.news(seat), came: this.ply, entries: seen };
    this.viewers.set(seat, viewer);
    this.watching = [...this.watching, { seat: seat ?? EVERYONE, shown: this.shown(seat) }];
    return viewer;
  }

  private news(seat: number | null): string {
    return JSON.stringify([this.actors, seat === null ? 0 : this.windows[seat], this.stands.over]);
  }

  /** What actions that have just been taken tell each viewer, as text: one, or in a live match all since the last tick. Who saw nothing of them is told
   * nothing. */
  tell(plies: readonly number[], ack: string | null, clock: SeatClock[] | null): Map<number | null, string> {
    const told = new Map<number | null, string>();
    const [{ actors, over, live }, { shown, news }] = [this.stands, this.tried(plies) ?? this.together(plies)];
    this.watching = this.watching.map(({ seat }, at) => ({ seat, shown: shown[at] }));
    for (const [at, [seat, viewer]] of [...this.viewers].entries()) {
      const heard = plies.filter((ply) => ply > viewer.came && !this.inputs.has(ply) && this.heard(seat, ply).length);
      const [events, diff, stands] = [new Raw(news[at].events), new Raw(news[at].diff), this.news(seat)];
      const [answer, changed] = [seat === this.mover ? ack : null, stands !== viewer.told];
      if (heard.length) viewer.entries.push(heard);
      if (!heard.length && diff.text === "{}" && !answer && !changed) continue;
      viewer.told = stands;
      const number = (viewer.number += 1);
      const [legal, window] = seat === null ? [new Raw("[]"), 0] : [new Raw(this.legal[seat]), this.windows[seat]];
      const asked = changed ? new Raw(worded({ actors, legal, window })) : null;
      if (this.hasTicked && live) told.set(seat, worded({ is: "beat", number, tick: this.ticks, events, diff, asked }));
      else told.set(seat, worded({ is: "frame", number, events, diff, actors, legal, window, over, clock, ack: answer }));
    }
    return told;
  }

  /** What one action tells everybody, if that was written when it was tried. */
  private tried(plies: readonly number[]): Pick<Moved, "shown" | "news"> | null {
    return plies.length === 1 && this.moved?.to === this.watching ? this.moved : null;
  }

  /** What several actions tell everybody, or one that was tried before somebody came. */
  private together(plies: readonly number[]): Pick<Moved, "shown" | "news"> {
    const rows = plies.filter((ply) => !this.inputs.has(ply)).flatMap((ply) => this.happened[ply].map((told) => ({ ply, told })));
    const since = [...this.viewers.values()].map(({ came }) => rows.filter(({ ply }) => ply <= came).length);
    const shown = [...this.viewers.keys()].map((seat) => this.shown(seat));
    const told = rows.map((row) => row.told);
    return { shown, news: this.tidings(this.watching, shown, told, since) };
  }

  /** All that a viewer is shown, as text. */
  sync(seat: number | null, epoch: string, clock: SeatClock[] | null): string {
    const viewer = this.viewer(seat);
    return worded({
      is: "sync",
      epoch: `${epoch}-${seat ?? "watching"}`,
      number: viewer.number,
      match: this.stored.number,
      seat,
      players: this.players,
      board: whole(this.kit.board, this.board),
      state: new Raw(this.rules.whole(this.shown(seat))),
      actors: this.actors,
      legal: new Raw(seat === null ? "[]" : this.legal[seat]),
      window: seat === null ? 0 : this.windows[seat],
      over: this.stands.over,
      log: this.entries(seat, viewer.entries.length),
      clock,
    });
  }

  /** The last entries of a viewer's log before one of them. */
  entries(seat: number | null, before: number): Raw {
    const { entries } = this.viewer(seat);
    const end = Math.min(before, entries.length);
    const readable = entries.findIndex((plies) => plies.at(-1)! >= this.hush);
    const first = Math.max(0, end - LATEST, readable < 0 ? entries.length : readable);
    const viewer = { seat: seat ?? EVERYONE, shown: this.state };
    const told = entries.slice(first, end).map((plies, at) => {
      const heard = plies.flatMap((ply) => this.readable(seat, ply));
      return worded({ number: first + at, events: new Raw(this.tidings([viewer], [this.state], heard)[0].events) });
    });
    return new Raw(`[${told.join(",")}]`);
  }

  /** What a step tells somebody who looks at a match again and may know of all these events: as the page takes it. */
  again(before: Uint8Array, after: Uint8Array, told: readonly Told[]): Pick<RecountStep, "events" | "diff"> {
    const all = told.map((each) => ({ ...each, audience: EVERYONE }));
    const [{ events, diff }] = this.tidings([{ seat: EVERYONE, shown: before }], [after], all);
    return { events: JSON.parse(events) as RecountStep["events"], diff: JSON.parse(diff) as RecountStep["diff"] };
  }

  end(): EndMessage {
    return { ...endOf(this.stored, null), result: this.result, scores: thinned(this.scores) };
  }

  /** The whole match as a record, like `hacktable.match.record` writes it. */
  record(): string {
    const { stored, kit } = this;
    const event = (told: Step["told"][number]): string =>
      `  = ${told.kind === TOOK_BACK_KIND ? writtenTookBack(told) : written(kit.events, { verb: told.kind, fields: told.fields })}`;
    const heard = (ply: number): string[] => this.happened[ply].filter((each) => each.audience === EVERYONE).map(event);
    const lines = [
      "hacktable record 1",
      `game ${kit.name} ${kit.version}`,
      `players ${this.players}`,
      ...optionLines(kit, stored.options),
      `seed ${stored.serverSeed}`,
      ...stored.seatSeeds.map((seed, seat) => `seat-seed ${seatLetter(seat)} ${seed || "-"}`),
      ...stored.commitments.map((fixed, seat) => `commitment ${seatLetter(seat)} ${fixed || "-"}`),
      ...stored.names.flatMap((name, seat) => (name ? [`player ${seatLetter(seat)} ${name}`] : [])),
      "opening",
      ...heard(0),
      ...stored.played.flatMap(({ seat, action, at }, ply) => [`${ply + 1} ${seatLetter(seat)} ${action}  @${at}`, ...heard(ply + 1)]),
    ];
    const { result } = this;
    if (result) lines.push("result", `placing ${result.placing.join(" ")}`, `points ${result.points.join(" ")}`);
    return `${lines.join("\n")}\n`;
  }
}

/** The seeds of a match that has ended; of one of other rules nothing else is known. */
export function endOf(stored: StoredMatch, other: { begun: number; now: number } | null): EndMessage {
  return {
    is: "end",
    match: stored.number,
    result: null,
    scores: [],
    server_seed: stored.serverSeed,
    seat_seeds: stored.seatSeeds,
    terms: stored.terms,
    commitment: stored.commitment,
    commitments: stored.commitments,
    failed: [],
    other_rules: other && { why: "rules", ...other },
    daily: null,
  };
}

/** A state as the page takes it. */
export function shownAs(rules: Rules, state: Uint8Array): Record<string, unknown> {
  return JSON.parse(rules.whole(state)) as Record<string, unknown>;
}

/** An action that is kept, as the wire has it. */
function doneBy(kit: Kit, { seat, action }: Played): Record<string, unknown> {
  const back = readBack(action);
  if (back) return { do: TAKE_BACK, ...back };
  const verbs = seat === CLOCK ? kit.clock : kit.actions;
  return spelled(verbs, "do", read(verbs, action)!);
}

/** A whole match, step by step, through a seat's eyes or with all open. */
export function replayOf(kit: Kit, rules: (board: Uint8Array) => Rules, stored: StoredMatch, eyes: number | null): Replay {
  const match = new LocalMatch(kit, rules, { ...stored, played: [] });
  const shown = (): Uint8Array => (eyes === null ? match.state : match.rules.show(match.state, eyes));
  let before = shown();
  const state = shownAs(match.rules, before);
  const opening = match.again(before, before, match.heard(eyes, 0)).events;
  const steps: ReplayStep[] = [];
  for (const [ply, played] of stored.played.entries()) {
    const { seat, at } = played;
    match.play(played);
    if (match.hasInput(ply + 1)) continue; // what comes of it is seen as ticks go by
    const after = shown();
    const { events, diff } = match.again(before, after, match.heard(eyes, ply + 1));
    steps.push({ seat, action: doneBy(kit, played), at, events, diff, points: match.points });
    before = after;
  }
  const { names, options } = stored;
  return {
    game: kit.name,
    names,
    options,
    eyes,
    board: whole(kit.board, match.board),
    state,
    opening,
    steps,
    end: match.end(),
    explained: !stored.lesson,
  };
}

/** Why somebody chose what they did in a step of a replay, counted from 0, from all that they knew; null if nothing can be said. */
export function whyOf(kit: Kit, rules: (board: Uint8Array) => Rules, stored: StoredMatch, step: number): Explanation {
  const choices = stored.played.flatMap(({ seat, action }, ply) => (isInputOf(kit, seat, action) ? [] : [ply]));
  const done = stored.played[choices[step]];
  if (!done || done.seat === CLOCK || readBack(done.action)) return { choice: null };
  const match = new LocalMatch(kit, rules, { ...stored, played: stored.played.slice(0, choices[step]) });
  const { seat, action } = done;
  const act = pack(read(kit.actions, action)!);
  const known = { rules: match.rules, board: match.board, seat, mask: match.rules.mask(match.state, seat) };
  const found = explainInFull(kit, known, act);
  return { choice: found && choiceOf(kit, seat, act, shownAs(match.rules, match.rules.show(match.state, seat)), found) };
}

function isInputOf(kit: Kit, seat: number, action: string): boolean {
  return seat !== CLOCK && !readBack(action) && kit.inputs.includes(read(kit.actions, action)!.verb);
}

/** A choice that was explained, as the wire has it. */
export function choiceOf(kit: Kit, seat: number, act: bigint, state: Record<string, unknown>, found: Explained): ToldChoice {
  const { chance, place, instead, reason } = found;
  const other = instead && { action: actionOf(kit, instead.act), chance: instead.chance };
  return { seat, action: actionOf(kit, act), state, chance, place, instead: other, reason };
}

/** What really happened in a round that is over, with all open that is no secret any more; null if there is no such round, or it is not over. */
export function recountOf(kit: Kit, rules: (board: Uint8Array) => Rules, stored: StoredMatch, round: number): Recount | null {
  if (!kit.recount) return null;
  const { told, later, opened, awards } = kit.recount;
  const match = new LocalMatch(kit, rules, { ...stored, played: [] });
  const cover: Veil | null = veilOf(kit, match.board);
  const jury = new Jury(awards, match.players);
  /** What spectators saw, and the fields that are told later, but for those of their cells that stay covered. */
  const shown = (): Uint8Array => {
    const seen = match.rules.show(match.state, EVERYONE);
    for (const { name, at, size, shape } of kit.state.fields) {
      if (!(name in later)) continue;
      const end = at + size * shape.reduce((product, each) => product * each, 1);
      seen.set(match.state.subarray(at, end), at);
      seen.fill(0, at, at + size * later[name]);
    }
    cover?.(match.state, seen);
    return seen;
  };
  const steps: RecountStep[] = [];
  let before: Uint8Array | null = null;
  let first: Record<string, unknown> = {};
  let untold: Told[] = [];
  for (let ply = 0; ply <= stored.played.length; ply++) {
    if (ply > 0) match.play(stored.played[ply - 1]);
    const events = match.told(ply, told);
    jury.hear(events, (name) => one(kit.state, match.state, name) as number[]);
    if (match.round > round) break;
    if (match.round < round) continue;
    untold.push(...events);
    if (before && match.live && !match.hasTicked) continue; // told with the next tick
    const after = shown();
    if (before) steps.push(match.again(before, after, untold));
    else first = shownAs(match.rules, after);
    [before, untold] = [after, []];
  }
  if (!before || !(match.over || match.round > round || stored.ended)) return null;
  return {
    game: kit.name,
    round,
    names: stored.names,
    board: whole(kit.board, match.board),
    state: first,
    steps,
    opened: match.over ? Object.fromEntries(opened.map((name) => [name, one(kit.state, match.state, name)])) : {},
    awards: match.over ? jury.given : [],
  };
}

/** As many as a graph needs, the first and the last among them. */
function thinned(scores: number[][]): number[][] {
  const last = scores.length - 1;
  if (last < MOST_SCORES) return scores;
  return Array.from({ length: MOST_SCORES }, (_, at) => scores[Math.round((at * last) / (MOST_SCORES - 1))]);
}
