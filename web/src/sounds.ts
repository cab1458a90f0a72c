// Sounds and vibration. Silent until the reader asks for them; how they are made is loaded only then.
import { motion, settings } from "./settings.svelte";
import type { Sound } from "./sound/synth";

export type { Sound };

/** Something to be heard; `felt`: it also happens to the reader, whose phone shakes. */
export interface Noise {
  sound: Sound;
  felt?: boolean;
}

/** How a phone shakes, in milliseconds: on, off, on. */
const SHAKES: Partial<Record<Sound, number[]>> = { turn: [60], caught: [90, 60, 90], drop: [25] };

let synth: Promise<typeof import("./sound/synth")> | null = null;

/** Let something be heard, and felt if it happens to the reader, after so many milliseconds. */
export function play({ sound, felt }: Noise, after = 0): void {
  if (!settings.sounds) return;
  if (felt && SHAKES[sound] && motion() && "vibrate" in navigator) navigator.vibrate(SHAKES[sound]);
  if (!settings.volume || typeof AudioContext === "undefined") return;
  synth ??= import("./sound/synth");
  // Without a connection there is no sound, and the next one tries again.
  void synth.then(
    ({ make }) => make(sound, settings.volume, after / 1000),
    () => (synth = null),
  );
}
