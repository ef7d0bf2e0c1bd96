import type { Drawing } from '../model/drawing.ts';
import { mapItems, walk } from '../model/walk.ts';

/** Ids that no layer and no item of the drawing has: 'group-1', 'group-2' and so on. */
export function freeIds(drawing: Drawing, prefix: string): () => string {
  const taken = new Set(drawing.layers.map(({ id }) => id));
  for (const { item } of walk(drawing)) taken.add(item.id);
  let count = 0;
  return () => {
    do count += 1;
    while (taken.has(`${prefix}-${count}`));
    return `${prefix}-${count}`;
  };
}

/** Ids for labels: no item has one, nor what belongs to a label in the key or on a lead line, such as 'label-1-key'. */
export function freeLabelIds(drawing: Drawing): () => string {
  const taken = new Set<string>();
  for (const { item } of walk(drawing)) taken.add(/^label-\d+/.exec(item.id)?.[0] ?? '');
  let count = 0;
  return () => {
    do count += 1;
    while (taken.has(`label-${count}`));
    return `label-${count}`;
  };
}

/** Labels of items that are gone now name their heirs. */
export function redirectLabels(drawing: Drawing, heirs: ReadonlyMap<string, string>): Drawing {
  return mapItems(drawing, (item) => {
    const heir = item.kind === 'text' && item.labels !== undefined ? heirs.get(item.labels) : undefined;
    return heir === undefined ? item : { ...item, labels: heir };
  });
}
