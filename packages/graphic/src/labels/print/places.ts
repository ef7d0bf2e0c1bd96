import type { Box } from '../../model/geometry.ts';

/** Room of the letters themselves: where their line stands in it is known to who measured them. */
export interface LetterBox {
  readonly width: number;
  readonly height: number;
}

/** From the braille to its print, the nearest first: as near as a label may stand to anything (T: 3 to 6). */
const FARTHEST_STEP = 3;
const STEPS = [0, FARTHEST_STEP / 2, FARTHEST_STEP];

/**
 * The first place around its braille that suits, the most usual before others: above it, below it, at its sides. Tried
 * one by one, since the first often suits.
 */
export function findPlaceBeside(
  { x, y, width, height }: Box,
  letters: LetterBox,
  gap: number,
  suits: (place: Box) => boolean,
): Box | null {
  const lefts = [x, x + (width - letters.width) / 2, x + width - letters.width];
  const middle = y + (height - letters.height) / 2;
  for (const step of STEPS) {
    const away = gap + step;
    for (const top of [y - away - letters.height, y + height + away])
      for (const left of lefts) {
        const place = { x: left, y: top, ...letters };
        if (suits(place)) return place;
      }
    for (const left of [x + width + away, x - away - letters.width]) {
      const place = { x: left, y: middle, ...letters };
      if (suits(place)) return place;
    }
  }
  return null;
}

/** Nothing outside of this box bears on a place beside the braille. */
export function measureRoomBeside({ x, y, width, height }: Box, letters: LetterBox, gap: number): Box {
  const away = 2 * (gap + FARTHEST_STEP);
  return {
    x: x - away - letters.width,
    y: y - away - letters.height,
    width: width + 2 * (away + letters.width),
    height: height + 2 * (away + letters.height),
  };
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
