// Whether a move may be taken back: as long as nobody has learned anything from it. Like `hacktable.match.takeback` and `Match.back` in Python, and with
// the same answers: records are verified with it.
import { sha256 } from "../table/sha256";
import type { Kit } from "./kit";
import type { Rules, Told } from "./module";
import { CLOCK, pack, type Said, seatLetter } from "./verbs";

export const TAKE_BACK = "take-back";
export const TOOK_BACK = "took-back";
/** The number of the event that is told of it, among those of a game. */
export const TOOK_BACK_KIND = 0;

const WORLDS = 6;
const WORLDS_OF_MOVER = 16;
const WORLDS_AFTERWARDS = 4;
const CHANCE = ["key", "block", "counter", "used"] as const;
const SIZES = { i1: 1, i2: 2, i4: 4, i8: 8 } as const;
const SPECTATOR = -1;
const EVERYONE = -1;

export type How = "free" | "agreed";
export interface TakeBack {
  /** The first action that does not stand any more. */
  ply: number;
  how: How;
}

/** An action that takes a move back, as records have it; null if it is none. */
export function readBack(text: string): TakeBack | null {
  const [, ply, how] = /^\s*take-back\s+([1-9]\d{0,7})\s+(free|agreed)\s*$/.exec(text) ?? [];
  return ply ? { ply: Number(ply), how: how as How } : null;
}

export function writtenBack({ ply, how }: TakeBack): string {
  return `${TAKE_BACK} ${ply} ${how}`;
}

/** What is told of it, as records have it. */
export function writtenTookBack({ fields }: Told): string {
  return `${TOOK_BACK} ${seatLetter(fields[0])}`;
}

interface Done {
  seat: number;
  /** Null: it took something back. */
  said: Said | null;
}

/** How an action looks to a viewer: what they know afterwards, and what they heard. */
interface Look {
  mask: Uint8Array;
  heard: string;
}

/** Which actions of a match stand, and which of them may be taken back. */
export class Standing {
  private readonly done: Done[] = [];
  private standing: number[] = [];
  /** The last of them, back to the last one of somebody else: all of one seat, each with the state before it. */
  private run: { ply: number; state: Uint8Array }[] = [];
  /** Where chance lies in a state. */
  private readonly chance: { at: number; end: number }[];

  constructor(
    private readonly kit: Kit,
    private readonly rules: Rules,
    private readonly origin: Uint8Array,
  ) {
    this.chance = CHANCE.map((name) => {
      const [at, code, count = 1] = rules.layout.state.fields[name] as [number, keyof typeof SIZES, number?];
      return { at, end: at + SIZES[code] * count };
    });
  }

  /** An action has been done from this state. */
  noted(seat: number, said: Said, before: Uint8Array): void {
    const last = this.run.at(-1);
    if (last && this.done[last.ply - 1].seat !== seat) this.run = [];
    this.done.push({ seat, said });
    this.run.push({ ply: this.done.length, state: before });
    this.standing.push(this.done.length);
  }

  /** Something has been taken back. */
  notedBack(seat: number, { ply }: TakeBack): void {
    const last = this.standing.at(-1);
    this.standing = this.standing.filter((each) => each < ply);
    this.run = ply === last ? this.run.filter((each) => each.ply < ply) : [];
    this.done.push({ seat, said: null });
  }

  /** The actions that would be gone if one were taken back. */
  since(ply: number): number[] {
    return this.standing.filter((each) => each >= ply);
  }

  /** The action that takes a seat's last move back if nobody has learned anything from it, or the code of a sentence that says why not. */
  back(seat: number, state: Uint8Array): TakeBack | string {
    const last = this.lastOf(seat);
    if (last === null) return "takeback-none";
    const why = this.tooLate(state);
    if (why) return why;
    const kept = this.run.at(-1);
    if (kept?.ply !== last) return "takeback-acted";
    if (this.rules.live(kept.state)) return "takeback-live";
    if (this.chance.some(({ at, end }) => !same(kept.state.subarray(at, end), state.subarray(at, end)))) return "takeback-chance";
    if (this.taught(kept.state, seat, pack(this.done[last - 1].said!))) return "takeback-shown";
    if (this.mayActUnseen(state, seat)) return "takeback-acted";
    return { ply: last, how: "free" };
  }

  /** The action that takes it back, and all that was done since, if all players want that; or the code of a sentence that says why not. */
  backByConsent(seat: number, state: Uint8Array): TakeBack | string {
    const last = this.lastOf(seat);
    if (last === null) return "takeback-none";
    const why = this.tooLate(state);
    if (why) return why;
    const live = this.since(last).some((ply) => this.isLive(this.done[ply - 1]));
    return live || this.rules.live(this.before(last)) ? "takeback-live" : { ply: last, how: "agreed" };
  }

  /** The state before an action that stands: kept, or found by doing again what stands before it. */
  before(ply: number): Uint8Array {
    const kept = this.run.find((each) => each.ply === ply);
    if (kept) return kept.state;
    let state = this.origin;
    for (const earlier of this.standing.filter((each) => each < ply)) {
      const { seat, said } = this.done[earlier - 1];
      state = (seat === CLOCK ? this.rules.clockAct(state, pack(said!)) : this.rules.apply(state, seat, pack(said!))).state;
    }
    return state;
  }

  private isLive({ seat, said }: Done): boolean {
    return seat === CLOCK ? this.kit.clock[said!.verb - 1].verb === "tick" : this.kit.inputs.includes(said!.verb);
  }

  private tooLate(state: Uint8Array): string | null {
    return this.rules.live(state) ? "takeback-live" : this.rules.over(state) ? "match-over" : null;
  }

  private lastOf(seat: number): number | null {
    return this.standing.findLast((ply) => this.done[ply - 1].seat === seat) ?? null;
  }

  // ---------------------------------------------------------------- who has learned something

  private taught(before: Uint8Array, seat: number, act: bigint): boolean {
    const { state: after, told } = this.rules.apply(before, seat, act);
    for (let viewer = SPECTATOR; viewer < this.rules.seats; viewer++)
      if (this.taughtTo(viewer, before, seat, act, after, this.look(after, told, viewer))) return true;
    return false;
  }

  private taughtTo(viewer: number, before: Uint8Array, seat: number, act: bigint, after: Uint8Array, look: Look): boolean {
    const { rules } = this;
    const known = rules.mask(before, viewer);
    const looksSo = (world: Uint8Array, other: bigint): boolean => alike(this.acted(world, seat, other, viewer), look);
    if (viewer === seat) {
      if (cameToLight(before, known, look.mask)) return true;
      return this.worlds(before, known, seat, WORLDS_OF_MOVER).some((world) => !looksSo(world, act));
    }
    if (alike(look, { mask: known, heard: "" })) return false; // they have not even noticed that somebody acted
    if (cameToLight(before, known, look.mask) || changedUnseen(before, after, known, look.mask)) {
      const others = rules.legal(before, seat).filter((other) => other !== act);
      // Something that lies hidden from the viewer has changed, and they saw by which action.
      if (others.length && !others.some((other) => looksSo(before, other))) return true;
    }
    return this.worlds(before, known, viewer, WORLDS).some((world) => {
      const acts = rules.actors(world).includes(seat) ? rules.legal(world, seat) : [];
      const first = acts.filter((other) => other === act); // mostly nothing else needs to be tried
      return ![...first, ...acts.filter((other) => other !== act)].some((other) => looksSo(world, other));
    });
  }

  /** Whether others may have acted since without this seat seeing anything of it, as far as the seat knows. */
  private mayActUnseen(state: Uint8Array, seat: number): boolean {
    const { rules } = this;
    const known = rules.mask(state, seat);
    const unchanged = { mask: known, heard: "" };
    return this.worlds(state, known, seat, WORLDS_AFTERWARDS).some((world) =>
      rules.actors(world).some((other) => {
        if (other === seat) return false;
        const acts = rules.legal(world, other);
        const verb = (act: bigint): bigint => act >> 56n;
        const several = acts.filter((act, at) => verb(acts[at - 1] ?? 0n) !== verb(act) || verb(acts[at + 1] ?? 0n) !== verb(act));
        return several.some((act) => alike(this.acted(world, other, act, seat), unchanged));
      }),
    );
  }

  private look(state: Uint8Array, told: readonly Told[], viewer: number): Look {
    const heard = told.filter(({ audience }) => audience === EVERYONE || audience === viewer);
    return { mask: this.rules.mask(state, viewer), heard: heard.length ? JSON.stringify(heard) : "" };
  }

  private acted(state: Uint8Array, seat: number, act: bigint, viewer: number): Look {
    const { state: after, told } = this.rules.apply(state, seat, act);
    return this.look(after, told, viewer);
  }

  /** Worlds that look to a viewer like this one, made when they are needed: `some` stops at the first that will do. */
  private worlds(
    state: Uint8Array,
    known: Uint8Array,
    viewer: number,
    count: number,
  ): { some: (is: (world: Uint8Array) => boolean) => boolean } {
    const knowledge = sha256(known);
    const prefix = new TextEncoder().encode("hacktable take-back 1");
    const world = (number: number): Uint8Array => {
      const key = new DataView(sha256(Uint8Array.from([...prefix, viewer + 1, number, ...knowledge])).buffer);
      const words = Array.from({ length: 8 }, (_, at) => key.getInt32(4 * at, true));
      const imagined = this.rules.imagine(known, viewer, words);
      for (const { at, end } of this.chance) imagined.set(state.subarray(at, end), at);
      return imagined;
    };
    return { some: (is) => Array.from({ length: count }, (_, number) => number).some((number) => is(world(number))) };
  }
}

function same(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

function alike(one: Look, other: Look): boolean {
  return one.heard === other.heard && same(one.mask, other.mask);
}

/** Whether something that lay hidden from a viewer is seen now, or something else in its place. */
function cameToLight(before: Uint8Array, known: Uint8Array, mask: Uint8Array): boolean {
  return before.some((byte, at) => known[at] !== byte && known[at] !== mask[at]);
}

/** Whether something has changed that a viewer does not see. */
function changedUnseen(before: Uint8Array, after: Uint8Array, known: Uint8Array, mask: Uint8Array): boolean {
  return before.some((byte, at) => byte !== after[at] && known[at] === mask[at]);
}
