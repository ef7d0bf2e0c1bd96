import { translation } from '../geometry/matrix.ts';
import { transformItem } from '../geometry/transform-item.ts';
import type { Drawing, Item } from '../model/drawing.ts';
import { mapItemList, walk } from '../model/walk.ts';
import { findOutermost } from '../operations/choose.ts';

/** Ids that nothing on the drawing has, each of a thing's own kind: 'shape-1', 'text-3'. */
export function nameFreely(drawing: Drawing): (prefix: string) => string {
  const taken = new Set(drawing.layers.map(({ id }) => id));
  for (const { item } of walk(drawing)) taken.add(item.id);
  // Thousands of one kind are not counted from 1 each time.
  const counts = new Map<string, number>();
  return (prefix) => {
    let count = (counts.get(prefix) ?? 0) + 1;
    while (taken.has(`${prefix}-${count}`)) count += 1;
    counts.set(prefix, count);
    return `${prefix}-${count}`;
  };
}

/**
 * The items under ids that are free on this drawing, each under one of its own, also where several came with the same;
 * labels among them go with what they name.
 */
export function copyItems(drawing: Drawing, items: readonly Item[]): readonly Item[] {
  const free = nameFreely(drawing);
  const renamed = new Map<string, string>();
  const copies = mapItemList(items, (item) => {
    const id = free(item.id.replace(/-\d+$/, ''));
    if (!renamed.has(item.id)) renamed.set(item.id, id);
    return { ...item, id };
  });
  return mapItemList(copies, (item) =>
    item.kind === 'text' && item.labels !== undefined
      ? { ...item, labels: renamed.get(item.labels) ?? item.labels }
      : item,
  );
}

/** The chosen items once more, on top of the last layer that holds one of them. */
export function duplicate(
  drawing: Drawing,
  ids: readonly string[],
  { dx, dy }: { readonly dx: number; readonly dy: number },
): { readonly drawing: Drawing; readonly ids: readonly string[] } {
  const chosen = [...findOutermost(drawing, ids).values()];
  const copies = copyItems(drawing, chosen).map((item) =>
    transformItem(item, translation(dx, dy), drawing.sheet),
  );
  const home = [...walk(drawing)].findLast(({ item }) => chosen.includes(item))?.layer.id;
  return { drawing: putOnLayer(drawing, copies, home), ids: copies.map(({ id }) => id) };
}

/** On top of that layer, or else of the last one that is visible; a drawing without layers is given one. */
export function putOnLayer(drawing: Drawing, items: readonly Item[], layerId?: string): Drawing {
  const { layers } = drawing;
  const home =
    layers.find(({ id }) => id === layerId) ?? layers.findLast(({ visible }) => visible) ?? layers.at(-1);
  if (!home) {
    const made = { id: nameFreely(drawing)('layer'), name: '', visible: true, items };
    return { ...drawing, layers: [made] };
  }
  return {
    ...drawing,
    layers: layers.map((layer) => (layer === home ? { ...layer, items: [...layer.items, ...items] } : layer)),
  };
}
