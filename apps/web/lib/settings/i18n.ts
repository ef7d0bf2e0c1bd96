import { i18n, type Messages } from '@lingui/core';

export const LOCALES = ['en', 'pseudo'] as const;
export type Locale = (typeof LOCALES)[number];

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  // English is the language of the code: each page brings its own words.
  en: () => Promise.resolve({ messages: {} }),
  pseudo: () => import('../../locales/pseudo/messages.po'),
};

/** The pseudo-locale and the right-to-left run are for finding untranslated text and one-sided layout. */
export async function activateLocale(locale: Locale, direction: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  const { messages } = await catalogues[locale]();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale === 'pseudo' ? 'en' : locale;
  document.documentElement.dir = direction;
}

export { i18n };
