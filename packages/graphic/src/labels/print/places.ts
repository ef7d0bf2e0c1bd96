import type { Box, Point } from '../../model/geometry.ts';

/** Room of the letters themselves: where their line stands in it is known to who measured them. */
export interface LetterBox {
  readonly width: number;
  readonly height: number;
}

/** From the braille to its print, the nearest first: as near as a label may stand to anything (T: 3 to 6). */
const FARTHEST_STEP = 3;
const STEPS = [0, FARTHEST_STEP / 2, FARTHEST_STEP];

/** Where print stands from its braille, the most usual first. */
export const SIDES = ['above', 'below', 'right', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** The first place on one of these sides of its braille that suits. Tried one by one, since the first often suits. */
export function findPlaceBeside(
  braille: Box,
  letters: LetterBox,
  gap: number,
  sides: readonly Side[],
  suits: (place: Box) => boolean,
): Box | null {
  for (const step of STEPS)
    for (const side of sides)
      for (const { x, y } of listCorners(braille, letters, gap + step, side)) {
        const place = { x, y, ...letters };
        if (suits(place)) return place;
      }
  return null;
}

/** Above and below print begins with its braille, stands on its middle or ends with it; at the sides it is level with it. */
function listCorners(
  { x, y, width, height }: Box,
  letters: LetterBox,
  away: number,
  side: Side,
): readonly Point[] {
  const level = y + (height - letters.height) / 2;
  if (side === 'right') return [{ x: x + width + away, y: level }];
  if (side === 'left') return [{ x: x - away - letters.width, y: level }];
  const top = side === 'above' ? y - away - letters.height : y + height + away;
  const spare = width - letters.width;
  return [0, spare / 2, spare].map((inset) => ({ x: x + inset, y: top }));
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
