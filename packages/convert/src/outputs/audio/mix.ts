import type { Sound } from '@relievo/sound';
import type { Spoken } from '../../speech/voice.ts';

export const SAMPLE_RATE = 44_100;
/** Between what is said and what is played. */
const PAUSE_SECONDS = 0.7;
const LOUDEST = 0.8;

/** First the words, in the middle; then the sound, if there is one. */
export function mixSounds(spoken: readonly Spoken[], sound: Sound | null): Sound {
  const pause = Math.round(PAUSE_SECONDS * SAMPLE_RATE);
  const voices = spoken.map((one) => evenLoudness(resample(one, SAMPLE_RATE)));
  const words = voices.reduce((sum, { length }) => sum + length, pause * Math.max(0, voices.length - 1));
  const from = words + (sound ? pause : 0);
  const left = new Float32Array(from + (sound?.left.length ?? 0));
  let at = 0;
  for (const voice of voices) {
    left.set(voice, at);
    at += voice.length + pause;
  }
  const right = left.slice();
  if (sound) {
    left.set(sound.left, from);
    right.set(sound.right, from);
  }
  return { sampleRate: SAMPLE_RATE, left, right };
}

/** Voices are as loud as each other. */
function evenLoudness(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return peak > 0 ? samples.map((sample) => (sample * LOUDEST) / peak) : samples;
}

/** Between two samples runs a curve through four (Catmull and Rom): speech has little near the limit. */
export function resample({ sampleRate, samples }: Spoken, rate: number): Float32Array {
  if (sampleRate === rate) return samples;
  const made = new Float32Array(Math.round((samples.length * rate) / sampleRate));
  for (let index = 0; index < made.length; index += 1) {
    const place = (index * sampleRate) / rate;
    const at = Math.floor(place);
    const t = place - at;
    const [a, b, c, d] = [samples[at - 1] ?? 0, samples[at] ?? 0, samples[at + 1] ?? 0, samples[at + 2] ?? 0];
    made[index] = b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  }
  return made;
}
