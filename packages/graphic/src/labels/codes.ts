import { hasLowerDot } from '@relievo/braille';

/**
 * Two letters that stand alone read as these words in contracted braille (Rules of Unified English
 * Braille, appendix 1): no code may be one of them.
 */
const SHORTFORMS = new Set([
  'ab',
  'ac',
  'af',
  'ag',
  'al',
  'bl',
  'cd',
  'ei',
  'fr',
  'gd',
  'gr',
  'hm',
  'll',
  'lr',
  'nc',
  'pd',
  'qk',
  'sd',
  'td',
  'tm',
  'tn',
  'xf',
  'xs',
  'yr',
  'ys',
  'zs',
]);

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Two letters, one at least with dot 3 or dot 6 (BANA), and no shortform. */
export function isGoodCode(code: string): boolean {
  return /^[a-z]{2}$/.test(code) && [...code].some(hasLowerDot) && !SHORTFORMS.has(code);
}

/** A name that is as short as a code is one already: 'A' needs no other letters to stand for it. */
export function isShortAsCode(print: string): boolean {
  return /^\p{L}{1,2}$/u.test(print);
}

/**
 * A free code that recalls the words: their first letter and a later one, then their first letter
 * and any, then any two. There are over 500 codes; after them come three letters, and then numbers.
 */
export function chooseNextCode(words: string, taken: ReadonlySet<string>): string {
  for (const code of listCandidates(extractLetters(words)))
    if (isGoodCode(code) && !taken.has(code)) return code;
  for (const first of LETTERS)
    for (const second of LETTERS)
      for (const third of LETTERS) {
        const code = first + second + third;
        if ([...code].some(hasLowerDot) && !taken.has(code)) return code;
      }
  for (let number = 1; ; number += 1) if (!taken.has(`k${number}`)) return `k${number}`;
}

function* listCandidates(letters: readonly string[]): Generator<string> {
  const [first, ...later] = letters;
  if (first !== undefined) {
    for (const letter of later) yield first + letter;
    for (const letter of LETTERS) yield first + letter;
  }
  for (const one of LETTERS) for (const two of LETTERS) yield one + two;
}

/** The plain letters of the first words; accents fall away, and scripts without a to z give none. */
function extractLetters(words: string): readonly string[] {
  return [
    ...words
      .slice(0, 60)
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ''),
  ];
}
