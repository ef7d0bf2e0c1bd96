import { type Catalogue, tell, type Words } from './catalogue.ts';
import { defineLanguage } from './language.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';
const ACCENTS = new Map(Array.from(PLAIN, (letter, index) => [letter, ACCENTED[index] ?? letter]));

/** Each letter with an accent, so that words which came past the catalogues stand out. */
export function accentWords(words: string): string {
  return words.replaceAll(/[a-z]/gi, (letter) => ACCENTS.get(letter) ?? letter);
}

/** A language that nobody speaks, with a comma before decimals and quotation marks of its own. */
export const PSEUDO_LANGUAGE = defineLanguage({
  tag: 'de',
  quotes: ['«', '»', '‹', '›'],
  power: (digits, power) => `${digits} · 10 ^ ${power}`,
});

/** The catalogue of that language, made from another: it shows that all words come from catalogues. */
export function createPseudoCatalogue<All>(catalogue: Catalogue<All>): Catalogue<All> {
  const source: Catalogue<All> = { ...catalogue, language: PSEUDO_LANGUAGE };
  const words: { -readonly [Code in keyof All]: Words<All[Code]> } = { ...catalogue.words };
  for (const code in words) words[code] = (parameters) => accentWords(tell({ code, parameters }, source));
  return { language: PSEUDO_LANGUAGE, words };
}
