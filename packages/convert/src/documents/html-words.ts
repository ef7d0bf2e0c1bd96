import { escapeMarkup, type XmlWriter } from '@relievo/graphic/xml';
import { type Formula, replaceFormulas, type WordsWithFormulas } from '../math/formula.ts';

type Attributes = Parameters<XmlWriter['text']>[2];

/** An element with words in it, behind a mark that is none of them. */
export type WordsWriter = (tag: string, words: string, attributes?: Attributes, mark?: string) => void;

/** Words whose formulas are MathML: what is seen has its fractions, and what is heard says them. */
export function createWordsWriter(xml: XmlWriter, formulas: readonly WordsWithFormulas[] = []): WordsWriter {
  const known = new Map(formulas.map((one) => [one.words, one]));
  return (tag, words, attributes = {}, mark = '') => {
    const found = known.get(words);
    if (!found) {
      xml.text(tag, mark + words, attributes);
      return;
    }
    xml.open(tag, attributes);
    xml.include(escapeMarkup(mark) + writeMixed(found));
    xml.close();
  };
}

/** In one line: where it is broken would be a blank. */
function writeMixed(found: WordsWithFormulas): string {
  const written: string[] = [];
  const words = replaceFormulas(found, (formula) => {
    written.push(writeMath(formula));
    return PLACE;
  });
  return words
    .split(PLACE)
    .map((part, at) => escapeMarkup(part) + (written[at] ?? ''))
    .join('');
}

/** No text has it: it is no character. */
const PLACE = '\uFDD0';

function writeMath({ mathml, spoken, line }: Formula): string {
  const label = escapeMarkup(spoken ?? line);
  return mathml.replace(/^<math[^>]*>/, `<math aria-label="${label.replaceAll('$', '$$$$')}">`);
}
