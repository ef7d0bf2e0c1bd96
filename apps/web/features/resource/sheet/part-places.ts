import { type ExplorablePart, measureReach } from '@relievo/graphic/explore';
import { inverse } from '@relievo/graphic/geometry';
import type { Box, Matrix } from '@relievo/graphic/model';

/** In pixels: what a finger that explores meets surely. */
const LEAST = 44;

export interface PlacedPart {
  readonly part: ExplorablePart;
  /** In millimetres of the sheet, never smaller than a fingertip. */
  readonly box: Box;
  /** A part that lies within a larger one is above it. */
  readonly level: number;
}

/** Where the buttons of the parts stand on a sheet that lies on the screen. */
export function placeParts(
  parts: readonly ExplorablePart[],
  calibration: Matrix,
  sheet: Size,
): readonly PlacedPart[] {
  const least = measureReach(calibration, LEAST);
  const placed = parts.map((part) => ({ part, box: enlarge(part.box, least, sheet) }));
  const bySize = placed.toSorted((one, other) => sizeOf(other.box) - sizeOf(one.box));
  return placed.map((one) => ({ ...one, level: bySize.indexOf(one) + 1 }));
}

/** From millimetres of the sheet to pixels of a field whose corner is at this place of the window. */
export function toField(calibration: Matrix, left: number, top: number): Matrix | null {
  const toScreen = inverse(calibration);
  if (!toScreen) return null;
  const [a, b, c, d, x, y] = toScreen;
  return [a, b, c, d, x - left, y - top];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Around its middle, but not past the edges of the sheet. */
function enlarge({ x, y, width, height }: Box, least: number, sheet: Size): Box {
  const [wide, high] = [Math.max(width, least), Math.max(height, least)];
  return {
    x: keepWithin(x - (wide - width) / 2, sheet.width - wide),
    y: keepWithin(y - (high - height) / 2, sheet.height - high),
    width: wide,
    height: high,
  };
}

function keepWithin(place: number, last: number): number {
  return Math.max(0, Math.min(place, last));
}

function sizeOf({ width, height }: Box): number {
  return width * height;
}
