import type { Texture } from '../model/drawing.ts';
import type { Medium } from '../rules/profile.ts';
import { gridStep } from '../set/grid.ts';
import { type Pattern, patternOf } from '../set/pattern.ts';
import { createSums, fillInto, type Sums } from './fill.ts';
import type { Frame } from './frame.ts';
import { createPlane, type Plane, regionAround } from './plane.ts';
import { strokeInto } from './stroke.ts';
import { textureParts } from './texture-parts.ts';
import { traceInto } from './trace.ts';

/** A texture within its outline and `inset` millimetres off its contour. */
export const textureInto = (
  plane: Plane,
  outline: readonly Float64Array[],
  texture: Texture,
  inset: number,
  level: number,
  { edges, pixelsPerMm, medium }: Frame,
  sums: Sums,
): void => {
  const { left, top, right, bottom } = regionAround(plane, outline, 0);
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return;
  const local = outline.map((points) => moved(points, -left, -top));
  const pattern = patternOf(texture, medium, {
    x: left / pixelsPerMm,
    y: top / pixelsPerMm,
    width: width / pixelsPerMm,
    height: height / pixelsPerMm,
  });
  const area = areaInside(local, width, height, insetOfMiddles(inset, pattern, medium) * pixelsPerMm);
  const pixels = ({ points }: { readonly points: Float64Array }): Float64Array =>
    moved(
      points.map((value) => value * pixelsPerMm),
      -left,
      -top,
    );
  const parts = textureParts(area, pattern.strokes.map(pixels), pattern.fills.map(pixels), pixelsPerMm);
  const put = edges === 'soft' ? strokeInto : traceInto;
  for (const points of parts.lines) put(plane, moved(points, left, top), pattern.width * pixelsPerMm, level);
  for (const points of parts.squares) fillInto(plane, [moved(points, left, top)], level, edges, sums);
};

/**
 * How far from the outline the middles of a texture's lines begin: their sides and round ends keep the
 * gap too, and what just touches it is in. On a grid at least one dot between contour and texture
 * stays flat, wherever the contour falls on it.
 */
export const insetOfMiddles = (inset: number, { width }: Pattern, medium: Medium): number => {
  const apart = inset + width / 2 - HAIR;
  return inset > 0 ? Math.max(apart, 2 * (gridStep(medium) ?? 0) - HAIR) : apart;
};
const HAIR = 0.1;

const moved = (points: Float64Array, x: number, y: number): Float64Array =>
  points.map((value, i) => value + (i % 2 === 0 ? x : y));

/** Ending where it began: as a texture's outline does, whether its path says so or not. */
export const closedRing = (points: Float64Array): Float64Array => {
  const ring = new Float64Array(points.length + 2);
  ring.set(points);
  ring.set(points.subarray(0, 2), points.length);
  return ring;
};

/** How much of each pixel lies within the outline and further than `inset` pixels from it. */
export const areaInside = (
  outline: readonly Float64Array[],
  width: number,
  height: number,
  inset: number,
): Plane => {
  const area = createPlane(width, height);
  fillInto(area, outline, 1, 'soft', createSums(area));
  if (inset <= 0) return area;
  const band = createPlane(width, height);
  for (const points of outline) strokeInto(band, closedRing(points), 2 * inset, 1);
  for (const [at, covered] of band.values.entries()) {
    if (covered > 0) area.values[at] = (area.values[at] ?? 0) * (1 - covered);
  }
  return area;
};
