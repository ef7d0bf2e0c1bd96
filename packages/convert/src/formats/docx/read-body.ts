import type { DataTable } from '@relievo/chart';
import type { Element } from '@xmldom/xmldom';
import type { TextBlock } from '../../documents/text.ts';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { readOmml } from '../math/read-math.ts';
import type { NoteTaker } from '../notes.ts';
import { readAlt } from '../text/picture-words.ts';
import { addBlock } from '../text/write-blocks.ts';
import type { NextMark } from './numbering.ts';
import { findLook, type Styles } from './styles.ts';

export interface Reading {
  readonly styles: Styles;
  readonly nextMark: NextMark;
  readonly notes: NoteTaker;
}

/** What holds paragraphs and is none itself. */
const AROUND = new Set(['sdt', 'sdtContent', 'customXml', 'ins', 'moveTo', 'txbxContent']);
/** What was taken out, is said twice, or is no words. */
const PASSED = new Set(['del', 'moveFrom', 'Fallback', 'pPr', 'rPr', 'instrText', 'delText']);

/** The paragraphs, lists and tables of a document in their order (ECMA-376, part 1, 17). */
export function readBody(body: Element, reading: Reading): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const child of listChildren(body)) {
    const name = nameOf(child);
    if (name === 'p') for (const block of readParagraph(child, reading)) addBlock(blocks, block);
    else if (name === 'tbl') blocks.push(...readTable(child, reading));
    else if (AROUND.has(name)) for (const block of readBody(child, reading)) addBlock(blocks, block);
  }
  return blocks;
}

function readParagraph(paragraph: Element, reading: Reading): readonly TextBlock[] {
  const found: Found = { text: '', images: [] };
  collectWords(paragraph, found, reading.notes);
  const images = found.images.map((alt) => ({ kind: 'image' as const, alt }));
  if (found.text.trim() === '') return images;
  const { level, numbered } = findLook(paragraph, reading.styles);
  if (level !== null) return [{ kind: 'heading', level: Math.min(6, level), text: found.text }, ...images];
  const mark = numbered && reading.nextMark(numbered);
  if (!numbered || mark === null) return [{ kind: 'paragraph', text: found.text }, ...images];
  return [{ kind: 'list', items: [{ text: found.text, depth: numbered.depth, mark }] }, ...images];
}

interface Found {
  text: string;
  readonly images: string[];
}

function collectWords(element: Element, found: Found, notes: NoteTaker): void {
  for (const child of listChildren(element)) {
    const name = nameOf(child);
    if (PASSED.has(name)) continue;
    if (name === 't') found.text += child.textContent ?? '';
    else if (name === 'tab' || name === 'br' || name === 'cr') found.text += ' ';
    else if (name === 'noBreakHyphen') found.text += '-';
    else if (name === 'oMath') found.text += readOmml(child, notes);
    else if (name === 'docPr') readImage(child, found, notes);
    else if (name === 'footnoteReference' || name === 'endnoteReference') notes.add('footnote_left_out');
    else {
      if (name === 'p' && found.text !== '') found.text += ' ';
      collectWords(child, found, notes);
    }
  }
}

function readImage(properties: Element, found: Found, notes: NoteTaker): void {
  const alt = readAlt([valueOf(properties, 'descr'), valueOf(properties, 'title')], notes);
  if (alt !== null) found.images.push(alt);
}

/** A table of one row or one column is there for its looks: its cells are read one after the other. */
function readTable(table: Element, reading: Reading): readonly TextBlock[] {
  const rows = listChildren(table, 'tr').map((row) => readRow(row, reading.notes));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (rows.length < 2 || width < 2)
    return listChildren(table, 'tr')
      .flatMap((row) => listChildren(row, 'tc'))
      .flatMap((cell) => readBody(cell, reading));
  const filled = rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  const [head = [], ...body] = filled;
  return [{ kind: 'table', table: createTable(head, body) }];
}

function createTable(head: readonly string[], rows: readonly (readonly string[])[]): DataTable {
  const columns = head.map((name, at) => ({
    name,
    kind: rows.every((row) => /^\s*[-+−]?[\d\s.,]*\d\s*%?\s*$/.test(row[at] ?? ''))
      ? ('number' as const)
      : ('text' as const),
  }));
  return { caption: '', columns, rows };
}

const MOST_SPANNED = 100;

function readRow(row: Element, notes: NoteTaker): readonly string[] {
  return listChildren(row, 'tc').flatMap((cell) => {
    const properties = findChild(cell, 'tcPr');
    const merged = findChild(properties, 'vMerge');
    const goesOn = merged !== undefined && valueOf(merged) !== 'restart';
    const found: Found = { text: '', images: [] };
    if (!goesOn) collectWords(cell, found, notes);
    const span = Math.min(MOST_SPANNED, Number(valueOf(findChild(properties, 'gridSpan')) ?? '1') || 1);
    const words = [found.text, ...found.images].filter((text) => text.trim() !== '').join(' ');
    return [words, ...Array.from({ length: span - 1 }, () => '')];
  });
}
