// What cards tell about the things at Hacker's table: from what the server shows this seat, and from nothing else.
import { type Inspected, keyParts } from "../../inspect/things";
import { choices, joined } from "../../inspect/words";
import { type Action, type Event, ROUNDS } from "../../wire/hacker";
import type { Say } from "../game";
import { height } from "./journal";
import { type Doing, doingOf } from "./live/hands";
import { walkWords as liveWalk } from "./live/walk";
import { encryption, flows, type HackerScene, isAway, nameOf, notesInHand, notesUnder, ownerOf, phaseOf, walkers } from "./places";
import { pressed } from "./pressing";
import { accountName, knowledge, label, notesWords, seatWords, walkWords } from "./words";

/** Of what can be chosen; where hands and eyes go in a live round is never listed. */
const ACTION_RULES: Partial<Record<Action["do"], string>> = {
  slip: "HK-12",
  watch: "HK-67",
  follow: "HK-67",
  walk: "HK-66",
  place: "HK-5",
  protect: "HK-20",
  name: "HK-21",
  take: "HK-21",
  decline: "HK-21",
  drop: "HK-60",
};

/** Things of which there is only one, or of which one is like the other, with their rules. */
const PLAIN: Record<string, string> = {
  table: "HK-3",
  gaze: "HK-61",
  eyes: "HK-61",
  corridor: "HK-62",
  turn: "HK-62",
  lesson: "HK-60",
  caught: "HK-67",
  planned: "HK-65",
  "tool-hand": "HK-65",
  "tool-eye": "HK-67",
  "tool-done": "HK-65",
};

/** The rule by which something happened. */
export const eventRules: Record<Event["event"], string> = {
  scattered: "HK-3",
  note: "HK-4",
  placed: "HK-5",
  stashed: "HK-5",
  round: "HK-10",
  turned: "HK-40",
  left: "HK-11",
  slipped: "HK-12",
  watching: "HK-67",
  following: "HK-67",
  ready: "HK-65",
  passed: "HK-66",
  grew: "HK-12",
  saw: "HK-67",
  nothing: "HK-67",
  faced: "HK-62",
  moving: "HK-65",
  returned: "HK-11",
  fetched: "HK-11",
  protecting: "HK-20",
  thrown: "HK-41",
  named: "HK-21",
  looked: "HK-21",
  took: "HK-21",
  lost: "HK-21",
  declined: "HK-21",
  aside: "HK-23",
  counted: "HK-30",
};

export function about(action: Action, _scene: HackerScene, say: Say): Omit<Inspected, "name"> {
  return { now: say(`hacker-page-about-do-${action.do}`), rule: ACTION_RULES[action.do] };
}

export function inspect(key: string, scene: HackerScene, say: Say): Inspected | null {
  const [kind, first] = keyParts(key);
  const { board, state, players } = scene;
  if (kind in PLAIN) return { name: say(`hacker-page-about-${kind}-name`), now: say(`hacker-page-about-${kind}`), rule: PLAIN[kind] };
  switch (kind) {
    case "account":
      return first < board.accounts ? account(scene, first, say) : null;
    case "seat":
      return seat(scene, first, say);
    case "glove":
      return {
        name: say("hacker-page-about-glove-name", { seat: nameOf(players, first) }),
        now: say("hacker-page-about-glove"),
        rule: board.live ? "HK-60" : "HK-13",
      };
    case "held":
      return {
        name: nameOf(players, first),
        now: `${say("hacker-page-fact-viruses-about", { viruses: state.hand[first], all: board.viruses })}.`,
        rule: "HK-2",
      };
    case "round":
      return {
        name: say("hacker-page-round", { round: Math.max(1, state.rounds), rounds: ROUNDS }),
        now: joined(
          say("hacker-page-about-round"),
          board.magnetic === 1 && state.rounds < ROUNDS && say("hacker-page-about-round-magnetic"),
          state.face_down === 1 && say("hacker-page-hint-down"),
        ),
        rule: state.face_down ? "HK-40" : "HK-10",
      };
    case "walker": {
      const at = walkers(board, state).indexOf(first);
      const when = at < state.walk ? "past" : at === state.walk ? "now" : "next";
      return { name: nameOf(players, first), now: say(`hacker-page-about-walker-${when}`), rule: "HK-11" };
    }
    case "way":
      return {
        name: say("hacker-page-about-way-name"),
        now: joined(
          flows(scene)
            ? `${liveWalk(state, nameOf(players, state.turn), say)}.`
            : phaseOf(state) === "window"
              ? `${walkWords(scene, say)}.`
              : say("hacker-page-wait-walk", { seat: nameOf(players, state.turn) }),
          say("hacker-page-about-way"),
        ),
        rule: board.live ? "HK-62" : "HK-66",
      };
    case "phase":
      return {
        name: say(
          phaseOf(state) === "dealt"
            ? "hacker-page-phase-dealt"
            : phaseOf(state) === "over"
              ? "hacker-page-count"
              : "hacker-page-phase-protection",
        ),
        now: say(
          phaseOf(state) === "dealt"
            ? "hacker-page-hint-dealt"
            : phaseOf(state) === "over"
              ? "hacker-page-ending"
              : "hacker-page-about-protection",
          {
            rounds: ROUNDS,
          },
        ),
        rule: phaseOf(state) === "dealt" ? "HK-4" : phaseOf(state) === "over" ? "HK-30" : "HK-20",
      };
    case "bank":
      return {
        name: say("hacker-page-about-bank-name"),
        now: joined(`${say("hacker-page-bank-left", { notes: state.bank_size })}.`, say("hacker-page-about-bank")),
        rule: "HK-11",
      };
    case "stage":
      return state.account > 0 ? account(scene, state.account - 1, say) : plain("protection", "HK-21", say);
    case "face":
      return {
        name: nameOf(players, first),
        now: joined(
          say("hacker-page-about-face"),
          can(scene, (each) => each.do === "name" && each.seat === first, say),
        ),
        rule: "HK-21",
      };
    case "note": {
      const [value] = notesInHand(state, scene.seat);
      return {
        name: say("hacker-page-note", { value: value ?? 0 }),
        now: joined(say("hacker-page-about-note"), board.cryptography === 1 && say("hacker-page-crypto")),
        value: value ? say("hacker-page-about-money", { money: value }) : undefined,
        rule: board.cryptography ? "HK-41" : "HK-5",
      };
    }
    case "hand":
      return hand(scene, first, say);
    case "told":
      return { name: say("hacker-page-about-told-name"), now: say("hacker-page-about-told"), rule: board.live ? "HK-61" : "HK-67" };
    default:
      return null;
  }
}

function plain(kind: string, rule: string, say: Say): Inspected {
  return { name: say(`hacker-page-phase-${kind}`), now: say(`hacker-page-about-${kind}`), rule };
}

/** What the reader may do now that concerns this thing. */
function can(scene: HackerScene, concerns: (action: Action) => boolean, say: Say): string {
  if (scene.seat === null) return "";
  return choices(
    scene.legal.filter(concerns).map((each) => label(each, scene, say)),
    say,
  );
}

function account(scene: HackerScene, at: number, say: Say): Inspected {
  const { board, state } = scene;
  const owner = ownerOf(state, at);
  const own = owner !== null && owner === scene.seat;
  const viruses = height(state, scene.seat, at);
  const notes = notesUnder(state, scene.seat, at);
  const thrown = own ? encryption(board, notes) : 0;
  const money = notes.reduce((sum, count, value) => sum + count * (value + 1), 0);
  const possible = can(scene, (each) => "account" in each && each.account === at + 1, say);
  const vain = !possible && scene.legal.length ? (pressed(scene, at) ?? undefined) : undefined;
  const whose = owner === null ? "down" : own ? "own" : "other";
  return {
    name: accountName(scene, at, say),
    now: joined(
      `${say(flows(scene) ? "hacker-page-pile-stale" : "hacker-page-pile", { viruses })}.`.replace(/^./u, (letter) =>
        letter.toLocaleUpperCase(),
      ),
      say(`hacker-page-about-account-${whose}`),
      own && notes.some(Boolean) && `${say("hacker-page-about-notes", { notes: notesWords(notes, say) })}`,
      thrown > 0 && say("hacker-page-about-thrown", { viruses: thrown }),
      ...knowledge(scene, at, say).map((each) => `${each}.`),
      possible,
    ),
    value: own || money ? say("hacker-page-about-money", { money }) : undefined,
    rule: owner === null ? "HK-40" : viruses && own ? "HK-21" : "HK-5",
    vain,
  };
}

function seat(scene: HackerScene, whose: number, say: Say): Inspected {
  const { board, state } = scene;
  return {
    name: nameOf(scene.players, whose),
    now: joined(
      `${seatWords(scene, whose, say)}.`,
      say(
        isAway(board, state, whose) ? "hacker-page-about-seat-away" : board.live ? "hacker-page-about-seat-live" : "hacker-page-about-seat",
      ),
      can(scene, (each) => each.do === "follow" && each.seat === whose, say),
    ),
    rule: isAway(board, state, whose) ? "HK-11" : board.live ? "HK-63" : "HK-67",
  };
}

function doingWords(scene: HackerScene, doing: Doing, say: Say): string {
  if (doing.is === "place" && scene.state.face_down) return say("hacker-page-live-hand-place-hidden");
  if (doing.is !== "over") return say(`hacker-page-live-hand-${doing.is}`, "account" in doing ? { account: doing.account + 1 } : {});
  return say("hacker-page-live-hand-over-hidden");
}

function hand(scene: HackerScene, which: number, say: Say): Inspected | null {
  if (scene.seat === null) return null;
  return {
    name: say(which === 0 ? "hacker-page-live-hand-left" : "hacker-page-live-hand-right"),
    now: joined(`${doingWords(scene, doingOf(scene.board, scene.state, scene.seat, which), say)}.`, say("hacker-page-about-hand")),
    rule: "HK-60",
  };
}
