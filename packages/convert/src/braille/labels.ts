import { type BrailleCodeId, type BrailleText, findCodeForLanguage, type Translator } from '@relievo/braille';

/** Labels in the code that is asked for, else in that of their language, in their order; null where no code writes it. */
export function translateLabels(
  { engine, translate }: Translator,
  language: string,
  texts: readonly string[],
  asked?: BrailleCodeId,
): readonly BrailleText[] | null {
  const code = asked ?? findCodeForLanguage(language);
  if (!code) return null;
  return translate(texts, code).map(({ cells, table }) => ({ cells, engine, table }));
}
