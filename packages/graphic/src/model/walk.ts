import type { Drawing, GroupItem, ImageItem, Item, Layer, ShapeItem, TextItem } from './drawing.ts';

/** One visited item of a drawing. A group is visited before its items. */
export interface Visit {
  readonly item: Item;
  readonly layer: Layer;
  /** The visit of the group that contains the item. */
  readonly parent: Visit | null;
  readonly depth: number;
}

export type LeafItem = ShapeItem | TextItem | ImageItem;

// Nothing here recurses: a hostile drawing may nest deeper than the call stack reaches.

export function* walkLayer(layer: Layer): Generator<Visit, void, undefined> {
  const waiting: Visit[] = [];
  pushVisits(waiting, layer.items, layer, null);
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    yield visit;
    if (visit.item.kind === 'group') pushVisits(waiting, visit.item.items, layer, visit);
  }
}

function pushVisits(waiting: Visit[], items: readonly Item[], layer: Layer, parent: Visit | null): void {
  const depth = parent ? parent.depth + 1 : 0;
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const item = items[index];
    if (item) waiting.push({ item, layer, parent, depth });
  }
}

/** Walks all items in drawing order, also those of hidden layers. */
export function* walk(drawing: Drawing): Generator<Visit, void, undefined> {
  const waiting: Visit[] = [];
  for (const layer of drawing.layers) {
    // This repeats `walkLayer`: edits walk the drawing many times, and delegating a generator doubles the cost.
    pushVisits(waiting, layer.items, layer, null);
    for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
      yield visit;
      if (visit.item.kind === 'group') pushVisits(waiting, visit.item.items, layer, visit);
    }
  }
}

/** Walks the shapes, texts and images of the visible layers in drawing order. */
export function* walkLeaves(drawing: Drawing): Generator<LeafItem, void, undefined> {
  for (const layer of drawing.layers) {
    if (!layer.visible) continue;
    // This avoids `walkLayer`: leaves are read all the time, and a visit costs more than its item.
    const waiting: Item[] = [];
    pushReversed(waiting, layer.items);
    for (let item = waiting.pop(); item; item = waiting.pop()) {
      if (item.kind === 'group') pushReversed(waiting, item.items);
      else yield item;
    }
  }
}

/** Walks an item and all items in it, the item itself first. */
export function* walkWithin(item: Item): Generator<Item, void, undefined> {
  const waiting: Item[] = [item];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    if (next.kind === 'group') pushReversed(waiting, next.items);
  }
}

/** Pushes items in reverse, so that the first one is popped next. */
function pushReversed(waiting: Item[], items: readonly Item[]): void {
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const item = items[index];
    if (item) waiting.push(item);
  }
}

/** Lists the groups that contain a visited item, the nearest first. */
export function parentsOf(visit: Visit): readonly GroupItem[] {
  const parents: GroupItem[] = [];
  for (let at = visit.parent; at; at = at.parent) if (at.item.kind === 'group') parents.push(at.item);
  return parents;
}

/** The replacement of an item is the same item, another one, several or (an empty list) none. */
export type Replacement = Item | readonly Item[];

interface Frame {
  readonly group: GroupItem | null;
  readonly items: readonly Item[];
  readonly made: Item[];
  at: number;
  changed: boolean;
}

function frameOf(group: GroupItem | null, items: readonly Item[]): Frame {
  return {
    group,
    items,
    made: [],
    at: 0,
    changed: false,
  };
}

function isList(replacement: Replacement): replacement is readonly Item[] {
  return Array.isArray(replacement);
}

function put(frame: Frame, before: Item, after: Replacement): void {
  if (isList(after)) for (const item of after) frame.made.push(item);
  else frame.made.push(after);
  if (after !== before) frame.changed = true;
}

/** Replaces items from the inside out: `change` gets a group with its new items already in it. */
export function mapItemList(items: readonly Item[], change: (item: Item) => Replacement): readonly Item[] {
  const root = frameOf(null, items);
  const stack: Frame[] = [root];
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const item = frame.items[frame.at];
    if (item) {
      frame.at += 1;
      if (item.kind === 'group') stack.push(frameOf(item, item.items));
      else put(frame, item, change(item));
      continue;
    }
    stack.pop();
    const outer = stack.at(-1);
    if (outer && frame.group) {
      const group = frame.changed ? { ...frame.group, items: frame.made } : frame.group;
      put(outer, group, change(group));
      if (frame.changed) outer.changed = true;
    }
  }
  return root.changed ? root.made : items;
}

/** Replaces items of a drawing. Unchanged items keep their identity, so an unchanged drawing is the same value. */
export function mapItems(drawing: Drawing, change: (item: Item, layer: Layer) => Replacement): Drawing {
  const layers = drawing.layers.map((layer) => {
    const items = mapItemList(layer.items, (item) => change(item, layer));
    return items === layer.items ? layer : { ...layer, items };
  });
  return layers.some((layer, index) => layer !== drawing.layers[index]) ? { ...drawing, layers } : drawing;
}

export function findVisit(drawing: Drawing, id: string): Visit | undefined {
  for (const visit of walk(drawing)) if (visit.item.id === id) return visit;
  return undefined;
}

export function findItem(drawing: Drawing, id: string): Item | undefined {
  for (const { items } of drawing.layers)
    for (const outer of items) {
      if (outer.id === id) return outer;
      if (outer.kind === 'group') for (const item of walkWithin(outer)) if (item.id === id) return item;
    }
  return undefined;
}

export function replaceItem(drawing: Drawing, id: string, replacement: Replacement): Drawing {
  return mapItems(drawing, (item) => (item.id === id ? replacement : item));
}
