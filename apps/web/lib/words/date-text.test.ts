import { beforeAll, expect, test } from 'vitest';
import { formatDay, formatMoment } from './date-text.ts';
import { activateLocale } from './i18n.ts';

beforeAll(() => activateLocale('en'));

test('a date in English is MM/DD/YYYY, and other languages use their own order', () => {
  expect(formatDay('2026-03-09T12:00:00Z', 'en')).toBe('03/09/2026');
  expect(formatDay('2026-03-09T12:00:00Z', 'de')).toBe('09.03.2026');
});

test.each(['', 'yesterday', Number.NaN])('%j is not accepted as a date', (date) => {
  expect(formatDay(date, 'en')).toBeNull();
});

test('a moment is shown as a day and a time', () => {
  const at = (locale: string) =>
    formatMoment('2026-03-09T16:05:00Z', locale, 'UTC').replaceAll('\u202f', ' ');
  expect(at('en')).toBe('03/09/2026, 4:05 PM');
  expect(at('pseudo')).toBe('03/09/2026, 4:05 PM');
  expect(at('de')).toBe('09.03.2026, 16:05');
  expect(formatMoment('yesterday')).toBe('Unknown date');
});
