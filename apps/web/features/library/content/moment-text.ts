import { i18n } from '../../../lib/settings/i18n.ts';

/** A day with the time of it, as people write them; the test languages write them as English does. */
export function momentText(time: string): string {
  const locale = i18n.locale === 'en' || i18n.locale === 'pseudo' ? 'en-US' : i18n.locale;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}
