import { expect, test } from 'vitest';
import { dayText } from './date-text.ts';

test('a date in English is MM/DD/YYYY, and other languages follow their own', () => {
  expect(dayText('2026-03-09T12:00:00Z', 'en')).toBe('03/09/2026');
  expect(dayText('2026-03-09T12:00:00Z', 'de')).toBe('09.03.2026');
});

test.each(['', 'yesterday', Number.NaN])('%j is no date', (date) => {
  expect(dayText(date, 'en')).toBeNull();
});
