import { itemBounds } from '../geometry/bounds.ts';
import { boxCorners, doBoxesMeet } from '../geometry/box.ts';
import { isInside } from '../geometry/distance.ts';
import { flatten, type Polyline } from '../geometry/flatten.ts';
import { createSegmentIndex } from '../geometry/segment-index.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import { walkLeaves } from '../model/walk.ts';

/** How many things a place has under it. */
export type Crowding = (place: Box) => number;

/** Lines that pass a place, textures that fill it, and texts, symbols and pictures that lie there. */
export function crowdingOf(drawing: Drawing): Crowding {
  const lines: Polyline[] = [];
  const textures: (readonly Polyline[])[] = [];
  const boxes: Box[] = [];
  for (const item of walkLeaves(drawing)) {
    const box = itemBounds(item, drawing.sheet);
    if (!box) continue;
    if (item.kind !== 'shape' || item.geometry.type === 'symbol') {
      boxes.push(box);
      continue;
    }
    const outline = flatten(item.geometry);
    if (item.line) for (const line of outline) lines.push(line);
    if (item.texture) textures.push(outline);
  }
  const index = createSegmentIndex(lines);
  return (place) => {
    const passing = new Set<number>();
    index.search(place, (segment) => passing.add(index.segment(segment).polyline));
    const filling = textures.filter((outline) =>
      boxCorners(place).some((corner) => isInside(corner, outline)),
    );
    const lying = boxes.filter((box) => doBoxesMeet(box, place));
    return passing.size + filling.length + 2 * lying.length;
  };
}
