import type { Texture } from '../model/drawing.ts';
import { patternOf } from '../set/pattern.ts';
import { createSums, fillInto } from './fill.ts';
import type { Frame } from './frame.ts';
import { createPlane, type Plane, regionAround } from './plane.ts';
import { strokeInto } from './stroke.ts';
import { traceInto } from './trace.ts';

/**
 * A texture within its outline and off its contour: the area, less a band of `inset` millimetres
 * along the contour, times the pattern. It is worked out on planes as large as the shape.
 */
export const textureInto = (
  plane: Plane,
  outline: readonly Float64Array[],
  texture: Texture,
  inset: number,
  level: number,
  { edges, pixelsPerMm, medium }: Frame,
): void => {
  const { left, top, right, bottom } = regionAround(plane, outline, 0);
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return;
  const area = createPlane(width, height);
  const sums = createSums(area);
  const local = outline.map((points) => shifted(points, 1, left, top));
  fillInto(area, local, 1, 'soft', sums);
  if (inset > 0) {
    const band = createPlane(width, height);
    for (const points of local) strokeInto(band, closedRing(points), 2 * inset * pixelsPerMm, 1);
    for (const [at, covered] of band.values.entries()) {
      if (covered > 0) area.values[at] = (area.values[at] ?? 0) * (1 - covered);
    }
  }
  const ink = createPlane(width, height);
  const box = {
    x: left / pixelsPerMm,
    y: top / pixelsPerMm,
    width: width / pixelsPerMm,
    height: height / pixelsPerMm,
  };
  const pattern = patternOf(texture, medium, box);
  const put = edges === 'soft' ? strokeInto : traceInto;
  const pixels = (points: Float64Array): Float64Array => shifted(points, pixelsPerMm, left, top);
  for (const { points } of pattern.strokes) {
    if (points.length === 2 && !isWhole(area, pixels(points), pattern.width * pixelsPerMm)) continue;
    put(ink, pixels(points), pattern.width * pixelsPerMm, 1);
  }
  for (const { points } of pattern.fills) fillInto(ink, [pixels(points)], 1, edges, sums);
  combine(plane, area, ink, left, top, level, edges === 'sharp');
};

/** A dot cut in half feels like another texture: one that does not lie wholly in the area is left out. */
const isWhole = ({ width, height, values }: Plane, points: Float64Array, diameter: number): boolean => {
  const [x = 0, y = 0] = points;
  const radius = Math.max(0, diameter / 2 - 0.5);
  return [
    [0, 0],
    [radius, 0],
    [-radius, 0],
    [0, radius],
    [0, -radius],
  ].every(([dx = 0, dy = 0]) => {
    const [column, row] = [Math.floor(x + dx), Math.floor(y + dy)];
    const inside = column >= 0 && row >= 0 && column < width && row < height;
    return inside && (values[row * width + column] ?? 0) >= 0.5;
  });
};

const shifted = (points: Float64Array, scale: number, left: number, top: number): Float64Array =>
  points.map((value, i) => value * scale - (i % 2 === 0 ? left : top));

/** Ending where it began: as a texture's outline does, whether its path says so or not. */
export const closedRing = (points: Float64Array): Float64Array => {
  const ring = new Float64Array(points.length + 2);
  ring.set(points);
  ring.set(points.subarray(0, 2), points.length);
  return ring;
};

const combine = (
  plane: Plane,
  area: Plane,
  ink: Plane,
  left: number,
  top: number,
  level: number,
  sharp: boolean,
): void => {
  for (let y = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++) {
      const covered = (area.values[y * area.width + x] ?? 0) * (ink.values[y * area.width + x] ?? 0);
      const value = sharp ? (covered >= 0.5 ? level : 0) : covered * level;
      const at = (y + top) * plane.width + x + left;
      if (value > (plane.values[at] ?? 0)) plane.values[at] = value;
    }
  }
};
