import { computeEnvelope } from './envelope.ts';
import { createNoise, createSoftNoise } from './noise.ts';
import type { Score, SoundEvent } from './score.ts';
import { SIGNAL_SOUNDS } from './signals.ts';
import { type Partial, partialsOf } from './tone.ts';

/** Two channels of samples from -1 to 1. */
export interface Sound {
  readonly sampleRate: number;
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export interface Rendering {
  readonly sampleRate: number;
  readonly volume: number;
}

/** Longer is no chart but a mistake, and would fill the memory. */
export const LONGEST_SECONDS = 3600;

/**
 * The one synthesiser: the same samples in the browser, on the server and in the command line, every
 * time.
 */
export function synthesise(
  { duration, events }: Score,
  { sampleRate, volume }: Rendering = { sampleRate: 44_100, volume: 1 },
): Sound {
  if (!(duration >= 0 && duration <= LONGEST_SECONDS))
    throw new RangeError(`A score lasts from 0 to ${LONGEST_SECONDS} seconds, not ${duration}.`);
  const length = Math.ceil(duration * sampleRate);
  const sound = { sampleRate, left: new Float32Array(length), right: new Float32Array(length) };
  for (const [index, event] of events.entries()) addEvent(sound, event, index, volume);
  return sound;
}

function addEvent({ sampleRate, left, right }: Sound, event: SoundEvent, seed: number, volume: number): void {
  const from = Math.max(0, Math.round(event.at * sampleRate));
  const to = Math.min(left.length, Math.round((event.at + event.duration) * sampleRate));
  const count = to - from;
  if (count < 2) return;
  const wave = waveOf(event, count, sampleRate, seed);
  // Equal power: as loud at the sides as in the middle.
  const turn = ((Math.min(1, Math.max(-1, event.pan)) + 1) * Math.PI) / 4;
  const gainLeft = volume * Math.cos(turn);
  const gainRight = volume * Math.sin(turn);
  for (let index = 0; index < count; index += 1) {
    const sample = (wave[index] ?? 0) * computeEnvelope(index, count, sampleRate);
    left[from + index] = (left[from + index] ?? 0) + sample * gainLeft;
    right[from + index] = (right[from + index] ?? 0) + sample * gainRight;
  }
}

/** Under a note whose value is below zero: heard, and far below the note. */
const BED = 0.06;

function waveOf(event: SoundEvent, count: number, sampleRate: number, seed: number): Float64Array {
  const wave = new Float64Array(count);
  if (event.kind === 'note') {
    for (const partial of partialsOf(event.frequency, event.timbre, sampleRate))
      addTone(wave, partial, sampleRate);
    if (event.belowZero) addNoise(wave, createSoftNoise(seed), BED);
    return wave;
  }
  const sound = SIGNAL_SOUNDS[event.signal];
  if ('noise' in sound) addNoise(wave, createNoise(seed), sound.noise);
  else
    for (const tone of sound.tones.filter(({ hertz }) => hertz < 0.45 * sampleRate))
      addTone(wave, tone, sampleRate);
  return wave;
}

function addNoise(wave: Float64Array, next: () => number, amplitude: number): void {
  for (let index = 0; index < wave.length; index += 1) wave[index] = (wave[index] ?? 0) + amplitude * next();
}

/** A turning pointer gives each next sample by two multiplications, far cheaper than a sine of its own. */
function addTone(wave: Float64Array, { hertz, amplitude }: Partial, sampleRate: number): void {
  const step = (2 * Math.PI * hertz) / sampleRate;
  const [cos, sin] = [Math.cos(step), Math.sin(step)];
  let [x, y] = [amplitude, 0];
  for (let index = 0; index < wave.length; index += 1) {
    wave[index] = (wave[index] ?? 0) + y;
    [x, y] = [x * cos - y * sin, x * sin + y * cos];
  }
}
