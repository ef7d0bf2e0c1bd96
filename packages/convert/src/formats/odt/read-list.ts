import type { Block, ListItem, ListMarks } from '@relievo/document/model';
import { writeMark } from '@relievo/document/text';
import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { type ListLevel, styleOfFormat } from './list-styles.ts';
import type { Reading } from './reading.ts';

/** Reads a list with the lists inside it; an item without words has its number all the same. */
export function readList(list: Element, reading: Reading, style = '', depth = 0): readonly Block[] {
  const named = valueOf(list, 'style-name') ?? style;
  const level = reading.lists.get(named)?.[depth];
  const start = reading.counted.get(continuedBy(list, named, depth)) ?? level?.start ?? 1;
  const id = reading.newId('list');
  const marks = toMarks(level, firstNumber(list, start));
  const items: ListItem[] = [];
  let count = 0;
  for (const item of listChildren(list)) {
    const isHeader = nameOf(item) === 'list-header';
    const said = Number(valueOf(item, 'start-value') ?? Number.NaN);
    if (Number.isInteger(said) && marks.kind === 'numbers') count = said - marks.start;
    const blocks = listChildren(item).flatMap((child) =>
      nameOf(child) === 'list'
        ? readList(child, reading, named, depth + 1)
        : reading.readBlock(child, reading),
    );
    const mark = isHeader ? '' : writeMark(marks, count);
    if (!isHeader) count += 1;
    if (blocks.length === 0) continue;
    const isPlain = mark === writeMark(marks, items.length);
    items.push({ id: reading.newId('item'), blocks, ...(isPlain ? {} : { mark }) });
  }
  const next = marks.kind === 'numbers' ? marks.start + count : start;
  for (const key of [valueOf(list, 'id') ?? '', `${named} ${depth}`]) reading.counted.set(key, next);
  return items.length > 0 ? [{ kind: 'list', id, marks, items }] : [];
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
