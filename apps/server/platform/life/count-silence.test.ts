import { expect, test } from 'vitest';
import { countSilence } from './count-silence.ts';

function lookTimes(silence: ReturnType<typeof countSilence>, times: number): boolean[] {
  return Array.from({ length: times }, () => silence.look());
}

test('a silence is too long when there was nothing to hear at more looks than are allowed', () => {
  expect(lookTimes(countSilence(3), 5)).toEqual([false, false, false, true, true]);
});

test('a sign of life begins the count anew', () => {
  const silence = countSilence(3);
  expect(lookTimes(silence, 3)).toEqual([false, false, false]);
  silence.hear();
  expect(lookTimes(silence, 4)).toEqual([false, false, false, true]);
});
