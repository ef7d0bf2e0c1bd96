import type { Block, Definition, ListItem, ListMarks, NumberStyle } from '@relievo/document/model';
import { tidySpaces, writeMark } from '@relievo/document/text';
import { takeAnchors } from './anchors.ts';
import type { HtmlReading, Look } from './reading.ts';
import { attributeOf, type HtmlElement, type HtmlNode, isElement, isHidden, listElements } from './tree.ts';

type Inside = (nodes: readonly HtmlNode[]) => readonly Block[];

const STYLES: Readonly<Record<string, NumberStyle>> = {
  a: 'lower-letters',
  A: 'upper-letters',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** Reads a list with its items; a list that has no item becomes the blocks inside it. */
export function readList(list: HtmlElement, reading: HtmlReading, inside: Inside): readonly Block[] {
  const id = reading.newId('list');
  takeAnchors(id, reading);
  const marks = marksOf(list);
  const items: ListItem[] = [];
  let count = 0;
  for (const child of listItems(list)) {
    const blocks = inside(child.tagName === 'li' ? child.childNodes : [child]);
    if (blocks.length === 0) continue;
    const last = items.at(-1);
    // A list beside items, as some programs write it, is inside the item before it.
    if (child.tagName !== 'li' && last) {
      items.splice(-1, 1, { ...last, blocks: [...last.blocks, ...blocks] });
      continue;
    }
    const said = Number(attributeOf(child, 'value') ?? Number.NaN);
    if (Number.isInteger(said) && marks.kind === 'numbers') count = said - marks.start;
    const mark = writeMark(marks, count);
    const isPlain = mark === writeMark(marks, items.length);
    items.push({ id: reading.newId('item'), blocks, ...(isPlain ? {} : { mark }) });
    count += 1;
  }
  return items.length > 0 ? [{ kind: 'list', id, marks, items }] : [];
}

function listItems(list: HtmlElement): readonly HtmlElement[] {
  return listElements(list).flatMap((child) => {
    if (isHidden(child)) return [];
    return child.tagName === 'div' ? listItems(child) : [child];
  });
}

function marksOf(list: HtmlElement): ListMarks {
  if (list.tagName !== 'ol') return { kind: 'bullets' };
  const start = Math.trunc(Number(attributeOf(list, 'start') ?? 1));
  const style = STYLES[attributeOf(list, 'type') ?? ''] ?? 'decimal';
  return {
    kind: 'numbers',
    style,
    start: start >= 0 && start <= 1_000_000 ? start : 1,
    before: '',
    after: '.',
  };
}

interface DefinitionInside {
  readonly inside: Inside;
  readonly look: Look;
}

/** Reads terms with the definitions that follow them. */
export function readDefinitions(
  list: HtmlElement,
  reading: HtmlReading,
  { inside }: DefinitionInside,
): readonly Block[] {
  const id = reading.newId('definitions');
  takeAnchors(id, reading);
  const entries: Definition[] = [];
  let isOpen = false;
  for (const child of listParts(list)) {
    const blocks = inside(child.childNodes);
    if (blocks.length === 0) continue;
    const last = entries.at(-1);
    if (child.tagName === 'dt') {
      const term = tidySpaces(blocks.flatMap((block) => (block.kind === 'paragraph' ? block.content : [])));
      if (isOpen && last) entries.splice(-1, 1, { ...last, terms: [...last.terms, term] });
      else entries.push({ id: reading.newId('entry'), terms: [term], blocks: [] });
      isOpen = true;
    } else {
      if (last) entries.splice(-1, 1, { ...last, blocks: [...last.blocks, ...blocks] });
      else entries.push({ id: reading.newId('entry'), terms: [], blocks });
      isOpen = false;
    }
  }
  return entries.length > 0 ? [{ kind: 'definitions', id, entries }] : [];
}

function listParts(list: HtmlElement): readonly HtmlElement[] {
  return list.childNodes
    .filter(isElement)
    .filter((child) => !isHidden(child))
    .flatMap((child) => {
      if (child.tagName === 'div') return listParts(child);
      return child.tagName === 'dt' || child.tagName === 'dd' ? [child] : [];
    });
}
