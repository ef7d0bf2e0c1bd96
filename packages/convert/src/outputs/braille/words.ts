import { findCodeForLanguage, type Translate, type Translation } from '@relievo/braille';
import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import type { ConversionReports } from '../../words/reports.ts';

const refuse: Refuse<ConversionReports> = fail;

/** The code for a document: the one that was chosen, else its language's. */
export function chooseTable(language: string, chosen: string | undefined): Result<string> {
  const table = chosen ?? findCodeForLanguage(language);
  return table === null
    ? refuse({ code: 'braille_code_missing', parameters: { language: language.slice(0, 40) } })
    : succeed(table);
}

/** Texts and their cells, translated in one call however many they are. */
export interface BrailleWords {
  readonly cellsOf: (text: string) => string;
  readonly engine: string;
  readonly table: string;
  readonly changes: readonly Change[];
}

/** A text in another language than the others, or in theirs. */
export interface ForeignText {
  readonly text: string;
  readonly language?: string | undefined;
}

/** Texts of other languages are written in those languages' own codes, where there are any. */
export function translateTexts(
  texts: readonly ForeignText[],
  translate: Translate,
  table: string,
): BrailleWords {
  const byTable = new Map<string, Set<string>>([[table, new Set()]]);
  for (const { text, language } of texts) {
    const code = (language === undefined ? null : findCodeForLanguage(language)) ?? table;
    byTable.set(code, (byTable.get(code) ?? new Set()).add(text));
  }
  const cells = new Map<string, string>();
  const all: Translation[] = [];
  for (const [code, set] of byTable) {
    const list = [...set];
    for (const [at, translation] of translate(list, code).entries()) {
      cells.set(list[at] ?? '', translation.cells);
      all.push(translation);
    }
  }
  return {
    cellsOf: (text) => cells.get(text) ?? '',
    engine: all[0]?.engine ?? '',
    table: all[0]?.table ?? table,
    changes: reportUndefinedCharacters(all),
  };
}

function reportUndefinedCharacters(translations: readonly Translation[]): readonly Change[] {
  const findings = translations.flatMap((one) => one.findings);
  const apart = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...apart.values()].map((finding) => ({ ...finding, items: [] }));
}
