import type { Texture } from '../model/drawing.ts';
import type { Medium } from '../rules/profile.ts';
import { gridStep } from '../set/grid.ts';
import { createSums, fillInto } from './fill.ts';
import { createPlane, type Plane } from './plane.ts';
import { textureInto } from './texture.ts';

/** Painted and cut off around, because textures keep off the edge of their area. */
const ROOM = 8;

/** A square of `size` dots of a medium's grid (millimetres where it has none), full of one texture. */
export const paintTexture = (texture: Texture, medium: Medium, size: number): Plane => {
  const across = size + 2 * ROOM;
  const plane = createPlane(across, across);
  const step = gridStep(medium);
  const edges = step === null ? 'soft' : 'sharp';
  const square = Float64Array.of(0, 0, across, 0, across, across, 0, across);
  const sums = createSums(plane);
  if (texture === 'solid') fillInto(plane, [square], 1, edges, sums);
  else {
    const pixelsPerMm = step === null ? 1 : 1 / step;
    const frame = {
      width: across,
      height: across,
      scale: pixelsPerMm,
      x: 0,
      y: 0,
      pixelsPerMm,
      edges,
      medium,
    } as const;
    textureInto(plane, [square], texture, 0, 1, frame, sums);
  }
  const inner = createPlane(size, size);
  for (let row = 0; row < size; row++) {
    const from = (row + ROOM) * across + ROOM;
    inner.values.set(plane.values.subarray(from, from + size), row * size);
  }
  return inner;
};
