import type { Sound } from '@relievo/sound';
import type { Spoken } from '../../speech/voice.ts';

export const SAMPLE_RATE = 44_100;
/** Between what is said and what is played. */
const PAUSE_SECONDS = 0.7;
const LOUDEST = 0.8;

/** First the words, in the middle; then the sound, if there is one. */
export const mixed = (spoken: Spoken, sound: Sound | null): Sound => {
  const voice = resampled(spoken, SAMPLE_RATE);
  const peak = voice.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = peak > 0 ? LOUDEST / peak : 0;
  const from = voice.length + (sound ? Math.round(PAUSE_SECONDS * SAMPLE_RATE) : 0);
  const left = new Float32Array(from + (sound?.left.length ?? 0));
  for (let at = 0; at < voice.length; at += 1) left[at] = (voice[at] ?? 0) * gain;
  const right = left.slice();
  if (sound) {
    left.set(sound.left, from);
    right.set(sound.right, from);
  }
  return { sampleRate: SAMPLE_RATE, left, right };
};

/** Between two samples runs a curve through four (Catmull and Rom): speech has little near the limit. */
export const resampled = ({ sampleRate, samples }: Spoken, rate: number): Float32Array => {
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
};
