import { type BrailleText, cellOf } from './cells.ts';

/**
 * Letters and digits in uncontracted Unified English Braille, exactly and nothing else: enough for
 * the codes of a key, which must exist where no translator runs (Rules of Unified English Braille,
 * section 4.1 and 6.1). Every other text needs a translator.
 */
const FIRST_TEN = [
  [1],
  [1, 2],
  [1, 4],
  [1, 4, 5],
  [1, 5],
  [1, 2, 4],
  [1, 2, 4, 5],
  [1, 2, 5],
  [2, 4],
  [2, 4, 5],
];
const W = [2, 4, 5, 6];

/** a to j; k to t add dot 3; u, v, x, y, z add dots 3 and 6. W came later and stands apart. */
function dotsOfLetter(letter: string): readonly number[] {
  if (letter === 'w') return W;
  const order = 'abcdefghijklmnopqrstuvxyz'.indexOf(letter);
  const base = FIRST_TEN[order % 10] ?? [];
  return [...base, ...(order < 10 ? [] : order < 20 ? [3] : [3, 6])];
}

const NUMERIC = cellOf([3, 4, 5, 6]);
const GRADE_1 = cellOf([5, 6]);
const CAPITAL = cellOf([6]);

/** null where the text holds anything but letters a to z and digits. */
export function translateLetters(text: string): BrailleText | null {
  if (!/^[A-Za-z0-9]*$/.test(text)) return null;
  let cells = '';
  let numeric = false;
  for (const character of text) {
    const digit = '1234567890'.indexOf(character);
    const letter = character.toLowerCase();
    if (digit >= 0) {
      cells += (numeric ? '' : NUMERIC) + cellOf(FIRST_TEN[digit] ?? []);
      numeric = true;
      continue;
    }
    const capital = letter !== character;
    // A small letter a to j right after a number would be read as one more digit.
    if (numeric && !capital && letter <= 'j') cells += GRADE_1;
    cells += (capital ? CAPITAL : '') + cellOf(dotsOfLetter(letter));
    numeric = false;
  }
  return { cells, engine: 'letters', table: 'ueb-uncontracted' };
}

/** Whether a letter holds dot 3 or dot 6, so that its lower edge can be felt without a cell beside it. */
export function hasLowerDot(letter: string): boolean {
  return dotsOfLetter(letter).some((dot) => dot === 3 || dot === 6);
}
