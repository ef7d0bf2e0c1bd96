import { i18n } from './i18n.ts';

const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
/** The test languages write dates as English does. */
const ENGLISH = 'en-US';

/** A day as people write it, in English MM/DD/YYYY; nothing where the date is none. */
export function dayText(date: string | number | Date, locale: string = i18n.locale): string | null {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return null;
  return new Intl.DateTimeFormat(locale === 'en' || locale === 'pseudo' ? ENGLISH : locale, PARTS).format(
    day,
  );
}
