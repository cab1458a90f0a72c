// What is heard, and what is worth a celebration.
import type { Event } from "../../wire/hacker";
import type { Noise, Sound } from "../../sounds";
import type { Celebration } from "../game";
import type { HackerScene } from "./places";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  placed: "card",
  round: "bell",
  turned: "sweep",
  left: "footsteps",
  returned: "footsteps",
  grew: "drop",
  saw: "gasp",
  fetched: "till",
  thrown: "sink",
  took: "till",
  counted: "till",
};

export function noise(event: Event, { seat }: HackerScene): Noise | null {
  if (event.event === "slipped") return { sound: "drop", felt: true };
  if (event.event === "named") return event.outcome === "right" ? { sound: "caught", felt: event.by === seat } : { sound: "gasp" };
  const sound = SOUNDS[event.event];
  return sound ? { sound } : null;
}

/** So many notes have to be taken in a round, by viruses of which none was traced. */
const PERFECT = 2;

/** A round is over: somebody whose viruses were never traced has taken several notes. Who took most is celebrated. */
export function celebrate(events: readonly Event[], told: readonly Event[]): Celebration | null {
  const over = events.find((event) => event.event === "round" || event.event === "counted");
  if (!over) return null;
  const before = told.slice(0, told.indexOf(over));
  const round = before.slice(before.findLastIndex((event) => event.event === "round") + 1);
  const notes = new Map<number, number>();
  for (const event of round) if (event.event === "took") notes.set(event.seat, (notes.get(event.seat) ?? 0) + 1);
  for (const event of round) if (event.event === "named" && event.outcome === "right") notes.delete(event.by);
  const [best] = [...notes].filter(([, count]) => count >= PERFECT).sort((one, other) => other[1] - one[1]);
  return best ? { code: "hacker-page-cheer-heist", seat: best[0] } : null;
}
