import type { Texture } from '../../model/drawing.ts';
import type { Box } from '../../model/geometry.ts';
import type { Medium } from '../../profiles/profile.ts';
import { gridStep } from '../../set/grid.ts';
import { type Pattern, patternOf } from '../../set/pattern.ts';
import { createSums, fillInto } from '../plane/fill.ts';
import { createPlane, findRegionAround, type Plane } from '../plane/plane.ts';
import { strokeInto } from '../plane/stroke.ts';
import { textureParts } from './texture-parts.ts';

/** A texture as lines with round ends, dots being the shortest, and squares, in millimetres. */
export interface TextureInk {
  readonly lines: readonly Float64Array[];
  readonly width: number;
  readonly squares: readonly Float64Array[];
}

/** Pixels to a millimetre in which a texture's ends are found, whatever it is drawn for: so all drawings of it agree. */
const PER_MM = 5;
/** Larger areas are looked at more coarsely, so that a wall costs no more memory than a page. */
const MOST = 16_000_000;

/** A texture within its outline, `inset` millimetres off its contour, as far as it is seen. */
export function textureInk(
  outline: readonly Float64Array[],
  texture: Texture,
  inset: number,
  medium: Medium,
  seen: Box,
): TextureInk {
  const perMm = Math.min(PER_MM, Math.sqrt(MOST / Math.max(1, seen.width * seen.height)));
  const [right, bottom] = [seen.x + seen.width, seen.y + seen.height];
  const whole = { width: Math.ceil(right * perMm), height: Math.ceil(bottom * perMm) };
  const first = { left: Math.floor(seen.x * perMm), top: Math.floor(seen.y * perMm) };
  const region = findRegionAround(
    whole,
    first,
    outline.map((points) => points.map((value) => value * perMm)),
  );
  const [width, height] = [region.right - region.left, region.bottom - region.top];
  if (!(width > 0 && height > 0)) return { lines: [], width: 0, squares: [] };
  const corner = [region.left, region.top] as const;
  const pixels = (points: Float64Array): Float64Array =>
    points.map((value, i) => value * perMm - corner[i % 2 === 0 ? 0 : 1]);
  const millimetres = (points: Float64Array): Float64Array =>
    points.map((value, i) => (value + corner[i % 2 === 0 ? 0 : 1]) / perMm);
  const pattern = patternOf(texture, medium, {
    x: region.left / perMm,
    y: region.top / perMm,
    width: width / perMm,
    height: height / perMm,
  });
  const area = fillInside(outline.map(pixels), width, height, insetOfMiddles(inset, pattern, medium) * perMm);
  const parts = textureParts(
    area,
    pattern.strokes.map(({ points }) => pixels(points)),
    pattern.fills.map(({ points }) => pixels(points)),
    perMm,
  );
  return {
    lines: parts.lines.map(millimetres),
    width: pattern.width,
    squares: parts.squares.map(millimetres),
  };
}

/**
 * How far from the outline the middles of a texture's lines begin: their sides and round ends keep the
 * gap too, and what just touches it is in. On a grid at least one dot between contour and texture
 * stays flat, wherever the contour falls on it.
 */
function insetOfMiddles(inset: number, { width }: Pattern, medium: Medium): number {
  const apart = inset + width / 2 - HAIR;
  return inset > 0 ? Math.max(apart, 2 * (gridStep(medium) ?? 0) + HAIR) : apart;
}
const HAIR = 0.1;

/** Ending where it began: as a texture's outline does, whether its path says so or not. */
export function closeRing(points: Float64Array): Float64Array {
  const ring = new Float64Array(points.length + 2);
  ring.set(points);
  ring.set(points.subarray(0, 2), points.length);
  return ring;
}

/** How much of each pixel lies within the outline and further than `inset` pixels from it. */
function fillInside(outline: readonly Float64Array[], width: number, height: number, inset: number): Plane {
  const area = createPlane(width, height);
  fillInto(area, outline, 1, 'soft', createSums(area));
  if (inset <= 0) return area;
  const band = createPlane(width, height);
  for (const points of outline) strokeInto(band, closeRing(points), 2 * inset, 1);
  // By its number: a page has a million pixels, and the pair that an iterator makes of each took most of the time.
  for (let at = 0; at < band.values.length; at += 1) {
    const covered = band.values[at] ?? 0;
    if (covered > 0) area.values[at] = (area.values[at] ?? 0) * (1 - covered);
  }
  return area;
}
