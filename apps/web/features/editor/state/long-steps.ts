import type { Edit } from '@relievo/graphic/editing';
import { type Drawing, type Item, walkWithin } from '@relievo/graphic/model';
import { findOutermost } from '@relievo/graphic/operations';

/** Steps whose work grows with the square of the corners, or nearly. */
const LONG: readonly Edit['do'][] = ['combine', 'grow', 'simplify'];
/** With fewer corners they are done before anybody would notice that they were done elsewhere. */
const MANY_CORNERS = 400;

export function isLongStep(drawing: Drawing, edit: Edit): boolean {
  if (!LONG.includes(edit.do) || !('ids' in edit)) return false;
  let corners = 0;
  for (const item of findOutermost(drawing, edit.ids).values())
    for (const inner of walkWithin(item)) corners += countCorners(inner);
  return corners > MANY_CORNERS;
}

function countCorners(item: Item): number {
  if (item.kind !== 'shape' || item.geometry.type !== 'path') return 4;
  return item.geometry.subpaths.reduce((sum, { segments }) => sum + segments.length, 0);
}
