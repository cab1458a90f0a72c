// What is heard, and what is worth a celebration.
import type { Event } from "../../wire/hashcatch";
import type { Noise, Sound } from "../../sounds";
import type { Celebration } from "../game";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  opening: "dice",
  rolled: "dice",
  stuck: "refused",
  moved: "hop",
  pushed: "hop",
  home: "sink",
  banked: "chime",
  aimed: "hop",
  hashing: "dice",
  sank: "sink",
  chained: "chime",
  hacked: "dice",
  cracked: "crack",
};

export function noise(event: Event): Noise | null {
  if (event.event === "checked") return { sound: event.verdict === "genuine" ? "chime" : "refused" };
  const sound = SOUNDS[event.event];
  return sound ? { sound } : null;
}

/** A row is cracked, or a hashing brings tokens into the chain. */
export function celebrate(events: readonly Event[]): Celebration | null {
  const cracked = events.find((event) => event.event === "cracked");
  if (cracked) return { code: "hashcatch-page-cheer-cracked", seat: cracked.seat };
  const earned = events.find((event) => event.event === "earned") ?? events.find((event) => event.event === "chained");
  return earned && events.some((event) => event.event === "hashing") ? { code: "hashcatch-page-cheer-hashing", seat: earned.seat } : null;
}
