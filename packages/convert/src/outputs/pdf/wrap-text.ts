import { measureText } from './lines.ts';
import type { Pdf } from './pdf.ts';
import type { Weight } from './typeface.ts';

/** A text in lines that fit; a word wider than a line is broken, so nothing is cut off. */
export function wrapText(
  pdf: Pdf,
  text: string,
  width: number,
  size: number,
  weight: Weight = 'regular',
): readonly string[] {
  const widths = new Map<string, number>();
  const measure = (word: string): number => {
    const known = widths.get(word);
    if (known !== undefined) return known;
    const measured = measureText(pdf, word, size, weight);
    widths.set(word, measured);
    return measured;
  };
  const space = measure(' ');
  const lines: string[] = [];
  let words: string[] = [];
  let used = 0;
  const end = (): void => {
    if (words.length > 0) lines.push(words.join(' '));
    words = [];
    used = 0;
  };
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((one) => splitWord(one, width, measure))) {
    const needed = measure(word);
    if (words.length > 0 && used + space + needed > width) end();
    used += (words.length > 0 ? space : 0) + needed;
    words.push(word);
  }
  end();
  return lines;
}

function splitWord(word: string, width: number, measure: (word: string) => number): readonly string[] {
  // No character is wider than a hundred of the narrowest page's points.
  if (word.length === 1 || (word.length < SHORT && measure(word) <= width)) return [word];
  const made: string[] = [];
  let piece = '';
  let used = 0;
  for (const character of word) {
    const needed = measure(character);
    if (piece !== '' && used + needed > width) {
      made.push(piece);
      piece = '';
      used = 0;
    }
    piece += character;
    used += needed;
  }
  return [...made, piece];
}

/** Longer words are measured letter by letter, which costs no more than they are worth. */
const SHORT = 100;
