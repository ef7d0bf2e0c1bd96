import type {
  Block,
  Definition,
  List,
  ListItem,
  ListMarks,
  NumberStyle,
  PoemLine,
  Stanza,
} from '@relievo/document/model';
import { findMarks, writeMark } from '@relievo/document/text';
import { addAll } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import { type FoundCell, makeWholeTable } from '../document/whole-table.ts';
import { takeAnchors } from '../html/anchors.ts';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import {
  isElement,
  joinContent,
  listInside,
  listNodes,
  listOthers,
  listParts,
  nameOfNode,
  readNumber,
} from './nodes.ts';
import type { BookWalk } from './reading.ts';

const STYLES: Readonly<Record<string, NumberStyle>> = {
  a: 'lower-letters',
  A: 'upper-letters',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** Reads a list. Its heading and page numbers are beside the items; a preformatted list has its marks in the text. */
export function readBookList(list: Element, walk: BookWalk): readonly Block[] {
  const { reading, readInside } = walk;
  const id = reading.newId('list');
  takeAnchors(id, reading);
  const before: Block[] = [];
  const items: ListItem[] = [];
  for (const child of listParts(list)) {
    const isItem = nameOfNode(child) === 'li';
    const blocks = readInside(isItem ? listInside(child) : [child], walk);
    const last = items.at(-1);
    if (blocks.length === 0) continue;
    if (isItem) items.push({ id: reading.newId('item'), blocks });
    else if (last) items.splice(-1, 1, { ...last, blocks: [...last.blocks, ...blocks] });
    else addAll(before, blocks);
  }
  if (items.length === 0) return before;
  const typed = valueOf(list, 'type') === 'pl' ? takeMarks(items) : null;
  return [
    ...before,
    typed ? { kind: 'list', id, ...typed } : { kind: 'list', id, marks: readMarks(list), items },
  ];
}

const TYPED = /^(\(?(?:\d{1,4}|[A-Za-z]{1,4})[.)]|[•–—*-])\s+/;

/** Removes the marks from the text of a preformatted list; returns null if an item has none. */
function takeMarks(items: readonly ListItem[]): Pick<List, 'marks' | 'items'> | null {
  const found = items.map((item) => {
    const [first, ...rest] = item.blocks;
    const [run, ...others] = first?.kind === 'paragraph' ? first.content : [];
    const typed = run?.kind === 'text' ? TYPED.exec(run.text) : null;
    if (first?.kind !== 'paragraph' || run?.kind !== 'text' || !typed) return null;
    const text = run.text.slice(typed[0].length);
    const content = text === '' ? others : [{ ...run, text }, ...others];
    const sign = typed[1] ?? '';
    return { mark: /\w/.test(sign) ? sign : '', item: { ...item, blocks: [{ ...first, content }, ...rest] } };
  });
  const whole = found.filter((one) => one !== null);
  if (whole.length < found.length) return null;
  const marks = findMarks(whole.map(({ mark }) => mark));
  return {
    marks,
    items: whole.map(({ item, mark }, at) => (mark === writeMark(marks, at) ? item : { ...item, mark })),
  };
}

function readMarks(list: Element): ListMarks {
  if (valueOf(list, 'type') !== 'ol') return { kind: 'bullets' };
  const said = Math.trunc(Number(valueOf(list, 'start') ?? 1));
  const start = said >= 0 && said <= 1_000_000 ? said : 1;
  const style = STYLES[valueOf(list, 'enum') ?? ''] ?? 'decimal';
  return { kind: 'numbers', style, start, before: '', after: '.' };
}

/** Reads terms with the definitions that follow them. */
export function readBookDefinitions(list: Element, walk: BookWalk): readonly Block[] {
  const { reading, readInside } = walk;
  const id = reading.newId('definitions');
  takeAnchors(id, reading);
  const entries: Definition[] = [];
  for (const child of listParts(list)) {
    const isTerm = nameOfNode(child) === 'dt';
    const blocks = readInside(isTerm || nameOfNode(child) === 'dd' ? listInside(child) : [child], walk);
    const last = entries.at(-1);
    const own = isTerm ? listOthers(blocks) : blocks;
    const term = isTerm ? [joinContent(blocks)] : [];
    const isOpen = last !== undefined && (!isTerm || last.blocks.length === 0);
    if (isOpen)
      entries.splice(-1, 1, { ...last, terms: [...last.terms, ...term], blocks: [...last.blocks, ...own] });
    else entries.push({ id: reading.newId('entry'), terms: term, blocks: own });
  }
  const full = entries.filter(({ terms, blocks }) => terms.length + blocks.length > 0);
  return full.length > 0 ? [{ kind: 'definitions', id, entries: full }] : [];
}

const MAX_SPAN = 250;

/** Reads a table. Page numbers and notes between its rows follow it, and so do rows and cells in places that have none. */
export function readBookTable(table: Element, walk: BookWalk): readonly Block[] {
  const { reading, readInside } = walk;
  const id = reading.newId('table');
  takeAnchors(id, reading);
  const titles = listChildren(table, 'caption');
  const captions = titles.map((one) => readInside(listNodes(one), walk));
  const groups = ['thead', 'tbody', 'tfoot'].map((name) => listChildren(table, name));
  const [heads = [], ...bodies] = groups.map((some) => some.flatMap((group) => listChildren(group, 'tr')));
  const rows = [...heads, ...listChildren(table, 'tr'), ...bodies.flat()];
  const cells = rows.map((row) => listChildren(row).filter((cell) => /^t[dh]$/.test(nameOf(cell))));
  const found = cells.map((row) => row.map((cell): FoundCell => readCell(cell, walk)));
  const taken = new Set<unknown>([...titles, ...groups.flat(), ...rows, ...cells.flat()]);
  const between = [table, ...groups.flat(), ...rows]
    .flatMap((holder) => listParts(holder))
    .filter((child) => !taken.has(child) && !/^col(?:group)?$/.test(nameOfNode(child)))
    .flatMap((child) => readInside([child], walk));
  if (found.length === 0) return [...captions.flat(), ...between];
  const firstRows = cells.findIndex((row) => row.some((cell) => nameOf(cell) === 'td'));
  const headRows = heads.length > 0 ? heads.length : Math.max(0, firstRows);
  const isNamed = cells.slice(headRows).every(([first]) => first && nameOf(first) === 'th');
  return [
    {
      kind: 'table',
      id,
      caption: joinContent(captions.flat()),
      headerRows: Math.min(headRows, found.length - 1),
      headerColumns: isNamed && cells.length > headRows ? 1 : 0,
      rows: makeWholeTable(found, reading.newId).rows,
    },
    ...captions.flatMap(listOthers),
    ...between,
  ];
}

function readCell(cell: Element, walk: BookWalk): FoundCell {
  const span = (name: string) =>
    Math.min(MAX_SPAN, Math.max(1, Number.parseInt(valueOf(cell, name) ?? '1', 10) || 1));
  return { blocks: walk.readInside(listNodes(cell), walk), columns: span('colspan'), rows: span('rowspan') };
}

/** Reads verse: each group of lines is a stanza, lines have their numbers, and what is between them stays in its place. */
export function readBookPoem(poem: Element, walk: BookWalk): readonly Block[] {
  const { reading, readInside } = walk;
  const blocks: Block[] = [];
  let stanzas: Stanza[] = [];
  let loose: PoemLine[] = [];
  const endStanza = (): void => {
    if (loose.length > 0) stanzas.push({ id: reading.newId('stanza'), lines: loose });
    loose = [];
  };
  const endPoem = (): void => {
    endStanza();
    if (stanzas.length === 0) return;
    const id = reading.newId('poem');
    takeAnchors(id, reading);
    blocks.push({ kind: 'poem', id, stanzas });
    stanzas = [];
  };
  const read = (holder: Element): void => {
    for (const child of listParts(holder))
      if (isElement(child) && nameOf(child) === 'line') {
        const { line, others } = readLine(child, walk);
        if (line) loose.push(line);
        if (others.length > 0) {
          endPoem();
          addAll(blocks, others);
        }
      } else if (isElement(child) && nameOf(child) === 'linegroup') {
        endStanza();
        read(child);
        endStanza();
      } else {
        endPoem();
        addAll(blocks, readInside([child], walk));
      }
  };
  read(poem);
  endPoem();
  return blocks;
}

interface ReadLine {
  readonly line: PoemLine | null;
  readonly others: readonly Block[];
}

/** Reads a line with its number; returns null if it has no words. */
function readLine(line: Element, walk: BookWalk): ReadLine {
  const found = findChild(line, 'linenum');
  const number = found ? readNumber(found) : null;
  const nodes = listNodes(line).filter((node) => number === null || node !== found);
  const blocks = walk.readInside(nodes, walk);
  const content = joinContent(blocks);
  const isEmpty = content.length === 0 && !number;
  return { line: isEmpty ? null : { content, indent: 0, number: number ?? '' }, others: listOthers(blocks) };
}
