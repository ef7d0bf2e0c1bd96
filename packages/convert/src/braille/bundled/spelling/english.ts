import { translateLetters } from '@relievo/braille';

const NUMERIC_SPACE = '⠐';

/**
 * Unified English Braille: its dash is the short one, between letters the closing quotation mark is an apostrophe,
 * a stop or comma right after a letter does not belong to the number behind it (Rules, section 6.3), and a number in
 * groups has one sign (section 6.6).
 */
export function spellEnglish(line: string): string {
  return line
    .replaceAll('—', '–')
    .replaceAll(/(?<=\p{L})’(?=\p{L})/gu, "'")
    .replaceAll(/(?<=\p{L})\.(?=\d)/gu, '⠲')
    .replaceAll(/(?<=\p{L}),(?=\d)/gu, '⠂')
    .replaceAll(/(?<![\p{L}\d.,:/-])\d{1,20}(?: \d{1,20}){2,20}(?![\p{L}\d.,:/-])/gu, writeGroups);
}

function writeGroups(number: string): string {
  const [first = '', ...others] = number.split(' ').map((group) => translateLetters(group)?.cells ?? '');
  return [first, ...others.map((cells) => cells.slice(1))].join(NUMERIC_SPACE);
}
