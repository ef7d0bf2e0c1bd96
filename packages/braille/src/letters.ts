import { type BrailleText, cellOf, dotsOf } from './cells.ts';

/**
 * Letters and digits in uncontracted Unified English Braille, exactly and nothing else: enough for
 * the codes of a key, which must exist where no translator runs (Rules of Unified English Braille,
 * section 4.1 and 6.1). Every other text needs a translator.
 */
const FIRST_TEN = [...'⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚'].map(dotsOf);
/** What each row of ten letters adds to the first: nothing, dot 3, and dots 3 and 6. */
const ADDED = [...'⠀⠄⠤'].map(dotsOf);
const NUMERIC = '⠼';
const GRADE_1 = '⠰';
const CAPITAL = '⠠';

/** W came later and stands apart from the rows. */
function dotsOfLetter(letter: string): readonly number[] {
  if (letter === 'w') return dotsOf('⠺');
  const order = 'abcdefghijklmnopqrstuvxyz'.indexOf(letter);
  return [...(FIRST_TEN[order % 10] ?? []), ...(ADDED[Math.floor(order / 10)] ?? [])];
}

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
