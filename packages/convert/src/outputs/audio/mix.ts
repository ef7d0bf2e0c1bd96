import type { Sound } from '@relievo/sound';
import type { Spoken } from '../../speech/voice.ts';

export const SAMPLE_RATE = 44_100;
/** Between what is said and what is played. */
const PAUSE_SECONDS = 0.7;
const LOUDEST = 0.8;

/** What is said before and after the sound. */
export interface Speech {
  readonly before: readonly Spoken[];
  readonly after: readonly Spoken[];
}

/** One after the other: words in the middle, the sound where it places itself, words again. */
export function mixSounds({ before, after }: Speech, sound: Sound | null): Sound {
  const pieces = [...before.map(toMiddle), ...(sound ? [sound] : []), ...after.map(toMiddle)];
  const pause = Math.round(PAUSE_SECONDS * SAMPLE_RATE);
  const whole = pieces.reduce((sum, { left }) => sum + left.length, pause * Math.max(0, pieces.length - 1));
  const [left, right] = [new Float32Array(whole), new Float32Array(whole)];
  let at = 0;
  for (const piece of pieces) {
    left.set(piece.left, at);
    right.set(piece.right, at);
    at += piece.left.length + pause;
  }
  return { sampleRate: SAMPLE_RATE, left, right };
}

function toMiddle(spoken: Spoken): Pick<Sound, 'left' | 'right'> {
  const voice = evenLoudness(resample(spoken, SAMPLE_RATE));
  return { left: voice, right: voice };
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
