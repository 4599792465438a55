/** Sounds, as loud as the person likes them. */

import { preferences, volume } from "../preferences.svelte";
import { few, VOICES, type Sound, type Voice } from "./sounds";

const LOUDNESS = { off: 0, soft: 0.12, on: 0.4 };
/** From the beginning of a sound to that of the next one, in seconds. */
const APART = 0.12;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Let some sounds be heard, one after the other. */
export function play(sounds: readonly Sound[]): void {
  const loudness = LOUDNESS[volume(preferences)];
  if (!loudness || sounds.length === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Until somebody has touched the page, browsers keep it silent; what happens meanwhile is not heard later.
  if (context.state === "suspended") {
    void context.resume();
    return;
  }
  const out = context.createGain();
  out.gain.value = loudness;
  out.connect(context.destination);
  few(sounds).forEach((sound, index) => {
    for (const voice of VOICES[sound]) sing(context!, out, voice, context!.currentTime + index * APART);
  });
}

function sing(context: AudioContext, out: AudioNode, voice: Voice, now: number): void {
  const [start, end] = [now + voice.at, now + voice.at + voice.lasts];
  const fade = context.createGain();
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(voice.level, start + 0.005);
  fade.gain.exponentialRampToValueAtTime(0.001, end);
  fade.connect(out);
  const source = voice.kind === "noise" ? noise(context, voice, fade) : tone(context, voice, fade, start, end);
  source.start(start);
  source.stop(end);
}

function tone(context: AudioContext, voice: Voice, out: AudioNode, start: number, end: number): OscillatorNode {
  const source = context.createOscillator();
  source.type = voice.kind as OscillatorType;
  source.frequency.setValueAtTime(voice.from, start);
  if (voice.to) source.frequency.exponentialRampToValueAtTime(voice.to, end);
  source.connect(out);
  return source;
}

function noise(context: AudioContext, voice: Voice, out: AudioNode): AudioBufferSourceNode {
  hiss ??= filled(context.createBuffer(1, context.sampleRate, context.sampleRate));
  const source = context.createBufferSource();
  source.buffer = hiss;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = voice.from;
  source.connect(band).connect(out);
  return source;
}

function filled(buffer: AudioBuffer): AudioBuffer {
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
