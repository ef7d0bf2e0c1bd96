import { maxOf } from '@relievo/words';
import { FONT_SHARE } from '../../geometry/text-box.ts';
import type { TextItem } from '../../model/drawing.ts';
import type { Box } from '../../model/geometry.ts';

/** Of one line, as shares of the size of its letters. */
export interface LineMeasure {
  readonly width: number;
  /** Above and below the line that the letters stand on. */
  readonly ascent: number;
  readonly descent: number;
}

export interface Lettering {
  /** Millimetres, the largest first: one size for all where they have room. */
  readonly sizes: readonly [number, ...number[]];
  /** For those that have no room in the size of the others, where they stand in place of their braille. */
  readonly smaller?: readonly number[];
  readonly measure: (line: string) => LineMeasure;
}

/** Room of the letters themselves. */
export interface Letters {
  readonly width: number;
  readonly height: number;
  /** From its top to the line that the first letters stand on. */
  readonly baseline: number;
  /** From its top to what the eye takes for its middle, which letters that reach below their line do not shift. */
  readonly middle: number;
}

/** Half the height of a capital, as a share of the size of the letters. */
const HALF_CAPITAL = 0.36;

export function measureLetters(print: string, size: number, { measure }: Lettering): Letters {
  const lines = print.split('\n').map(measure);
  const [first] = lines;
  const baseline = (first?.ascent ?? 1) * size;
  const height = baseline + ((lines.length - 1) / FONT_SHARE + (lines.at(-1)?.descent ?? 0)) * size;
  return {
    width: maxOf(lines.map(({ width }) => width)) * size,
    height,
    baseline,
    middle: lines.length === 1 ? baseline - HALF_CAPITAL * size : height / 2,
  };
}

/** The first line of a text stands as far below the top of its box as its letters are high. */
export function lettersIn(
  { x, y }: Box,
  { baseline }: Letters,
  size: number,
): Pick<TextItem, 'at' | 'printSize'> {
  return { at: { x, y: y + baseline - size }, printSize: size / FONT_SHARE };
}
