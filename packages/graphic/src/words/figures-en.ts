import type { Millimetres } from '@relievo/words';

/** Limits are read by eyes in a program, and their thousands are parted there. */
export const figures = new Intl.NumberFormat('en-US').format;

/** Writes a limit of a length with its unit. */
export function lengthFigures(length: Millimetres): string {
  return `${figures(length)} mm`;
}
