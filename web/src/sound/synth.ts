// Small sounds, made on the spot out of tones and noise: no files.

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

interface Shape {
  /** Seconds from the beginning of the sound. */
  at?: number;
  length: number;
  loud?: number;
  /** Where the pitch, or the filter of a noise, glides to. */
  to?: number;
  kind?: OscillatorType;
}

/** One sound being made: where its parts go, when it begins, and how loud all of it is. */
class Voice {
  constructor(
    private readonly audio: AudioContext,
    private readonly start: number,
    private readonly volume: number,
  ) {}

  tone(hertz: number, { at = 0, length, loud = 0.1, to, kind = "sine" }: Shape): void {
    const source = this.audio.createOscillator();
    source.type = kind;
    const start = this.start + at;
    source.frequency.setValueAtTime(hertz, start);
    if (to) source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(this.swell(start, length, loud));
    source.start(start);
    source.stop(start + length);
  }

  noise(hertz: number, { at = 0, length, loud = 0.1, to }: Shape): void {
    const source = this.audio.createBufferSource();
    source.buffer = hiss ??= noiseOf(this.audio);
    source.loop = true;
    const filter = this.audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 1.2;
    const start = this.start + at;
    filter.frequency.setValueAtTime(hertz, start);
    if (to) filter.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(filter).connect(this.swell(start, length, loud));
    source.start(start);
    source.stop(start + length);
  }

  private swell(start: number, length: number, loud: number): GainNode {
    const gain = this.audio.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * this.volume), start + Math.min(0.015, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(this.audio.destination);
    return gain;
  }
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

const chord = (voice: Voice, notes: number[], step: number, length: number, loud = 0.08): void =>
  notes.forEach((hertz, at) => voice.tone(hertz, { at: at * step, length, loud, kind: "triangle" }));
const taps = (voice: Voice, hertz: number, times: number[], loud: number): void =>
  times.forEach((at) => voice.noise(hertz, { at, length: 0.05, loud }));

const SOUNDS = {
  /** Something happened on the table. */
  tick: (voice: Voice) => voice.tone(330, { length: 0.09, loud: 0.05 }),
  /** It is the reader's turn. */
  turn: (voice: Voice) => chord(voice, [523, 784], 0.12, 0.35),
  refused: (voice: Voice) => voice.tone(180, { length: 0.18, loud: 0.1 }),
  chat: (voice: Voice) => voice.tone(880, { length: 0.12, loud: 0.05 }),
  end: (voice: Voice) => chord(voice, [392, 523, 659, 784], 0.11, 0.6),
  /** A round begins. */
  bell: (voice: Voice) => chord(voice, [659, 988], 0.02, 0.7, 0.06),
  /** Something worth a celebration. */
  cheer: (voice: Voice) => chord(voice, [523, 659, 784, 1047], 0.07, 0.5),
  // Cards and pawns.
  card: (voice: Voice) => voice.noise(2400, { length: 0.12, loud: 0.14, to: 900 }),
  sweep: (voice: Voice) => voice.noise(700, { length: 0.3, loud: 0.14, to: 2600 }),
  hop: (voice: Voice) => voice.tone(300, { length: 0.09, loud: 0.09, to: 420 }),
  hat: (voice: Voice) => chord(voice, [196, 233, 294], 0.1, 0.5),
  clank: (voice: Voice) => [1200, 1710, 2230].forEach((hertz) => voice.tone(hertz, { length: 0.28, loud: 0.04, kind: "square" })),
  // Dice and the chain.
  dice: (voice: Voice) => taps(voice, 1500, [0, 0.07, 0.13, 0.22, 0.34], 0.16),
  chime: (voice: Voice) => chord(voice, [784, 1175], 0.09, 0.4),
  sink: (voice: Voice) => voice.tone(220, { length: 0.5, loud: 0.12, to: 70 }),
  crack: (voice: Voice) => {
    voice.noise(3000, { length: 0.25, loud: 0.2, to: 300 });
    chord(voice, [440, 554, 659], 0.09, 0.4);
  },
  // The heist.
  drop: (voice: Voice) => {
    voice.tone(170, { length: 0.13, loud: 0.16, to: 70 });
    voice.noise(500, { length: 0.06, loud: 0.1 });
  },
  caught: (voice: Voice) => [0, 0.22].forEach((at) => voice.tone(740, { at, length: 0.2, loud: 0.07, to: 420, kind: "sawtooth" })),
  footsteps: (voice: Voice) => taps(voice, 260, [0, 0.26, 0.52, 0.78], 0.22),
  till: (voice: Voice) => {
    voice.noise(4200, { length: 0.05, loud: 0.12 });
    [1568, 2093].forEach((hertz) => voice.tone(hertz, { at: 0.06, length: 0.5, loud: 0.05 }));
  },
  gasp: (voice: Voice) => voice.noise(600, { length: 0.45, loud: 0.16, to: 2200 }),
};

export type Sound = keyof typeof SOUNDS;

/** Make a sound, so many seconds from now. `volume` is from 0 to 1. */
export function make(sound: Sound, volume: number, after: number): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  // What is heard as half as loud is a quarter of it.
  SOUNDS[sound](new Voice(context, context.currentTime + after, volume * volume));
}
