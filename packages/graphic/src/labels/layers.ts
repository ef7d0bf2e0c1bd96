import type { Drawing, Item, Layer } from '../model/drawing.ts';
import { walk } from '../model/walk.ts';

export function labelLayer(items: readonly Item[]): Layer {
  return {
    id: 'labels',
    name: 'Labels',
    visible: true,
    items,
  };
}

export function keyLayer(items: readonly Item[]): Layer {
  return {
    id: 'key',
    name: 'Key',
    visible: true,
    items,
  };
}

/** The layers on top, each under an id that is still free; empty ones are left out. */
export function withLayers(drawing: Drawing, added: readonly Layer[]): Drawing {
  const taken = new Set(drawing.layers.map(({ id }) => id));
  for (const { item } of walk(drawing)) taken.add(item.id);
  const fresh = (id: string): string => {
    let free = id;
    for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
    return free;
  };
  const filled = added.filter(({ items }) => items.length > 0);
  return {
    ...drawing,
    layers: [...drawing.layers, ...filled.map((layer) => ({ ...layer, id: fresh(layer.id) }))],
  };
}
