// What is heard, and what is worth a celebration.
import type { Event } from "../../wire/blackhat";
import type { Noise, Sound } from "../../sounds";
import type { Celebration } from "../game";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  round: "bell",
  hatted: "hat",
  played: "card",
  won: "sweep",
  took: "hat",
  kept: "hat",
  moved: "hop",
  drew: "card",
  trapped: "clank",
  jailed: "clank",
  alarmed: "caught",
  scored: "till",
};

export function noise(event: Event): Noise | null {
  const sound = SOUNDS[event.event];
  return sound ? { sound } : null;
}

/** The hat goes to somebody who did not play it. */
export function celebrate(events: readonly Event[], told: readonly Event[]): Celebration | null {
  const taken = events.find((event) => event.event === "took" || event.event === "kept");
  if (!taken) return null;
  const played = told.slice(0, told.lastIndexOf(taken)).findLast((event) => event.event === "played" && event.hat > 0);
  return played?.event === "played" && played.seat !== taken.seat ? { code: "blackhat-page-cheer-hat", seat: taken.seat } : null;
}
