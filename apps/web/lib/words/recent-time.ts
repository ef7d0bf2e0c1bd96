import { formatDay, toFormatLocale } from './date-text.ts';
import { i18n } from './i18n.ts';

/** How long ago something was, as far as words for it differ; the words themselves are in the catalogue. */
export type RecentTime =
  | { readonly kind: 'now' }
  | { readonly kind: 'today' | 'yesterday'; readonly time: string }
  | { readonly kind: 'date'; readonly date: string };

interface Reader {
  readonly locale?: string;
  /** That of the browser unless a test names one. */
  readonly timeZone?: string;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Under an hour is now, even across midnight; after that calendar days count, in the time zone of who reads. Clocks
 * that differ put some things ahead of now. Nothing where the date is none.
 */
export function describeRecentTime(
  happened: string | number | Date,
  now: Date,
  { locale = i18n.locale, timeZone }: Reader = {},
): RecentTime | null {
  const at = new Date(happened);
  const date = formatDay(at, locale, timeZone);
  if (date === null) return null;
  if (Math.abs(now.getTime() - at.getTime()) < HOUR) return { kind: 'now' };
  const daysAgo = countDays(now, timeZone) - countDays(at, timeZone);
  if (daysAgo !== 0 && daysAgo !== 1) return { kind: 'date', date };
  const time = new Intl.DateTimeFormat(toFormatLocale(locale), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return { kind: daysAgo === 0 ? 'today' : 'yesterday', time: time.format(at) };
}

/** Calendar days since 1970. A day has 23 to 25 hours, so that hours cannot be divided by 24. */
function countDays(date: Date, timeZone: string | undefined): number {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone,
  });
  const part = (wanted: 'year' | 'month' | 'day') =>
    Number(format.formatToParts(date).find(({ type }) => type === wanted)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY;
}
