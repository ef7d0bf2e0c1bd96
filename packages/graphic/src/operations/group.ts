import type { Drawing, GroupItem, Item } from '../model/drawing.ts';
import { mapItems } from '../model/walk.ts';
import { findOutermost, mapChosen } from './choose.ts';
import { freeIds, redirectLabels } from './ids.ts';

/** The chosen items become one group, in their order, where the topmost of them lay. */
export function group(
  drawing: Drawing,
  ids: Iterable<string>,
  about: Partial<Pick<GroupItem, 'id' | 'name' | 'description' | 'role'>> = {},
): Drawing {
  const chosen = findOutermost(drawing, ids);
  const topmost = [...chosen.keys()].at(-1);
  if (topmost === undefined) return drawing;
  const made: GroupItem = {
    kind: 'group',
    id: about.id ?? freeIds(drawing, 'group')(),
    role: about.role ?? 'data',
    name: about.name ?? '',
    description: about.description ?? '',
    items: [...chosen.values()],
  };
  return mapChosen(drawing, chosen.keys(), (item): Item | readonly Item[] =>
    item.id === topmost ? made : [],
  );
}

/** The chosen groups give way to their items, which keep their place and order. What named a group then names its first item. */
export function ungroup(drawing: Drawing, ids: Iterable<string>): Drawing {
  const chosen = findOutermost(drawing, ids);
  const heirs = new Map<string, string>();
  for (const [id, item] of chosen) {
    const heir = item.kind === 'group' ? item.items[0] : undefined;
    if (heir) heirs.set(id, heir.id);
  }
  const freed = mapItems(drawing, (item) =>
    item.kind === 'group' && chosen.has(item.id) ? item.items : item,
  );
  return redirectLabels(freed, heirs);
}
