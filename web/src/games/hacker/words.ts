// Hacker in words: buttons, log lines, what is expected, and everything on the table for who does not see it.
import { type Action, type Board, type Event, ROUNDS } from "../../wire/hacker";
import type { Fact, Player, Say } from "../game";
import { type Trace, remembered } from "./journal";
import { emptyRun } from "./motion";
import type { Report } from "./planning.svelte";
import { turned } from "./geometry";
import { type Eye, isChoosing } from "./plan";
import { choosesNow, encryption, type HackerScene, isAway, nameOf, notesInHand, notesUnder, ownerOf, phaseOf, stageOf } from "./places";

/** About how far apart rows of accounts lie. */
const ROW = 26;

type Params = Record<string, string | number>;
const BACK = "M4 7h16v10H4zM12 9.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8";
/** A virus, drawn on a 24 grid. */
export const BUG = "M12 7v11M8.5 11a3.5 3.5 0 0 1 7 0v3a3.5 3.5 0 0 1-7 0zM8.5 11L5.5 9M15.5 11l3-2M8.5 14h-3.3M15.5 14h3.3";

// ---------------------------------------------------------------- what is on the table

/** Where an account lies as the reader sees the table: counted in rows from the far left. A card that lies face down has no other name. */
export function placeOf({ board, state, seat }: Pick<HackerScene, "board" | "state" | "seat">, account: number): number {
  const view = turned(board, seat);
  const all = Array.from({ length: board.accounts }, (_, each) => ({ each, ...view.account(state, each) }));
  const row = (y: number): number => Math.round(y / ROW);
  all.sort((a, b) => row(a.y) - row(b.y) || a.x - b.x);
  return all.findIndex(({ each }) => each === account) + 1;
}

/** An account's short name: its number, and whose it is. */
export function accountName(scene: HackerScene, account: number, say: Say): string {
  const owner = ownerOf(scene.state, account);
  if (owner === null) return say("hacker-page-account-down", { place: placeOf(scene, account) });
  if (owner === scene.seat) return say("hacker-page-account-own", { account: account + 1 });
  return say("hacker-page-account", { account: account + 1, seat: nameOf(scene.players, owner) });
}

/** The same within a sentence. */
function accountIn(scene: HackerScene, account: number, say: Say): string {
  const owner = ownerOf(scene.state, account);
  if (owner === null) return say("hacker-page-the-account-down", { place: placeOf(scene, account) });
  if (owner === scene.seat) return say("hacker-page-the-account-own", { account: account + 1 });
  return say("hacker-page-the-account", { account: account + 1, seat: nameOf(scene.players, owner) });
}

/** An account in full: its name, what lies on it and under it, and what the reader knows about that. */
export function accountWords(scene: HackerScene, account: number, viruses: number, say: Say, stale = false): string {
  const parts = [accountName(scene, account, say)];
  // Who cannot see the table has to know where a card lies before it is turned over.
  if (scene.board.magnetic && !scene.state.face_down) parts.push(say("hacker-page-account-place", { place: placeOf(scene, account) }));
  parts.push(say(stale ? "hacker-page-pile-stale" : "hacker-page-pile", { viruses }));
  const notes = notesUnder(scene.state, scene.seat, account);
  if (notes.some(Boolean)) parts.push(say("hacker-page-notes", { notes: notesWords(notes, say) }));
  const thrown = ownerOf(scene.state, account) === scene.seat ? encryption(scene.board, notes) : 0;
  if (thrown) parts.push(say("hacker-page-encryption", { viruses: thrown }));
  return [parts.join(", "), ...knowledge(scene, account, say)].join(". ");
}

/** Notes by value as they are read: "1, 2, 2". Empty: none. */
export function notesWords(counts: readonly number[], say: Say): string {
  return counts.flatMap((count, value) => (count ? [say("hacker-page-note-count", { value: value + 1, count })] : [])).join(", ");
}

/** What the reader knows about the viruses on an account, one sentence each, the one on top first. */
export function knowledge(scene: HackerScene, account: number, say: Say): string[] {
  return remembered(scene, account).map((trace, at) => {
    const place = say("hacker-page-virus-place", { place: at + 1 });
    return [`${place}: ${whenWords(scene, trace, say)}`, ...clueWords(scene, trace, say)].join("; ");
  });
}

/** When a virus came. */
export function whenWords(scene: HackerScene, trace: Trace, say: Say): string {
  if (scene.board.live) return say("hacker-page-when-live", { seat: nameOf(scene.players, trace.walker) });
  return say("hacker-page-when", { seat: nameOf(scene.players, trace.walker), stage: trace.stage });
}

function clueWords({ players }: HackerScene, trace: Trace, say: Say): string[] {
  const names = (seats: number[]): string => seats.map((seat) => nameOf(players, seat)).join(", ");
  const found: string[] = [];
  if (trace.batch > 1) found.push(say("hacker-page-know-batch", { count: trace.batch }));
  if (trace.seen.length) found.push(say("hacker-page-know-seen", { names: names(trace.seen) }));
  if (trace.cleared.length) found.push(say("hacker-page-know-cleared", { names: names(trace.cleared) }));
  return found;
}

export function seatWords(scene: HackerScene, seat: number, say: Say): string {
  const { board, state, players } = scene;
  const parts = [nameOf(players, seat)];
  if (isAway(board, state, seat)) parts.push(say("hacker-page-seat-away"));
  else if (choosesNow(state, seat)) parts.push(say(state.ready[seat] ? "hacker-page-seat-ready" : "hacker-page-seat-choosing"));
  return parts.join(", ");
}

/** What the eyes are on. */
export function eyeWords(scene: HackerScene, eye: Eye, say: Say): string {
  return "account" in eye ? accountIn(scene, eye.account, say) : say("hacker-page-eye-seat", { seat: nameOf(scene.players, eye.seat) });
}

/** The plan read back. */
export function planWords(scene: HackerScene, hands: readonly number[], eye: Eye | null, say: Say): string {
  const where = hands.map((account) => accountIn(scene, account, say));
  const parts = [
    where.length ? say("hacker-page-plan-hands", { accounts: where.join(", "), count: where.length }) : say("hacker-page-plan-still"),
  ];
  parts.push(eye ? say("hacker-page-plan-eye", { target: eyeWords(scene, eye, say) }) : say("hacker-page-plan-blind"));
  return parts.join(" ");
}

/** What the reader saw in the last window. */
export function reportWords(scene: HackerScene, report: Report, say: Say): string {
  if (report.saw.length)
    return report.saw
      .map(({ seat, account }) =>
        say("hacker-page-saw", {
          seat: nameOf(scene.players, seat),
          account: account + 1,
          own: ownerOf(scene.state, account) === scene.seat ? "yes" : "no",
        }),
      )
      .join(" ");
  return report.eye ? say("hacker-page-saw-nothing", { target: eyeWords(scene, report.eye, say) }) : say("hacker-event-nothing");
}

/** Where the walk is. */
export function walkWords({ state, players }: HackerScene, say: Say): string {
  return say("hacker-page-walk", {
    seat: nameOf(players, state.turn),
    stage: stageOf(state),
    way: state.backwards ? "backwards" : "forwards",
  });
}

// ---------------------------------------------------------------- what the shell asks for

export function label(action: Action, scene: HackerScene, say: Say): string {
  const code = `hacker-page-do-${action.do}`;
  switch (action.do) {
    case "follow":
    case "name":
      return say(code, { seat: nameOf(scene.players, action.seat) });
    case "walk":
      return say(code, { way: action.way });
    case "slip":
    case "watch":
    case "protect":
      return scene.state.face_down
        ? say(`${code}-down`, { place: placeOf(scene, action.account - 1) })
        : say(code, { account: action.account });
    case "place": {
      const [value] = notesInHand(scene.state, scene.seat);
      if (scene.state.face_down) {
        const place = placeOf(scene, action.account - 1);
        return value ? say(`${code}-down`, { place, value }) : say("hacker-page-account-down", { place });
      }
      // Too late: the note was placed meanwhile.
      return value ? say(code, { account: action.account, value }) : say("hacker-do-place", { account: action.account });
    }
    case "drop":
      return say(action.hand === 1 ? "hacker-page-live-hand-left" : "hacker-page-live-hand-right");
    case "take":
      return say(code, { value: action.value });
    case "decline":
      return say(code);
    default:
      return say(`hacker-do-${action.do}`, { ...action, do: "" });
  }
}

/** Needs no line: it is seen on the table, or told with something else. */
const UNTOLD = new Set<Event["event"]>(["scattered", "slipped", "watching", "following", "ready", "moving", "looked", "passed", "nothing"]);
/** Tells whose account it is. In a game in which they will lie face down, remembering that is the players' business (HK-40). */
const TELLING = new Set<Event["event"]>(["stashed", "protecting", "took", "lost"]);

export function tell(event: Event, players: Player[], say: Say, board: Board): string | null {
  if (UNTOLD.has(event.event)) return null;
  const told: Params = {};
  for (const [field, value] of Object.entries(event) as [string, string | number][])
    if (field !== "event") told[field] = field === "seat" || field === "suspect" || field === "by" ? nameOf(players, Number(value)) : value;
  // Live, the walker turns round as often as there is something to see.
  if (event.event === "left" && board.live) return say("hacker-page-told-left", told);
  if (event.event === "protecting" && !board.magnetic) return say("hacker-page-told-protecting", told);
  if (board.magnetic && TELLING.has(event.event)) return say(`hacker-page-untold-${event.event}`, told);
  return say(`hacker-event-${event.event}`, told);
}

/** Accounts without a note, one after another: nothing happens to them, so one line tells of all. */
export function fold(events: readonly Event[], at: number, _players: Player[], say: Say): { text: string; events: number } | null {
  const run = emptyRun(events, at);
  if (!run) return null;
  const gone = events.slice(at, at + run).flatMap((event) => (event.event === "aside" ? [event] : []));
  const accounts = gone.map((event) => event.account).join(", ");
  const viruses = gone.reduce((sum, event) => sum + event.viruses, 0);
  return { text: say("hacker-page-told-empty", { accounts, count: gone.length, viruses }), events: run };
}

export function expect(scene: HackerScene, say: Say): string {
  const { state, seat, players } = scene;
  const phase = phaseOf(state);
  const acts = seat !== null && scene.actors.includes(seat);
  const turn = nameOf(players, phase === "take" || phase === "loot" ? state.taker - 1 : state.turn);
  if (phase === "over") return say("hacker-expect-over");
  if (phase === "dealt" || phase === "home" || phase === "loot") {
    if (!acts) return phase === "dealt" ? waitingFor(scene, say) : say(`hacker-page-wait-${phase}`, { seat: turn });
    const [value, next] = notesInHand(state, seat);
    if (state.face_down) return say("hacker-page-expect-place-down", { value: value ?? 0 });
    return say("hacker-page-expect-place", { value: value ?? 0, notes: next ? 2 : 1 });
  }
  if (phase === "window") {
    if (!acts || !isChoosing(scene)) return waitingFor(scene, say);
    return say(seat === state.turn ? "hacker-page-expect-look-back" : "hacker-page-expect-window", {
      walk: walkWords(scene, say),
      viruses: state.hand[seat!],
    });
  }
  if (phase === "name" && acts) return say("hacker-page-expect-name", { account: state.account });
  if (phase === "take" && acts) return say("hacker-page-expect-take", { account: state.account });
  return acts ? say(`hacker-page-expect-${phase}`) : say(`hacker-page-wait-${phase}`, { seat: turn, account: state.account });
}

/** Whom everybody waits for. */
function waitingFor(scene: HackerScene, say: Say): string {
  const names = scene.actors.filter((each) => each !== scene.seat).map((each) => nameOf(scene.players, each));
  if (phaseOf(scene.state) === "dealt") return say("hacker-page-wait-dealt", { names: names.join(", ") });
  return say("hacker-page-wait-window", { walk: walkWords(scene, say), names: names.join(", "), count: names.length });
}

export function facts(scene: HackerScene, seat: number, say: Say): Fact[] {
  const { board, state } = scene;
  const notes = Math.max(0, state.held[seat]);
  const found: Fact[] = [
    {
      text: say("hacker-page-fact-notes", { notes }),
      brief: String(notes),
      label: say("hacker-page-fact-notes-about", { notes }),
      icon: BACK,
      rule: "HK-5",
    },
  ];
  // Others' are seen only while they are in one's gaze; blank is none, and none need not be said.
  const viruses = state.hand[seat];
  if (seat === scene.seat || viruses > 0)
    found.push({
      text: say("hacker-page-fact-viruses", { viruses }),
      brief: String(viruses),
      label: say("hacker-page-fact-viruses-about", { viruses, all: board.viruses }),
      icon: BUG,
      rule: "HK-2",
    });
  if (state.named[seat])
    found.push({
      text: say("hacker-page-fact-traced", { traced: state.traced[seat], named: state.named[seat] }),
      label: say("hacker-page-fact-traced-about", { traced: state.traced[seat], named: state.named[seat] }),
      rule: "HK-21",
    });
  return found;
}

/** What a player has in the end; until then nobody knows (HK-30). */
export function points(scene: HackerScene, seat: number): number | null {
  const counted = scene.events.find((each) => each.event === "counted" && each.seat === seat);
  return counted?.event === "counted" ? counted.money : null;
}

export function ending(scene: HackerScene, _events: readonly Event[], say: Say): string[] {
  const { board, state, players } = scene;
  const told = [say("hacker-page-ending", { rounds: ROUNDS })];
  const share = (seat: number): number => (state.named[seat] ? state.traced[seat] / state.named[seat] : 0);
  const best = [...Array(board.seats).keys()].sort((a, b) => share(b) - share(a) || state.traced[b] - state.traced[a])[0];
  if (state.traced[best])
    told.push(say("hacker-page-ending-traced", { seat: nameOf(players, best), traced: state.traced[best], named: state.named[best] }));
  return told;
}
