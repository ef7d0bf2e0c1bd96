import { BLANK } from '../cells.ts';

/** Empty cells between the running head and the number. */
const GAP = 3;

/** Writes the number at the right end of its line, and the running head in the middle if both fit with room between. */
export function numberLine(number: string, head: string, columns: number): string {
  const room = number === '' ? columns : columns - number.length - GAP;
  const start = Math.min(Math.floor((columns - head.length) / 2), room - head.length);
  const left = start < 0 ? '' : BLANK.repeat(start) + head;
  return left.padEnd(columns - number.length, BLANK) + number;
}
