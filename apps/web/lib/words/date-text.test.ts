import { beforeAll, expect, test } from 'vitest';
import { dayText, momentText } from './date-text.ts';
import { activateLocale } from './i18n.ts';

beforeAll(() => activateLocale('en'));

test('a date in English is MM/DD/YYYY, and other languages follow their own', () => {
  expect(dayText('2026-03-09T12:00:00Z', 'en')).toBe('03/09/2026');
  expect(dayText('2026-03-09T12:00:00Z', 'de')).toBe('09.03.2026');
});

test.each(['', 'yesterday', Number.NaN])('%j is no date', (date) => {
  expect(dayText(date, 'en')).toBeNull();
});

test('a moment is the day as anywhere, and the time of it', () => {
  const at = (locale: string) => momentText('2026-03-09T16:05:00Z', locale, 'UTC').replaceAll('\u202f', ' ');
  expect(at('en')).toBe('03/09/2026, 4:05 PM');
  expect(at('pseudo')).toBe('03/09/2026, 4:05 PM');
  expect(at('de')).toBe('09.03.2026, 16:05');
  expect(momentText('yesterday')).toBe('Unknown date');
});
