import type { Drawing, Item, ShapeItem } from '../model/drawing.ts';
import { mapItems, walkWithin } from '../model/walk.ts';
import { findOutermost } from '../operations/choose.ts';

/** Every item that is chosen or lies in a chosen group, changed. */
export function changeWithin(
  drawing: Drawing,
  ids: readonly string[],
  change: (item: Item) => Item,
): Drawing {
  const wanted = new Set<string>();
  for (const item of findOutermost(drawing, ids).values())
    for (const inner of walkWithin(item)) wanted.add(inner.id);
  return mapItems(drawing, (item) => (wanted.has(item.id) ? change(item) : item));
}

export function changeShapesWithin(
  drawing: Drawing,
  ids: readonly string[],
  change: (shape: ShapeItem) => ShapeItem,
): Drawing {
  return changeWithin(drawing, ids, (item) => (item.kind === 'shape' ? change(item) : item));
}

/** The one item with this id, changed. */
export function changeItem(drawing: Drawing, id: string, change: (item: Item) => Item): Drawing {
  return mapItems(drawing, (item) => (item.id === id ? change(item) : item));
}
