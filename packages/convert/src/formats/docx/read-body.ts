import type { DataTable } from '@relievo/chart/words';
import { addAll, maxOf } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import type { TextBlock } from '../../documents/text.ts';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { readOmml } from '../math/read-math.ts';
import type { NoteTaker } from '../notes.ts';
import { readAlt } from '../text/picture-words.ts';
import { writeScript } from '../text/scripts.ts';
import { wordsOf } from '../text/words-of.ts';
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
const PASSED = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'pPr',
  'rPr',
  'tblPr',
  'tcPr',
  'instrText',
  'delText',
]);
const BLANKS = new Set(['tab', 'ptab', 'br', 'cr']);

/** The paragraphs, lists and tables of a document in their order (ECMA-376, part 1, 17). */
export function readBody(body: Element, reading: Reading): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const child of listChildren(body)) {
    const name = nameOf(child);
    if (name === 'p') for (const block of readParagraph(child, reading)) addBlock(blocks, block);
    else if (name === 'tbl') addAll(blocks, readTable(child, reading));
    else if (AROUND.has(name)) for (const block of readBody(child, reading)) addBlock(blocks, block);
  }
  return blocks;
}

function readParagraph(paragraph: Element, reading: Reading): readonly TextBlock[] {
  const found: Found = { text: '', after: [] };
  collectWords(paragraph, found, reading);
  const { text, after } = found;
  if (text.trim() === '') return after;
  const { level, numbered } = findLook(paragraph, reading.styles);
  const mark = numbered && reading.nextMark(numbered);
  if (level !== null) {
    const words = mark ? `${mark} ${text}` : text;
    return [{ kind: 'heading', level: Math.min(6, level), text: words }, ...after];
  }
  if (!numbered || mark === null) return [{ kind: 'paragraph', text }, ...after];
  return [{ kind: 'list', items: [{ text, depth: numbered.depth, mark }] }, ...after];
}

interface Found {
  text: string;
  /** Pictures and boxes of words, which are read after the paragraph that they are anchored in. */
  readonly after: TextBlock[];
}

function collectWords(element: Element, found: Found, reading: Reading): void {
  for (const child of listChildren(element)) {
    const name = nameOf(child);
    if (PASSED.has(name)) continue;
    if (name === 'r') collectRun(child, found, reading);
    else if (name === 't') found.text += child.textContent ?? '';
    else if (BLANKS.has(name)) found.text += ' ';
    else if (name === 'noBreakHyphen') found.text += '-';
    else if (name === 'sym') found.text += readSign(child, reading.notes);
    else if (name === 'oMath') found.text += readOmml(child, reading.notes);
    else if (name === 'drawing' || name === 'pict' || name === 'object') readDrawn(child, found, reading);
    else if (name === 'footnoteReference' || name === 'endnoteReference')
      reading.notes.add('footnote_left_out');
    else {
      if (name === 'p' && found.text !== '') found.text += ' ';
      collectWords(child, found, reading);
    }
  }
}

/** Raised and lowered words are written so; what the document hides nobody is to read. */
function collectRun(run: Element, found: Found, reading: Reading): void {
  const properties = findChild(run, 'rPr');
  const own: Found = { text: '', after: found.after };
  collectWords(run, own, reading);
  const hidden = findChild(properties, 'vanish');
  if (hidden && !/^(?:0|false|off)$/.test(valueOf(hidden) ?? '')) {
    if (own.text.trim() !== '') reading.notes.add('hidden_words_left_out');
    return;
  }
  const kind = SCRIPTS[valueOf(findChild(properties, 'vertAlign')) ?? ''];
  found.text += kind && own.text.trim() !== '' ? writeScript(own.text, kind) : own.text;
}

const SCRIPTS: Readonly<Record<string, 'sup' | 'sub'>> = { superscript: 'sup', subscript: 'sub' };

/** Signs of typefaces that have no letters (Wingdings): boxes and hooks, as worksheets have them. */
const SIGNS: Readonly<Record<string, string>> = {
  A8: '☐',
  FB: '✗',
  FC: '✓',
  FD: '☒',
  FE: '☑',
  E0: '→',
  DF: '←',
};

function readSign(sign: Element, notes: NoteTaker): string {
  const code = (valueOf(sign, 'char') ?? '').toUpperCase().replace(/^F0/, '');
  const known = /^wingdings$/i.test(valueOf(sign, 'font') ?? '') ? SIGNS[code] : undefined;
  if (known === undefined) notes.add('sign_left_out');
  return known ?? '';
}

/** A picture, or a box of words, which is read for itself. */
function readDrawn(drawn: Element, found: Found, reading: Reading): void {
  const boxes = findWithin(drawn, 'txbxContent');
  const { notes } = reading;
  for (const box of boxes) addAll(found.after, readBody(box, reading));
  const [properties] = findWithin(drawn, 'docPr');
  const said = properties
    ? [valueOf(properties, 'descr'), valueOf(properties, 'title')]
    : findWithin(drawn, 'shape').map((shape) => valueOf(shape, 'alt'));
  const isPicture = properties !== undefined || findWithin(drawn, 'imagedata').length > 0;
  if (boxes.length > 0 ? said.every((words) => !words) : !isPicture) return;
  const alt = readAlt(said, notes);
  if (alt !== null) found.after.push({ kind: 'image', alt });
}

/** Those that stand in no other of that name; what is there once more for older programs is passed. */
function findWithin(element: Element, name: string): readonly Element[] {
  return listChildren(element).flatMap((child) => {
    if (PASSED.has(nameOf(child))) return [];
    return nameOf(child) === name ? [child] : findWithin(child, name);
  });
}

/** A table of one row or one column is there for its looks: its cells are read one after the other. */
function readTable(table: Element, reading: Reading): readonly TextBlock[] {
  const own = listChildren(table, 'tr');
  const after: TextBlock[] = [];
  const width = maxOf(
    own.map((row) => listChildren(row, 'tc').length),
    0,
  );
  if (own.length < 2 || width < 2)
    return own.flatMap((row) => listChildren(row, 'tc')).flatMap((cell) => readBody(cell, reading));
  const rows = own.map((row) => readRow(row, reading, after));
  const most = maxOf(rows.map(({ length }) => length));
  const filled = rows.map((row) => Array.from({ length: most }, (_, at) => row[at] ?? ''));
  const [head = [], ...body] = filled;
  return [{ kind: 'table', table: createTable(head, body) }, ...after];
}

function createTable(head: readonly string[], rows: readonly (readonly string[])[]): DataTable {
  const columns = head.map((name, at) => ({
    name,
    kind: rows.every((row) => /^[-+−]?[\d\s.,]*\d\s*%?$/.test((row[at] ?? '').trim()))
      ? ('number' as const)
      : ('text' as const),
  }));
  return { caption: '', columns, rows };
}

const MOST_SPANNED = 100;

/** Tables within a cell are read after the one that it stands in. */
function readRow(row: Element, reading: Reading, after: TextBlock[]): readonly string[] {
  return listChildren(row, 'tc').flatMap((cell) => {
    const properties = findChild(cell, 'tcPr');
    const merged = findChild(properties, 'vMerge');
    const goesOn = merged !== undefined && valueOf(merged) !== 'restart';
    const blocks = goesOn ? [] : readBody(cell, reading);
    for (const block of blocks)
      if (block.kind === 'table') {
        after.push(block);
        reading.notes.add('table_in_table');
      }
    const span = Math.min(MOST_SPANNED, Number(valueOf(findChild(properties, 'gridSpan')) ?? '1') || 1);
    const pictures = blocks.flatMap((block) => (block.kind === 'image' ? [block.alt] : []));
    const words = [wordsOf(blocks), ...pictures].filter((text) => text.trim() !== '').join(' ');
    return [words, ...Array.from({ length: span - 1 }, () => '')];
  });
}
