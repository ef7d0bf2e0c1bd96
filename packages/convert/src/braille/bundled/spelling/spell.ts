import { spellEnglish } from './english.ts';
import { spellFrench } from './french.ts';
import { spellGerman } from './german.ts';

const SPELLINGS: readonly (readonly [RegExp, (line: string) => string])[] = [
  [/\ben-ueb-g[12]\.ctb\b/, spellEnglish],
  [/\bfr-bfu-comp6\.utb\b/, spellFrench],
  [/\bde-de-g1\.ctb\b/, spellGerman],
];

/** A line as the tables of 2017 have to get it, so that what they write follows the codes of today. */
export function spellForTable(line: string, table: string): string {
  return SPELLINGS.reduce((text, [fits, spell]) => (fits.test(table) ? spell(text) : text), line);
}
