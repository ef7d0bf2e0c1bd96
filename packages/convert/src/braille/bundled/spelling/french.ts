/**
 * French as its code has it since 2008 (Code braille français uniformisé): the tables of 2017 write capitals, numbers
 * and signs of arithmetic by older rules. What they get wrong goes to them in cells.
 */
export function spellFrench(line: string): string {
  return writeSigns(writeNumbers(writeCapitals(line)));
}

/** Two capitals and more, also over what joins words, have one sign for all; it ends before a small letter. A word that begins with one is none of them. */
const CAPITALS = /\p{CWL}(?:\p{CWL}|[-'./]{1,9}\p{CWL}(?!\p{Ll})){0,400}(?:[-'./]{0,9}(?=\p{Ll}))?/gu;
const [CAPITAL, SMALL_AGAIN] = ['⠨', '⠠⠄'];

function writeCapitals(line: string): string {
  return line.replaceAll(CAPITALS, (passage: string, at: number) => {
    const letters = passage.match(/\p{CWL}/gu) ?? [];
    const small = passage.toLowerCase();
    if (letters.length === 1) return CAPITAL + small;
    const ends = /^\p{Ll}/u.test(line.slice(at + passage.length));
    return CAPITAL + CAPITAL + small + (ends ? SMALL_AGAIN : '');
  });
}

const NUMBER = /(?<![\^,:.+\-*/()=[\]])[\^,:.+\-*/()=[\]]*\d[\d^,:.+\-*/()=[\]]*/g;
const [NUMBER_SIGN, OPENING_BRACKET] = ['⠠', '⠘⠦'];
/** Digits of Antoine, and what may stand in a number. */
const IN_NUMBER: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('1234567890^,:.+-*/()=[]', (one, at) => [one, '⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼⠈⠂⠒⠲⠖⠤⠔⠌⠦⠴⠶⠷⠾'.charAt(at)]),
);

/** The sign of a number stands before the brackets and signs that open it. */
function writeNumbers(line: string): string {
  return line.replaceAll(NUMBER, (number) => {
    const first = number.search(/\d/);
    const opening = number.slice(0, first).replaceAll('[', OPENING_BRACKET);
    return NUMBER_SIGN + writeCells(opening) + writeCells(number.slice(first));
  });
}

function writeCells(text: string): string {
  return Array.from(text, (one) => IN_NUMBER[one] ?? one).join('');
}

/** In this order; the spelling has made every letter a small one. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})’(?=\p{L}|⠨)/gu, "'"],
  [/å/g, '⠐⠁'],
  [/ø/g, '⠰⠪'],
  [/\+/g, '⠠⠖'],
  [/=/g, '⠠⠶'],
  [/\*/g, '⠔'],
  [/(?<!\S)–(?!\S)/g, '⠤⠤'],
  [/(?<!\S)—(?!\S)/g, '⠸⠤'],
  [/„/g, '⠰'],
  [/¤/g, '⠠⠘'],
  [/¹/g, '⠈⠡'],
  [/²/g, '⠈⠣'],
  [/³/g, '⠈⠩'],
  [/ⁿ/g, '⠈⠝'],
];

function writeSigns(line: string): string {
  return SIGNS.reduce((text, [sign, cells]) => text.replaceAll(sign, cells), line);
}
