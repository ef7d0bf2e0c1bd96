import type { Texture } from '../../model/drawing.ts';
import type { Medium } from '../../profiles/profile.ts';
import { gridStep } from '../../set/grid.ts';
import { patternOf } from '../../set/pattern.ts';
import { createSums, fillInto } from '../plane/fill.ts';
import { createPlane, type Plane } from '../plane/plane.ts';
import { strokeInto } from '../plane/stroke.ts';
import { traceInto } from '../plane/trace.ts';

/** A square of `size` dots of a medium's grid (millimetres where it has none), full of one texture. */
export function paintTexture(texture: Texture, medium: Medium, size: number): Plane {
  const plane = createPlane(size, size);
  const sums = createSums(plane);
  const step = gridStep(medium);
  const side = size * (step ?? 1);
  const { strokes, width, fills } = patternOf(texture, medium, { x: 0, y: 0, width: side, height: side });
  const pixels = ({ points }: { readonly points: Float64Array }): Float64Array =>
    points.map((value) => value / (step ?? 1));
  const put = step === null ? strokeInto : traceInto;
  for (const stroke of strokes) put(plane, pixels(stroke), width / (step ?? 1), 1);
  for (const fill of fills) fillInto(plane, [pixels(fill)], 1, step === null ? 'soft' : 'sharp', sums);
  return plane;
}
