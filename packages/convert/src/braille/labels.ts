import { type BrailleText, findCodeForLanguage, type Translator } from '@relievo/braille';

/** Labels in the code of their language, in their order; null where no code writes it. */
export function translateLabels(
  { engine, translate }: Translator,
  language: string,
  texts: readonly string[],
): readonly BrailleText[] | null {
  const code = findCodeForLanguage(language);
  if (!code) return null;
  return translate(texts, code).map(({ cells, table }) => ({ cells, engine, table }));
}
