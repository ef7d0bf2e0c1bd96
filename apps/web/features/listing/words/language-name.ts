/** The name of a language in the language of the interface; a code that is none stands as it is. */
export function nameLanguage(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale === 'pseudo' ? 'en' : locale, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
