import type { Drawing, Item } from '../model/drawing.ts';
import { mapItems, type Replacement, walkWithin } from '../model/walk.ts';

/** All chosen items in drawing order, also those in a chosen group. */
export function findChosen(drawing: Drawing, ids: Iterable<string>): readonly Item[] {
  const chosen = new Set(ids);
  if (chosen.size === 0) return [];
  const found: Item[] = [];
  for (const { items } of drawing.layers)
    for (const outer of items) {
      if (outer.kind !== 'group') {
        if (chosen.has(outer.id)) found.push(outer);
      } else for (const item of walkWithin(outer)) if (chosen.has(item.id)) found.push(item);
    }
  return found;
}

/**
 * The chosen items that stand in no other chosen one: an operation on a group is done once, on the
 * group, and not again on what is in it.
 */
export function findOutermost(drawing: Drawing, ids: Iterable<string>): ReadonlyMap<string, Item> {
  const chosen = new Set(ids);
  const found = new Map<string, Item>();
  if (chosen.size === 0) return found;
  for (const { items } of drawing.layers) {
    const waiting = items.toReversed();
    for (let item = waiting.pop(); item; item = waiting.pop()) {
      if (chosen.has(item.id)) found.set(item.id, item);
      else if (item.kind === 'group') for (const inner of item.items.toReversed()) waiting.push(inner);
    }
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
