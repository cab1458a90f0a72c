// A finished round with everything open: what lay in whose hand, who looked where, and who put which virus on which account.
import { ACCOUNTS, type Board, type Event, type StageName, type State, TRUTH } from "../../../wire/hacker";
import { applied } from "../../../table/diff";
import { seesPoint, spotOf, walking } from "../live/sight";
import { stageOf } from "../places";

export interface Recounted {
  game: string;
  round: number;
  names: string[];
  board: Board;
  state: State;
  steps: { events: Event[]; diff: Record<string, unknown> }[];
  /** With the last round of a match that is over: the notes under each account, by value. */
  opened?: { under: number[][] };
}

/** Where an account's owner was when a virus fell on it. */
export type Owner = "own" | StageName | "elsewhere" | "watching" | "placing" | "unknown";

export interface Drop {
  /** The frame in which it lies there for the first time. */
  frame: number;
  by: number;
  account: number;
  owner: number;
  while: Owner;
  /** Everyone else who saw whose hand it was. */
  saw: number[];
}

/** One position of the round; in steps, a window with all that was chosen in it. */
export interface Frame {
  state: State;
  drops: Drop[];
}

export interface Story {
  board: Board;
  live: boolean;
  frames: Frame[];
  drops: Drop[];
}

export function storyOf({ board, state, steps }: Recounted): Story {
  const states: State[] = [state];
  for (const step of steps) states.push(applied(states[states.length - 1], step.diff));
  // At the end all accounts lie face up again.
  const owners = states[states.length - 1].owner;
  const live = board.live === 1;
  const frames = live
    ? ticks(board, states, owners)
    : windows(
        board,
        states,
        steps.map((step) => step.events),
        owners,
      );
  return { board, live, frames, drops: frames.flatMap((each) => each.drops) };
}

// ---------------------------------------------------------------- live

function ticks(board: Board, states: State[], owners: number[]): Frame[] {
  const frames: Frame[] = [];
  for (const [at, state] of states.entries()) {
    if (!state.flowing) continue;
    const before = states[at - 1]?.flowing ? states[at - 1] : null;
    const drops = before ? fallen(before, state).map((each) => liveDrop(board, before, each, owners[each.account], frames.length)) : [];
    frames.push({ state: openly(state, owners), drops });
  }
  return frames;
}

/** A virus falls before eyes and hands move: who saw it goes by the tick before. */
function liveDrop(board: Board, before: State, { by, account }: Fallen, owner: number, frame: number): Drop {
  const spot = spotOf(before, account);
  const saw = seatsOf(board).filter((seat) => seat !== by && seesPoint(board, before, seat, spot));
  return { frame, by, account, owner, while: whereabouts(before, owner, by, saw, walking(before, owner)), saw };
}

// ---------------------------------------------------------------- in steps

/** Windows, each as it was when the last choice was made. */
function windows(board: Board, states: State[], events: Event[][], owners: number[]): Frame[] {
  const frames: Frame[] = [];
  for (let at = 1; at < states.length; at++) {
    if (!events[at - 1].some((event) => event.event === "passed")) continue;
    const before = withLast(states[at - 1], events[at - 1]);
    const drops = fallen(before, states[at]).map(({ by, account }): Drop => {
      const saw = seatsOf(board).filter(
        (seat) => seat !== by && (before.target[seat] === account + 1 || before.target[seat] === ACCOUNTS + 1 + by),
      );
      const owner = owners[account];
      return { frame: frames.length, by, account, owner, while: whereabouts(before, owner, by, saw, owner === before.turn), saw };
    });
    // What is drawn are the piles that the window led to, with what was chosen in it.
    const after = {
      ...states[at],
      plan: before.plan,
      target: before.target,
      turn: before.turn,
      stage: before.stage,
      backwards: before.backwards,
      phase: before.phase,
    };
    frames.push({ state: openly(after, owners), drops });
  }
  return frames;
}

/** The last one's choice and what comes of it are one step. */
function withLast(before: State, events: Event[]): State {
  const ready = events.find((event) => event.event === "ready");
  if (!ready) return before;
  const target = [...before.target];
  for (const event of events) {
    if (event.event === "watching") target[ready.seat] = event.account;
    if (event.event === "following") target[ready.seat] = ACCOUNTS + 1 + event.seat;
  }
  return { ...before, target };
}

// ---------------------------------------------------------------- both

interface Fallen {
  by: number;
  account: number;
}

/** Viruses that came between two positions, in the order in which they lie. */
function fallen(before: State, after: State): Fallen[] {
  const known = before.lies[TRUTH].filter((lies) => lies !== 0).length;
  return after.lies[TRUTH].flatMap((lies, entry) =>
    entry >= known && lies > 0 ? [{ account: lies - 1, by: Math.log2(after.clue[TRUTH][entry]) }] : [],
  );
}

function whereabouts(before: State, owner: number, by: number, saw: number[], away: boolean): Owner {
  if (owner === by) return "own";
  if (saw.includes(owner)) return "watching";
  if (away) return stageOf(before);
  // Where somebody looks who brings a note to an account stays a secret, until the hands are home again.
  if (before.flowing && before.gaze_x[owner] < 0) return before.carried[owner] > 0 ? "placing" : "unknown";
  return "elsewhere";
}

/** A position in which every journal is the truth: whoever's eyes it is drawn for. */
function openly(state: State, owners: number[]): State {
  const truth = (rows: number[][]) => rows.map(() => rows[TRUTH]);
  return {
    ...state,
    owner: owners,
    face_down: 0,
    lies: truth(state.lies),
    since: truth(state.since),
    clue: truth(state.clue),
    clear: truth(state.clear),
  };
}

export function seatsOf(board: Board): number[] {
  return Array.from({ length: board.seats }, (_, seat) => seat);
}

/** Frames in which what lies on the table, or who is away, is not as before: only then the table is drawn anew. */
export function changesOf(frames: Frame[]): number[] {
  let last = 0;
  return frames.map(({ state, drops }, at) => {
    const before = frames[last].state;
    if (drops.length || state.turn !== before.turn || state.seated !== before.seated) last = at;
    return last;
  });
}
