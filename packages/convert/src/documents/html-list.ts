import type { XmlWriter } from '@relievo/graphic/xml';
import { minOf } from '@relievo/words';
import type { WordsWriter } from './html-words.ts';
import type { ListItem } from './text.ts';

/** Lists within the items that they belong to; counted ones keep their number, whatever stands around it. */
export function writeList(xml: XmlWriter, items: readonly ListItem[], say: WordsWriter): void {
  const depth = minOf(items.map((item) => item.depth));
  const numbers = items.filter((item) => item.depth === depth).map(({ mark }) => countOf(mark));
  const isCounted = numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
  const [first] = numbers;
  if (isCounted) xml.open('ol', first === 1 ? {} : { start: first });
  else xml.open('ul');
  for (const { item, inner } of groupItems(items, depth)) {
    const mark = item.mark && !isCounted ? `${item.mark} ` : '';
    if (inner.length === 0) say('li', item.text, { dir: 'auto' }, mark);
    else {
      xml.open('li');
      say('span', item.text, { dir: 'auto' }, mark);
      writeList(xml, inner, say);
      xml.close();
    }
  }
  xml.close();
}

function countOf(mark: string): number {
  return /^\d{1,6}[.)]?$/.test(mark) ? Number.parseInt(mark, 10) : Number.NaN;
}

interface Group {
  readonly item: ListItem;
  readonly inner: ListItem[];
}

function groupItems(items: readonly ListItem[], depth: number): readonly Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && item.depth > depth) last.inner.push(item);
    else groups.push({ item, inner: [] });
  }
  return groups;
}
