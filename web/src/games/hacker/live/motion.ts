// Hands and eyes between two beats. A beat comes ten times a second and the screen is drawn sixty times: what the reader
// leads moves at once, by the same rules as on the server; what the reader only watches is drawn a moment late, between
// two beats that are known.
import { distance, type Point } from "../geometry";
import { TICKS, WIDTH } from "../../../wire/hacker";

/** Milliseconds between two ticks. */
export const TICK = 1000 / TICKS;
/** So many ticks ago: what others do is drawn as it was then. */
const LATE = 1.3;
/** So many ticks of the way one's own hand may be ahead of the last thing the server said of it. */
const LEASH = 3.5;
/** Milliseconds after which a goal that the server does not know was lost on the way. */
const LOST = 700;
/** Ticks that somebody's movement goes on without news. */
const COAST = 1;

/** A point as inputs carry it. */
export function whole({ x, y }: Point): Point {
  return { x: Math.min(WIDTH, Math.max(0, Math.round(x))), y: Math.min(WIDTH, Math.max(0, Math.round(y))) };
}

/** Where a tick brings what is here: the rules' own step, in whole numbers and rounded down, so a little slower than the limit. */
export function tickTowards(here: Point, goal: Point, speed: number): Point {
  const far = Math.ceil(distance(here, goal));
  if (far <= speed) return goal;
  const along = (from: number, to: number) => from + Math.trunc(((to - from) * speed) / far);
  return { x: along(here.x, goal.x), y: along(here.y, goal.y) };
}

/** One's own hand or eyes: it obeys at once, and stays near what the server says. */
export class Led {
  here: Point = { x: -1, y: -1 };
  goal: Point = { x: -1, y: -1 };
  /** Where it was at the last beat. */
  told: Point = { x: -1, y: -1 };
  private asked = -Infinity;
  private moved: number | null = null;

  /** `speed` is how far it travels in a tick. */
  constructor(readonly speed: number) {}

  get present(): boolean {
    return this.told.x >= 0;
  }

  /** The reader wants it there; whether that is news. */
  aim(goal: Point, now: number): boolean {
    const { x, y } = whole(goal);
    this.asked = now;
    if (x === this.goal.x && y === this.goal.y) return false;
    this.goal = { x, y };
    return true;
  }

  /** A beat says where it is, and where it is going. */
  heard(here: Point, goal: Point, now: number): void {
    const came = !this.present && here.x >= 0;
    this.told = here;
    if (came) {
      this.here = here;
      this.goal = goal;
      this.moved = now;
    }
    if (now - this.asked > LOST) this.goal = goal;
  }

  /** Where it is now. Time passes: each call takes it on from the last one. */
  step(now: number): Point {
    const passed = this.moved === null ? 0 : Math.max(0, now - this.moved) / TICK;
    this.moved = now;
    if (!this.present) return this.here;
    const far = distance(this.here, this.goal);
    if (far === 0) return this.here;
    const way = this.pace() * passed;
    const share = Math.min(1, way / far);
    const next = { x: this.here.x + (this.goal.x - this.here.x) * share, y: this.here.y + (this.goal.y - this.here.y) * share };
    const ahead = distance(next, this.told);
    // Without news it does not run away: it waits at the end of the leash.
    if (ahead <= LEASH * this.speed || ahead <= distance(this.here, this.told)) this.here = next;
    return this.here;
  }

  /** How far the rules let it travel in the present tick. */
  private pace(): number {
    const from = whole(this.here);
    return Math.ceil(distance(from, this.goal)) <= this.speed ? this.speed : distance(from, tickTowards(from, this.goal, this.speed));
  }
}

interface Sample {
  tick: number;
  point: Point | null;
}

/** Somebody else's hand or eyes, as far as they are in sight. */
export class Followed {
  private samples: Sample[] = [];
  private last: Point | null = null;

  heard(tick: number, point: Point): void {
    if (this.samples.length && tick <= this.samples[this.samples.length - 1].tick) this.samples = [];
    this.samples.push({ tick, point: point.x < 0 ? null : point });
    if (this.samples.length > 4) this.samples.shift();
  }

  /** Where it is drawn at a tick, a fraction of one included, and whether it is in sight; null: it never was. */
  at(tick: number): { point: Point; seen: boolean } | null {
    const next = this.samples.findIndex((each) => each.tick > tick);
    const before = this.samples[next < 0 ? this.samples.length - 1 : Math.max(0, next - 1)];
    if (!before?.point) return this.last && { point: this.last, seen: false };
    const after = next > 0 ? this.samples[next] : null;
    if (after?.point) this.last = between(before.point, after.point, (tick - before.tick) / (after.tick - before.tick));
    else if (after || next === 0) this.last = before.point;
    else this.last = this.coasting(tick);
    return { point: this.last, seen: true };
  }

  /** No newer beat: it goes on a little, and then waits. */
  private coasting(tick: number): Point {
    const [earlier, latest] = this.samples.slice(-2);
    if (!latest) return earlier.point!;
    if (!earlier.point) return latest.point!;
    const more = Math.min(COAST, Math.max(0, tick - latest.tick)) / (latest.tick - earlier.tick);
    return between(earlier.point, latest.point!, 1 + more);
  }
}

function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

/** Which tick is drawn now: beats come unevenly, and time on the screen does not jump with them. */
export class BeatClock {
  private offset: number | null = null;

  heard(tick: number, at: number): void {
    const fresh = at - tick * TICK;
    if (this.offset === null || Math.abs(fresh - this.offset) > 5 * TICK) this.offset = fresh;
    else this.offset += (fresh - this.offset) * 0.1;
  }

  /** The tick, with a fraction, that others are shown at. */
  tick(now: number): number {
    return this.offset === null ? 0 : (now - this.offset) / TICK - LATE;
  }
}
