import { boxDistance, doBoxesMeet, expandBox } from '../geometry/box.ts';
import { isInside } from '../geometry/distance.ts';
import { countSegments } from '../geometry/segment-index.ts';
import { isSegmentNearBox } from '../geometry/segments.ts';
import type { Box } from '../model/geometry.ts';
import { isTextured } from './kinds.ts';
import { indexOf } from './labelled.ts';
import type { Part } from './part.ts';

/** Outlines of more pieces than this have an index of their own; to make one for fewer costs more than to ask them. */
const FEW = 64;

/**
 * Whether something comes nearer to a box than `gap`, edge to edge, or the box lies in it. For a few dozen boxes this
 * is cheaper than `findNeighbours`, which makes an index over the whole drawing first.
 */
export function isPartNearBox(part: Part, box: Box, gap: number): boolean {
  if (boxDistance(part.box, box) >= gap) return false;
  const reach = gap + part.half;
  if (isOutlineNear(part, box, reach)) return true;
  return (
    (part.solid || isTextured(part)) &&
    doBoxesMeet(part.box, box) &&
    isInside({ x: box.x, y: box.y }, part.lines)
  );
}

function isOutlineNear(part: Part, box: Box, reach: number): boolean {
  const count = part.lines.reduce((sum, line) => sum + countSegments(line), 0);
  if (count > FEW) {
    const index = indexOf(part);
    let near = false;
    index.search(expandBox(box, reach), (found) => {
      const { ax, ay, bx, by } = index.segment(found);
      near ||= isSegmentNearBox(box, ax, ay, bx, by, reach);
    });
    return near;
  }
  for (const { points, closed } of part.lines) {
    const { length } = points;
    const ends = length <= 2 ? length : closed ? length : length - 2;
    for (let at = 0; at < ends; at += 2) {
      const next = (at + 2) % length;
      const [ax, ay, bx, by] = [points[at], points[at + 1], points[next], points[next + 1]];
      if (isSegmentNearBox(box, ax ?? 0, ay ?? 0, bx ?? 0, by ?? 0, reach)) return true;
    }
  }
  return false;
}
