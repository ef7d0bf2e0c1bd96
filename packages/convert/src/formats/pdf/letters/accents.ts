import type { Character } from './read-character.ts';

/** Accents that fonts have as letters, with the signs of Unicode that are above or below another letter. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ['\u00b4', '\u0301'],
  ['^', '\u0302'],
  ['\u02c6', '\u0302'],
  ['~', '\u0303'],
  ['\u02dc', '\u0303'],
  ['\u00af', '\u0304'],
  ['\u02d8', '\u0306'],
  ['\u02d9', '\u0307'],
  ['\u00a8', '\u0308'],
  ['\u02da', '\u030a'],
  ['\u02dd', '\u030b'],
  ['\u02c7', '\u030c'],
  ['\u00b8', '\u0327'],
  ['\u02db', '\u0328'],
]);

/** Shares of a size by which the middle of an accent may differ from the middle of its letter. */
const OFF_MIDDLE = 0.2;
const SAME_LINE = 0.3;
/** Radians. */
const LEVEL = 0.01;

/** Writes an accent and the letter below it as one letter, if both are in one place; tells whether it did so. */
export function addAccent(before: Character, next: Character): boolean {
  const middle = (letter: Character) => (letter.x + letter.end) / 2;
  if (Math.max(Math.abs(before.angle), Math.abs(next.angle)) > LEVEL) return false;
  if (Math.abs(middle(before) - middle(next)) > OFF_MIDDLE * before.size) return false;
  if (Math.abs(before.y - next.y) > SAME_LINE * before.size) return false;
  const [accent, letter] = isAccent(before) ? [before, next] : [next, before];
  const mark = ACCENTS.get(accent.text) ?? accent.text;
  const plain = letter.text === 'ı' ? 'i' : letter.text === 'ȷ' ? 'j' : letter.text;
  if (!isAccent(accent) || !/^\p{L}$/u.test(plain)) return false;
  before.text = `${plain}${mark}`.normalize('NFC');
  before.x = Math.min(before.x, next.x);
  before.end = Math.max(before.end, next.end);
  return true;
}

function isAccent({ text }: Character): boolean {
  return ACCENTS.has(text) || /^[\u0300-\u036f]$/u.test(text);
}
