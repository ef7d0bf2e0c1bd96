/** A braille code as people choose it; each engine has tables of its own name for it. */
export interface BrailleCode {
  readonly id: BrailleCodeId;
  readonly name: string;
  /** BCP 47, of the texts that it writes. */
  readonly language: string;
  /** 1 writes letter by letter, 2 contracts. */
  readonly grade: 1 | 2;
}

export const BRAILLE_CODE_IDS = [
  'ueb-1',
  'ueb-2',
  'fr-1',
  'fr-2',
  'es-1',
  'de-1',
  'de-2',
  'it-1',
  'pt-1',
  'pt-2',
  'nl-1',
  'pl-1',
  'el-1',
  'ru-1',
  'he-1',
  'ar-1',
] as const;
export type BrailleCodeId = (typeof BRAILLE_CODE_IDS)[number];

function defineCode(id: BrailleCodeId, name: string, language: string, grade: 1 | 2): BrailleCode {
  return {
    id,
    name,
    language,
    grade,
  };
}

export const BRAILLE_CODES: Readonly<Record<BrailleCodeId, BrailleCode>> = {
  'ueb-1': defineCode('ueb-1', 'Unified English Braille, uncontracted', 'en', 1),
  'ueb-2': defineCode('ueb-2', 'Unified English Braille, contracted', 'en', 2),
  'fr-1': defineCode('fr-1', 'French, uncontracted', 'fr', 1),
  'fr-2': defineCode('fr-2', 'French, contracted', 'fr', 2),
  'es-1': defineCode('es-1', 'Spanish, uncontracted', 'es', 1),
  'de-1': defineCode('de-1', 'German, letter groups only', 'de', 1),
  'de-2': defineCode('de-2', 'German, contracted', 'de', 2),
  'it-1': defineCode('it-1', 'Italian, uncontracted', 'it', 1),
  'pt-1': defineCode('pt-1', 'Portuguese, uncontracted', 'pt', 1),
  'pt-2': defineCode('pt-2', 'Portuguese, contracted', 'pt', 2),
  'nl-1': defineCode('nl-1', 'Dutch, uncontracted', 'nl', 1),
  'pl-1': defineCode('pl-1', 'Polish, uncontracted', 'pl', 1),
  'el-1': defineCode('el-1', 'Greek, uncontracted', 'el', 1),
  'ru-1': defineCode('ru-1', 'Russian, uncontracted', 'ru', 1),
  'he-1': defineCode('he-1', 'Hebrew, without points', 'he', 1),
  'ar-1': defineCode('ar-1', 'Arabic, uncontracted', 'ar', 1),
};

export function isBrailleCode(id: string): id is BrailleCodeId {
  return Object.hasOwn(BRAILLE_CODES, id);
}

/** The code to begin with for texts of a language; null where none of ours writes it. */
export function findCodeForLanguage(language: string): BrailleCodeId | null {
  return primaryOf(language) === 'en' ? 'ueb-2' : findUncontractedCode(language);
}

/** The code that writes a language letter by letter; null where none of ours writes it. */
export function findUncontractedCode(language: string): BrailleCodeId | null {
  const primary = primaryOf(language);
  return BRAILLE_CODE_IDS.find((id) => BRAILLE_CODES[id].language === primary) ?? null;
}

function primaryOf(language: string): string | undefined {
  return language.toLowerCase().split('-')[0];
}
