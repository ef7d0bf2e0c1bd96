import { cellOf, hasLowerDot, translateLetters } from '@relievo/braille';

/** Digits after dot 6, as French has them since 2008: numbers there never look like letters. */
const FRENCH_DIGITS = '⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪';
const K = cellOf([1, 3]);

/**
 * Codes for names that have no room, in the order of their numbers: plain numbers, or the letter k and a number where
 * numbers already stand on the drawing.
 */
export function listNumberCodes(count: number, language: string, used: readonly string[]): readonly string[] {
  const numbers = Array.from({ length: count }, (_, at) => writeNumber(at + 1, language));
  const taken = new Set(used);
  return numbers.some((cells) => taken.has(cells)) ? numbers.map((cells) => K + cells) : numbers;
}

/**
 * Where there is no room for numbers: letters of one cell, as long as none of them stands on the drawing already. Those
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
