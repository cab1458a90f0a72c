// One table as this reader knows it: fed by the server's messages, read by every component. State comes from syncs and
// diffs alone, never from events.
import { type AnyAction, type AnyEvent, type GameModule, type Player, type Scene } from "../games/game";
import { hasIntro, loadGame } from "../games";
import { ofGame, standing } from "../games/tookback";
import { introduced, noteIntroduced, played } from "../intro/seen";
import { LineHere, prepareHere } from "../local/ask";
import { isHere } from "../local/here";
import { fits, reloadOnce } from "../reload";
import { motion, settings } from "../settings.svelte";
import { say } from "../text/text.svelte";
import type {
  AdviceMessage,
  BeatMessage,
  ChatMessage,
  DealMessage,
  DealtMessage,
  EndMessage,
  FrameMessage,
  FromPage,
  FromServer,
  LessonMessage,
  LogEntry,
  NoticeMessage,
  PleadingMessage,
  ReasonsMessage,
  RefusedMessage,
  RegretsMessage,
  Outcome,
  SeatClock,
  StakesMessage,
  SyncMessage,
  TableMessage,
} from "../wire/wire";
import { Arranging } from "./arranging";
import { Autostart, Quickly, wantStart } from "./autostart";
import { drawSeed, mayReveal, seatCommitment } from "./deal";
import { asked, sharing } from "./device";
import { applied } from "./diff";
import { entriesSince } from "./journal";
import { isMuted } from "../people.svelte";
import { nameOf, playersOf } from "./people";
import { LiveInputs } from "./live";
import { Playback } from "./playback";
import { keepList, lists, pledge, pledged } from "./seeds";
import type { Noticed, Refusal, Shown } from "./shown";
import { TableSocket, type Line } from "./socket";
import { Studying } from "./studying.svelte";
import { alarm, type Alarm } from "./verify";

/** Milliseconds until a board that could not be downloaded is asked for again. */
const LOAD_AGAIN = 4000;

/** A part of a frame that has a picture of its own: all but the last stand on the position before the frame. */
interface Act {
  frame: FrameMessage;
  events: AnyEvent[];
  first: boolean;
  last: boolean;
}

export class TableStore {
  line = $state<Line>("opening");
  closed = $state<number | null>(null);
  table = $state.raw<TableMessage | null>(null);
  module = $state.raw<GameModule | null>(null);
  /** The board could not be downloaded: it is asked for again every few seconds, and the reader is told. */
  unloaded = $state(false);
  shown = $state.raw<Shown | null>(null);
  /** The same as of the last frame that has been shown to its end: names, points and words must not give away a result before the board
   * has shown it. */
  settled = $state.raw<Shown | null>(null);
  seat = $state<number | null>(null);
  count = $state(0);
  /** Which match is shown. */
  match = $state(0);
  over = $state(false);
  end = $state.raw<EndMessage | null>(null);
  entries = $state.raw<LogEntry[]>([]);
  /** The number of the oldest log entry that the server can still give. */
  private begins = $state(0);
  notices = $state.raw<Noticed[]>([]);
  /** What the people who run the server want everybody to know; empty: nothing. */
  announcement = $state("");
  chat = $state.raw<ChatMessage[]>([]);
  unread = $state(0);
  clock = $state.raw<{ at: number; seats: SeatClock[] } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  staged = $state.raw<AnyAction | null>(null);
  /** Frames are still being shown. */
  busy = $state(false);
  /** The picture of the next round waits until everyone has looked back at the last one. */
  between = $state(false);
  /** A move has been sent and not been answered. */
  moving = $state(false);
  starting = $state(false);
  /** The reader has changed something in the lobby, and the table has not taken it yet. */
  arranging = $state(false);
  /** The game is being introduced to the reader: until that is over, nothing begins by itself. */
  introducing = $state(false);
  /** Why the reader has to say again that they are ready. */
  again = $state.raw<Noticed | null>(null);
  /** Something is wrong with how this match is dealt. */
  alarm = $state<Alarm | null>(null);
  /** The latest tick of a live match, and when it came. */
  live = $state.raw<{ tick: number; at: number } | null>(null);
  /** The pause before a live round: until when it lasts, and who has not said yet that it may end. */
  pause = $state.raw<{ round: number; until: number; waiting: number[] } | null>(null);
  /** Something is about to be decided, and everybody may point a finger: who decides, until when, and who has not pointed yet. */
  hearing = $state.raw<{ seat: number; until: number; waiting: number[] } | null>(null);
  /** How long messages took in the last live round, there and back. */
  delays = $state.raw<{ round: number; milliseconds: (number | null)[] } | null>(null);
  /** How far the lesson is, if this match is one. */
  lesson = $state.raw<LessonMessage | null>(null);
  private offered = $state.raw<AnyAction[]>([]);
  private readonly studying = new Studying(() => this.offered.length && this.weigh());
  /** The rules are being asked about what is shown: a tap would find only a part of what can be chosen. */
  private unstudied: boolean = $derived(!!this.module?.studied && !!this.shown && this.studying.of(this.shown.state) === undefined);
  /** Somebody wants to know what is at stake now. */
  private weighing = $state(false);
  /** What is at stake in the question that is open. */
  private weighed = $state.raw<StakesMessage | null>(null);
  /** The same, action by action. */
  /** What the champion would play, in the question that is open; null: not asked yet, or not answered. */
  advice = $state.raw<AdviceMessage | null>(null);
  /** The reader has asked for it, and has not had enough of it. */
  advising = $state(false);
  /** Why bots did what they lately did; null: not asked yet, or not answered. */
  reasons = $state.raw<ReasonsMessage | null>(null);
  /** The reader has asked for that, and has not had enough of it. */
  wondering = $state(false);
  /** Nothing has happened since the answer. */
  private freshReasons = false;
  /** Whether the reader's last move may be taken back; null: that is not known, or there is none. */
  regrets = $state.raw<RegretsMessage | null>(null);
  /** Somebody has asked everybody whether a move may be taken back. */
  pleading = $state.raw<PleadingMessage | null>(null);
  private stakes: Map<string, readonly Outcome[]> = $derived(
    new Map(this.offered.map((action, at) => [JSON.stringify(action), this.weighed?.choices[at] ?? []])),
  );

  /** How fast the story of the shown frame is told. */
  private pace = $state(0);

  /** The chairs of this device, if several people share it. */
  sharing: readonly number[] = $derived(sharing(this.table));
  /** Those of this device who are to act. */
  asked: readonly number[] = $derived(asked(this.table, this.live ? [] : (this.settled?.actors ?? [])));
  /** The device is being handed over because somebody asked for it, and not because somebody else has to act. */
  passing = $state(false);
  /** Whoever holds the device only wants to look at their own cards; then it goes back to the one who has to act. */
  peeking = $state(false);
  /** The device is being handed over: the page looks through no chair, and shows only the hand-over screen. */
  handing = $derived(
    this.sharing.length > 0 && this.table?.phase === "playing" && this.seat === null && (this.passing || this.asked.length > 0),
  );
  /** Somebody else on this device has to act, and the one who holds it does not. */
  due = $derived(
    !this.peeking &&
      this.seat !== null &&
      this.table?.phase === "playing" &&
      this.line === "open" &&
      !this.busy &&
      !this.moving &&
      this.asked.length > 0 &&
      !this.asked.includes(this.seat),
  );

  /** The reader's own seat. When the match is over a shared device has none: nobody is called "You" then, everyone by name. */
  private own: number | null = $derived(this.sharing.length && this.table?.phase !== "playing" ? null : this.seat);
  players: Player[] = $derived(this.table ? playersOf(this.table.chairs, this.count, this.own, say) : []);
  /** The reader may point a finger before anything is decided. */
  pointing: boolean = $derived(this.seat !== null && (this.hearing?.waiting.includes(this.seat) ?? false));
  /** What the reader may do now. */
  legal: AnyAction[] = $derived(
    this.line !== "open" || this.pointing || (!this.live && (this.busy || this.moving || this.unstudied)) ? [] : this.offered,
  );
  /** Whether the reader has to act. In a live round everyone may act at any time, so it is nobody's turn. */
  turn: boolean = $derived(!this.live && this.legal.length > 0);
  /** While players have to remember what they saw: the event since which the log may be read. */
  private readable: ((event: AnyEvent) => boolean) | null = $derived((this.settled && this.module?.since?.(this.settled.state)) ?? null);
  hushed: boolean = $derived(this.readable !== null);
  /** The log as it may be read now. */
  told: readonly LogEntry[] = $derived(this.readable ? entriesSince(this.readable, this.entries) : this.entries);
  /** There is more of it. */
  more: boolean = $derived(this.told.length === this.entries.length && (this.entries[0]?.number ?? 0) > (this.readable ? this.begins : 0));
  private story: Scene["story"] = $derived({
    events: standing(this.told).flatMap((entry) => entry.events),
    earlier: this.more ? () => this.earlier() : null,
  });
  scene: Scene | null = $derived(this.sceneOf(this.shown));
  settledScene: Scene | null = $derived(this.sceneOf(this.settled));

  /** Called with every frame that has been shown, and with every notice: for the live region, sounds and toasts. */
  onShown: (events: AnyEvent[]) => void = () => {};
  onNotice: (notice: Noticed) => void = () => {};
  onChat: (chat: ChatMessage) => void = () => {};

  /** When this reader came. Chat from before does not count as unread. */
  private since: number | null = null;
  private epoch: string | null = null;
  private seen: number | null = null;
  private window = 0;
  /** What was tried in vain, by its id, until the rules have said why. */
  private readonly vain = new Map<string, { action: AnyAction; answer: (refusal: Refusal | null) => void }>();
  private noticed = 0;
  /** Rises with everything that is shown. */
  private drawn = 0;
  /** In a lesson: what to do has been read, and time runs, or is about to. */
  private read = false;
  private loading = false;
  private loadAgain: ReturnType<typeof setTimeout> | undefined;
  /** The reader has gone to another screen. */
  private left = false;
  /** The match after which another one was asked for. */
  private asking: number | null = null;
  /** The log of a match that has just begun, while its opening is being shown. */
  private opening: LogEntry[] | null = null;
  private readonly socket: TableSocket;
  private readonly autostart: Autostart;
  private readonly quickly = new Quickly();
  private readonly changes = new Arranging();
  private readonly playback: Playback<Act>;
  /** Rings when so little is left of a pause that the next round has to be shown. */
  private soon: ReturnType<typeof setTimeout> | null = null;
  private readonly inputs: LiveInputs;

  constructor(
    readonly id: string,
    reload: () => boolean = reloadOnce,
  ) {
    this.autostart = new Autostart(id);
    this.starting = this.autostart.wanted;
    this.playback = new Playback<Act>({
      show: (act, pace) => this.show(act, pace),
      shown: (act) => this.settleAct(act),
      duration: (act) => this.lengthOf(act),
      // Whoever wants no motion at all has said so; whoever only cannot bear it still wants to see what the others do.
      still: (act) => (settings.speed ? Math.max(this.calmly(act), this.module?.still?.(act.events, this.players) ?? 0) : 0),
      fastest: (act) => this.fastest(act),
      speed: () => (document.visibilityState === "hidden" ? 0 : motion()),
      held: (act) => this.lookingBack() && (this.module?.afterwards?.(act.events) ?? false),
      changed: () => {
        this.busy = this.playback.busy;
        this.between = this.playback.holds;
        if (!this.busy) this.settleOpening();
      },
    });
    this.inputs = new LiveInputs({
      send: (message) => this.socket.send(message),
      live: () => (this.seat === null ? null : this.live),
      resumes: () => this.seat !== null && this.line === "open" && !this.over && this.read,
    });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const connect = () => (isHere(id) ? new LineHere(id) : new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(id)}`));
    this.socket = new TableSocket(connect, {
      greeting: () => ({ epoch: this.epoch, seen: this.seen, ...(this.sharing.length ? { match: this.match, chair: this.seat } : {}) }),
      heard: (message) => this.heard(message),
      line: (line, code) => {
        this.line = line;
        this.closed = code ?? null;
        // The server may not have got what was sent just before the connection broke: a rematch may be asked for again.
        this.asking = null;
        if (line !== "open") {
          this.autostart.afresh();
          this.quickly.afresh();
          this.changes.forget();
          this.arranging = false;
        }
      },
      reload,
    });
  }

  heard(message: FromServer): void {
    switch (message.is) {
      case "table":
        return this.seated(message);
      case "deal":
        return this.reveal(message);
      case "dealt":
        return this.dealt(message);
      case "sync":
        return this.synced(message);
      case "frame":
        return this.framed(message);
      case "beat":
        return this.beaten(message);
      case "pause":
        this.pause = message.left ? { round: message.round, until: performance.now() + message.left, waiting: message.waiting } : null;
        return this.paused();
      case "hearing":
        this.hearing = message.left ? { seat: message.seat, until: performance.now() + message.left, waiting: message.waiting } : null;
        return;
      case "delays":
        this.delays = message;
        return;
      case "lesson":
        return this.taught(message);
      case "ack":
        return this.settle(message.id);
      case "clocks":
        this.clock = { at: performance.now(), seats: message.clock };
        return;
      case "end":
        this.end = message;
        // A match of other rules comes without a sync.
        if (message.other_rules) this.count = message.seat_seeds.length;
        return;
      case "refused":
        return this.refused(message);
      case "chat":
        if (this.chat.some((each) => each.number === message.number)) return;
        this.chat = [...this.chat, message];
        if (isMuted(message.handle)) return;
        if (this.since === null || performance.now() - this.since < JUST_COME) return;
        if (!this.isSeen(message)) this.unread += 1;
        return this.onChat(message);
      case "stakes":
        if (message.window === this.window) this.weighed = message;
        return;
      case "advice":
        if (message.window === this.window) this.advice = message;
        return;
      case "reasons":
        this.reasons = message;
        this.freshReasons = true;
        return;
      case "regrets":
        if (message.window === this.window) this.regrets = message;
        return;
      case "pleading":
        this.pleading = message.seat === null ? null : message;
        return;
      case "history":
        return this.remembered(message.entries);
      case "notice":
        return this.notice(message);
      case "announcement":
        this.announcement = message.text;
        return;
    }
  }

  /** While the reader of a lesson reads, or has missed what it is about, time stands still: nothing is live, and what the reader does is not sent. */
  private taught(lesson: LessonMessage): void {
    this.lesson = lesson;
    this.read = !lesson.waits && !lesson.missed;
    if (this.read || !this.live) return;
    this.live = null;
    if (this.shown) this.shown = this.settled = { ...this.shown, events: [], number: ++this.drawn };
  }

  // ---------------------------------------------------------------- what the reader does

  /** False if the line is not open: then nothing was sent. */
  send(message: FromPage): boolean {
    this.refusal = null;
    const sent = this.socket.send(message);
    if (sent) this.changes.send(message, this.table);
    else this.refuse("page-not-connected");
    this.arranging = this.changes.underWay;
    return sent;
  }

  /** Agree to start: commit to a fresh share in the random key for everyone on this device. False if that was not sent. */
  ready(): boolean {
    if (!this.table) return false;
    const server = this.table.commitment;
    // After a failed start the server must draw another seed: it knows what this page revealed.
    if (lists(this.id, this.table.match + 1).some((each) => each.server === server)) {
      this.alarm = "list";
      return false;
    }
    const seeds = this.table.you.chairs.map(drawSeed);
    pledge(this.id, { server, seeds });
    return this.send({ do: "ready", server, seats: seeds.map((seed) => seatCommitment(server, seed)) });
  }

  unready(): void {
    this.quickly.stop();
    pledge(this.id, null);
    this.send({ do: "unready" });
  }

  /** On a shared device: look through another of its chairs, or through none while it is handed over. */
  look(chair: number | null): void {
    this.peeking = chair !== null && this.asked.length > 0 && !this.asked.includes(chair);
    if (chair !== this.seat) this.send({ do: "look", chair });
  }

  pass(): void {
    this.passing = true;
    this.look(null);
  }

  /** Choose an action: weighty ones wait for a confirmation if the reader wants that. */
  choose(action: AnyAction, confirm: boolean): void {
    this.wondering = false;
    // In a live round an action is sent at once or not at all: a moment later the hand would be somewhere else, and the action
    // would mean something different. The server refuses what does not fit the hand's true place.
    if (this.live) return this.line === "open" ? this.act(action) : this.refuse("page-not-connected");
    const chosen = JSON.stringify(action);
    if (!this.legal.some((each) => JSON.stringify(each) === chosen)) return;
    this.refusal = null;
    if (confirm && this.module?.weighty(action) && JSON.stringify(this.staged) !== chosen) this.staged = action;
    else this.act(action);
  }

  /** Carry out what is staged. */
  confirm(): void {
    if (this.staged && this.legal.length) this.act(this.staged);
  }

  /** Drop what was chosen and not confirmed. */
  unstage(): void {
    this.staged = null;
    this.refusal = null;
  }

  /** How the reader's last move can be taken back: at once; if all consent; not, but the reader is told why; or there is nothing to say. */
  get back(): "free" | "plead" | "refused" | null {
    const { regrets } = this;
    if (!regrets || this.moving || this.line !== "open" || this.over || this.live || this.pleading) return null;
    if (regrets.why === null) return "free";
    if (regrets.plead) return "plead";
    return UNUSUAL.includes(regrets.why) ? "refused" : null;
  }

  /** Take the last move back, ask the others whether they mind, or say why that is not possible. */
  takeBack(): void {
    const { back, regrets } = this;
    if (back === "free") this.act({ do: "take-back" });
    else if (back === "plead") this.send({ do: "plead" });
    else if (back === "refused") this.refuse(regrets!.why!, { given: "" });
  }

  /** Whether this device has been asked if it minds that somebody takes a move back. */
  get pleaded(): boolean {
    return !!this.pleading?.waiting.some((seat) => this.table?.you.chairs.includes(seat));
  }

  consent(yes: boolean): void {
    this.send({ do: "consent", yes });
  }

  /** Ask whether the last move may be taken back. */
  private regret(): void {
    const { table } = this;
    this.regrets = null;
    if (this.seat !== null && table?.phase === "playing" && !table.lesson && !this.live && !this.over) this.socket.send({ do: "regret" });
  }

  /** Ask what is at stake. Questions to the reader are weighed by themselves. The server is only asked where the page cannot ask the rules. */
  weigh(): void {
    if (this.seat === null || this.over) return;
    this.weighing = true;
    if (!this.module?.studied || (this.shown && this.studying.of(this.shown.state) === null)) this.socket.send({ do: "weigh" });
  }

  /** Whether the reader may ask what the champion would play: the table allows it, and there is something to choose. */
  get advisable(): boolean {
    return !!this.table?.advice && this.table.advice !== "off" && !this.live && this.legal.length > 1;
  }

  advise(): void {
    if (!this.advisable) return;
    if (!this.advice && !this.advising && !this.socket.send({ do: "advise" })) return this.refuse("page-not-connected");
    this.advising = true;
    this.wondering = false;
  }

  /** Whether the reader may ask why bots did what they did: where advice is allowed, and bots play. */
  get explicable(): boolean {
    const table = this.table;
    return (
      !!table?.advice &&
      table.advice !== "off" &&
      !this.live &&
      !this.over &&
      this.seat !== null &&
      table.chairs.some((each) => each?.level)
    );
  }

  wonder(): void {
    if (!this.explicable || this.wondering) return;
    if (!this.freshReasons) {
      if (!this.socket.send({ do: "why" })) return this.refuse("page-not-connected");
      this.reasons = null;
    }
    this.wondering = true;
    this.advising = false;
  }

  /** Where hands and eyes go in a live match. */
  steer(inputs: AnyAction[]): void {
    this.inputs.put(inputs);
  }

  /** The panels have been read, or skipped: what waited for them begins. */
  introduce(): void {
    if (!this.introducing || !this.table) return;
    noteIntroduced(this.table.game);
    this.introducing = false;
    this.stepOn(this.table);
  }

  /** The reader goes to the game's lesson instead: this table stays as it is. */
  postpone(): void {
    if (this.table) noteIntroduced(this.table.game);
    this.autostart.stop();
    this.introducing = this.starting = false;
  }

  /** In a pause: tell the others that this reader is ready to go on. */
  onward(): void {
    this.send({ do: "onward" });
  }

  refuse(code: string, params: Record<string, string | number> = {}, rule: string | null = null): void {
    this.tellRefusal({ code, params, rule });
  }

  /** Something is tried that is not among the legal actions: say why not. */
  attempt(action: AnyAction): void {
    void this.why(action).then((refusal) => refusal && this.tellRefusal(refusal));
  }

  /** Why the reader may not do something now, as the rules say it. Null if nobody answers, or if it may be done. */
  why(action: AnyAction): Promise<Refusal | null> {
    const tried = JSON.stringify(action);
    const id = moveId();
    const asked = !this.live && this.legal.length > 0 && !this.legal.some((each) => JSON.stringify(each) === tried);
    // It is sent as a move, which the rules refuse in this window; in any other it is stale.
    if (!asked || !this.socket.send({ do: "act", id, window: this.window, action })) return Promise.resolve(null);
    return new Promise((answer) => this.vain.set(id, { action, answer }));
  }

  private tellRefusal(refusal: Refusal): void {
    this.refusal = refusal;
    // In a live round a refusal soon does not matter any more, so it goes away by itself.
    if (this.live) setTimeout(() => this.refusal === refusal && (this.refusal = null), LIVE_REFUSAL);
  }

  /** Stop showing and be up to date. */
  skip(): void {
    if (!this.busy) return;
    this.playback.skip();
    if (this.shown) this.shown = { ...this.shown, events: [], number: ++this.drawn };
  }

  earlier(): void {
    if (this.more) this.send({ do: "log", before: this.entries[0].number });
  }

  /** Once more; against bots alone without a stop in the lobby. */
  rematch(alone: boolean): void {
    // Pressed twice, or in two tabs: ask only once.
    if (this.asking === this.match) return;
    this.asking = this.match;
    if (alone) wantStart(this.id);
    this.starting = alone;
    this.send({ do: "rematch" });
  }

  /** The reader has just got a name: connect again under it. */
  comeAgain(): void {
    this.socket.restart();
  }

  close(): void {
    if (this.soon !== null) clearTimeout(this.soon);
    this.left = true;
    clearTimeout(this.loadAgain);
    this.inputs.close();
    this.socket.close();
    this.playback.clear();
  }

  private act(action: AnyAction): void {
    this.inputs.flush();
    this.staged = null;
    this.moving = true;
    this.socket.act({ do: "act", id: moveId(), window: this.window, action });
  }

  /** Whether the reader need not open the chat for a line: it is their own, or a call that stands as a bubble at a seat. */
  private isSeen({ chair, call }: ChatMessage): boolean {
    return chair !== null && (chair === this.table?.you.chair || (call !== null && this.table?.phase === "playing"));
  }

  /** The reader plays a game of this kind for the first time, and nobody's time runs. */
  private get calm(): boolean {
    return this.seat !== null && this.table?.pace === "off" && !played(this.table.game);
  }

  /** How long others' actions stay at least in a calm game: one's own need not be explained. */
  private calmly({ frame, events }: Act): number {
    return this.calm && events.length && !frame.ack && this.module?.duration(events, this.players) ? CALM : 0;
  }

  private lengthOf(act: Act): number {
    return Math.max(this.module?.duration(act.events, this.players) ?? 0, this.calmly(act));
  }

  /** Great moments are never hurried. Whoever plays without a clock is hurried little, and in a first game not at all. */
  private fastest({ events }: Act): number {
    if (this.calm || this.module?.moment(events) || this.module?.calm?.(events, this.players)) return 1;
    return this.seat !== null && this.table?.pace === "off" ? 2 : 4;
  }

  private settle(id: string): void {
    this.socket.settle(id);
    this.moving = this.socket.underWay > 0;
  }

  private sceneOf(shown: Shown | null): Scene | null {
    const study = shown && this.studying.of(shown.state);
    return (
      shown && {
        ...shown,
        players: this.players,
        seat: this.seat,
        legal: this.legal,
        staged: this.staged,
        stakes: (action: AnyAction) => study?.stakes[JSON.stringify(action)] ?? this.stakes.get(JSON.stringify(action)) ?? [],
        tally: (this.weighing ? study?.tally : null) ?? this.weighed?.tally ?? [],
        study,
        aids: this.table?.aids ?? false,
        story: this.table?.aids ? this.story : undefined,
        live: this.live,
        lesson: this.table?.lesson ?? false,
        speed: this.pace,
      }
    );
  }

  // ---------------------------------------------------------------- what the server says

  private seated(table: TableMessage): void {
    fits();
    const first = this.table === null;
    this.table = table;
    this.changes.heard(table);
    this.arranging = this.changes.underWay;
    this.since ??= performance.now();
    this.loadModule(table);
    const own = table.you.chair;
    if (table.phase !== "lobby" || (own !== null && table.chairs[own].ready)) this.again = null;
    if (first) this.takeBackLost(table);
    this.introducing =
      own !== null && !table.lesson && ["lobby", "playing"].includes(table.phase) && hasIntro(table.game) && !introduced(table.game);
    this.stepOn(table);
  }

  /** "Play now": get ready and start, unless the reader is still being told what the game is about. */
  private stepOn(table: TableMessage): void {
    const step = this.introducing ? null : this.autostart.step(table);
    if (step === "ready") {
      // At a table on this device nobody else can change anything between the two.
      if (this.ready() && isHere(this.id)) this.begin(table);
    } else if (step === "start") this.begin(table);
    else if (this.quickly.ready(table)) this.ready();
    this.starting = this.autostart.wanted && table.phase === "lobby";
  }

  private begin(table: TableMessage): void {
    this.autostart.started(table);
    this.send({ do: "start" });
  }

  /** The page was loaded anew and its browser has kept no seeds: it could not reveal any, so it is not ready. */
  private takeBackLost(table: TableMessage): void {
    const own = table.you.chair;
    if (table.phase !== "lobby" || own === null || !table.chairs[own].ready || table.dealing) return;
    if (pledged(this.id)?.server !== table.commitment) this.send({ do: "unready" });
  }

  /** The match is about to begin: reveal the seeds, if the list of commitments is what this page was ready for. */
  private reveal(deal: DealMessage): void {
    const table = this.table;
    const own = pledged(this.id);
    if (!table?.you.chairs.length) return;
    if (deal.server !== table.commitment) {
      this.alarm = "list";
      return;
    }
    // Another device of the same person may have been ready.
    if (own?.server !== deal.server) return;
    const taken = table.chairs.flatMap((chair, at) => (chair.kind === "empty" ? [] : [at]));
    const seats = table.you.chairs.map((chair) => taken.indexOf(chair));
    if (!mayReveal(deal, own, seats, lists(this.id, deal.match))) {
      this.alarm = "list";
      return;
    }
    keepList(this.id, deal.match, { server: deal.server, seats: deal.seats, seeds: own.seeds });
    this.socket.send({ do: "reveal", server: own.server, seeds: [...own.seeds] });
  }

  /** What the match claims to have been dealt from. */
  private dealt(dealt: DealtMessage): void {
    this.alarm = alarm(dealt, dealt.seeds, dealt.failed.length, lists(this.id, dealt.match));
    pledge(this.id, null);
  }

  /** A board is a large download: in the lobby it is loaded after the rest of the page. */
  private loadModule(table: TableMessage): void {
    if (this.module || (this.loading && table.phase === "lobby")) return;
    const hurry = table.phase !== "lobby" || this.starting;
    this.loading = true;
    clearTimeout(this.loadAgain);
    const loaded = (module: GameModule) => {
      this.module ??= module;
      this.unloaded = false;
      if (this.module.studied) prepareHere(table.game);
      this.study();
    };
    const failed = () => {
      this.loading = false;
      this.unloaded = true;
      if (!this.left) this.loadAgain = setTimeout(() => this.table && this.loadModule(this.table), LOAD_AGAIN);
    };
    this.loadAgain = setTimeout(() => void loadGame(table.game).then(loaded, failed), hurry ? 0 : 2000);
  }

  private synced(sync: SyncMessage): void {
    this.playback.clear();
    const another = sync.match !== this.match;
    if (another || sync.seat !== null) this.passing = false;
    if (another) {
      this.peeking = false;
      this.match = sync.match;
      this.notices = [];
      if (this.end?.match !== sync.match) this.end = null;
    }
    this.epoch = sync.epoch;
    this.seen = sync.number;
    this.seat = sync.seat;
    this.count = sync.players;
    this.over = sync.over;
    this.live = null;
    this.pause = null;
    this.hearing = null;
    this.pleading = null;
    this.inputs.forget();
    this.follow(sync);
    if (!sync.over) this.regret();
    // The match has just begun: its opening events, such as the dice that decide who begins, are worth showing.
    const fresh = another && sync.number === 0 && sync.log.length === 1 && !sync.over ? sync.log : [];
    const events = fresh.flatMap((entry) => entry.events);
    this.pace = motion();
    this.shown = { board: sync.board, state: sync.state, events, number: ++this.drawn, actors: sync.actors };
    this.settled = { ...this.shown, actors: [] };
    this.study();
    this.entries = [];
    this.begins = 0;
    this.opening = sync.log;
    this.playback.linger(events.length ? (this.module?.duration(events, this.players) ?? 0) : 0);
  }

  /** Whether this is the next message. If one is missing, the page asks the server for the whole position. */
  private comesNext(number: number): boolean {
    if (this.seen !== null && number <= this.seen) return false;
    const next = this.seen !== null && number === this.seen + 1;
    if (next) this.seen = number;
    else this.socket.restart();
    return next;
  }

  private framed(frame: FrameMessage): void {
    if (!this.comesNext(frame.number)) return;
    this.live = null;
    this.peeking &&= String(frame.actors) === String(this.settled?.actors);
    const acts = this.module?.acts?.(frame.events) ?? [frame.events];
    acts.forEach((events, at) => this.playback.push({ frame, events, first: at === 0, last: at === acts.length - 1 }));
    this.follow(frame);
    if (frame.ack) this.settle(frame.ack);
    // After what others did it is too late, unless they consent.
    this.regrets = null;
    if (!frame.over && (frame.ack || this.table?.consent)) this.regret();
  }

  /** Before a live round: people still look back at the last one, and there is time for that. */
  private lookingBack(): boolean {
    return this.pause !== null && this.pause.waiting.length > 0 && this.pause.until - performance.now() > OPENING;
  }

  /** A pause has begun, changed or ended: if the next round was held back it may be time for it, now or later. */
  private paused(): void {
    if (this.soon !== null) clearTimeout(this.soon);
    this.soon = null;
    if (this.lookingBack()) this.soon = setTimeout(() => this.paused(), this.pause!.until - performance.now() - OPENING);
    else this.playback.resume();
    this.between = this.playback.holds;
  }

  /** A tick of a live match is shown at once, because the next one comes a tenth of a second later. */
  private beaten(beat: BeatMessage): void {
    if (!this.comesNext(beat.number) || !this.shown) return;
    this.playback.skip(true);
    this.settleOpening();
    const first = !this.live;
    this.live = { tick: beat.tick, at: performance.now() };
    this.regrets = null;
    if (first) this.inputs.flush();
    this.pause = null;
    this.pace = motion();
    if (beat.asked) {
      this.window = beat.asked.window;
      this.offered = beat.asked.legal;
    }
    const actors = beat.asked?.actors ?? this.shown.actors;
    this.shown = {
      board: this.shown.board,
      state: applied(this.shown.state, beat.diff),
      events: beat.events,
      number: ++this.drawn,
      actors,
    };
    this.settled = this.shown;
    this.enter(beat.events);
  }

  /** What takes effect at once, however many frames are still waiting to be shown. */
  private follow(news: SyncMessage | FrameMessage): void {
    const asked = news.window !== this.window || "epoch" in news;
    this.freshReasons = false;
    if (news.window !== this.window) this.staged = null;
    if (asked || !news.legal.length) {
      this.weighed = this.advice = null;
      this.weighing = this.advising = false;
    }
    if (asked && news.legal.length) this.weigh();
    this.window = news.window;
    this.offered = news.legal;
    this.clock = news.clock && { at: performance.now(), seats: news.clock };
  }

  /** The opening has been seen, or there was none to see. */
  private settleOpening(): void {
    if (!this.opening) return;
    this.entries = this.opening;
    this.opening = null;
    this.settled = this.shown;
  }

  private show({ frame, events, last }: Act, pace: number | null): void {
    if (!this.shown) return;
    this.settleOpening();
    this.pace = pace ?? 0;
    this.shown = {
      board: this.shown.board,
      state: last ? applied(this.shown.state, frame.diff) : this.shown.state,
      events: pace === null ? [] : ofGame(events),
      number: ++this.drawn,
      actors: last ? frame.actors : this.shown.actors,
    };
    this.study();
  }

  /** Ask the rules about what is shown. */
  private study(): void {
    if (!this.module?.studied || !this.shown || !this.table) return;
    const { board, state } = this.shown;
    this.studying.ask({ game: this.table.game, players: this.count, options: this.table.options, board, state, seat: this.seat });
  }

  private settleAct({ frame, events, first, last }: Act): void {
    this.settled = this.shown;
    if (last) this.over = frame.over;
    this.enter(events, first);
  }

  /** Into the log. Its entries have numbers of their own, one for each frame: frames without events have none. */
  private enter(events: AnyEvent[], first = true): void {
    const latest = this.entries.at(-1);
    if (!first && latest) this.entries = [...this.entries.slice(0, -1), { ...latest, events: [...latest.events, ...events] }];
    else if (events.length) this.entries = [...this.entries, { number: (latest?.number ?? -1) + 1, events }];
    this.onShown(events);
  }

  private refused(refused: RefusedMessage): void {
    const vain = this.vain.get(refused.id ?? "");
    if (vain) {
      this.vain.delete(refused.id!);
      return vain.answer(refused.retry || refused.fault === STALE ? null : this.inWords(refused, vain.action));
    }
    // The server cannot take the move right now: the socket sends it again by itself after a pause.
    if (refused.id && refused.retry && this.socket.actAgain(refused.id)) return;
    const tried = refused.id ? this.socket.move(refused.id) : null;
    if (refused.id) this.settle(refused.id);
    this.asking = null;
    this.advising &&= this.advice !== null;
    this.wondering &&= this.reasons !== null;
    this.autostart.stop();
    this.starting = false;
    this.changes.forget();
    this.arranging = false;
    this.tellRefusal(tried ? this.inWords(refused, tried.action) : refused);
  }

  /** The server names a refused move and what it is about in notation, as programs write it; people read what stands on its button, and
   * on the board. */
  private inWords({ code, params, rule }: Refusal, action: AnyAction): Refusal {
    const scene = this.settledScene;
    if (!scene || !this.module) return { code, params, rule };
    const told = this.module.refused?.(params, scene, say) ?? params;
    return {
      code,
      params: "given" in params ? { ...told, given: (this.module.tried ?? this.module.label)(action, scene, say) } : told,
      rule,
    };
  }

  private remembered(entries: LogEntry[]): void {
    if (!entries.length) this.begins = this.entries[0]?.number ?? 0;
    const known = new Set(this.entries.map((each) => each.number));
    this.entries = [...entries.filter((each) => !known.has(each.number)), ...this.entries];
  }

  private notice(message: NoticeMessage): void {
    const name = message.name || nameOf(this.table?.chairs ?? [], message.chair, say);
    const noticed: Noticed = {
      key: ++this.noticed,
      after: this.entries.at(-1)?.number ?? 0,
      code: message.code,
      chair: message.chair,
      name,
      own: message.chair === (this.table?.phase === "lobby" ? this.table.you.chair : this.seat),
    };
    this.notices = [...this.notices, noticed];
    if (message.code === "not-revealed" || message.code.startsWith("again-")) this.again = noticed;
    else this.onNotice(noticed);
  }
}

/** Reasons for which a move cannot be taken back that are worth telling: of all others the reader knows. */
const UNUSUAL = ["takeback-chance", "takeback-shown"];
/** The fault of a move that answers a question which is not asked any more. */
const STALE = 20;
/** Milliseconds that the opening of a round needs before hands may move. */
const OPENING = 3000;
/** Milliseconds between two things that others do, in a first game. */
const CALM = 1200;
/** Milliseconds for which a refusal is read while the game goes on. */
const LIVE_REFUSAL = 4000;
/** Chat that comes within so many milliseconds after the table was written before the reader came. */
const JUST_COME = 1000;

/** Made by the page, so that a move sent twice is recognised. `randomUUID` is missing on plain http. */
function moveId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
