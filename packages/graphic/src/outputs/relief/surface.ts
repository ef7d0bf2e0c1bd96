import { BRAILLE_STANDARDS } from '@relievo/braille';
import { brailleDots } from '../../geometry/braille-dots.ts';
import type { Drawing } from '../../model/drawing.ts';
import { walkLeaves } from '../../model/walk.ts';
import { rasterise } from '../../raster/rasterise.ts';

/** Heights in millimetres at `size` by `size` places spread evenly over the sheet, its borders included. */
export interface Surface {
  /** A power of two and one. */
  readonly size: number;
  readonly width: number;
  readonly depth: number;
  readonly heights: Float32Array;
}

/** How high the tallest thing on a sheet is printed, in millimetres: more than braille, so that lines lead the finger. */
export const RELIEF_HEIGHT = 1;
/** Places must be this near, in millimetres, for a braille dot to be round: seven across it. */
const FINEST = 0.22;
const MOST_PLACES = 2049;

export function surfaceSize(longest: number): number | null {
  let size = 65;
  while (longest / (size - 1) > FINEST) size = 2 * size - 1;
  return size <= MOST_PLACES ? size : null;
}

export function surfaceOf(drawing: Drawing, size: number): Surface {
  const { width, height } = drawing.sheet;
  const map = rasterise(drawing, { pixelsPerMm: (size - 1) / Math.max(width, height), braille: false });
  const heights = new Float32Array(size * size);
  const stepX = (width * map.pixelsPerMm) / (size - 1);
  const stepY = (height * map.pixelsPerMm) / (size - 1);
  for (let row = 0; row < size; row++) {
    const y = Math.min(map.height - 1, Math.floor(row * stepY));
    for (let column = 0; column < size; column++) {
      const x = Math.min(map.width - 1, Math.floor(column * stepX));
      heights[row * size + column] = (map.values[y * map.width + x] ?? 0) * RELIEF_HEIGHT;
    }
  }
  raiseBraille(drawing, size, heights);
  return { size, width, depth: height, heights };
}

/** Braille is printed at its own height, whatever the relief's: the cap of a sphere on the dot's base. */
function raiseBraille({ layers, sheet, ...rest }: Drawing, size: number, heights: Float32Array): void {
  const { dotDiameter, dotHeight } = BRAILLE_STANDARDS[sheet.braille];
  const radius = dotDiameter / 2;
  const sphere = (radius * radius + dotHeight * dotHeight) / (2 * dotHeight);
  const [across, down] = [(size - 1) / sheet.width, (size - 1) / sheet.height];
  for (const item of walkLeaves({ ...rest, layers, sheet })) {
    if (item.kind !== 'text') continue;
    for (const dot of brailleDots(item, sheet)) {
      const bottom = Math.min(size - 1, Math.floor((dot.y + radius) * down));
      const right = Math.min(size - 1, Math.floor((dot.x + radius) * across));
      for (let row = Math.max(0, Math.ceil((dot.y - radius) * down)); row <= bottom; row++) {
        for (let column = Math.max(0, Math.ceil((dot.x - radius) * across)); column <= right; column++) {
          const [dx, dy] = [column / across - dot.x, row / down - dot.y];
          const square = dx * dx + dy * dy;
          if (square >= radius * radius) continue;
          const cap = Math.sqrt(sphere * sphere - square) - (sphere - dotHeight);
          const at = row * size + column;
          heights[at] = Math.max(heights[at] ?? 0, cap);
        }
      }
    }
  }
}
