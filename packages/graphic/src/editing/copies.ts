import { translation } from '../geometry/matrix.ts';
import { transformItem } from '../geometry/transform-item.ts';
import type { Drawing, Item } from '../model/drawing.ts';
import { mapItemList, walk, walkWithin } from '../model/walk.ts';
import { findOutermost } from '../operations/choose.ts';

/** Ids that nothing on the drawing has, each of a thing's own kind: 'shape-1', 'text-3'. */
export function nameFreely(drawing: Drawing): (prefix: string) => string {
  const taken = new Set(drawing.layers.map(({ id }) => id));
  for (const { item } of walk(drawing)) taken.add(item.id);
  return (prefix) => {
    let count = 1;
    while (taken.has(`${prefix}-${count}`)) count += 1;
    const id = `${prefix}-${count}`;
    taken.add(id);
    return id;
  };
}

/** The items under ids that are free on this drawing; labels among them go with what they name. */
export function copyItems(drawing: Drawing, items: readonly Item[]): readonly Item[] {
  const free = nameFreely(drawing);
  const renamed = new Map<string, string>();
  for (const item of items)
    for (const inner of walkWithin(item)) renamed.set(inner.id, free(inner.id.replace(/-\d+$/, '')));
  return mapItemList(items, (item) => {
    const id = renamed.get(item.id) ?? item.id;
    if (item.kind !== 'text' || item.labels === undefined) return { ...item, id };
    return { ...item, id, labels: renamed.get(item.labels) ?? item.labels };
  });
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
