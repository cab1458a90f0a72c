// Written by `python -m hacktable.server.wire.typescript`. Do not edit.

export const PROTOCOL = 5;
export const LARGEST = 8192;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 200;
export const LONGEST_REPORT = 300;
export const MOST_PASSKEYS = 10;
export const AVATARS = 4096;
export const REFUSED_FROM = 4400;
export const RETRY_FROM = 4500;
export const WRONG_PROTOCOL = 4400;
export const MOVED = 4505;
export const BANNED = 47;

/** The first message on every socket. */
export interface HelloMessage {
  do: "hello";
  protocol: number;
  epoch?: string | null;
  seen?: number | null;
  match?: number | null;
  chair?: number | null;
}

/** Take an empty chair (also a bot's), or move to it. */
export interface SitMessage {
  do: "sit";
  chair: number;
}

/** Seat somebody else who plays on this device, in a chair of their own; `Kick` has them get up again. */
export interface ShareMessage {
  do: "share";
  chair: number;
  name: string;
}

/** Get up, in the lobby, with everyone on this device. */
export interface StandMessage {
  do: "stand";
}

/**
 * Agree to start with the table as it is. With it, every seat of this device commits to a seed that it has drawn and shows to nobody. Any
 * change of what one was ready for takes it back.
 */
export interface ReadyMessage {
  do: "ready";
  server: string;
  seats: string[];
}

/** The seeds behind the commitments, after `Deal`, and only if its list is what this page was ready for. The first word counts. */
export interface RevealMessage {
  do: "reveal";
  server: string;
  seeds: string[];
}

/** Not ready any more. */
export interface UnreadyMessage {
  do: "unready";
}

/** The host puts a bot into a chair, or takes one away (level null). */
export interface BotMessage {
  do: "bot";
  chair: number;
  level: string | null;
}

/**
 * The host asks somebody to get up, who then stays away until the host lets them in again (`LetIn`). Everyone may ask whom they have seated
 * on their own device.
 */
export interface KickMessage {
  do: "kick";
  chair: number;
}

/** The host lets somebody in again who was asked to get up: until then they may watch, but neither sit down nor chat. */
export interface LetinMessage {
  do: "letin";
  number: number;
}

/**
 * The host sets options, the clock, memory aids, advice, taking back by consent, patience or ratings; what is not named stays, so that two
 * quick choices never undo one another.
 */
export interface ChooseMessage {
  do: "choose";
  options: Record<string, boolean | number | string>;
  pace?: "off" | "quick" | "relaxed" | null;
  aids?: boolean | null;
  advice?: boolean | null;
  consent?: boolean | null;
  patient?: boolean | null;
  rated?: boolean | null;
}

/**
 * The host opens the table to everybody: it is in the list that anybody can read, as long as somebody is here. Or (`on` false) only to who
 * has the link.
 */
export interface PublishMessage {
  do: "publish";
  on: boolean;
  language?: string;
  welcome?: "everybody" | "experienced" | "newcomers";
}

/** The host starts; everyone who sits must be ready. `Deal` follows, and when all have revealed their seeds, the match. */
export interface StartMessage {
  do: "start";
}

/**
 * On a shared device: look through another of its chairs, or (null) through none while it is handed over. A `Sync` answers. From now on the
 * page gets what this chair sees and nothing else, and acts for it.
 */
export interface LookMessage {
  do: "look";
  chair: number | null;
}

/** A move in the match; or, as the action `{"do": "take-back"}`, the last one is taken back. */
export interface ActMessage {
  do: "act";
  id: string;
  window: number;
  action: any;
}

/** While a match is live: where hands and eyes go. At most fifteen a second count; only acts are answered, this is not. */
export interface LiveMessage {
  do: "live";
  tick: number;
  since: number;
  inputs?: any[];
}

/** In a pause before a live round, or in a hearing: no need to wait for me. In a lesson: I have read what to do, and time may run. */
export interface OnwardMessage {
  do: "onward";
}

/** Chat: a call that everyone reads in their own language, or free text. Which calls there are, the game says (`kernel/calls.py`). */
export interface SayMessage {
  do: "say";
  call?: string | null;
  aim?: number | null;
  text?: string | null;
}

/**
 * Leave a running match for good; a bot plays on. `Back` takes the seat again. A shared device speaks for the chair it looks through, and
 * for all of them if it looks through none.
 */
export interface LeaveMessage {
  do: "leave";
}

/** Take the seat again that was left. */
export interface BackMessage {
  do: "back";
}

/** After the end: the same table once more, from its lobby. In a lesson of which a step was missed: this step once more. */
export interface RematchMessage {
  do: "rematch";
}

/** Ask for the log entries before the one with this number. */
export interface LogMessage {
  do: "log";
  before: number;
}

/** Ask what is at stake: what every choice of the seat would bring everyone, and what the round would if it ended now. `Stakes` answers. */
export interface WeighMessage {
  do: "weigh";
}

/** What would you play? `Advice` answers, where the table allows it. */
export interface AdviseMessage {
  do: "advise";
}

/** Why did they do that? `Reasons` answers, where the table allows advice. */
export interface WhyMessage {
  do: "why";
}

/** May I take my last move back? `Regrets` answers. */
export interface RegretMessage {
  do: "regret";
}

/**
 * Ask everybody to consent that my last move is taken back, with all that was done since; where the table allows it. `Pleading` tells them.
 */
export interface PleadMessage {
  do: "plead";
}

/** Whether what somebody pleads for may be done. One device answers for all who play on it. */
export interface ConsentMessage {
  do: "consent";
  yes: boolean;
}

/** Are you there? */
export interface PingMessage {
  do: "ping";
}

/** The whole table round the match, whenever something of it changes. */
export interface TableMessage {
  is: "table";
  id: string;
  game: string;
  phase: "abandoned" | "interrupted" | "lobby" | "over" | "playing";
  match: number;
  chairs: Chair[];
  host: number | null;
  options: Record<string, boolean | number | string>;
  warnings: string[];
  picture: string | null;
  pace: "off" | "quick" | "relaxed";
  lesson: boolean;
  daily: DailyTable | null;
  aids: boolean | null;
  advice: "always" | "off" | "on" | null;
  consent: boolean;
  patient: boolean | null;
  rated: boolean;
  public: Published | null;
  quick: boolean;
  evening: EveningOfTable | null;
  commitment: string;
  dealing: number[] | null;
  failed: number[][];
  watchers: number;
  paused: boolean;
  you: You;
}

/** The match is about to begin: this is the list of all commitments. Whoever finds their own in it reveals the seeds behind them. */
export interface DealMessage {
  is: "deal";
  match: number;
  server: string;
  seats: string[];
  attempt: number;
  left: number;
}

/**
 * Before `Sync`: what the match was dealt from, but for the server's seed, which `End` has. Each page compares it with its own list. Not
 * sent for matches that are older than commitments.
 */
export interface DealtMessage {
  is: "dealt";
  match: number;
  server: string;
  seats: string[];
  seeds: string[];
  failed: number[][];
}

/** Everything a viewer is shown: after the first hello, and whenever frames would not do. */
export interface SyncMessage {
  is: "sync";
  epoch: string;
  number: number;
  match: number;
  seat: number | null;
  players: number;
  board: Record<string, any>;
  state: Record<string, any>;
  actors: number[];
  legal: any[];
  window: number;
  over: boolean;
  log: LogEntry[];
  clock: SeatClock[] | null;
}

/** What one action changed for a viewer. */
export interface FrameMessage {
  is: "frame";
  number: number;
  events: any[];
  diff: Record<string, any>;
  actors: number[];
  legal: any[];
  window: number;
  over: boolean;
  clock: SeatClock[] | null;
  ack: string | null;
}

/** What a tick of a live match changed for a viewer, with all that was done since the last one. Numbered like frames, and among them. */
export interface BeatMessage {
  is: "beat";
  number: number;
  tick: number;
  events: any[];
  diff: Record<string, any>;
  asked: Asked | null;
}

/** There is a pause before every live round. */
export interface PauseMessage {
  is: "pause";
  round: number;
  left: number;
  waiting: number[];
}

/** Something is about to be decided: for a moment everybody may point a finger (`Say` with an aim), or say `Onward`. */
export interface HearingMessage {
  is: "hearing";
  seat: number;
  left: number;
  waiting: number[];
}

/** After a live round: how long a message took to each seat's page and back (the median); null for bots and for who was away. */
export interface DelaysMessage {
  is: "delays";
  round: number;
  milliseconds: (number | null)[];
}

/** How far a lesson is, after every move in it. The sentences are the game's: `GAME-lesson-WORDS`, and behind `done`, `…-done`. */
export interface LessonMessage {
  is: "lesson";
  step: number;
  of: number;
  words: string | null;
  done: string | null;
  point: string;
  waits: boolean;
  missed: boolean;
}

/** A move is on disk: one made live, which the next beat shows, or one that had been carried out before and was sent again. */
export interface AckMessage {
  is: "ack";
  id: string;
}

/** The clocks, when something other than a move changed them. */
export interface ClocksMessage {
  is: "clocks";
  clock: SeatClock[];
}

/** After the last frame: the result, and the seeds behind all chance. No result if the match was abandoned or interrupted. */
export interface EndMessage {
  is: "end";
  match: number;
  result: Result | null;
  scores: number[][];
  server_seed: string;
  seat_seeds: string[];
  terms: string;
  commitment: string;
  commitments: string[];
  failed: number[][];
  other_rules: OtherRules | null;
  daily: Daily | null;
}

/** Something was not done. `fault` is its number, see `faults.py`; `code` and `params` make the sentence. */
export interface RefusedMessage {
  is: "refused";
  fault: number;
  code: string;
  params: Record<string, any>;
  rule: string | null;
  retry: boolean;
  id: string | null;
}

/** One line of chat: a call, or a text. */
export interface ChatMessage {
  is: "chat";
  number: number;
  chair: number | null;
  name: string;
  call: string | null;
  aim: number | null;
  text: string | null;
  handle: string;
}

/** Earlier log entries. */
export interface HistoryMessage {
  is: "history";
  entries: LogEntry[];
}

/** What is at stake for a seat that asked: worked out by the rules, from what the seat is shown. */
export interface StakesMessage {
  is: "stakes";
  window: number;
  choices: Outcome[][];
  tally: Tally[];
}

/** What the champion would play, from what the seat knows: the best choices, the best first. */
export interface AdviceMessage {
  is: "advice";
  window: number;
  choices: Advised[];
}

/** What bots have lately chosen in view of everybody, the latest first, and what can be said of it. */
export interface ReasonsMessage {
  is: "reasons";
  choices: Choice[];
}

/** Whether the viewer's last move may be taken back, as far as the viewer knows. */
export interface RegretsMessage {
  is: "regrets";
  window: number;
  why: string | null;
  plead: boolean;
}

/** Somebody wants to take their last move back, and everybody is asked. Whatever anybody does ends it. */
export interface PleadingMessage {
  is: "pleading";
  seat: number | null;
  waiting: number[];
}

/**
 * Something happened at the table, not in the rules: `timeout`, `took-over`, `came-back`, `left`, `declined` (somebody does not want a move
 * to be taken back); or in the lobby, where somebody was `kicked`, did not reveal their seeds (`not-revealed`), was seated by quick match
 * and has `not-come`, or changed what the others were ready for (`again-…`).
 */
export interface NoticeMessage {
  is: "notice";
  code: "again-bots" | "again-kicked" | "again-moved" | "again-options" | "again-sat" | "again-shared" | "again-stood" | "came-back" | "declined" | "kicked" | "left" | "not-come" | "not-revealed" | "timeout" | "took-over";
  chair: number;
  name: string;
}

/** What the people who run the server want everybody to know. */
export interface AnnouncementMessage {
  is: "announcement";
  text: string;
}

/** Yes. */
export interface PongMessage {
  is: "pong";
}

/** The last message before the server closes the socket. */
export interface ByeMessage {
  is: "bye";
  close: number;
  code: string;
  retry: boolean;
}

/** GET /api/home: all the home page needs. */
export interface Home {
  protocol: number;
  version: string;
  games: GameInfo[];
  me: Me;
  announcement: string;
  push: string;
  mail: boolean;
  webhooks: boolean;
  passkeys: boolean;
  strangers: boolean;
  evenings: boolean;
}

/** POST /api/me: become a guest, or take another name or another face. */
export interface Introduce {
  name: string;
  avatar: number | null;
}

/** POST /api/me/key: be the guest of a personal link, from now on. POST /api/me/key/whose: only ask whose it is. */
export interface Key {
  key: string;
}

/** POST /api/me/link: a personal link. It works once, and only for a while. */
export interface Link {
  key: string;
  expires: number;
}

/** The answer to POST /api/me/key/whose: who one would become, and who one is. */
export interface Whose {
  name: string;
  you: string | null;
  same: boolean;
}

/** GET /api/me/keys: my devices, and who else is known to this one. DELETE /api/me/keys/ID revokes one, or forgets somebody here. */
export interface Keys {
  keys: KeyInfo[];
  people: Person[];
}

/** POST /api/me/become: be somebody else who is known to this device. */
export interface Become {
  id: string;
}

/** GET /api/me/ties: whom I have muted or blocked, the latest first. */
export interface Ties {
  ties: TieInfo[];
}

/** GET /api/me/met: with whom I have played lately, the latest first. */
export interface Acquaintances {
  met: MetInfo[];
}

/** POST /api/me/ties: mute or block somebody, or neither any more. They are not told. */
export interface ChooseTie {
  handle: string;
  muted: boolean;
  blocked: boolean;
}

/**
 * POST /api/tables/LINK/reports: tell who runs the server about somebody who sits at this table, or has talked here, as I do or have. They
 * are not told.
 */
export interface ReportPerson {
  handle: string;
  reason: "cheating" | "insults" | "name" | "other" | "stalling";
  words: string;
}

/** POST /api/me/passkeys/begin: what a browser needs to make a passkey for me. POST /api/passkeys/begin: to say by one who somebody is. */
export interface Ceremony {
  options: Record<string, any>;
}

/** POST /api/me/passkeys: the passkey that a browser has made. POST /api/passkeys: what it has signed with one; a `Link` answers. */
export interface Signed {
  credential: Record<string, any>;
}

/** GET /api/me/passkeys: all of mine. DELETE /api/me/passkeys/ID removes one. */
export interface PasskeyList {
  passkeys: PasskeyInfo[];
}

/** GET /api/me/reach: how I am told of my turn while I am away. */
export interface Reached {
  pushed: boolean;
  quiet: QuietHours | null;
  mail: MailInfo | null;
}

/** POST /api/me/push: push to this device. DELETE /api/me/push: no more. */
export interface Subscribe {
  endpoint: string;
  public: string;
  secret: string;
  language: string;
}

/** POST /api/me/quiet: have quiet hours, or none any more. */
export interface BeQuiet {
  hours: QuietHours | null;
}

/** POST /api/me/mail: send mails to this address, as soon as it is confirmed. DELETE /api/me/mail: no more. */
export interface GiveMail {
  address: string;
  language: string;
}

/** POST /api/mail/confirm: the address is mine, as the link in the first mail says. */
export interface Token {
  token: string;
}

/**
 * POST /api/tables/ID/webhook: tell there whose turn it is. It is tried at once, and kept if it is answered. DELETE: no more. For the host.
 */
export interface Hook {
  kind: "discord" | "json" | "ntfy";
  url: string;
  language: string;
}

/** GET /api/tables/ID/webhook: the one that the table has, for its host. */
export interface Hooked {
  webhook: Hook | null;
}

/** GET and POST /api/tables/ID/told: whether I am told of my turns at this table. */
export interface Told {
  on: boolean;
}

/** GET /api/daily: the deals of today, of yesterday, and what is listed of the next days. */
export interface DailyDays {
  day: string;
  now: number;
  ends: number;
  today: DailyDeal[];
  yesterday: DailyPast[];
  coming: DailyListed[];
}

/** GET /api/open: the tables that anybody may come to, what was changed last first. */
export interface PublicTables {
  tables: PublicTable[];
}

/** POST /api/seek: look for people to play with, from now on. DELETE /api/seek: look no more. */
export interface Seek {
  games: string[];
  sizes: number[];
  paces: ("off" | "quick" | "relaxed")[];
  language: string;
  patience: number | null;
  rated: boolean;
}

/**
 * POST /api/seek/wait: still waiting. It is answered when something has changed, or after a quarter of a minute. Who does not ask again
 * looks no more.
 */
export interface Await {
  mark: string;
  busy: boolean;
}

/** POST /api/seek/accept: come to a table that was found. */
export interface Accept {
  offer: string;
}

/** How it stands with my search for people. */
export interface Seeking {
  state: "accepted" | "idle" | "offered" | "seated" | "waiting";
  mark: string;
  waited: number;
  others: number;
  offer: Offered | null;
  table: string | null;
}

/** POST /api/evenings: plan an evening of several rounds. The answer is its link, as for a table. */
export interface PlanEvening {
  name: string;
  game: string;
  format: "robin" | "swiss";
  rounds: number;
  size: number;
  minutes: number | null;
  pace: "off" | "quick" | "relaxed";
  options: Record<string, boolean | number | string>;
  rated: boolean;
  joins: boolean;
}

/** GET /api/evenings: those in which I take part, or which I host; the latest first. */
export interface MyEvenings {
  evenings: EveningBrief[];
}

/**
 * POST /api/evenings/ID/wait: it is answered when the evening has changed since the answer with this number, or after a quarter of a
 * minute.
 */
export interface AwaitEvening {
  changes: number;
}

/**
 * POST /api/evenings/ID/do: `join` (or come back), `rest` (sit out from the next round on); and for the host: `begin` the next round,
 * `pause` (or go on), `end`, `remove` a person (or let them come again), `skip` a table of this round.
 */
export interface EveningDeed {
  what: "begin" | "end" | "join" | "pause" | "remove" | "rest" | "skip";
  which: number;
}

/** GET /api/evenings/ID: an evening as everybody sees it who has the link. */
export interface EveningPage {
  id: string;
  changes: number;
  name: string;
  game: string;
  options: Record<string, boolean | number | string>;
  format: "robin" | "swiss";
  planned: number;
  size: number;
  minutes: number | null;
  pace: "off" | "quick" | "relaxed";
  rated: boolean;
  phase: "break" | "gathering" | "over" | "playing";
  paused: boolean;
  left: number | null;
  host: string;
  people: EveningPerson[];
  order: number[];
  rounds: EveningRound[];
  you: number | null;
  hosting: boolean;
  table: string | null;
}

/** POST /api/tables: the maker sits in the first chair. */
export interface NewTable {
  game: string;
  bots?: number;
  options?: Record<string, boolean | number | string>;
  pace?: "off" | "quick" | "relaxed";
  level?: string | null;
  lesson?: boolean;
}

/** The answer to NewTable. */
export interface Made {
  id: string;
}

/** GET /api/tables/ID/MATCH/replay?eyes=open|0|1…: a finished match, as one seat saw it or with all open. */
export interface Replay {
  game: string;
  names: string[];
  options: Record<string, boolean | number | string>;
  eyes: number | null;
  board: Record<string, any>;
  state: Record<string, any>;
  opening: any[];
  steps: ReplayStep[];
  end: EndMessage;
  explained: boolean;
}

/** GET /api/tables/ID/MATCH/why/STEP: why somebody chose what they did in a step of a replay, counted from 0, from all that they knew. */
export interface Explanation {
  choice: Choice | null;
}

/** GET /api/tables/ID/MATCH/seen?lang=xx: an ended match as it was seen. It is not played again, so this needs no rules. */
export interface Seen {
  game: string;
  names: string[];
  opening: string[] | null;
  acts: SeenAct[];
  end: EndMessage;
}

/** GET /api/tables/ID/MATCH/recount/ROUND: what really happened in a round that is over, with all open that is no secret any more. */
export interface Recount {
  game: string;
  round: number;
  names: string[];
  board: Record<string, any>;
  state: Record<string, any>;
  steps: RecountStep[];
  opened: Record<string, any>;
  awards: Awarded[];
}

/** GET /api/players/HANDLE, or /api/players/me: a player's page. */
export interface PlayerPage {
  handle: string;
  name: string;
  mine: boolean;
  private: boolean;
  ratings: RatingInfo[];
  played: PlayedInfo[];
  finished: number;
  streaks: StreakInfo[];
  medals: MedalInfo[];
}

/** POST /api/me/private: whether nobody else may see my page. */
export interface BePrivate {
  private: boolean;
}

/** GET /api/tables/ID/MATCH/ratings: nobody if it was not rated. */
export interface RatedMatch {
  seats: RatedSeat[];
}

/** GET /api/games/NAME/texts?lang=xx: what a page needs to show a game that it was built without. Nothing in it depends on a match. */
export interface GameTexts {
  sentences: Record<string, string>;
  rules: string;
  state: Record<string, FieldInfo>;
  board: Record<string, FieldInfo>;
  actions: Record<string, string[]>;
  events: Record<string, string[]>;
  calls: CallInfo[];
}

/** Every HTTP answer that is not a success. */
export interface Problem {
  fault: number;
  code: string;
  params: Record<string, any>;
  rule: string | null;
  retry: boolean;
}

/** A place at the table. In a match, chair and seat are the same number. */
export interface Chair {
  kind: "bot" | "empty" | "guest";
  name: string;
  level: string | null;
  personality: string | null;
  ready: boolean;
  presence: "away" | "here" | "left";
  bot_plays: boolean;
  shares: number | null;
  handle: string;
  avatar: number | null;
}

/** Which deal of the day is tried at a table. */
export interface DailyTable {
  day: string;
  counted: boolean;
}

/** How a table that is open to everybody is listed. */
export interface Published {
  language: string;
  welcome: "everybody" | "experienced" | "newcomers";
}

/** The evening that a table was made for, and the number of its round; the first is 1. */
export interface EveningOfTable {
  id: string;
  round: number;
}

/** Who the reader of a message is. */
export interface You {
  name: string;
  chair: number | null;
  host: boolean;
  chairs: number[];
  out: boolean;
  outside: string[];
}

/** What the viewer saw of one action (or of the opening: number 0). */
export interface LogEntry {
  number: number;
  events: any[];
}

/** Milliseconds left as this is sent. */
export interface SeatClock {
  move: number;
  reserve: number;
  running: boolean;
}

/** Who may act, and what the viewer may do. */
export interface Asked {
  actors: number[];
  legal: any[];
  window: number;
}

/** How a match ended, a value a seat. */
export interface Result {
  placing: number[];
  points: number[];
  sources: Record<string, number>[];
}

/** Why the server cannot play a match again. What everyone saw of it is at /api/tables/ID/MATCH/seen. */
export interface OtherRules {
  why: "game" | "moves" | "options" | "rules";
  begun: number;
  now: number | null;
}

/** Which day a match is the deal of, and against whom. */
export interface Daily {
  day: string;
  bots: string[];
}

/** One way in which an action can come out. */
export interface Outcome {
  code: string;
  odds: number | null;
  points: (number | null)[];
  ends: boolean;
}

/** What a player would score if the round ended now. */
export interface Tally {
  points: number | null;
  sources: (number | null)[];
}

/** One choice, and what is to be expected of it. */
export interface Advised {
  at: number;
  chance: number;
  place: number | null;
  points: number | null;
  prospect: Prospected | null;
  reason: Reason | null;
}

/**
 * What somebody has chosen, and what can be said of it from what the seat that asks knew just before; in a replay, from what the chooser
 * knew.
 */
export interface Choice {
  seat: number;
  action: any;
  state: Record<string, any>;
  chance: number | null;
  place: number | null;
  instead: Instead | null;
  reason: Reason | null;
}

/** A door on the home page. */
export interface GameInfo {
  name: string;
  players: [number, number];
  minutes: [number, number];
  minutes_with_bots: [number, number] | null;
  measured: Length | null;
  options: Record<string, (boolean | number | string)[]>;
  texts: Record<string, TextOption>;
  presets: Presets | null;
  bots: string[];
  lesson: boolean;
}

/** Who I am; nobody yet if there is no name. */
export interface Me {
  name: string | null;
  tables: MyTable[];
  avatar: number | null;
  handle: string;
}

/** A device on which I am myself. */
export interface KeyInfo {
  id: string;
  label: string | null;
  created: number;
  seen: number | null;
  this: boolean;
}

/** Somebody else who has played on this device, and can again. */
export interface Person {
  id: string;
  name: string;
}

/** Somebody whom I do not want to hear, or to meet. */
export interface TieInfo {
  handle: string;
  name: string;
  avatar: number;
  muted: boolean;
  blocked: boolean;
}

/** Somebody with whom I have played lately. */
export interface MetInfo {
  handle: string;
  name: string;
  avatar: number;
  game: string;
  at: number;
}

/** A passkey of mine. */
export interface PasskeyInfo {
  id: string;
  label: string | null;
  created: number;
  seen: number | null;
}

/** When a guest is not to be told of their turn: in minutes after midnight, past midnight if the end is before the beginning. */
export interface QuietHours {
  zone: string;
  start: number;
  end: number;
}

/** A guest's address for mail. */
export interface MailInfo {
  address: string;
  confirmed: boolean;
}

/** A deal of a day. */
export interface DailyDeal {
  game: string;
  options: Record<string, boolean | number | string>;
  bots: string[];
  commitment: string;
  terms: string;
  tries: number;
  mine: DailyTry | null;
}

/** A deal of a day that is over. */
export interface DailyPast {
  deal: DailyDeal;
  seed: string;
  best: DailyBest | null;
}

/** What is known of a deal before its day. */
export interface DailyListed {
  day: string;
  game: string;
  commitment: string;
}

/** A table that anybody may come to. */
export interface PublicTable {
  id: string;
  game: string;
  names: string[];
  bots: number;
  chairs: number;
  pace: "off" | "quick" | "relaxed";
  language: string;
  welcome: "everybody" | "experienced" | "newcomers";
  updated: number;
}

/** A table that was found. It is made as soon as all who are asked have accepted. */
export interface Offered {
  id: string;
  game: string;
  players: number;
  people: number;
  pace: "off" | "quick" | "relaxed";
  left: number;
  rated: boolean;
}

/** An evening in a list. */
export interface EveningBrief {
  id: string;
  name: string;
  game: string;
  phase: "break" | "gathering" | "over" | "playing";
}

/** Somebody who takes part. */
export interface EveningPerson {
  number: number;
  name: string;
  avatar: number;
  presence: "away" | "in" | "out";
  host: boolean;
  rank: number;
  points: number;
  wins: number;
  against: number;
  played: number;
}

/** A round that has begun. */
export interface EveningRound {
  tables: EveningTable[];
}

/** One action of a replay. */
export interface ReplayStep {
  seat: number;
  action: any;
  at: number | null;
  events: any[];
  diff: Record<string, any>;
  points: number[];
}

/** One action of a match, as everyone saw it. */
export interface SeenAct {
  seat: number;
  action: string;
  at: number | null;
  told: string[] | null;
}

/** A tick, or an action. */
export interface RecountStep {
  events: any[];
  diff: Record<string, any>;
}

/** A small award after a match, which some players may share, and how often they did what it is given for. */
export interface Awarded {
  code: string;
  seats: number[];
  times: number;
}

/** Somebody's rating in a game of so many players. */
export interface RatingInfo {
  game: string;
  players: number;
  rating: [number, number];
  matches: number;
  curve: RatingPoint[];
}

/** A finished match of a player. */
export interface PlayedInfo {
  table: string | null;
  match: number;
  at: number;
  game: string;
  players: number;
  people: number;
  place: number;
  left: boolean;
  before: [number, number] | null;
  after: [number, number] | null;
}

/** Wins of a game in a row, now and the longest ever, and how many matches there were. */
export interface StreakInfo {
  game: string;
  now: number;
  best: number;
  matches: number;
  wins: number;
}

/** A medal of a game, and when it was earned; null: not yet. */
export interface MedalInfo {
  game: string;
  code: string;
  at: number | null;
}

/** Whose rating a match has changed, and how. */
export interface RatedSeat {
  handle: string;
  before: [number, number];
  after: [number, number];
}

/** How a field of a position or a board is to be read by a page that does not know the game. */
export interface FieldInfo {
  shape: number[];
  low: number;
  names: string[];
  flag: boolean;
  blank: number | null;
  owned: boolean;
  shown: string | null;
  per_seat: boolean;
  seat: boolean;
}

/** What players can say with one tap, and what it points at. Its sentence is `call-NAME` if it fits every game, else `GAME-call-NAME`. */
export interface CallInfo {
  name: string;
  aims: "place" | "seat" | null;
}

/** Something that may happen to the seat before it chooses again. */
export interface Prospected {
  code: string;
  odds: number;
}

/** What speaks for a choice or against it, counted from what a seat knows: it is true in every world that fits that. */
export interface Reason {
  code: string;
  counts: Record<string, number>;
}

/** What could have been done instead, as far as the seat knew. */
export interface Instead {
  action: any;
  chance: number;
}

/** How long half of the matches among people last at a server, those in the middle. */
export interface Length {
  matches: number;
  quick: number;
  median: number;
  slow: number;
}

/** An option that is a text of several lines, such as a drawing; empty unless another option asks for it. */
export interface TextOption {
  most: number;
  option: string;
  value: string;
}

/** An option that stands for a set of others. */
export interface Presets {
  option: string;
  values: Record<string, Record<string, string>>;
}

/** One of my games. */
export interface MyTable {
  id: string;
  game: string;
  phase: "abandoned" | "interrupted" | "lobby" | "over" | "playing";
  names: string[];
  match: number;
  your_turn: boolean;
  placing: number | null;
  updated: number;
  lesson: boolean;
}

/** My counted try. */
export interface DailyTry {
  table: string;
  score: DailyScore | null;
}

/** The best counted try of a day; its replay is that of match 1 at this table. */
export interface DailyBest {
  table: string;
  name: string;
  place: number;
  points: number;
}

/** A table of a round. */
export interface EveningTable {
  link: string;
  people: number[];
  bots: number;
  state: "over" | "playing" | "void" | "waiting";
  scores: EveningScore[];
}

/** A rating after a match. */
export interface RatingPoint {
  at: number;
  mu: number;
  sigma: number;
}

/** How a counted try of a deal of the day ended, and how it stands among all that have ended. */
export interface DailyScore {
  place: number;
  points: number;
  percentile: number | null;
  bars: DailyBar[];
}

/** What somebody got at a table. */
export interface EveningScore {
  who: number;
  place: number | null;
  points: number;
}

/** How many tries had a result, or one of some that stand next to each other. */
export interface DailyBar {
  tries: number;
  mine: boolean;
}

export type FromPage =
  | HelloMessage
  | SitMessage
  | ShareMessage
  | StandMessage
  | ReadyMessage
  | RevealMessage
  | UnreadyMessage
  | BotMessage
  | KickMessage
  | LetinMessage
  | ChooseMessage
  | PublishMessage
  | StartMessage
  | LookMessage
  | ActMessage
  | LiveMessage
  | OnwardMessage
  | SayMessage
  | LeaveMessage
  | BackMessage
  | RematchMessage
  | LogMessage
  | WeighMessage
  | AdviseMessage
  | WhyMessage
  | RegretMessage
  | PleadMessage
  | ConsentMessage
  | PingMessage;
export type FromServer =
  | TableMessage
  | DealMessage
  | DealtMessage
  | SyncMessage
  | FrameMessage
  | BeatMessage
  | PauseMessage
  | HearingMessage
  | DelaysMessage
  | LessonMessage
  | AckMessage
  | ClocksMessage
  | EndMessage
  | RefusedMessage
  | ChatMessage
  | HistoryMessage
  | StakesMessage
  | AdviceMessage
  | ReasonsMessage
  | RegretsMessage
  | PleadingMessage
  | NoticeMessage
  | AnnouncementMessage
  | PongMessage
  | ByeMessage;

export const GENERAL_CALLS = ["hello", "good-luck", "well-played", "thanks", "oops", "hurry", "wow", "good-game"] as const;
export const PACES = ["off", "relaxed", "quick"] as const;
export const REASONS = ["insults", "cheating", "stalling", "name", "other"] as const;

export const FAULTS = {
  1: "fault-not-understood",
  2: "fault-hello-first",
  3: "fault-slow-down",
  10: "fault-nobody",
  11: "fault-no-table",
  12: "fault-no-seat",
  13: "fault-not-host",
  14: "fault-taken",
  15: "fault-not-now",
  16: "fault-not-ready",
  17: "fault-too-few",
  18: "fault-no-chair",
  19: "fault-shared-live",
  20: "fault-stale",
  21: "fault-not-saved",
  22: "fault-running",
  23: "fault-foreign",
  24: "fault-no-page",
  25: "fault-broken",
  26: "fault-other-rules",
  28: "fault-busy",
  27: "fault-no-game",
  29: "fault-changed",
  40: "fault-many-tables",
  41: "fault-many-today",
  42: "fault-full",
  46: "fault-many-starts",
  43: "fault-link-over",
  44: "fault-sent-away",
  45: "fault-full-device",
  47: "fault-banned",
  55: "fault-not-rated",
  56: "fault-no-player",
  48: "fault-unanswered",
  49: "fault-not-open",
  50: "fault-many-ties",
  52: "fault-many-reports",
  53: "fault-full-of-reports",
  60: "fault-counted",
  61: "fault-day-goes-on",
  62: "fault-day-is-over",
  63: "fault-no-evening",
  64: "fault-full-evening",
  65: "fault-many-evenings",
  66: "fault-of-evening",
  51: "fault-not-proved",
  34: "fault-lesson",
} as const;
export const CLOSES = {
  4400: "close-protocol",
  4401: "close-stranger",
  4403: "close-foreign",
  4404: "close-gone",
  4405: "close-no-game",
  4406: "close-banned",
  4420: "close-not-your-try",
  4422: "close-nonsense",
  4529: "close-flood",
  4508: "close-too-slow",
  4510: "close-silent",
  4503: "close-closing",
  4504: "close-again",
  4505: "close-moved",
} as const;
