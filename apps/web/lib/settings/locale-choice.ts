import { LOCALES, type Locale } from '../words/i18n.ts';

/** `?locale=pseudo&dir=rtl` shows any page in the test languages. */
export function readLocale(search: string): { locale: Locale; direction: 'ltr' | 'rtl' } {
  const query = new URLSearchParams(search);
  const wanted = query.get('locale');
  return {
    locale: LOCALES.find((locale) => locale === wanted) ?? 'en',
    direction: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
  };
}
