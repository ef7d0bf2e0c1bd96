import { msg } from '@lingui/core/macro';
import { i18n } from './i18n.ts';

const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** Whose way of writing dates: the test languages write them as English does. */
export function toFormatLocale(locale: string): string {
  return locale === 'en' || locale === 'pseudo' ? 'en-US' : locale;
}

/** A day as people write it, in English MM/DD/YYYY; nothing where the date is none. */
export function formatDay(
  date: string | number | Date,
  locale: string = i18n.locale,
  timeZone?: string,
): string | null {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return null;
  return new Intl.DateTimeFormat(toFormatLocale(locale), { ...PARTS, timeZone }).format(day);
}

/** A day with its time of day, or that it is unknown. */
export function formatMoment(time: string, locale: string = i18n.locale, timeZone?: string): string {
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime())) return i18n._(msg`Unknown date`);
  const parts = { ...PARTS, hour: 'numeric', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat(toFormatLocale(locale), parts).format(moment);
}
