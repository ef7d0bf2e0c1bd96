import type { Block, List, ListItem, ListMarks } from '@relievo/document/model';
import { writeMark } from '@relievo/document/text';
import { addAll } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { type ListLevel, styleOfFormat } from './list-styles.ts';
import type { Reading } from './reading.ts';

/**
 * Reads a list with the lists inside it; an item without words has its number all the same. On a slide a list whose level has no
 * marks is its paragraphs.
 */
export function readList(list: Element, reading: Reading, style = '', depth = 0): readonly Block[] {
  const named = valueOf(list, 'style-name') ?? style;
  const level = reading.lists.get(named)?.[depth];
  if (reading.isOnSlides && isWithoutMarks(list, level, reading))
    return listChildren(list).flatMap((item) => readItem(item, reading, named, depth));
  const start = reading.counted.get(continuedBy(list, named, depth)) ?? level?.start ?? 1;
  const id = reading.newId('list');
  const marks = toMarks(level, firstNumber(list, start));
  const items: ListItem[] = [];
  const before: Block[] = [];
  let count = 0;
  for (const item of listChildren(list)) {
    const isHeader = nameOf(item) === 'list-header' || isUnmarked(item, reading);
    const said = Number(valueOf(item, 'start-value') ?? Number.NaN);
    if (Number.isInteger(said) && marks.kind === 'numbers') count = said - marks.start;
    const blocks = readItem(item, reading, named, depth);
    if (isOnlyLists(item)) {
      // An item without words is not counted: its lists are inside the previous one.
      const last = items.pop();
      if (last) items.push({ ...last, blocks: [...last.blocks, ...blocks] });
      else addAll(before, blocks);
      continue;
    }
    const mark = isHeader ? '' : writeMark(marks, count);
    if (!isHeader) count += 1;
    if (blocks.length === 0) continue;
    const isPlain = mark === writeMark(marks, items.length);
    items.push({ id: reading.newId('item'), blocks, ...(isPlain ? {} : { mark }) });
  }
  const next = marks.kind === 'numbers' ? marks.start + count : start;
  for (const key of [valueOf(list, 'id') ?? '', `${named} ${depth}`]) reading.counted.set(key, next);
  return items.length > 0 ? [...before, { kind: 'list', id, marks, items }] : before;
}

function readItem(item: Element, reading: Reading, style: string, depth: number): readonly Block[] {
  return listChildren(item).flatMap((child) =>
    nameOf(child) === 'list' ? readList(child, reading, style, depth + 1) : reading.readBlock(child, reading),
  );
}

/** Tells whether an item only holds lists that are deeper, as programs write an item that begins on a deeper level. */
function isOnlyLists(item: Element): boolean {
  const children = listChildren(item);
  return children.length > 0 && children.every((child) => nameOf(child) === 'list');
}

/** Counts the levels of a list that have no words before the words of its first item. */
export function countEmptyLevels(list: Element): number {
  const [first] = listChildren(list);
  if (!first || !isOnlyLists(first)) return 0;
  const [inner] = listChildren(first, 'list');
  return 1 + (inner ? countEmptyLevels(inner) : 0);
}

/**
 * Continues a list with another one that begins on a deeper level, as programs write a list whose levels have different styles; null
 * if the two are not one list.
 */
export function continueList(list: List, next: Element, read: readonly Block[]): List | null {
  const depth = countEmptyLevels(next);
  const hasOwnItems = !listChildren(next).every(isOnlyLists);
  const own = hasOwnItems ? read.at(-1) : undefined;
  const deeper = hasOwnItems ? read.slice(0, -1) : read;
  const isSame =
    !own || (own.kind === 'list' && own.marks.kind === 'bullets' && list.marks.kind === 'bullets');
  const joined = depth > 0 && isSame ? putInside(list, deeper, depth) : null;
  return joined && own?.kind === 'list' ? { ...joined, items: [...joined.items, ...own.items] } : joined;
}

/** Puts lists into the last item of a list, on their level; null if it has no such item. */
function putInside(list: List, deeper: readonly Block[], depth: number): List | null {
  const last = list.items.at(-1);
  if (!last) return null;
  const inner = last.blocks.at(-1);
  const nested = depth > 1 && inner?.kind === 'list' ? putInside(inner, deeper, depth - 1) : null;
  const blocks = nested ? [...last.blocks.slice(0, -1), nested] : [...last.blocks, ...deeper];
  return { ...list, items: [...list.items.slice(0, -1), { ...last, blocks }] };
}

/** Tells whether no item of a list has a mark, by its level or by the styles of its paragraphs. */
function isWithoutMarks(list: Element, level: ListLevel | undefined, reading: Reading): boolean {
  if (level?.isUnmarked) return true;
  const items = listChildren(list).filter((item) => !isOnlyLists(item));
  return items.length > 0 && items.every((item) => isUnmarked(item, reading));
}

function isUnmarked(item: Element, { unmarked }: Reading): boolean {
  return unmarked.has(valueOf(findChild(item, 'p'), 'style-name') ?? '');
}

function firstNumber(list: Element, start: number): number {
  const [first] = listChildren(list, 'list-item');
  const said = Number(valueOf(first, 'start-value') ?? Number.NaN);
  return Number.isInteger(said) && said >= 0 ? said : start;
}

function toMarks(level: ListLevel | undefined, start: number): ListMarks {
  if (!level || level.format === '') return { kind: 'bullets' };
  const { before, after } = level;
  const style = styleOfFormat(level.format);
  return { kind: 'numbers', style, start: Math.max(0, Math.min(1_000_000, start)), before, after };
}

/** Returns the key of the list that this one continues (OpenDocument 1.3, part 3, 19.790 and 19.791). */
function continuedBy(list: Element, style: string, depth: number): string {
  const named = valueOf(list, 'continue-list');
  if (named !== null) return named;
  return valueOf(list, 'continue-numbering') === 'true' ? `${style} ${depth}` : 'none';
}
