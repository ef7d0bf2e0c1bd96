import { cellOf, hasLowerDot, translateLetters } from '@relievo/braille';

/** What begins a number in the codes of most languages. */
export const NUMBER_SIGN = cellOf([3, 4, 5, 6]);

/** Digits after dot 6, as French has them since 2008: numbers there never look like letters. */
const FRENCH_DIGITS = '⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪';
const K = cellOf([1, 3]);

/** A label that says a number, with its unit or without: a code beside it that were a number would be read as one. */
export function isNumber(print: string): boolean {
  return /\p{N}/u.test(print) && !/\p{L}/u.test(print);
}

/**
 * Codes for names that have no room, in the order of their numbers: plain numbers, or the letter k and a number where
 * numbers stand on the drawing.
 */
export function listNumberCodes(count: number, language: string, hasNumbers: boolean): readonly string[] {
  const numbers = Array.from({ length: count }, (_, at) => writeNumber(at + 1, language));
  return hasNumbers ? numbers.map((cells) => K + cells) : numbers;
}

/**
 * Where numbers stand on the drawing, or there is no room for them: letters of one cell, as long as none of them stands on the drawing already. Those
 * without a lower dot are left out, for with nothing beside it a finger takes one for another (B).
 */
export function listLetterCodes(used: readonly string[]): readonly string[] {
  const taken = new Set(used);
  return [...'klmnopqrstuvwxyz'].flatMap((letter) => {
    const cells = hasLowerDot(letter) ? translateLetters(letter)?.cells : undefined;
    return cells === undefined || taken.has(cells) ? [] : [cells];
  });
}

function writeNumber(number: number, language: string): string {
  return /^fr\b/i.test(language)
    ? `⠠${Array.from(`${number}`, (digit) => FRENCH_DIGITS.charAt(Number(digit))).join('')}`
    : (translateLetters(`${number}`)?.cells ?? '');
}
