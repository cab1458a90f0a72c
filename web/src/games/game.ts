// What the page asks of a game. A game's folder brings one GameModule; the shell does the rest.
import type { Component } from "svelte";
import type { Noise } from "../sounds";
import type { CallInfo, Outcome, Tally } from "../wire/wire";
import type { Inspected } from "../inspect/things";

/** A sentence from the Fluent files. */
export type Say = (code: string, params?: Record<string, string | number>) => string;

/** Someone at the table, named for the reader: "You", a guest's name, "Bot 2". */
/** How somebody looks at a table. */
export interface Face {
  /** Of a person; null for bots, which have a face for each level. */
  avatar: number | null;
  level: string | null;
  /** By which other guests know this one; empty for bots, and for who plays on somebody else's device. */
  handle: string;
}

export interface Player {
  seat: number;
  name: string;
  bot: boolean;
  you: boolean;
  /** Missing where only names are known, as in replays. */
  face?: Face;
}

/** An action of whatever game. What else is in it, the game knows. */
export interface AnyAction {
  do: string;
}

/** An event of whatever game. What else is in it, the game knows. */
export interface AnyEvent {
  event: string;
}

/** What a board draws: one shown position, and what has just happened. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a board's component takes the scenes of its own game, and only those
export interface Scene<S = any, E = any, A = any, B = any, T = any> {
  board: B;
  state: S;
  /** What led here, for animation only; empty after a sync or a jump. */
  events: E[];
  /** Rises with every shown frame: the key of an animation. */
  number: number;
  players: Player[];
  /** The reader's seat; null for a spectator. */
  seat: number | null;
  actors: number[];
  /** What the reader may do now; empty while frames are still being shown or a move is on its way. */
  legal: A[];
  /** Chosen and not sent yet: to be shown as a preview. */
  staged: A | null;
  /** How each legal action can come out, as the rules have worked it out, here or at the server; none until they have, and where nothing is at stake. */
  stakes?: (action: A) => readonly Outcome[];
  /** What each player would score if the round ended now, when the reader was last asked something. */
  tally?: readonly Tally[];
  /** What the rules say about the position, besides what may be done in it. Undefined: that is not known yet; null: the page cannot ask them, and what can be
   * chosen is what is legal, step by step. */
  study?: T | null;
  /** Whether the page helps to remember what was seen (an option of the table); undefined where nobody plays, as in a replay. */
  aids?: boolean;
  /** What the reader saw happen, as far as the page has it, and a way to get what came before. For aids alone: the state says what is. */
  story?: { events: readonly AnyEvent[]; earlier: (() => void) | null };
  /** While time itself acts: the latest tick, and when it arrived (performance.now()). Null otherwise. */
  live?: { tick: number; at: number } | null;
  /** Nothing is hidden from the reader: a replay with all cards open. */
  open?: boolean;
  /** In a lesson, `legal` has only what the step is about: what is missing there is not forbidden by the rules. */
  lesson?: boolean;
  /** 1: as designed; 2: twice as fast; 0: no motion. */
  speed: number;
}

/** A board may say which actions it chooses and steers: those of its game. */
export interface BoardProps<A extends AnyAction = AnyAction> {
  scene: Scene;
  /** The game's own module, for a board that serves more than one game. */
  module?: GameModule;
  say: Say;
  /** Choose a legal action: the shell asks for confirmation if wanted, and sends it. */
  choose: (action: A) => void;
  /** Where hands and eyes go in a live match: game inputs, sent soon, the latest of each kind. None where one only looks, as in a replay. */
  steer?: (inputs: A[]) => void;
  /** Ask for `Scene.tally` while somebody else is to act. None where one only looks. */
  weigh?: () => void;
  /** Something is tried that is not among the legal actions: the rules say why not. None where one only looks. */
  attempt?: (action: A) => void;
  /** Half of a choice is made on the board: what is still to be chosen, in words, or null. The shell says it instead of what is expected. */
  ask?: (question: string | null) => void;
  /** Something impossible was tried that is no action: the shell says why, with the rule. */
  refuse: (code: string, params: Record<string, string | number>, rule: string) => void;
  /** Open the rules at a number. */
  explain: (rule: string) => void;
}

/** A moving picture that introduces a game; where the reader wants no motion it must say the same standing still. */
export interface PictureProps {
  panel: "goal" | "turn" | "score";
  /** Whose colour the reader's own things have. */
  seat: number;
}

/** One open fact about a player, beside the name. */
export interface Fact {
  /** Short, as it stands there: "4 in the chain". */
  text: string;
  /** Shorter still, where four players share a phone's width; none: left out there. */
  brief?: string;
  /** In full, for a screen reader and as a tooltip. */
  label: string;
  /** A line drawing on a 24 grid before it. */
  icon?: string;
  /** The rule that makes it matter. */
  rule?: string;
}

/** What a newcomer should know right now. */
export interface Hint {
  /** Unique; each is shown until dismissed or outdated, once. */
  key: string;
  text: string;
  rule?: string;
}

/** A great moment: its headline, and whose it is. */
export interface Celebration {
  code: string;
  seat: number;
}

/** A place beside the board, as on a map; with more than four players some sit half-way between corners, and a seventh below "e". */
export type Corner = "nw" | "ne" | "se" | "sw" | "w" | "e" | "low";

/** A round that is over, as the server tells it: see `Recount` in wire.ts. */
export interface RecountProps {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as with scenes
  recount: any;
  players: Player[];
  say: Say;
  speed: number;
  seat: number | null;
}

/** Functions are declared as methods: so those of a game may name the game's own actions and events where the shell says "any". */
export interface GameModule {
  name: string;
  /** The board with all that is on it, as large as its place allows. */
  Board: Component<BoardProps>;
  /** Stands in the action bar where a choice is put together out of many parts, above the buttons; nothing where it is not needed. */
  Tray?: Component<BoardProps>;
  /** A sign that a player wears by the name. */
  Badge?: Component<{ scene: Scene; seat: number; say: Say }>;
  /** What somebody is called who has a share in the points, where that is not always a player. */
  nameOf?(players: Player[], seat: number, say: Say): string;
  /** What the round would bring the reader if it ended now, in words; null where there is nothing to say. */
  tallied?(scene: Scene, say: Say): string | null;
  /** The page asks the rules about its positions (`Scene.study`). */
  studied?: boolean;
  /** Fewest points win. */
  fewest?: boolean;
  /** While players have to remember what they saw: the event since which the log may be read. */
  since?(state: object): ((event: AnyEvent) => boolean) | null;
  /** Time itself acts now: there is no time to read, and the board needs the room. */
  brisk?: (scene: Scene) => boolean;
  /** A button's words. */
  label(action: AnyAction, scene: Scene, say: Say): string;
  /** What was tried in vain, in words; without it, what stands on its button. */
  tried?(action: AnyAction, scene: Scene, say: Say): string;
  /** What the server's refusal speaks of, as the board names it; without it, as the server does. */
  refused?(params: Readonly<Record<string, unknown>>, scene: Scene, say: Say): Record<string, unknown>;
  /** A log line; null for what needs no line. */
  tell(event: AnyEvent, players: Player[], say: Say, board: object): string | null;
  /** Events from one place on that are told together as one log line, and how many they are; null: each has its own. */
  fold?(events: readonly AnyEvent[], at: number, players: Player[], say: Say, board: object): { text: string; events: number } | null;
  /** Which legal actions are buttons; without it, all of them. The others must be within reach on the board. */
  offered?: (scene: Scene) => AnyAction[];
  /** What is expected of whoever may act, in words. */
  expect: (scene: Scene, say: Say) => string;
  /** Whether choosing it is worth a confirmation (a roll is not). */
  weighty(action: AnyAction): boolean;
  /** Milliseconds that the frame with these events wants to stay on show, at speed 1. */
  duration(events: readonly AnyEvent[], players?: readonly Player[]): number;
  /** Milliseconds for which the picture of these events stays where the reader can bear no motion; without it, no time at all. */
  still?(events: readonly AnyEvent[], players: readonly Player[]): number;
  /** A frame's events in parts that are shown one after another; all but the last stand on the position before the frame, because
   * the new position would take their picture away. Without it, all is one. */
  acts?(events: AnyEvent[]): AnyEvent[][];
  /** These events are a person's moment: they are not told faster when the show is behind. */
  calm?(events: readonly AnyEvent[], players: readonly Player[]): boolean;
  /** These events belong to the next round: in a pause they wait until everyone has looked back at the last one. */
  afterwards?(events: readonly AnyEvent[]): boolean;
  points: (scene: Scene, seat: number) => number | null;
  /** The rule by which points are counted. */
  pointsRule?: string;
  /** What a thing on the board is and does now, by its key (`data-inspect`); null for a thing that is gone. */
  inspect?(key: string, scene: Scene, say: Say): Inspected | null;
  /** The rule that an event of the log follows, by the event's name. */
  eventRules?: Readonly<Record<string, string>>;
  /** What an action would do, and its rule; the name is the button's words. */
  about?(action: AnyAction, scene: Scene, say: Say): Omit<Inspected, "name">;
  facts: (scene: Scene, seat: number, say: Say) => Fact[];
  hint: (scene: Scene, say: Say) => Hint | null;
  /** Beside which corner of the board a player's things lie, where there is room for names round it; without it, the
   * reader is at the bottom left and the others follow clockwise. */
  corner?: (scene: Scene, seat: number) => Corner;
  /** What a result needs to be understood, in sentences: why the game is over, and what wins. Told with the last events that are known. */
  ending?(scene: Scene, events: readonly AnyEvent[], say: Say): string[];
  /** What a place in the result depends on besides points, such as a target of one's own; null: nothing. */
  aim?(scene: Scene, seat: number, say: Say): string | null;
  /** What really happened in a round that is over, and which was the last of those; 0: none yet. */
  Recount?: Component<RecountProps>;
  lastRound?: (scene: Scene) => number;
  /** The end of a match, played by itself on the page of the result, from the recount of its last round. */
  Finale?: Component<RecountProps>;
  /** What an event sounds like where it is shown; null: it is silent. Without it, everything ticks alike. */
  noise?(event: AnyEvent, scene: Scene): Noise | null;
  /** What of the events that have just been shown is worth a celebration. `told` is all that happened in the match as far as the page
   * knows it, these events included. */
  celebrate?(events: readonly AnyEvent[], told: readonly AnyEvent[]): Celebration | null;
  /** What players can say with one tap; without it, what fits every game. */
  calls?: readonly CallInfo[];
  /** Somewhere on the board for a call that points at a place. */
  place?(scene: Scene): number;
  /** Whether an action with these events is worth a mark on the replay's scrub bar; its code for a sentence, or null. */
  moment(events: readonly AnyEvent[]): string | null;
  /** The rules by language, and a game's sentences, are found by the game's name. */
}
