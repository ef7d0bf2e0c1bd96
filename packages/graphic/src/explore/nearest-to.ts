import { minOf } from '@relievo/words';
import { doesBoxContain, expandBox } from '../geometry/box.ts';
import { isInside, pointToPolyline } from '../geometry/distance.ts';
import type { Part } from '../measure/part.ts';
import type { Point } from '../model/geometry.ts';

/** A line within reach comes before the area under it, and the smallest area before those around it. */
export function findNearestTo(point: Point, parts: readonly Part[], reach: number): Part | null {
  const spot = { ...point, width: 0, height: 0 };
  let nearest: Part | null = null;
  let distance = reach;
  let around: Part | null = null;
  for (const part of parts) {
    if (!doesBoxContain(expandBox(part.box, reach), spot)) continue;
    const closed = part.lines.filter((line) => line.closed);
    if (closed.length > 0 && isInside(point, closed)) {
      // What fills its outline is under the finger itself.
      if (part.solid) [nearest, distance] = [part, 0];
      if (!around || sizeOf(part) <= sizeOf(around)) around = part;
    }
    const away = minOf(part.lines.map((line) => pointToPolyline(point, line))) - part.half;
    // What was drawn later lies on top.
    if (Math.max(0, away) <= distance) [nearest, distance] = [part, Math.max(0, away)];
  }
  return nearest ?? around;
}

function sizeOf({ box: { width, height } }: Part): number {
  return width * height;
}
