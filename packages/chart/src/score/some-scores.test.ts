import { DEFAULT_SOUND, type SoundEvent } from '@relievo/sound';
import { expect, test } from 'vitest';
import { findSounding, scoreSounding } from '../explore/sounding.ts';
import { chartOfValues } from '../testing/chart-of-values.ts';
import { scoreOf } from './score.ts';
import { pairScore, runScore } from './some-scores.ts';

const chart = chartOfValues([3, -1, null, 4], [1, 2, 9, 2]);

function listIds(events: readonly SoundEvent[]): readonly string[] {
  return events.flatMap(({ id }) => (id === undefined ? [] : [id]));
}

test('a run has the notes that the whole chart has, in the order in which one goes', () => {
  const whole = new Map(scoreOf(chart).score.events.map((event) => [event.id, event]));
  const run = runScore(chart, { series: 0, from: 1, to: 3 });
  expect(listIds(run.events)).toEqual(['point-1-2', 'point-1-3', 'point-1-4']);
  for (const event of run.events.filter(({ id }) => id !== undefined)) {
    const { at: _at, ...heard } = whole.get(event.id) ?? {};
    expect(event).toMatchObject(heard);
  }
  expect(listIds(runScore(chart, { series: 1, from: 2, to: 0 }).events)).toEqual([
    'point-2-3',
    'point-2-2',
    'point-2-1',
  ]);
});

test('two series sound at the same time, one in each ear', () => {
  const { events, duration } = pairScore(chart, { left: 0, right: 1 });
  expect(listIds(events)).toEqual([1, 2, 3, 4].flatMap((point) => [`point-1-${point}`, `point-2-${point}`]));
  expect(new Set(events.filter(({ id }) => id?.startsWith('point-1')).map(({ pan }) => pan))).toEqual(
    new Set([-1]),
  );
  expect(new Set(events.filter(({ id }) => id?.startsWith('point-2')).map(({ pan }) => pan))).toEqual(
    new Set([1]),
  );
  expect(events.map(({ at }) => at)).toEqual([0, 0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75]);
  expect(duration).toBe(1);
});

test('a click marks every fifth point where a listener wants it, and signals are left out where they do not', () => {
  const long = chartOfValues(Array.from({ length: 12 }, (_, index) => index - 4));
  const listSignals = (settings: typeof DEFAULT_SOUND) =>
    scoreOf(long, settings).score.events.flatMap((event) => (event.kind === 'signal' ? [event.signal] : []));
  expect(listSignals(DEFAULT_SOUND)).toEqual(['zero-crossing', 'boundary']);
  expect(listSignals({ ...DEFAULT_SOUND, ticks: true, signals: false })).toEqual(['tick', 'tick', 'tick']);
});

test('the point that sounds is known at every moment, and the end of a series is heard as a knock', () => {
  const score = runScore(chart, { series: 1, from: 0, to: 3 });
  expect([0, 0.4, 0.7, 99].map((at) => findSounding(score, at)?.point)).toEqual([0, 1, 2, 3]);
  const end = scoreSounding(chart, { kind: 'point', spot: { series: 0, point: 3 }, atEnd: true });
  expect(end.events.map((event) => (event.kind === 'signal' ? event.signal : event.kind))).toEqual([
    'boundary',
    'note',
  ]);
});
