import { DEFAULT_SOUND, type SoundSettings } from '@relievo/sound';
import { maxOf, minOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chart, DataPoint } from '../model/chart.ts';
import { pitchesOf } from './pitches.ts';
import { scoreOf } from './score.ts';
import { thinPoints } from './thin.ts';

function createChart(...series: readonly (readonly (number | null)[])[]): Chart {
  return {
    version: 1,
    type: 'line',
    title: 'Test',
    language: 'en',
    x: { name: 'x', unit: null, kind: 'number' },
    y: { name: 'y', unit: null, kind: 'number' },
    series: series.map((values, index) => ({ name: `s${index}`, unit: null, points: pointsOf(values) })),
  };
}
function pointsOf(values: readonly (number | null)[]): readonly DataPoint[] {
  return values.map((y, x) => ({ label: `${x}`, x, y, text: y === null ? '' : `${y}` }));
}

function listKinds(one: Chart, settings?: SoundSettings): readonly string[] {
  return scoreOf(one, settings).score.events.map((event) => (event.kind === 'note' ? 'note' : event.signal));
}

test('missing values, crossings of zero and the end of a series are heard as signals', () => {
  expect(listKinds(createChart([3, null, 4]))).toEqual(['note', 'missing', 'note', 'boundary']);
  expect(listKinds(createChart([-3, 4]))).toEqual(['note', 'zero-crossing', 'note', 'boundary']);
  expect(listKinds(createChart([-3, 0, 4]))).toEqual(['note', 'note', 'zero-crossing', 'note', 'boundary']);
  expect(listKinds(createChart([3, 0, 4]))).toEqual(['note', 'note', 'note', 'boundary']);
});

test('a crossing with a line that was heard before is heard as well', () => {
  expect(listKinds(createChart([1, 5], [4, 2]))).toEqual([
    'note',
    'note',
    'boundary',
    'note',
    'intersection',
    'note',
    'boundary',
  ]);
});

test('events follow each other without overlap, and 700 ms lie between series', () => {
  const { events, duration } = scoreOf(createChart([1, 5, 3], [4, 2, 2])).score;
  const gaps = events
    .slice(1)
    .map((event, index) => event.at - (events[index]?.at ?? 0) - (events[index]?.duration ?? 0));
  expect(minOf(gaps)).toBeGreaterThan(-1e-9);
  const [, , , end, next] = events;
  expect((next?.at ?? 0) - (end?.at ?? 0) - (end?.duration ?? 0)).toBeCloseTo(0.7, 9);
  expect(duration).toBeCloseTo((events.at(-1)?.at ?? 0) + (events.at(-1)?.duration ?? 0), 9);
});

test('notes below zero have noise under them, and series differ in timbre', () => {
  const notes = scoreOf(createChart([1, -5], [4, 2])).score.events.filter((event) => event.kind === 'note');
  expect(notes.map(({ belowZero }) => belowZero ?? false)).toEqual([false, true, false, false]);
  expect(notes.map(({ timbre }) => timbre)).toEqual(['sine', 'sine', 'organ', 'organ']);
});

test('the listener chooses speed, range, timbre and which way is up', () => {
  const settings: SoundSettings = {
    volume: 1,
    speed: 1,
    pitch: { low: 200, high: 1000 },
    timbre: 'bell',
    inverted: true,
  };
  const notes = scoreOf(createChart([0, 10]), settings).score.events.filter((event) => event.kind === 'note');
  expect(notes.map(({ frequency }) => Math.round(frequency))).toEqual([1000, 200]);
  expect(notes.map(({ duration, timbre }) => [duration, timbre])).toEqual([
    [0.5, 'bell'],
    [0.5, 'bell'],
  ]);
});

test('a long series takes no longer than six seconds, and a dense one keeps its extremes', () => {
  const spike = Array.from({ length: 5000 }, (_, index) =>
    index === 2345 ? 99 : index === 77 ? -40 : index % 10,
  );
  const { score, changes } = scoreOf(createChart(spike));
  expect(score.duration).toBeLessThan(6.2);
  expect(changes.map(({ code }) => code)).toContain('sound_thinned');
  const heard = new Set(score.events.map(({ id }) => id));
  expect(heard.has('point-1-2346') && heard.has('point-1-78')).toBe(true);
  for (const { duration } of score.events) expect(duration).toBeGreaterThanOrEqual(0.03);
});

test('thinning keeps the order, the extremes of every stretch, and all of a short series', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: -100, max: 100 })), { minLength: 1, maxLength: 200 }),
      fc.integer({ min: 2, max: 60 }),
      (values, most) => {
        const heard = thinPoints(pointsOf(values), most);
        expect(heard.length).toBeLessThanOrEqual(Math.max(most, values.length <= most ? values.length : 0));
        expect(heard.map(({ index }) => index)).toEqual(
          heard.map(({ index }) => index).toSorted((a, b) => a - b),
        );
        const known = values.filter((value) => value !== null);
        const kept = heard.flatMap(({ point }) => (point.y === null ? [] : [point.y]));
        expect([minOf(kept), maxOf(kept)]).toEqual([minOf(known), maxOf(known)]);
      },
    ),
  );
});

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

test('pitch keeps the order of any values, within half a semitone of the straight scale', () => {
  fc.assert(
    fc.property(fc.array(finite, { minLength: 1, maxLength: 60 }), (values) => {
      const { frequencyOf, toldApart } = pitchesOf(values, DEFAULT_SOUND);
      const sorted = [...new Set(values)].sort((a, b) => a - b);
      const [least, greatest] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
      const semitones = sorted.map((value) => 12 * Math.log2(frequencyOf(value) / DEFAULT_SOUND.pitch.low));
      for (const [index, value] of sorted.entries()) {
        const share =
          greatest <= least
            ? 0.5
            : Number.isFinite(greatest - least)
              ? (value - least) / (greatest - least)
              : (value / 2 - least / 2) / (greatest / 2 - least / 2);
        expect(Math.abs((semitones[index] ?? 0) - 36 * share)).toBeLessThanOrEqual(0.5 + 1e-6);
        const step = (semitones[index] ?? 0) - (semitones[index - 1] ?? -Infinity);
        expect(step).toBeGreaterThanOrEqual(toldApart ? 0.05 - 1e-6 : -1e-6);
      }
    }),
  );
});

test('the person is told about values that no ear could tell apart', () => {
  const close = Array.from({ length: 40 }, (_, index) => index);
  expect(scoreOf(createChart([...close, 1e9])).changes.map(({ code }) => code)).toEqual(['sound_too_close']);
  expect(scoreOf(createChart([...close.slice(0, 15), 1e9])).changes).toEqual([]);
});
