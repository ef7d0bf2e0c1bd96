import type { Box, Point } from '../../model/geometry.ts';
import type { Letters } from './letters.ts';

type Size = Pick<Letters, 'width' | 'height'>;

/** From the braille to its print, the nearest first: as near as a label may stand to anything (T: 3 to 6). */
const FARTHEST_STEP = 3;
const STEPS = [0, FARTHEST_STEP / 2, FARTHEST_STEP];

/** Where print stands from its braille, the most usual first. */
export const SIDES = ['above', 'below', 'right', 'left'] as const;
export type Side = (typeof SIDES)[number];

interface Beside {
  readonly gap: number;
  readonly sides: readonly Side[];
  /** Print above and below its braille may reach beyond it by half of its own width. */
  readonly mayOverhang?: boolean;
}

/** The first place on one of these sides of its braille that suits. Tried one by one, since the first often suits. */
export function findPlaceBeside(
  braille: Box,
  letters: Letters,
  { gap, sides, mayOverhang = false }: Beside,
  suits: (place: Box) => boolean,
): Box | null {
  for (const step of STEPS)
    for (const side of sides)
      for (const { x, y } of listCorners(braille, letters, gap + step, side, mayOverhang)) {
        const place = { x, y, width: letters.width, height: letters.height };
        if (suits(place)) return place;
      }
  return null;
}

/** Above and below print begins with its braille, stands on its middle or ends with it; at the sides it is level with it. */
function listCorners(
  { x, y, width, height }: Box,
  letters: Letters,
  away: number,
  side: Side,
  mayOverhang: boolean,
): readonly Point[] {
  const level = y + height / 2 - letters.middle;
  if (side === 'right') return [{ x: x + width + away, y: level }];
  if (side === 'left') return [{ x: x - away - letters.width, y: level }];
  const top = side === 'above' ? y - away - letters.height : y + height + away;
  const spare = width - letters.width;
  const over = letters.width / 2;
  return [0, spare / 2, spare, ...(mayOverhang ? [-over, spare + over] : [])].map((inset) => ({
    x: x + inset,
    y: top,
  }));
}

/** Nothing outside of this box bears on a place beside the braille. */
export function measureRoomBeside({ x, y, width, height }: Box, letters: Size, gap: number): Box {
  const away = 2 * (gap + FARTHEST_STEP);
  return {
    x: x - away - letters.width,
    y: y - away - letters.height,
    width: width + 2 * (away + letters.width),
    height: height + 2 * (away + letters.height),
  };
}

/** Where print stands in the place of its braille: on its middle, or at one of its ends; lines begin where those do. */
export function listPlacesInstead(
  { x, y, width, height }: Box,
  letters: Size,
  { startsLine, hasLines }: { readonly startsLine: boolean; readonly hasLines: boolean },
): readonly Box[] {
  const level = y + (height - letters.height) / 2;
  const tops = [...(hasLines ? [y, level] : [level, y]), y + height - letters.height];
  const middle = x + (width - letters.width) / 2;
  const lefts = startsLine ? [x, middle] : [middle, x, x + width - letters.width];
  const size = { width: letters.width, height: letters.height };
  return tops.flatMap((top) => lefts.map((left) => ({ x: left, y: top, ...size })));
}
