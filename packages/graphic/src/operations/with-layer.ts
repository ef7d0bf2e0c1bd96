import type { Drawing, Item, Layer } from '../model/drawing.ts';
import { walk } from '../model/walk.ts';
import { freeIds } from './ids.ts';

/** The drawing with one more layer on top. */
export function withLayer(drawing: Drawing, name: string, items: readonly Item[]): Drawing {
  const taken = new Set(items.map(({ id }) => id));
  for (const { item } of walk(drawing)) taken.add(item.id);
  const nextId = freeIds(drawing, 'layer');
  let id = nextId();
  while (taken.has(id)) id = nextId();
  const layer: Layer = { id, name, visible: true, items };
  return { ...drawing, layers: [...drawing.layers, layer] };
}
