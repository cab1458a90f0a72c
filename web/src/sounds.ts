// A few soft tones, made on the spot. Silent until the reader asks for them.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(hertz: number, after: number, length: number, loud = 0.05): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime + after;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = "sine";
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}

export const sounds = {
  /** Something happened on the table. */
  tick: () => tone(330, 0, 0.09, 0.03),
  /** It is the reader's turn. */
  turn: () => {
    tone(523, 0, 0.25);
    tone(784, 0.12, 0.35);
  },
  refused: () => tone(180, 0, 0.18, 0.06),
  chat: () => tone(880, 0, 0.12, 0.03),
  end: () => [392, 523, 659, 784].forEach((hertz, i) => tone(hertz, i * 0.11, 0.6)),
};
