import type { Polyline } from '../geometry/flatten.ts';
import type { Line, ShapeItem } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import type { Medium } from '../profiles/profile.ts';
import { dashesOf, doubleOffset } from '../set/line-styles.ts';
import { TEXTURE_CONTOUR_GAP } from '../set/textures.ts';
import { dashLine } from './plane/dash.ts';
import { offsetPolyline } from './plane/offset.ts';

/**
 * What a line of a style puts on the sheet: strokes with round ends and joins. Pictures, height maps
 * and vector files are all made from these.
 */
export function strokesOf(
  outline: readonly Polyline[],
  line: Line,
  medium: Medium,
  seen: Box,
  /** How much smaller than life the drawing is shown: rhythms and distances keep their size. */
  scale = 1,
): readonly Polyline[] {
  if (line.style === 'double') {
    const offset = doubleOffset(line, medium) / scale;
    return outline.flatMap((polyline) => [
      offsetPolyline(polyline, offset),
      offsetPolyline(polyline, -offset),
    ]);
  }
  const dashes = dashesOf(line, medium)?.map((length) => length / scale);
  return dashes ? outline.flatMap((polyline) => dashLine(polyline, dashes, seen)) : outline;
}

/** How far from the outline's path a texture begins: 0 without a contour, and for a solid area, which is its own edge. */
export function textureInset({ line, texture }: ShapeItem, medium: Medium): number {
  if (!line || !texture || texture === 'solid') return 0;
  const half = line.style === 'double' ? doubleOffset(line, medium) + line.width / 2 : line.width / 2;
  return half + TEXTURE_CONTOUR_GAP;
}
