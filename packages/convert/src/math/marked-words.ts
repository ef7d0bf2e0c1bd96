import type { Formula, WordsWithFormulas } from './formula.ts';

/**
 * While a file is read a formula stands among its words, between these: they are no characters, and no text has them
 * (The Unicode Standard, 23.7, noncharacters).
 */
const BEGINS = '\uFDD0';
const BETWEEN = '\uFDD1';
const ENDS = '\uFDD2';
const INSIDE = `([^${BEGINS}${BETWEEN}${ENDS}]*)`;
const MARKED = new RegExp([`${BEGINS}${INSIDE}`, INSIDE, `${INSIDE}${ENDS}`].join(BETWEEN), 'u');
/** The three parts of a formula, and the words behind it. */
const PARTS = 4;

export function markFormula({ line, mathml, ueb }: Pick<Formula, 'line' | 'mathml' | 'ueb'>): string {
  return `${BEGINS}${[line, mathml, ueb ?? ''].join(BETWEEN)}${ENDS}`;
}

/** The words alone, with each formula as a line. */
export function dropMarks(marked: string): string {
  return marked
    .split(MARKED)
    .filter((_, at) => at % PARTS < 2)
    .join('');
}

/** Words as they are read, and what was marked in them. */
export function takeFormulas(marked: string, tidy: (words: string) => string): WordsWithFormulas {
  const [first = '', ...pieces] = marked.split(MARKED);
  const formulas: WordsWithFormulas['formulas'][number][] = [];
  let words = addWords('', first, tidy);
  for (let at = 0; at + PARTS <= pieces.length; at += PARTS) {
    const [said = '', mathml = '', ueb = '', after = ''] = pieces.slice(at, at + PARTS);
    const line = tidy(said);
    if (line !== '')
      formulas.push({ at: words.length, line, mathml, ueb: ueb || null, spoken: null, nemeth: null });
    words = addWords(words + line, after, tidy);
  }
  return { words: words.trimEnd(), formulas };
}

/** One blank stands where there was space, but none at the beginning. */
function addWords(before: string, piece: string, tidy: (words: string) => string): string {
  const words = tidy(piece);
  const blank = (isThere: boolean) => (isThere ? ' ' : '');
  if (words === '') return before + blank(before !== '' && !before.endsWith(' ') && /\s/u.test(piece));
  return `${before}${blank(before !== '' && /^\s/u.test(piece))}${words}${blank(/\s$/u.test(piece))}`;
}
