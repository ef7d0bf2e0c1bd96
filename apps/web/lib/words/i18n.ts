import { i18n, type Messages } from '@lingui/core';
import { type Catalogues, ENGLISH_CATALOGUES, setCatalogues } from './catalogues.ts';

export const LOCALES = ['en', 'pseudo'] as const;
export type Locale = (typeof LOCALES)[number];

interface Words {
  readonly messages: Messages;
  readonly catalogues: Catalogues;
}

const wordsOf: Record<Locale, () => Promise<Words>> = {
  // English is the language of the code: each page brings its own words.
  en: () => Promise.resolve({ messages: {}, catalogues: ENGLISH_CATALOGUES }),
  pseudo: async () => {
    const [{ messages }, { PSEUDO_CATALOGUES }] = await Promise.all([
      import('../../locales/en/messages.po?pseudo'),
      import('./pseudo-catalogues.ts'),
    ]);
    return { messages, catalogues: PSEUDO_CATALOGUES };
  },
};

/** The pseudo-locale and the right-to-left run are for finding untranslated text and one-sided layout. */
export async function activateLocale(locale: Locale, direction: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  const { messages, catalogues } = await wordsOf[locale]();
  setCatalogues(catalogues);
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale === 'pseudo' ? 'en' : locale;
  document.documentElement.dir = direction;
}

export { i18n };
