import { expect, test } from 'vitest';
import { sayInEnglish } from './say.ts';

test('two sentences said together have a full stop between them', () => {
  const by = { value: 136192, decimals: 0, unit: 'km' };
  expect(
    sayInEnglish([
      { code: 'point_met', parameters: { series: null, name: 'Jupiter: 142984 km', place: 5, count: 8 } },
      { code: 'change_from', parameters: { by, isTime: false, from: 'Mars' } },
    ]),
  ).toBe('Jupiter: 142984 km. 5 of 8. 136192 km more than Mars.');
});

test('one sentence is said as it is', () => {
  const met = { series: null, name: 'Mars: 1', place: 1, count: 2 };
  expect(sayInEnglish([{ code: 'point_met', parameters: met }])).toBe('Mars: 1. 1 of 2');
  expect(sayInEnglish([])).toBe('');
});
