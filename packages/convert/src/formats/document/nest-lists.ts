import type { Block, List, ListItem, NewId } from '@relievo/document/model';
import { findMarks, writeMark } from '@relievo/document/text';

/** An item of a list as files without nested lists have it: a paragraph with a depth and a mark. */
export interface FlatItem {
  readonly kind: 'flat-item';
  readonly depth: number;
  /** The mark in print. It is empty for a dot, and null if the paragraph continues the previous item. */
  readonly mark: string | null;
  readonly blocks: readonly Block[];
}

/** Puts flat items that follow each other into lists, the deeper ones inside the item above them. */
export function nestLists<Other extends { readonly kind: string }>(
  parts: readonly (Block | FlatItem | Other)[],
  newId: NewId,
): readonly (Block | Other)[] {
  const blocks: (Block | Other)[] = [];
  let run: FlatItem[] = [];
  const endRun = (): void => {
    for (const list of nestRun(run, newId)) blocks.push(list);
    run = [];
  };
  for (const part of parts)
    if (isFlat(part)) run.push(part);
    else {
      endRun();
      blocks.push(part);
    }
  endRun();
  return blocks;
}

function isFlat(part: { readonly kind: string }): part is FlatItem {
  return part.kind === 'flat-item';
}

/** Nests one run of items. Dots and numbers on the outermost level make two lists. */
function nestRun(all: readonly FlatItem[], newId: NewId): readonly List[] {
  const items = joinContinued(all);
  const lists: List[] = [];
  for (let at = 0; at < items.length; ) {
    const { depth, isMarked } = lookAt(items[at]);
    let end = at + 1;
    while (end < items.length) {
      const next = lookAt(items[end]);
      if (next.depth < depth || (next.depth === depth && next.isMarked !== isMarked)) break;
      end += 1;
    }
    lists.push(nestSame(items.slice(at, end), depth, newId));
    at = end;
  }
  return lists;
}

interface MarkedItem extends FlatItem {
  readonly mark: string;
}

/** Joins paragraphs to the item that they continue. The first one has no item to continue and becomes an item with a dot. */
function joinContinued(items: readonly FlatItem[]): readonly MarkedItem[] {
  const joined: MarkedItem[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (item.mark === null && last)
      joined.splice(-1, 1, { ...last, blocks: [...last.blocks, ...item.blocks] });
    else joined.push({ ...item, mark: item.mark ?? '' });
  }
  return joined;
}

function lookAt(item: FlatItem | undefined): { readonly depth: number; readonly isMarked: boolean } {
  return { depth: item?.depth ?? 0, isMarked: item?.mark !== '' };
}

/** Makes a list of items of one depth, and nests the deeper items that follow each of them. */
function nestSame(items: readonly MarkedItem[], depth: number, newId: NewId): List {
  const id = newId('list');
  const own: { readonly item: MarkedItem; readonly inside: MarkedItem[] }[] = [];
  for (const item of items)
    if (item.depth <= depth || own.length === 0) own.push({ item, inside: [] });
    else own.at(-1)?.inside.push(item);
  const marks = findMarks(own.map(({ item }) => item.mark));
  return {
    kind: 'list',
    id,
    marks,
    items: own.map(({ item, inside }, at): ListItem => {
      const blocks = [...item.blocks, ...nestRun(inside, newId)];
      const isPlain = item.mark === writeMark(marks, at);
      return { id: newId('item'), blocks, ...(isPlain ? {} : { mark: item.mark }) };
    }),
  };
}
