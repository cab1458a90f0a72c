// Who sits where, named for the reader.
import type { Face, Player } from "../games/game";
import { avatarOf } from "../parts/avatar";
import type { Chair } from "../wire/wire";
import type { Params } from "../text/bundle";

type Speak = (code: string, params?: Params) => string;

/** A chair's name: a guest's own, or a bot's number among the bots. */
export function nameOf(chairs: readonly Chair[], chair: number, say: Speak): string {
  const one = chairs[chair];
  if (!one || one.kind === "empty") return say("page-nobody");
  if (one.kind === "guest") return isolated(one.name);
  return say("page-bot-name", { number: chairs.slice(0, chair + 1).filter((each) => each.kind === "bot").length });
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name that is written from right to left must not turn the sentence round it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** The players of a match, in the order of their seats. */
export function playersOf(chairs: readonly Chair[], count: number, own: number | null, say: Speak): Player[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: seat === own ? say("page-you") : nameOf(chairs, seat, say),
    bot: chairs[seat]?.kind === "bot",
    you: seat === own,
    face: chairs[seat] && faceOf(chairs[seat]),
  }));
}

/** How whoever sits in a chair looks; nobody looks like anything. */
export function faceOf(chair: Chair): Face | undefined {
  if (chair.kind === "empty") return undefined;
  // A server that is older than faces names none.
  const avatar = chair.kind === "guest" ? (chair.avatar ?? avatarOf(chair.name)) : null;
  return { avatar, level: chair.level, handle: chair.handle ?? "" };
}

/** The same out of a list of names, where bots have none. */
export function namedPlayers(names: readonly string[], say: Speak): Player[] {
  let bots = 0;
  return names.map((name, seat) => ({
    seat,
    name: name ? isolated(name) : say("page-bot-name", { number: ++bots }),
    bot: !name,
    you: false,
  }));
}

/** Those who did not reveal a seed in failed starts, each named once. `name` names who sits at a chair or seat. */
export function whoFailed(failed: readonly (readonly number[])[], name: (at: number) => string, say: Speak): string[] {
  const names = failed.flatMap((tried) =>
    tried.length ? tried.map((at) => (at < 0 ? say("page-failed-gone") : name(at))) : [say("page-failed-server")],
  );
  return [...new Set(names)];
}
