import { maxOf, minOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Note, Score, SoundEvent } from './score.ts';
import { SIGNALS } from './score.ts';
import { C3, C6 } from './settings.ts';
import { LONGEST_SECONDS, type Sound, synthesise } from './synthesise.ts';
import { TIMBRE_NAMES, type Timbre, timbreOf } from './timbres.ts';
import { toWav } from './wav.ts';

const RATE = 22_050;
const RENDERING = { sampleRate: RATE, volume: 1 };

function note(rest: Partial<Note> = {}): Note {
  return {
    kind: 'note',
    at: 0,
    duration: 0.25,
    pan: 0,
    frequency: 440,
    timbre: 'sine',
    ...rest,
  };
}
function scoreOf(...events: readonly SoundEvent[]): Score {
  return {
    duration: events.reduce((end, { at, duration }) => Math.max(end, at + duration), 0),
    events,
  };
}

/** A-weighting after IEC 61672-1, which is none of the curves that the synthesiser knows. */
function weight(f: number): number {
  return (
    (12_194 ** 2 * f ** 4) /
    ((f ** 2 + 20.6 ** 2) * Math.sqrt((f ** 2 + 107.7 ** 2) * (f ** 2 + 737.9 ** 2)) * (f ** 2 + 12_194 ** 2))
  );
}

/** The strength of one frequency in the steady middle of a sound. */
function measureStrength(samples: Float32Array, hertz: number): number {
  const steady = samples.subarray(Math.round(0.2 * samples.length), Math.round(0.8 * samples.length));
  let [re, im, total] = [0, 0, 0];
  for (const [index, sample] of steady.entries()) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / (steady.length - 1));
    re += sample * window * Math.cos((2 * Math.PI * hertz * index) / RATE);
    im += sample * window * Math.sin((2 * Math.PI * hertz * index) / RATE);
    total += window;
  }
  return (2 * Math.hypot(re, im)) / total;
}

function loudnessOf(frequency: number, timbre: Timbre): number {
  const { left } = synthesise(scoreOf(note({ frequency, timbre })), RENDERING);
  const parts = Array.from({ length: 8 }, (_, index) => frequency * (index + 1)).filter(
    (hertz) => hertz < RATE / 2,
  );
  return (
    20 *
    Math.log10(
      Math.sqrt(parts.reduce((sum, hertz) => sum + (measureStrength(left, hertz) * weight(hertz)) ** 2, 0)),
    )
  );
}

test('notes of every pitch and timbre are about equally loud to the ear', () => {
  const levels = TIMBRE_NAMES.flatMap((timbre) =>
    [C3, 165, 196, 262, 330, 440, 587, 784, C6].map((frequency) => loudnessOf(frequency, timbre)),
  );
  expect(maxOf(levels) - minOf(levels)).toBeLessThan(4);
});

test('timbres differ in their overtones at one pitch', () => {
  const shapes = TIMBRE_NAMES.map((timbre) => {
    const { left } = synthesise(scoreOf(note({ frequency: 220, timbre })), RENDERING);
    const first = measureStrength(left, 220);
    return [2, 3, 4, 5, 6, 7].map((overtone) => measureStrength(left, 220 * overtone) / first);
  });
  for (const [index, shape] of shapes.entries())
    for (const other of shapes.slice(index + 1))
      expect(maxOf(shape.map((value, at) => Math.abs(value - (other[at] ?? 0))))).toBeGreaterThan(0.15);
});

test('a pan of -1 sounds left alone, 1 right alone, and the power is the same everywhere', () => {
  const power = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample * sample, 0);
  const at = (pan: number) => {
    const { left, right } = synthesise(scoreOf(note({ pan })), RENDERING);
    return [power(left), power(right)] as const;
  };
  const [middleLeft, middleRight] = at(0);
  expect(at(-1)[1]).toBeLessThan(1e-9);
  expect(at(1)[0]).toBeLessThan(1e-9);
  expect(middleLeft).toBeCloseTo(middleRight, 6);
  for (const pan of [-1, -0.5, 0.3, 1]) {
    const [left, right] = at(pan);
    expect((left + right) / (middleLeft + middleRight)).toBeCloseTo(1, 4);
  }
});

test('a value below zero has noise under its note, at the same pitch', () => {
  const bare = synthesise(scoreOf(note()), RENDERING).left;
  const bed = synthesise(scoreOf(note({ belowZero: true })), RENDERING).left;
  const rest = bed.map((sample, index) => sample - (bare[index] ?? 0));
  const power = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample * sample, 0);
  expect(power(rest)).toBeGreaterThan(0);
  expect(power(rest)).toBeLessThan(power(bare) / 30);
});

test('every signal has a sound of its own', () => {
  const sounds = SIGNALS.map((signal) =>
    Array.from(
      synthesise(scoreOf({ kind: 'signal', signal, at: 0, duration: 0.08, pan: 0 }), RENDERING).left,
    ),
  );
  for (const sound of sounds) expect(maxOf(sound.map(Math.abs))).toBeGreaterThan(0.05);
  expect(new Set(sounds.map((sound) => sound.map((sample) => sample.toFixed(3)).join())).size).toBe(
    SIGNALS.length,
  );
});

test('a signal too high for the rate of its samples is silent, and does not sound as another pitch', () => {
  const tick = scoreOf({ kind: 'signal', signal: 'tick', at: 0, duration: 0.08, pan: 0 });
  const loudest = (sampleRate: number) =>
    maxOf(Array.from(synthesise(tick, { sampleRate, volume: 1 }).left, Math.abs));
  expect(loudest(RATE)).toBeGreaterThan(0.05);
  expect(loudest(8000)).toBe(0);
});

const anyEvent: fc.Arbitrary<SoundEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('note' as const),
    at: fc.constant(0),
    duration: fc.double({ min: 0.03, max: 0.3, noNaN: true }),
    pan: fc.double({ min: -1, max: 1, noNaN: true }),
    frequency: fc.double({ min: 55, max: 4000, noNaN: true }),
    timbre: fc.constantFrom(...TIMBRE_NAMES),
    belowZero: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('signal' as const),
    signal: fc.constantFrom(...SIGNALS),
    at: fc.constant(0),
    duration: fc.double({ min: 0.03, max: 0.3, noNaN: true }),
    pan: fc.double({ min: -1, max: 1, noNaN: true }),
  }),
);

/** One event after another, as a chart plays them. */
function playInTurn(events: readonly SoundEvent[]): Score {
  let at = 0;
  return scoreOf(
    ...events.map((event) => {
      const placed = { ...event, at };
      at += event.duration;
      return placed;
    }),
  );
}

function findSteepest({ left, right }: Sound): number {
  return [left, right].reduce(
    (most, samples) =>
      samples.reduce(
        (step, sample, index) => Math.max(step, Math.abs(sample - (samples[index - 1] ?? 0))),
        most,
      ),
    0,
  );
}

test('no score clips, clicks between its sounds, or sounds different the second time', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 4 }), (events) => {
      const score = playInTurn(events);
      const sound = synthesise(score, RENDERING);
      for (const samples of [sound.left, sound.right])
        for (const sample of samples)
          if (!(Math.abs(sample) < 0.95)) throw new Error(`A sample of ${sample}.`);
      for (const { at, duration } of score.events)
        for (const edge of [at, at + duration]) {
          const index = Math.min(sound.left.length - 1, Math.round(edge * RATE));
          expect(Math.abs(sound.left[index] ?? 0) + Math.abs(sound.right[index] ?? 0)).toBeLessThan(0.02);
        }
      expect(toWav(synthesise(score, RENDERING))).toEqual(toWav(sound));
    }),
    { numRuns: 40 },
  );
});

test('the volume scales everything equally', () => {
  const score = scoreOf(note());
  const [full, half] = [1, 0.5].map((volume) => synthesise(score, { sampleRate: RATE, volume }));
  if (!full || !half) throw new Error('Nothing was made.');
  expect(findSteepest(half)).toBeCloseTo(findSteepest(full) / 2, 5);
});

test('a score that never ends is refused before it fills the memory', () => {
  for (const duration of [LONGEST_SECONDS + 1, -1, Number.NaN, Infinity])
    expect(() => synthesise({ duration, events: [] })).toThrow(RangeError);
});

test('each series gets another timbre, starting with its own', () => {
  expect([0, 1, 2, 3, 4].map((series) => timbreOf(series, 'organ'))[0]).toBe('organ');
  expect(new Set([0, 1, 2, 3, 4].map((series) => timbreOf(series, 'organ'))).size).toBe(TIMBRE_NAMES.length);
});
