import { maxOf, minOf } from '@relievo/words';
import type { Character } from './read-character.ts';

/** Letters that are narrow and wide in all other typefaces, and the number of letters that show it. */
const NARROW = /[ijltf.,:;'()[\]|!1]/u;
const WIDE = /[mwMWaoenuOQGD=+]/u;
const MIN_LETTERS = 6;
/** Shares of the size by which their widths may differ. */
const SAME = 0.02;

/** Tells whether narrow and wide letters of a level line take the same room, as only letters of programs do. */
export function areEquallyWide(line: readonly Character[]): boolean {
  const letters = line.filter(({ text, angle, script }) => angle === 0 && !script && text.length === 1);
  if (letters.length < MIN_LETTERS || letters.length < line.length) return false;
  if (![NARROW, WIDE].every((form) => letters.some(({ text }) => form.test(text)))) return false;
  const widths = letters.map(({ x, end, size }) => (end - x) / Math.max(0.1, size));
  return maxOf(widths) - minOf(widths) < SAME && minOf(widths) > 0.3;
}
