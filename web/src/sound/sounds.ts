/** The sounds of the table, as they are put together: no recording, only tones and noise that fade. */

export const SOUNDS = ["turn", "build", "coin", "card", "shuffle", "attack", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone that glides from one frequency to another, or noise around a frequency; times are in seconds. */
export interface Voice {
  kind: OscillatorType | "noise";
  at: number;
  lasts: number;
  from: number;
  to?: number;
  /** Of the loudest. */
  level: number;
}

const tone = (from: number, at: number, lasts: number, level: number, kind: OscillatorType = "sine"): Voice => ({
  kind,
  at,
  lasts,
  from,
  level,
});
const noise = (from: number, at: number, lasts: number, level: number): Voice => ({
  kind: "noise",
  at,
  lasts,
  from,
  level,
});

export const VOICES: Record<Sound, readonly Voice[]> = {
  // A call of two notes.
  turn: [tone(659, 0, 0.35, 0.5), tone(988, 0.13, 0.5, 0.5)],
  // Wood that is put down.
  build: [{ ...tone(210, 0, 0.09, 0.8), to: 90 }, noise(900, 0, 0.05, 0.5)],
  // Two coins that meet.
  coin: [tone(2093, 0, 0.18, 0.25), tone(3136, 0.05, 0.28, 0.22), tone(4699, 0.05, 0.12, 0.08)],
  // A card on the table.
  card: [noise(3200, 0, 0.07, 0.35), noise(700, 0.04, 0.05, 0.3)],
  shuffle: Array.from({ length: 7 }, (_, step) => noise(2200 + 250 * (step % 3), step * 0.055, 0.05, 0.26)),
  attack: [{ ...tone(190, 0, 0.32, 0.45, "sawtooth"), to: 70 }, noise(300, 0, 0.18, 0.4)],
  end: [523, 659, 784, 1047].map((pitch, step) => tone(pitch, step * 0.13, 0.6, 0.4, "triangle")),
};

/** The different sounds among many, in their order, at most three: more at once are a noise. */
export function few(sounds: readonly Sound[]): Sound[] {
  return [...new Set(sounds)].slice(0, 3);
}
