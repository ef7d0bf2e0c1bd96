import type { Box } from '../../model/geometry.ts';

/** Room of the letters themselves: where their line stands in it is known to who measured them. */
export interface LetterBox {
  readonly width: number;
  readonly height: number;
}

/** From the braille to its print, the nearest first: as near as a label may stand to anything (T: 3 to 6). */
const STEPS = [0, 1.5, 3];

/** Where print is looked for around its braille, the most usual first: above it, below it, at its sides. */
export function listPlacesBeside(braille: Box, letters: LetterBox, gap: number): readonly Box[] {
  return STEPS.flatMap((step) => listPlacesAt(braille, letters, gap + step));
}

function listPlacesAt({ x, y, width, height }: Box, letters: LetterBox, gap: number): readonly Box[] {
  const lefts = [x, x + (width - letters.width) / 2, x + width - letters.width];
  const middle = y + (height - letters.height) / 2;
  const rows = [y - gap - letters.height, y + height + gap];
  const sides = [x + width + gap, x - gap - letters.width];
  return [
    ...rows.flatMap((top) => lefts.map((left) => ({ x: left, y: top, ...letters }))),
    ...sides.map((left) => ({ x: left, y: middle, ...letters })),
  ];
}

/** Where print stands in the place of its braille: on its middle, or at one of its ends. */
export function listPlacesInstead(
  { x, y, width, height }: Box,
  letters: LetterBox,
  startsLine: boolean,
): readonly Box[] {
  const tops = [y + (height - letters.height) / 2, y, y + height - letters.height];
  const middle = x + (width - letters.width) / 2;
  const lefts = startsLine ? [x, middle] : [middle, x, x + width - letters.width];
  return tops.flatMap((top) => lefts.map((left) => ({ x: left, y: top, ...letters })));
}
