/** 'Men and Women', as the language joins them; in Britain without a comma before the last. */
export function listWords(words: readonly string[], language: string): string {
  return findJoiner(language === 'en' ? 'en-GB' : language).format(words);
}

function findJoiner(language: string): Intl.ListFormat {
  try {
    return new Intl.ListFormat(language);
  } catch {
    // No language tag.
    return new Intl.ListFormat('en-GB');
  }
}
