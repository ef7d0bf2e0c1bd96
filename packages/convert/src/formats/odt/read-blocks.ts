import { addAll } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import type { ListItem, TextBlock } from '../../documents/text.ts';
import { findChild, listChildren, nameOf, parseOfficeXml, valueOf } from '../markup/xml.ts';
import { readMathml } from '../math/read-math.ts';
import { writeScript } from '../math/scripts.ts';
import type { NoteTaker } from '../notes.ts';
import { writeCount } from '../text/count-marks.ts';
import { createDataTable, type GridCell } from '../text/grid.ts';
import { readAlt } from '../text/picture-words.ts';
import { createItem } from '../text/write-blocks.ts';
import type { ListStyles } from './list-styles.ts';
import type { TextLooks } from './text-looks.ts';

export interface Reading {
  readonly lists: ListStyles;
  readonly looks: TextLooks;
  /** The number of the next heading of a level; empty where headings have none. */
  readonly nextNumber: (level: number) => string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly notes: NoteTaker;
  /** How far the lists have counted that later ones go on with, by their ids and by their styles. */
  readonly counted: Map<string, number>;
}

/** What holds paragraphs and is none itself. */
const AROUND = new Set(['section', 'text-box', 'table-header-rows', 'table-rows', 'note-body']);

/** The paragraphs, lists and tables of a text in their order (OpenDocument 1.3, part 3, 5). */
export function readOdtBlocks(holder: Element, reading: Reading): readonly TextBlock[] {
  return listChildren(holder).flatMap((child) => {
    const name = nameOf(child);
    if (name === 'h' || name === 'p') return readParagraph(child, reading);
    if (name === 'list') return readList(child, reading);
    if (name === 'table') return readTable(child, reading);
    return AROUND.has(name) ? readOdtBlocks(child, reading) : [];
  });
}

interface Found {
  text: string;
  /** Pictures and boxes of words, which are read after the paragraph. */
  readonly after: TextBlock[];
}

function readParagraph(paragraph: Element, reading: Reading): readonly TextBlock[] {
  const found: Found = { text: '', after: [] };
  collectWords(paragraph, found, reading);
  if (found.text.trim() === '') return found.after;
  const level = Math.min(6, Math.max(1, Number(valueOf(paragraph, 'outline-level') ?? 1) || 1));
  if (nameOf(paragraph) !== 'h') return [{ kind: 'paragraph', text: found.text }, ...found.after];
  const number = valueOf(paragraph, 'is-list-header') === 'true' ? '' : reading.nextNumber(level);
  return [{ kind: 'heading', level, text: `${number} ${found.text}`.trim() }, ...found.after];
}

/** What is no part of the words: remarks of who edits, and what was taken out. */
const PASSED = new Set([
  'annotation',
  'annotation-end',
  'tracked-changes',
  'change',
  'soft-page-break',
  'bookmark',
]);

function collectWords(element: Element, found: Found, reading: Reading): void {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) found.text += node.nodeValue ?? '';
    if (node.nodeType !== 1) continue;
    const child = node as Element;
    const name = nameOf(child);
    if (PASSED.has(name)) continue;
    if (name === 's' || name === 'tab' || name === 'line-break') found.text += ' ';
    else if (name === 'note') reading.notes.add('footnote_left_out');
    else if (name === 'frame') readFrame(child, found, reading);
    else if (/^(?:custom-shape|rect|ellipse|line|path|polygon|g)$/.test(name))
      readShape(child, found, reading);
    else if (name === 'span') readSpan(child, found, reading);
    else collectWords(child, found, reading);
  }
}

/** Raised and lowered words are written so; what the document hides nobody is to read. */
function readSpan(span: Element, found: Found, reading: Reading): void {
  const own: Found = { text: '', after: found.after };
  collectWords(span, own, reading);
  const { script, isHidden } = reading.looks.get(valueOf(span, 'style-name') ?? '') ?? {};
  if (isHidden) {
    if (own.text.trim() !== '') reading.notes.add('hidden_words_left_out');
  } else found.text += script && own.text.trim() !== '' ? writeScript(own.text, script) : own.text;
}

/** A shape with words is a box of words; one without is a picture. */
function readShape(shape: Element, found: Found, reading: Reading): void {
  const words = [shape, ...listChildren(shape)].flatMap((holder) => readOdtBlocks(holder, reading));
  addAll(found.after, words);
  if (words.length === 0) readPicture(shape, found, reading);
}

function readFrame(frame: Element, found: Found, reading: Reading): void {
  const object = findChild(frame, 'object');
  const box = findChild(frame, 'text-box');
  const formula = object && findFormula(object, reading);
  if (formula) found.text += readMathml(formula, reading.notes);
  else if (box) addAll(found.after, readOdtBlocks(box, reading));
  else readPicture(frame, found, reading);
}

/** A formula is a document of its own within the file. */
function findFormula(object: Element, { files }: Reading): Element | null {
  const inside = listChildren(object, 'math')[0];
  const path = (valueOf(object, 'href') ?? '').replace(/^\.\/|\/$/g, '');
  const root = inside ?? parseOfficeXml(files.get(`${path}/content.xml`));
  return root && nameOf(root) === 'math' ? root : null;
}

function readPicture(holder: Element, found: Found, { notes }: Reading): void {
  const words = ['desc', 'title'].map((name) => findChild(holder, name)?.textContent);
  const alt = readAlt(words, notes);
  if (alt !== null) found.after.push({ kind: 'image', alt });
}

function readList(list: Element, reading: Reading, style?: string, depth = 0): readonly TextBlock[] {
  const named = valueOf(list, 'style-name') ?? style ?? '';
  const level = reading.lists.get(named)?.[depth];
  const items: ListItem[] = [];
  const after: TextBlock[] = [];
  let count = reading.counted.get(goesOnWith(list, named, depth)) ?? level?.start ?? 1;
  for (const item of listChildren(list)) {
    const isHeader = nameOf(item) === 'list-header';
    count = Number(valueOf(item, 'start-value') ?? count) || count;
    const mark =
      level && level.format !== '' && !isHeader
        ? `${level.before}${writeCount(count, level.format)}${level.after}`
        : '';
    if (!isHeader) count += 1;
    let own = '';
    const within: ListItem[] = [];
    for (const child of listChildren(item)) {
      if (nameOf(child) === 'list') {
        for (const block of readList(child, reading, named, depth + 1))
          if (block.kind === 'list') addAll(within, block.items);
          else after.push(block);
        continue;
      }
      const found: Found = { text: '', after };
      if (nameOf(child) === 'h') addAll(after, readParagraph(child, reading));
      else collectWords(child, found, reading);
      own = `${own} ${found.text}`.trim();
    }
    if (own !== '') items.push(createItem(own, depth, mark));
    addAll(items, within);
  }
  for (const key of [valueOf(list, 'id') ?? '', `${named} ${depth}`]) reading.counted.set(key, count);
  return [...(items.length > 0 ? [{ kind: 'list' as const, items }] : []), ...after];
}

/** Which list this one goes on with (OpenDocument 1.3, part 3, 19.790 and 19.791); '' where it begins anew. */
function goesOnWith(list: Element, style: string, depth: number): string {
  const named = valueOf(list, 'continue-list');
  if (named !== null) return named;
  return valueOf(list, 'continue-numbering') === 'true' ? `${style} ${depth}` : 'none';
}

function readTable(table: Element, reading: Reading): readonly TextBlock[] {
  const head = findChild(table, 'table-header-rows');
  const after: TextBlock[] = [];
  const read = (isHead: boolean) => (row: Element) => readRow(row, isHead, { reading, after });
  const rows = [
    ...(head ? listChildren(head, 'table-row').map(read(true)) : []),
    ...[table, ...listChildren(table, 'table-rows')].flatMap((holder) =>
      listChildren(holder, 'table-row').map(read(false)),
    ),
  ];
  const made = createDataTable(rows);
  if (made) return [{ kind: 'table', table: made }, ...after];
  return [...(head ? listChildren(head, 'table-row') : []), ...listChildren(table, 'table-row')]
    .flatMap((row) => listChildren(row, 'table-cell'))
    .flatMap((cell) => readOdtBlocks(cell, reading));
}

/** Tables within a cell are read after the one that it stands in. */
function readRow(
  row: Element,
  isHead: boolean,
  { reading, after }: { readonly reading: Reading; readonly after: TextBlock[] },
): readonly GridCell[] {
  return listChildren(row, 'table-cell').map((cell) => {
    const blocks = readOdtBlocks(cell, reading);
    for (const block of blocks)
      if (block.kind === 'table') {
        after.push(block);
        reading.notes.add('table_in_table');
      }
    const span = (name: string) => Math.max(1, Number.parseInt(valueOf(cell, name) ?? '1', 10) || 1);
    return {
      text: blocks.flatMap(wordsOf).join(' '),
      columns: span('number-columns-spanned'),
      rows: span('number-rows-spanned'),
      isHead,
    };
  });
}

function wordsOf(block: TextBlock): readonly string[] {
  if (block.kind === 'list') return block.items.map(({ mark, text }) => `${mark} ${text}`.trim());
  if (block.kind === 'image') return [block.alt];
  return block.kind === 'table' ? [] : [block.text];
}
