// Pointers over the table. A mouse: the eyes follow it, its left button leads the left hand and its right button the right one;
// a click sends a hand, and a click where a hand with a virus already waits lets go. Fingers: dragging leads the eyes, or the
// glove that it began on; a tap is a click.

/** Pixels that a click may move. */
const STILL = 8;
/** Milliseconds after which a resting finger is no tap: it looks. */
const HELD = 220;

export interface Press {
  id: number;
  kind: "mouse" | "touch";
  /** 0: left, 2: right. */
  button: number;
  x: number;
  y: number;
  now: number;
}

export interface Pointed {
  look: (x: number, y: number, byFinger: boolean) => void;
  /** The own glove that a finger comes down on, if any. */
  grab: (x: number, y: number) => number | null;
  lead: (hand: number, x: number, y: number, byFinger: boolean) => void;
  /** `hand`: the one that was meant; null: whichever suits. */
  tap: (x: number, y: number, hand: number | null) => void;
}

interface Down {
  x: number;
  y: number;
  now: number;
  hand: number | null;
  finger: boolean;
  moved: boolean;
  /** It counts as moved only because it rested. */
  rested: boolean;
}

export class Pointers {
  private readonly down = new Map<number, Down>();

  constructor(private readonly doing: Pointed) {}

  press({ id, kind, button, x, y, now }: Press): void {
    const finger = kind === "touch";
    const hand = finger ? this.doing.grab(x, y) : button === 2 ? 1 : 0;
    this.down.set(id, { x, y, now, hand, finger, moved: false, rested: false });
    if (!finger) this.doing.look(x, y, false);
  }

  move({ id, x, y }: Pick<Press, "id" | "x" | "y">, hovering: boolean): void {
    const down = this.down.get(id);
    if (down && Math.hypot(x - down.x, y - down.y) > STILL) [down.moved, down.rested] = [true, false];
    if (!down?.finger && (hovering || down)) this.doing.look(x, y, false);
    if (!down?.moved) return;
    if (down.hand !== null) this.doing.lead(down.hand, x, y, down.finger);
    else this.doing.look(x, y, true);
  }

  /** Called with every frame: a finger that rests looks, too. */
  hold(now: number): void {
    for (const down of this.down.values()) {
      if (!down.finger || down.moved || down.hand !== null || now - down.now < HELD) continue;
      down.moved = down.rested = true;
      this.doing.look(down.x, down.y, true);
    }
  }

  /** `now`: when the finger really rose. A busy page hears of it late, and a tap is one all the same. */
  release({ id, x, y, now }: Pick<Press, "id" | "x" | "y" | "now">): void {
    const down = this.down.get(id);
    this.down.delete(id);
    if (down && (!down.moved || (down.rested && now - down.now < HELD))) this.doing.tap(x, y, down.finger ? null : down.hand);
  }

  cancel(id: number): void {
    this.down.delete(id);
  }

  /** The hand that is being led now, if any. */
  leads(hand: number): boolean {
    return [...this.down.values()].some((each) => each.moved && each.hand === hand);
  }
}
