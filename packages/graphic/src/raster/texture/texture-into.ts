import type { Texture } from '../../model/drawing.ts';
import { fillInto, type Sums } from '../plane/fill.ts';
import type { Frame } from '../plane/frame.ts';
import type { Plane } from '../plane/plane.ts';
import { strokeInto } from '../plane/stroke.ts';
import { traceInto } from '../plane/trace.ts';
import { textureInk } from './texture.ts';

/** Paints a texture within an outline that is given in pixels. */
export function drawTexture(
  plane: Plane,
  outline: readonly Float64Array[],
  texture: Texture,
  inset: number,
  level: number,
  { edges, pixelsPerMm, medium }: Frame,
  sums: Sums,
): void {
  const seen = { x: 0, y: 0, width: plane.width / pixelsPerMm, height: plane.height / pixelsPerMm };
  const underFinger = outline.map((points) => points.map((value) => value / pixelsPerMm));
  const { lines, width, squares } = textureInk(underFinger, texture, inset, medium, seen);
  const pixels = (points: Float64Array): Float64Array => points.map((value) => value * pixelsPerMm);
  const put = edges === 'soft' ? strokeInto : traceInto;
  for (const points of lines) put(plane, pixels(points), width * pixelsPerMm, level);
  for (const points of squares) fillInto(plane, [pixels(points)], level, edges, sums);
}
