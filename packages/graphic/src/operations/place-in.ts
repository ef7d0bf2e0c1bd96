import { itemBounds } from '../geometry/bounds.ts';
import { centerOf } from '../geometry/box.ts';
import { transformItem } from '../geometry/transform-item.ts';
import type { Drawing, Item } from '../model/drawing.ts';
import type { Box, Matrix } from '../model/geometry.ts';
import { mapItems } from '../model/walk.ts';
import { moveItem, shiftInto } from './shift.ts';

/** Everything in one box enlarged, or shrunk, to lie in another. Texts and symbols, which keep their size, move in where they would stick out. */
export function placeIn(drawing: Drawing, from: Box, to: Box): Drawing {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const [a, b] = [centerOf(from), centerOf(to)];
  const matrix: Matrix = [scale, 0, 0, scale, b.x - scale * a.x, b.y - scale * a.y];
  return mapItems(drawing, (item) => {
    if (item.kind === 'group') return item;
    const placed = transformItem(item, matrix, drawing.sheet);
    if (!doesKeepItsSize(item)) return placed;
    const box = itemBounds(placed, drawing.sheet);
    return box ? moveItem(placed, shiftInto(box, to)) : placed;
  });
}

function doesKeepItsSize(item: Item): boolean {
  return item.kind === 'text' || (item.kind === 'shape' && item.geometry.type === 'symbol');
}
