import { FRENCH_CONTRACTED_SIGNS, FRENCH_LETTERS, SPANISH_SIGNS } from './other-characters.ts';
import {
  listContractionLines,
  listGermanLines,
  listLettersAndSigns,
  listUebLines,
} from './supplement-lines.ts';

/** A table of our own that is loaded after the ones that it fits. */
export interface Supplement {
  readonly name: string;
  readonly fits: RegExp;
  readonly lines: () => readonly string[];
}

const UEB = /\ben-ueb-g[12]\.ctb\b/;

export const SUPPLEMENTS: readonly Supplement[] = [
  { name: 'ueb-characters.uti', fits: UEB, lines: listUebLines },
  { name: 'ueb-contractions.uti', fits: /\ben-ueb-g2\.ctb\b/, lines: listContractionLines },
  { name: 'german.uti', fits: /\bde-de-g[12]\.ctb\b/, lines: listGermanLines },
  {
    name: 'french.uti',
    fits: /\bfr-bfu-comp6\.utb\b/,
    lines: () => listLettersAndSigns(FRENCH_LETTERS, ''),
  },
  {
    name: 'french-contracted.uti',
    fits: /\bFr-Fr-g2\.ctb\b/,
    lines: () => listLettersAndSigns('', FRENCH_CONTRACTED_SIGNS),
  },
  {
    name: 'spanish.uti',
    fits: /\bes-g1\.ctb\b/,
    lines: () => listLettersAndSigns('', SPANISH_SIGNS),
  },
];

export function listSupplements(table: string): readonly string[] {
  return SUPPLEMENTS.filter(({ fits }) => fits.test(table)).map(({ name }) => name);
}
