import { itemBounds, raisedWidth } from '../geometry/bounds.ts';
import { doesBoxContain, expandBox } from '../geometry/box.ts';
import { isInside, pointToPolyline } from '../geometry/distance.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Drawing, Item } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import { walk } from '../model/walk.ts';

/** What a finger meets there, within so many millimetres, the topmost first; of a group the group itself. */
export function listThingsAt(drawing: Drawing, point: Point, reach: number): readonly Item[] {
  const found: Item[] = [];
  for (const visit of walk(drawing)) {
    const { item, layer } = visit;
    if (!layer.visible || item.kind === 'group' || !doesMeet(item, point, reach, drawing)) continue;
    let outermost = visit;
    while (outermost.parent) outermost = outermost.parent;
    if (!found.includes(outermost.item)) found.push(outermost.item);
  }
  return found.toReversed();
}

/** Whether a finger at this place meets it. */
export function doesMeet(item: Item, point: Point, reach: number, { sheet }: Drawing): boolean {
  const spot: Box = { ...point, width: 0, height: 0 };
  const box = itemBounds(item, sheet);
  if (!box || !doesBoxContain(expandBox(box, reach), spot)) return false;
  if (item.kind !== 'shape') return true;
  const lines = flatten(item.geometry);
  const near = raisedWidth(item.line) / 2 + reach;
  if (lines.some((line) => pointToPolyline(point, line) <= near)) return true;
  return item.texture !== null && isInside(point, lines);
}

/** What lies wholly inside of a line drawn around it, of the visible layers; nothing that is locked. */
export function listThingsWithin(drawing: Drawing, around: readonly Point[]): readonly Item[] {
  const ring = { points: Float64Array.from(around.flatMap(({ x, y }) => [x, y])), closed: true };
  const found: Item[] = [];
  for (const { item, layer, parent } of walk(drawing)) {
    const box = parent || !layer.visible || item.locked ? null : itemBounds(item, drawing.sheet);
    if (box && cornersOf(box).every((corner) => isInside(corner, [ring]))) found.push(item);
  }
  return found;
}

function cornersOf({ x, y, width, height }: Box): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}
