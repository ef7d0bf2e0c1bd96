import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeRecentTime } from './recent-time.ts';

/** In words, so that a case can be read. `Intl` puts a narrow space before AM and PM. */
function tellTime(happened: string, now: string, timeZone = 'UTC', locale = 'en'): string | null {
  const time = describeRecentTime(happened, new Date(now), { timeZone, locale });
  if (time === null) return null;
  if (time.kind === 'now') return 'now';
  if (time.kind === 'date') return time.date;
  return `${time.kind} at ${time.time.replaceAll('\u202f', ' ')}`;
}

describe('a recent time', () => {
  test.each([
    ['is now at once', '2026-03-09T12:00:00Z', '2026-03-09T12:00:00Z', 'now'],
    ['is now until an hour is over', '2026-03-09T12:00:00Z', '2026-03-09T12:59:59.999Z', 'now'],
    ['is now across midnight', '2026-03-09T23:30:00Z', '2026-03-10T00:29:00Z', 'now'],
    ['is today from an hour on', '2026-03-09T12:00:00Z', '2026-03-09T13:00:00Z', 'today at 12:00 PM'],
    ['is today from the first minute', '2026-03-09T00:00:00Z', '2026-03-09T23:59:59Z', 'today at 12:00 AM'],
    ['is yesterday after midnight', '2026-03-09T22:59:00Z', '2026-03-10T00:00:00Z', 'yesterday at 10:59 PM'],
    [
      'is yesterday to its first minute',
      '2026-03-09T00:00:00Z',
      '2026-03-10T23:59:59Z',
      'yesterday at 12:00 AM',
    ],
    ['is a date the day before', '2026-03-08T23:59:59Z', '2026-03-10T00:00:00Z', '03/08/2026'],
    ['is yesterday across a year', '2025-12-31T12:00:00Z', '2026-01-01T12:00:00Z', 'yesterday at 12:00 PM'],
    ['is now where clocks differ', '2026-03-09T12:10:00Z', '2026-03-09T12:00:00Z', 'now'],
    ['is a date in the days to come', '2026-03-12T12:00:00Z', '2026-03-09T12:00:00Z', '03/12/2026'],
  ])('%s', (_, happened, now, expected) => {
    expect(tellTime(happened, now)).toBe(expected);
  });

  test('follows the calendar of the reader', () => {
    const [happened, now] = ['2026-03-09T20:00:00Z', '2026-03-10T02:00:00Z'];
    expect(tellTime(happened, now, 'America/New_York')).toBe('today at 4:00 PM');
    expect(tellTime(happened, now, 'Europe/Berlin')).toBe('yesterday at 9:00 PM');
    expect(tellTime(happened, now, 'Asia/Tokyo')).toBe('today at 5:00 AM');
  });

  test('is yesterday where the day between has 23 hours or 25', () => {
    // In New York clocks went forward on March 8 and back on November 1.
    expect(tellTime('2026-03-08T05:00:00Z', '2026-03-09T23:00:00Z', 'America/New_York')).toBe(
      'yesterday at 12:00 AM',
    );
    expect(tellTime('2026-11-01T04:00:00Z', '2026-11-03T03:59:00Z', 'America/New_York')).toBe(
      'yesterday at 12:00 AM',
    );
    expect(tellTime('2026-11-01T03:59:00Z', '2026-11-02T05:00:00Z', 'America/New_York')).toBe('10/31/2026');
  });

  test('is written as each language writes it', () => {
    expect(tellTime('2026-03-09T14:05:00Z', '2026-03-09T18:00:00Z', 'UTC', 'de')).toBe('today at 14:05');
    expect(tellTime('2026-03-01T14:05:00Z', '2026-03-09T18:00:00Z', 'UTC', 'de')).toBe('01.03.2026');
  });

  test('is missing where the date is invalid', () => {
    expect(tellTime('soon', '2026-03-09T12:00:00Z')).toBeNull();
  });

  test('never gets younger as time goes by', () => {
    const order = ['now', 'today', 'yesterday', 'date'];
    const start = Date.UTC(2026, 2, 7);
    const minutes = fc.integer({ min: 0, max: 4 * 24 * 60 });
    fc.assert(
      fc.property(
        minutes,
        minutes,
        fc.constantFrom('UTC', 'America/New_York', 'Asia/Kathmandu'),
        (a, b, timeZone) => {
          const rank = (minute: number) =>
            order.indexOf(
              describeRecentTime(start, new Date(start + minute * 60_000), { timeZone, locale: 'en' })
                ?.kind ?? '',
            );
          expect(rank(Math.max(a, b))).toBeGreaterThanOrEqual(rank(Math.min(a, b)));
        },
      ),
    );
  });
});
