/** A braille code as people choose it; each engine has tables of its own name for it. */
export type BrailleCode = {
  readonly id: BrailleCodeId;
  readonly name: string;
  /** BCP 47, of the texts that it writes. */
  readonly language: string;
  /** 1 writes letter by letter, 2 contracts. */
  readonly grade: 1 | 2;
};

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
] as const;
export type BrailleCodeId = (typeof BRAILLE_CODE_IDS)[number];

const code = (id: BrailleCodeId, name: string, language: string, grade: 1 | 2): BrailleCode => ({
  id,
  name,
  language,
  grade,
});

export const BRAILLE_CODES: Readonly<Record<BrailleCodeId, BrailleCode>> = {
  'ueb-1': code('ueb-1', 'Unified English Braille, uncontracted', 'en', 1),
  'ueb-2': code('ueb-2', 'Unified English Braille, contracted', 'en', 2),
  'fr-1': code('fr-1', 'French, uncontracted', 'fr', 1),
  'fr-2': code('fr-2', 'French, contracted', 'fr', 2),
  'es-1': code('es-1', 'Spanish, uncontracted', 'es', 1),
  'de-1': code('de-1', 'German, letter groups only', 'de', 1),
  'de-2': code('de-2', 'German, contracted', 'de', 2),
  'it-1': code('it-1', 'Italian, uncontracted', 'it', 1),
  'pt-1': code('pt-1', 'Portuguese, uncontracted', 'pt', 1),
  'pt-2': code('pt-2', 'Portuguese, contracted', 'pt', 2),
  'nl-1': code('nl-1', 'Dutch, uncontracted', 'nl', 1),
};

export const isBrailleCode = (id: string): id is BrailleCodeId => Object.hasOwn(BRAILLE_CODES, id);

/** The code to begin with for texts of a language; null where none of ours writes it. */
export const codeForLanguage = (language: string): BrailleCodeId | null => {
  const primary = language.toLowerCase().split('-')[0];
  return primary === 'en'
    ? 'ueb-2'
    : (BRAILLE_CODE_IDS.find((id) => BRAILLE_CODES[id].language === primary) ?? null);
};
