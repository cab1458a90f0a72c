// Who says something right now: bubbles at the seats, and pings on the board. Each goes away by itself; the chat keeps all of it.
import { getContext, setContext } from "svelte";
import type { ChatMessage } from "../wire/wire";

/** Milliseconds that a bubble stays, and how much longer for every character of a text. */
const SHORTEST = 4000;
const PER_CHARACTER = 60;
const LONGEST = 8000;

export class Bubbles {
  /** The latest line of each seat that has just spoken. */
  said = $state.raw<ReadonlyMap<number, ChatMessage>>(new Map());
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  hear(line: ChatMessage): void {
    const seat = line.chair;
    if (seat === null) return;
    clearTimeout(this.timers.get(seat));
    this.said = new Map([...this.said, [seat, line]]);
    this.timers.set(
      seat,
      setTimeout(() => this.hush(seat), Math.min(LONGEST, SHORTEST + PER_CHARACTER * (line.text?.length ?? 0))),
    );
  }

  /** Take a seat's bubble away. */
  hush(seat: number): void {
    clearTimeout(this.timers.get(seat));
    this.timers.delete(seat);
    this.said = new Map([...this.said].filter(([each]) => each !== seat));
  }

  /** Take all bubbles away. */
  clear(): void {
    for (const seat of [...this.timers.keys()]) this.hush(seat);
  }
}

/** Bubbles for everything that is drawn inside this component. */
export function giveBubbles(): Bubbles {
  return setContext(Bubbles, new Bubbles());
}

/** The bubbles of the table that this is drawn at; none in a replay. */
export function bubblesHere(): Bubbles | undefined {
  return getContext<Bubbles | undefined>(Bubbles);
}
