import { BLANK } from '../cells.ts';
import { translateLetters } from '../letters.ts';
import type { PageFormat } from './transcription.ts';

/** Empty cells between the running head and the number. */
const GAP = 3;

/** The number at the right end of its line, the running head in the middle where both fit with room between. */
export function numberLine(page: number, head: string, { columns, numberCells }: PageFormat): string {
  const number = numberCells?.(page) ?? translateLetters(`${page}`)?.cells ?? '';
  const room = columns - number.length - GAP;
  const start = Math.min(Math.floor((columns - head.length) / 2), room - head.length);
  const left = start < 0 ? '' : BLANK.repeat(start) + head;
  return left.padEnd(columns - number.length, BLANK) + number;
}
