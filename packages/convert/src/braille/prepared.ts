import type { Translation, Translator } from '@relievo/braille';

/** A text for the code or table that it is to be written in. */
export interface AskedText {
  readonly table: string;
  readonly text: string;
}
export type TranslatedText = AskedText & { readonly translation: Translation };
/** What was translated elsewhere, by one engine. */
export interface TranslatedTexts {
  readonly engine: string;
  readonly texts: readonly TranslatedText[];
}

export type PreparedTranslator = Translator & {
  /** What was asked for and is not among the texts: full cells stand in its place. */
  readonly missing: () => readonly AskedText[];
};

/**
 * A translator without an engine: it hands out what was translated beforehand, and notes what is missing. Of a program
 * that opens the files of others the first run tells what there is to translate, so that no engine has to be in it.
 */
export function createPreparedTranslator({ engine, texts }: TranslatedTexts): PreparedTranslator {
  const known = new Map(texts.map(({ table, text, translation }) => [keyOf(table, text), translation]));
  const missing = new Map<string, AskedText>();
  return {
    engine,
    translate: (asked, table) =>
      asked.map((text) => {
        const translation = known.get(keyOf(table, text));
        if (translation) return translation;
        missing.set(keyOf(table, text), { table, text });
        return { cells: FULL_CELL.repeat(text.length * MOST_CELLS), engine, table, findings: [] };
      }),
    missing: () => [...missing.values()],
  };
}

function keyOf(table: string, text: string): string {
  return `${table}\n${text}`;
}

const FULL_CELL = '⠿';
/** Braille is seldom longer than this for a character, so that there are numbers for as many pages as there will be. */
const MOST_CELLS = 2;

/** Every text by the engine that there is. Throws a BrailleError where one cannot be translated. */
export function translateTexts(
  { engine, translate }: Translator,
  asked: readonly AskedText[],
): TranslatedTexts {
  const tables = [...new Set(asked.map(({ table }) => table))];
  const texts = tables.flatMap((table) => {
    const group = asked.filter((one) => one.table === table);
    const translations = translate(
      group.map(({ text }) => text),
      table,
    );
    return group.flatMap(({ text }, at): readonly TranslatedText[] => {
      const translation = translations[at];
      return translation ? [{ table, text, translation }] : [];
    });
  });
  return { engine, texts };
}
