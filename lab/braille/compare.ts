import { BRAILLE_CODE_IDS, BRAILLE_CODES, type BrailleCodeId, type Translator } from '@relievo/braille';
import { createBundledEngine, createSystemEngine, createTranslator, TABLES } from '@relievo/convert/braille';
import {
  type Agreement,
  findDifferences,
  listDefinedCharacters,
  measureAgreement,
} from '../../packages/convert/src/braille/testing/compare.ts';
import { LABEL_TEXTS } from '../../packages/convert/src/braille/testing/label-texts.ts';
import { readMobyDick } from '../../packages/convert/src/braille/testing/moby-dick.ts';
import { createPhrases } from '../../packages/convert/src/braille/testing/phrases.ts';
import { readCaseFiles } from './case-files.ts';

/** How many of the cases of a file of liblouis's own each engine writes as it expects. */
export interface CaseAgreement {
  readonly file: string;
  readonly code: BrailleCodeId;
  readonly cases: number;
  readonly system: number;
  readonly bundled: number;
}

export interface Comparison {
  readonly system: string;
  readonly bundled: string;
  readonly english: readonly (Agreement & { readonly code: BrailleCodeId })[];
  readonly characters: readonly {
    readonly code: BrailleCodeId;
    readonly defined: number;
    readonly missing: readonly string[];
    readonly different: readonly string[];
  }[];
  readonly languages: readonly {
    readonly code: BrailleCodeId;
    readonly texts: number;
    readonly share: number;
    /** Characters of these texts that only the system's table defines. */
    readonly missing: readonly string[];
  }[];
}

const ENGLISH = ['ueb-1', 'ueb-2'] as const;
/** The first two planes: every character that any table for braille defines is in them. */
const ALL = [[0x21, 0x1ffff]] as const;
const PHRASES = 500;

export function compareEngines(): Comparison {
  const { system, bundled } = openEngines();
  const lines = readMobyDick();
  return {
    system: system.engine,
    bundled: bundled.engine,
    english: ENGLISH.map((code) => ({ code, ...measureAgreement(lines, code, bundled, system) })),
    characters: ENGLISH.map((code) => charactersOf(code, bundled, system)),
    languages: BRAILLE_CODE_IDS.filter(
      (code) => BRAILLE_CODES[code].language !== 'en' && TABLES[code].bundled,
    ).map((code) => languageOf(code, bundled, system)),
  };
}

/** Against the case files in a folder of liblouis's source (tests/braille-specs). */
export function compareWithCases(folder: string): readonly CaseAgreement[] {
  const { system, bundled } = openEngines();
  return readCaseFiles(folder).flatMap(({ name, table, cases }) => {
    const code = BRAILLE_CODE_IDS.find((id) => TABLES[id].system === table);
    if (!code || !TABLES[code].bundled) return [];
    const count = (translator: Translator): number =>
      cases.filter(({ text, cells }) => translator.translate([text], code)[0]?.cells === cells).length;
    return [{ file: name, code, cases: cases.length, system: count(system), bundled: count(bundled) }];
  });
}

function openEngines(): { readonly system: Translator; readonly bundled: Translator } {
  const engine = createSystemEngine();
  if (!engine)
    throw new Error('The comparison needs liblouis 3.24 or newer of the system: install it first.');
  return { system: createTranslator(engine), bundled: createTranslator(createBundledEngine()) };
}

function charactersOf(code: BrailleCodeId, bundled: Translator, system: Translator) {
  const defined = listDefinedCharacters(system, code, ALL);
  return {
    code,
    defined: defined.length,
    missing: findUnknown(defined, code, bundled),
    different: findDifferences(defined, code, bundled, system).map(({ text }) => text),
  };
}

function languageOf(code: BrailleCodeId, bundled: Translator, system: Translator) {
  const { language } = BRAILLE_CODES[code];
  const texts = [...new Set([...createPhrases(language, PHRASES), ...(LABEL_TEXTS[language] ?? [])])];
  const different = findDifferences(texts, code, bundled, system);
  const known = new Set(findUnknown(texts, code, system));
  return {
    code,
    texts: texts.length,
    share: 1 - different.length / texts.length,
    missing: findUnknown(texts, code, bundled).filter((character) => !known.has(character)),
  };
}

function findUnknown(texts: readonly string[], code: string, translator: Translator): readonly string[] {
  return [
    ...new Set(
      translator
        .translate(texts, code)
        .flatMap(({ findings }) =>
          findings.flatMap(({ parameters }) => ('character' in parameters ? [parameters.character] : [])),
        ),
    ),
  ];
}
