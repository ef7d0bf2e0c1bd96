import type { Texture } from '../model/drawing.ts';
import type { Medium } from '../rules/profile.ts';
import { gridStep } from '../set/grid.ts';
import { createSums, fillInto } from './fill.ts';
import { createPlane, type Plane } from './plane.ts';
import { textureInto } from './texture.ts';

/** A square of `size` dots of a medium's grid (millimetres where it has none), full of one texture. */
export const paintTexture = (texture: Texture, medium: Medium, size: number): Plane => {
  const plane = createPlane(size, size);
  const step = gridStep(medium);
  const edges = step === null ? 'soft' : 'sharp';
  const square = Float64Array.of(0, 0, size, 0, size, size, 0, size);
  if (texture === 'solid') fillInto(plane, [square], 1, edges, createSums(plane));
  else {
    const pixelsPerMm = step === null ? 1 : 1 / step;
    const frame = {
      width: size,
      height: size,
      scale: pixelsPerMm,
      x: 0,
      y: 0,
      pixelsPerMm,
      edges,
      medium,
    } as const;
    textureInto(plane, [square], texture, 0, 1, frame);
  }
  return plane;
};
