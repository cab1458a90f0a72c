// The one event that is told in every game: somebody took a move back. Games know nothing of it.
import type { LogEntry } from "../wire/wire";
import type { AnyEvent, GameModule } from "./game";

interface TookBack extends AnyEvent {
  seat: number;
}

export function isTakingBack(event: AnyEvent): boolean {
  return event.event === "took-back";
}

/** What a game has to show of some events. */
export function ofGame(events: readonly AnyEvent[]): AnyEvent[] {
  return events.filter((event) => !isTakingBack(event));
}

/** A game's module that also tells of a move that was taken back. */
export function inEveryGame(module: GameModule): GameModule {
  return {
    ...module,
    tell: (event, players, say, board) =>
      isTakingBack(event)
        ? say("took-back", { name: players.find(({ seat }) => seat === (event as TookBack).seat)?.name ?? "" })
        : module.tell(event, players, say, board),
    acts: module.acts && ((events) => (events.some(isTakingBack) ? [[...events]] : module.acts!(events))),
    duration: (events, players) => module.duration(ofGame(events), players),
    moment: (events) => module.moment(ofGame(events)),
  };
}

/** The entries of a log without what was taken back: back to the last entry of the one who took it back. */
export function standing(entries: readonly LogEntry[]): LogEntry[] {
  const found: LogEntry[] = [];
  for (const entry of entries) {
    const back = entry.events.find(isTakingBack);
    if (!back) {
      found.push(entry);
      continue;
    }
    const first = found.findLastIndex(({ events }) => events.some((event) => (event.by ?? event.seat) === back.seat));
    if (first >= 0) found.splice(first);
  }
  return found;
}
