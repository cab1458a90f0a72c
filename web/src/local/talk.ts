// Bots call things out now and then, from what their seat knows and has just seen. Like `server/table/talk.py`; what they say is a rule.
import { sha256 } from "../table/sha256";
import type { Kit } from "./kit";
import type { LocalMatch } from "./match";
import { TOOK_BACK_KIND } from "./takeback";

/** Of so many occasions a bot takes one. */
const SELDOM = 3;
/** All bots of a table together may call so many times as often as one of them. */
const TOGETHER = 4;
/** Milliseconds after which a bot calls, from and to. */
const SOONEST = 600;
const LATEST = 1_800;
/** Milliseconds for which a bot says nothing more. */
export const SILENCE = 25_000;
/** A call that points at something is its number, and this many times one more than what it points at. */
const AIMS = 256;

export interface Remark {
  seat: number;
  call: string;
  aim: number | null;
  /** Milliseconds until it is said. */
  after: number;
}

/** The coin that a seat tosses to talk, from a seed that no page of a server is told before the match is over. */
function coinOf(serverSeed: string, match: number, seat: number): bigint {
  const hash = sha256(new TextEncoder().encode(`talk ${serverSeed} ${match} ${seat}`));
  return new DataView(hash.buffer).getBigUint64(0) >> 1n;
}

/** The next state of a coin, and a number from 0 to one less than the given one (`kernel/coin.py`). */
function toss(coin: bigint, count: number): [bigint, number] {
  const next = (coin * 6364136223846793005n + 1442695040888963407n) & ((1n << 63n) - 1n);
  return [next, Number(((next >> 31n) * BigInt(count)) >> 32n)];
}

export class BotTalk {
  private readonly coins = new Map<number, bigint>();
  /** Until when each seat says nothing. */
  private readonly silent = new Map<number, number>();
  /** Until when nobody says anything. */
  private hush = 0;

  constructor(
    private readonly kit: Kit,
    private readonly match: LocalMatch,
  ) {}

  /** Some actions have just been told: perhaps one of the bots has something to say about what it saw of them. */
  hear(plies: readonly number[], bots: readonly number[], now: number): Remark | null {
    if (this.match.over || now < this.hush) return null;
    for (const seat of bots) {
      if (now < (this.silent.get(seat) ?? 0)) continue;
      const said = this.remark(seat, plies);
      if (!said) continue;
      this.silent.set(seat, now + SILENCE);
      this.hush = now + SILENCE / TOGETHER;
      return { seat, ...said, after: SOONEST + this.tossed(seat, LATEST - SOONEST) };
    }
    return null;
  }

  /** What a bot calls out, if anything: about the last event that means something to it, so of what came of something rather than of how it began. */
  remark(seat: number, plies: readonly number[]): Pick<Remark, "call" | "aim"> | null {
    const { match } = this;
    const heard = plies
      .filter((ply) => !match.hasInput(ply))
      .flatMap((ply) => match.heard(seat, ply))
      .filter(({ kind }) => kind !== TOOK_BACK_KIND);
    if (!heard.length || this.tossed(seat, SELDOM)) return null;
    const mask = match.rules.mask(match.state, seat);
    for (const { kind, fields } of heard.toReversed()) {
      const [said, coin] = match.rules.remark(mask, seat, kind, fields, this.coin(seat));
      this.coins.set(seat, coin);
      if (!said) continue;
      const aim = Math.floor(said / AIMS);
      return { call: Object.keys(this.kit.calls)[(said % AIMS) - 1], aim: aim ? aim - 1 : null };
    }
    return null;
  }

  private coin(seat: number): bigint {
    const { serverSeed, number } = this.match.stored;
    return this.coins.get(seat) ?? coinOf(serverSeed, number, seat);
  }

  private tossed(seat: number, count: number): number {
    const [coin, number] = toss(this.coin(seat), count);
    this.coins.set(seat, coin);
    return number;
  }
}
