import type { Drawing, Item } from '../model/drawing.ts';
import { mapItems, type Replacement, walk } from '../model/walk.ts';

/**
 * The chosen items that stand in no other chosen one: an operation on a group is done once, on the
 * group, and not again on what is in it.
 */
export function findOutermost(drawing: Drawing, ids: Iterable<string>): ReadonlyMap<string, Item> {
  const chosen = new Set(ids);
  const inside = new WeakSet<object>();
  const found = new Map<string, Item>();
  for (const visit of walk(drawing)) {
    const isInside = visit.parent !== null && inside.has(visit.parent);
    const isChosen = chosen.has(visit.item.id);
    if (isInside || isChosen) inside.add(visit);
    if (isChosen && !isInside) found.set(visit.item.id, visit.item);
  }
  return found;
}

export function mapChosen(
  drawing: Drawing,
  ids: Iterable<string>,
  change: (item: Item) => Replacement,
): Drawing {
  const chosen = findOutermost(drawing, ids);
  return chosen.size === 0
    ? drawing
    : mapItems(drawing, (item) => (chosen.has(item.id) ? change(item) : item));
}
