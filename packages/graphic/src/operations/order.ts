import type { Drawing, Item } from '../model/drawing.ts';
import { mapItems } from '../model/walk.ts';

export const ORDERS = ['front', 'forward', 'backward', 'back'] as const;
export type Order = (typeof ORDERS)[number];

/** Changes what lies over what, among the items of one layer or group. Later items lie over earlier ones. */
export function order(drawing: Drawing, ids: Iterable<string>, to: Order): Drawing {
  const chosen = new Set(ids);
  const grouped = mapItems(drawing, (item) => {
    if (item.kind !== 'group') return item;
    const items = reorderItems(item.items, chosen, to);
    return items === item.items ? item : { ...item, items };
  });
  const layers = grouped.layers.map((layer) => {
    const items = reorderItems(layer.items, chosen, to);
    return items === layer.items ? layer : { ...layer, items };
  });
  return layers.some((layer, index) => layer !== grouped.layers[index]) ? { ...grouped, layers } : grouped;
}

function reorderItems(items: readonly Item[], chosen: ReadonlySet<string>, to: Order): readonly Item[] {
  const isChosen = (item: Item): boolean => chosen.has(item.id);
  if (!items.some(isChosen)) return items;
  const result = moveAll(items, isChosen, to);
  return result.every((item, index) => item === items[index]) ? items : result;
}

function moveAll(items: readonly Item[], isChosen: (item: Item) => boolean, to: Order): readonly Item[] {
  switch (to) {
    case 'front':
      return [...items.filter((item) => !isChosen(item)), ...items.filter(isChosen)];
    case 'back':
      return [...items.filter(isChosen), ...items.filter((item) => !isChosen(item))];
    case 'backward':
      return moveOneStepBack(items, isChosen);
    case 'forward':
      return moveOneStepBack(items.toReversed(), isChosen).toReversed();
  }
}

/** Each chosen item changes places with the one before it, unless that is chosen too: those move together. */
function moveOneStepBack(items: readonly Item[], isChosen: (item: Item) => boolean): Item[] {
  const result = [...items];
  for (let index = 1; index < result.length; index += 1) {
    const [before, item] = [result[index - 1], result[index]];
    if (before && item && isChosen(item) && !isChosen(before)) {
      result[index - 1] = item;
      result[index] = before;
    }
  }
  return result;
}
