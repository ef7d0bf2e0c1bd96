import { expect, test } from 'vitest';
import { measureSilence } from './measure-silence.ts';

test('a silence is too long when it has lasted for more than is allowed', () => {
  const silence = measureSilence(10_000, 0);
  expect([2_500, 5_000, 7_500, 10_000, 10_001].map((now) => silence.look(now))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

test('a sign of life begins the silence anew', () => {
  const silence = measureSilence(4_000, 0);
  expect([silence.look(2_000), silence.look(4_000)]).toEqual([false, false]);
  silence.hear();
  expect([silence.look(6_000), silence.look(8_000), silence.look(8_001)]).toEqual([false, false, true]);
});

test('who was stopped for an hour has heard nothing for three seconds of it, and one that is busy still notices', () => {
  const stopped = measureSilence(10_000, 0);
  expect(stopped.look(3_600_000)).toBe(false);
  const busy = measureSilence(10_000, 0);
  expect([5_000, 10_000, 15_000, 20_000].map((now) => busy.look(now))).toEqual([false, false, false, true]);
});
