import { measurePolylineDistance } from '../geometry/distance.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Drawing, ShapeItem } from '../model/drawing.ts';
import { mapItems, walkLeaves } from '../model/walk.ts';
import { viewOnPins } from '../raster/dots/pin-view.ts';
import { frameOnPins } from '../raster/dots/pins.ts';
import { paint } from '../raster/paint.ts';
import { PIN } from '../set/grid.ts';

export interface Merges {
  /** Pairs of parts that are told apart on the sheet. */
  readonly apart: number;
  /** Those of them whose pins touch. */
  readonly merged: readonly (readonly [string, string])[];
}

/** Millimetres between two parts that fingers tell apart on paper (BANA, Guidelines and Standards for Tactile Graphics). */
const TOLD_APART = 3;

/** What of a drawing runs together on a display: the fewer of its pairs, the more of it can be felt there. */
export function measureMerges(drawing: Drawing, columns: number, rows: number): Merges {
  const frame = frameOnPins(viewOnPins(drawing, columns, rows, PIN), columns, rows, PIN);
  const parts = [...walkLeaves(drawing)]
    .filter((item): item is ShapeItem => item.kind === 'shape' && item.role !== 'grid')
    .map((item) => {
      const alone = mapItems(drawing, (one) => (one.kind === 'group' || one.id === item.id ? one : []));
      const pins = paint(alone, frame, false).values;
      return { id: item.id, outline: flatten(item.geometry), pins, near: widen(pins, columns, rows) };
    });
  let apart = 0;
  const merged: (readonly [string, string])[] = [];
  for (const [at, one] of parts.entries()) {
    for (const other of parts.slice(at + 1)) {
      if (measurePolylineDistance(one.outline, other.outline, TOLD_APART) < TOLD_APART) continue;
      apart += 1;
      if (one.pins.some((pin, place) => pin > 0 && other.near[place])) merged.push([one.id, other.id]);
    }
  }
  return { apart, merged };
}

/** Every pin that is up, and those right beside it. */
function widen(pins: Float32Array, columns: number, rows: number): Uint8Array {
  const near = new Uint8Array(columns * rows);
  for (const [at, pin] of pins.entries()) {
    if (pin <= 0) continue;
    const [x, y] = [at % columns, Math.floor(at / columns)];
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1)
      near.fill(1, row * columns + Math.max(0, x - 1), row * columns + Math.min(columns, x + 2));
  }
  return near;
}
