import { maxOf, minOf } from '@relievo/words';
import { along, BLANK, type Character } from './read-character.ts';

const LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Sizes of the letters between two that follow each other, and to a number that is read in the other direction. */
const APART = 0.6;
const TO_OTHER = 9;
const SAME_LINE = 0.3;
/** Radians. */
const LEVEL = 0.01;

/** Tells whether a letter is read from right to left. */
export function isRightToLeft({ text }: Pick<Character, 'text'>): boolean {
  return LETTER.test(text);
}

/** Tells whether a letter follows those of a line that is read from right to left, wherever numbers in it are. */
export function isBesideRightToLeft(line: readonly Character[] | undefined, next: Character): boolean {
  const last = line?.at(-1);
  if (!line || !last || Math.abs(next.angle) > LEVEL || Math.abs(last.y - next.y) > SAME_LINE * last.size)
    return false;
  const isNext = isRightToLeft(next);
  if (!isNext && !line.some(isRightToLeft)) return false;
  const { left, right } = surround(line);
  const gap = Math.max(next.x - right, left - next.end);
  return gap < (isNext === isRightToLeft(last) ? APART : TO_OTHER) * last.size;
}

/** Measures the room between two letters, in the direction in which they are read. */
export function gapBefore(before: Character, next: Character): number {
  const [one, other] = [isRightToLeft(before), isRightToLeft(next)];
  if (!one && !other) return along(next) - before.end;
  const gap = Math.max(before.x - next.end, next.x - before.end);
  // PDFium puts a blank between words of two directions on one side of both, or leaves it out.
  const isBlank = one !== other && (next.blankFrom < FROM_FILE || gap > BLANK * next.size);
  return isBlank ? Infinity : gap;
}
/** Shares of a size: blanks that the file or PDFium has begin below it. */
const FROM_FILE = 0.1;

/** Finds where a line is, whichever way its letters are read. */
export function surroundLine(
  line: readonly Character[],
  first: Character,
  last: Character,
): { readonly x: number; readonly width: number } {
  if (!line.some(isRightToLeft)) return { x: first.x, width: Math.max(0, last.end - along(first)) };
  const { left, right } = surround(line);
  return { x: left, width: right - left };
}

function surround(line: readonly Character[]): { readonly left: number; readonly right: number } {
  return { left: minOf(line.map(({ x }) => x)), right: maxOf(line.map(({ end }) => end)) };
}

const ALEF = /^[\u0622\u0623\u0625\u0627]$/u;

/** Tells whether two letters are a ligature of lam and alef, which PDFium reads from its end. */
export function isTurnedLigature(before: Character, next: Character): boolean {
  return next.text === 'ل' && ALEF.test(before.text) && Math.abs(next.x - before.x) < 0.05 * next.size;
}
