import { codeForLanguage, type Translate, type Translation } from '@relievo/braille';
import type { Change } from '@relievo/graphic';
import { failure, type Result, success } from '@relievo/graphic';

/** The code for a document: the one that was chosen, else its language's. */
export const tableFor = (language: string, chosen: string | undefined): Result<string> => {
  const table = chosen ?? codeForLanguage(language);
  return table === null
    ? failure({
        code: 'no-braille-code',
        message: `There is no braille code for the language “${language.slice(0, 40)}” here. Choose a table, such as ueb-1.`,
      })
    : success(table);
};

/** Texts and their cells, translated in one call however many they are. */
export type BrailleWords = {
  readonly cellsOf: (text: string) => string;
  readonly engine: string;
  readonly table: string;
  readonly changes: readonly Change[];
};

export const translated = (texts: readonly string[], translate: Translate, table: string): BrailleWords => {
  const unique = [...new Set(texts)];
  const translations = translate(unique, table);
  const cells = new Map(unique.map((text, at) => [text, translations[at]?.cells ?? '']));
  return {
    cellsOf: (text) => cells.get(text) ?? '',
    engine: translations[0]?.engine ?? '',
    table: translations[0]?.table ?? table,
    changes: undefinedCharacters(translations),
  };
};

const undefinedCharacters = (translations: readonly Translation[]): readonly Change[] => {
  const findings = translations.flatMap((one) => one.findings);
  const messages = new Map(findings.map(({ code, message }) => [message, code]));
  return [...messages].map(([message, code]) => ({ code, message, items: [] }));
};
