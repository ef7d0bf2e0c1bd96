import { BRAILLE_CODE_IDS, BRAILLE_CODES, type BrailleCodeId, type Translator } from '@relievo/braille';
import { createBundledEngine, createSystemEngine, createTranslator } from '@relievo/convert';
import {
  type Agreement,
  findDifferences,
  listDefinedCharacters,
  measureAgreement,
} from '../../packages/convert/src/braille/testing/compare.ts';
import { readMobyDick } from '../../packages/convert/src/braille/testing/moby-dick.ts';
import { createPhrases } from '../../packages/convert/src/braille/testing/phrases.ts';

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
  const engine = createSystemEngine();
  if (!engine)
    throw new Error('The probe compares with liblouis 3.24 or newer of the system: install it first.');
  const [system, bundled] = [createTranslator(engine), createTranslator(createBundledEngine())];
  const lines = readMobyDick();
  return {
    system: system.engine,
    bundled: bundled.engine,
    english: ENGLISH.map((code) => ({ code, ...measureAgreement(lines, code, bundled, system) })),
    characters: ENGLISH.map((code) => charactersOf(code, bundled, system)),
    languages: BRAILLE_CODE_IDS.filter((code) => BRAILLE_CODES[code].language !== 'en').map((code) =>
      languageOf(code, bundled, system),
    ),
  };
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
  const texts = [...new Set(createPhrases(BRAILLE_CODES[code].language, PHRASES))];
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
        .flatMap(({ findings }) => findings.map(({ parameters }) => parameters.character)),
    ),
  ];
}
