import type { Block, HeadingLevel, Inline } from '@relievo/document/model';
import { textOfInlines, tidySpaces } from '@relievo/document/text';
import { addAll } from '@relievo/words';
import { keepAnchor, readLink, takeAnchors } from './anchors.ts';
import { lookWithin, writeRun } from './looks.ts';
import { APART, LATEX, PASSED } from './names.ts';
import { readFigure, readPicture } from './read-figure.ts';
import { readDefinitions, readList } from './read-list.ts';
import { readHtmlFormula, readLatexFormula } from './read-math.ts';
import { isVerse, readPoem } from './read-poem.ts';
import { readHtmlTable } from './read-table.ts';
import { type HtmlReading, type Look, PLAIN, type Writer } from './reading.ts';
import {
  attributeOf,
  findElement,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isHidden,
  listElements,
} from './tree.ts';
import { createWriter, hoistLanguage } from './writer.ts';

/** Reads a part of a page as blocks of a document, in their order. */
export function readDocumentBlocks(
  nodes: readonly HtmlNode[],
  reading: HtmlReading,
  look: Look = PLAIN,
): readonly Block[] {
  const writer = createWriter(reading);
  readNodes(nodes, { writer, reading, look });
  return writer.blocks();
}

export interface Walking {
  readonly writer: Writer;
  readonly reading: HtmlReading;
  readonly look: Look;
}

function readNodes(nodes: readonly HtmlNode[], walking: Walking): void {
  for (const node of nodes)
    if (node.nodeName === '#text' && 'value' in node) sayText(node.value, walking);
    else if (isElement(node) && !isHidden(node)) readElement(node, walking);
}

const GAPS = /(_{3,}|…{2,})/;
const MAX_BLANK = 500;

/** Says text; a row of underscores is a blank to fill in. */
export function sayText(text: string, { writer, look }: Pick<Walking, 'writer' | 'look'>): void {
  for (const [at, piece] of text.split(GAPS).entries())
    if (at % 2 === 1) writer.say({ kind: 'blank', width: Math.min(MAX_BLANK, piece.length) });
    else if (piece !== '') writer.say(writeRun(piece, look));
}

function readElement(element: HtmlElement, walking: Walking): void {
  const { reading, writer } = walking;
  const { notes } = reading;
  const { tagName } = element;
  if (tagName === 'input') return readInput(element, walking);
  if (PASSED.has(tagName)) {
    if (tagName === 'nav') notes.add('navigation_left_out');
    if (tagName === 'script') notes.add('script_left_out');
    return;
  }
  if (isBacklink(element)) return;
  if (isMargin(element)) return notes.add('running_heads_left_out');
  keepAnchor(element, reading);
  const within = { ...walking, look: lookWithin(element, walking.look, reading.language) };
  if (isCalled(element, 'doc-pagebreak', 'pagebreak')) return readPageBreak(element, walking);
  const block = readWhole(element, within);
  if (block === undefined) readAround(element, within);
  else for (const one of block) writer.add(one);
}

/** Reads an element that becomes blocks; undefined for one that only holds text and other elements. */
function readWhole(element: HtmlElement, { reading, look, writer }: Walking): readonly Block[] | undefined {
  const { tagName, childNodes } = element;
  const inside = (nodes: readonly HtmlNode[]) => readDocumentBlocks(nodes, reading, look);
  const level = levelOf(element);
  if (level !== null) return readHeading(element, level, { reading, look, writer });
  if (isNote(element)) return [readNote(element, reading, inside)];
  switch (tagName) {
    case 'ul':
    case 'ol':
    case 'menu':
      return readNotes(element, reading, inside) ?? readList(element, reading, inside);
    case 'dl':
      return readDefinitions(element, reading, { inside, look });
    case 'table':
      return readHtmlTable(element, reading, inside);
    case 'pre':
      // Libraries draw a diagram instead of the code that describes it.
      return findElement(element, 'svg') ? inside(childNodes) : readCode(element, reading);
    case 'figure':
      return readFigure(element, reading, inside);
    case 'blockquote':
      return wrap(inside(childNodes), (blocks) => ({
        kind: 'quotation',
        id: reading.newId('quotation'),
        blocks,
        attribution: [],
      }));
    case 'div':
      return isVerse(element) ? readPoem(inside(childNodes), reading) : undefined;
    case 'aside':
      return wrap(inside(childNodes), (blocks) => ({
        kind: 'box',
        id: reading.newId('box'),
        title: [],
        blocks,
      }));
    default:
      return undefined;
  }
}

function wrap(blocks: readonly Block[], around: (blocks: readonly Block[]) => Block): readonly Block[] {
  return blocks.length > 0 ? [around(blocks)] : [];
}

/** Reads an element that stays in its line, or that only begins and ends a paragraph. */
function readAround(element: HtmlElement, walking: Walking): void {
  const { writer, reading, look } = walking;
  const { tagName, childNodes } = element;
  if (tagName === 'br') return writer.say({ kind: 'line-break' });
  if (tagName === 'img' || tagName === 'svg' || attributeOf(element, 'role') === 'img')
    return readPicture(element, reading, writer);
  const formula =
    tagName === 'math'
      ? readHtmlFormula(element, reading.notes)
      : tagName === LATEX
        ? readLatexFormula(element, reading.notes)
        : undefined;
  if (formula !== undefined) {
    if (formula) writer.say(formula);
    return;
  }
  if (tagName === 'a' && attributeOf(element, 'href') !== null)
    return readNodes(childNodes, { ...walking, look: { ...look, link: readLink(element, reading) } });
  const isApart = APART.has(tagName);
  if (isApart) writer.endParagraph();
  readNodes(childNodes, walking);
  if (isApart) writer.endParagraph();
}

/** Reads a field of a form as the room that it is on paper. */
function readInput(element: HtmlElement, { writer }: Walking): void {
  const type = attributeOf(element, 'type')?.toLowerCase() ?? 'text';
  if (type === 'checkbox' || type === 'radio')
    writer.say({ kind: 'text', text: type === 'radio' ? '○ ' : '☐ ' });
  if (!['text', 'number', 'search', 'tel', 'url', 'email', 'date'].includes(type)) return;
  const width = Number(attributeOf(element, 'size') ?? attributeOf(element, 'maxlength') ?? 20);
  writer.say({ kind: 'blank', width: Math.min(MAX_BLANK, Math.max(1, Math.trunc(width) || 20)) });
}

/** Tells whether an element is called so by its ARIA role or by its EPUB type (DPUB-ARIA 1.1, EPUB 3.3). */
function isCalled(element: HtmlElement, role: string, ...types: readonly string[]): boolean {
  const said = attributeOf(element, 'epub:type')?.split(/\s+/) ?? [];
  return attributeOf(element, 'role') === role || types.some((type) => said.includes(type));
}

/** Tells whether a link leads from a note back to its reference. Pandoc and others say it by a class. */
function isBacklink(element: HtmlElement): boolean {
  const classes = attributeOf(element, 'class')?.split(/\s+/) ?? [];
  return isCalled(element, 'doc-backlink', 'backlink') || classes.includes('footnote-back');
}

function holdsBacklink(element: HtmlElement): boolean {
  const waiting = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (isBacklink(next)) return true;
    addAll(waiting, listElements(next));
  }
  return false;
}

/** Reads a list whose items are notes, each with a link back; null if it is another list. */
function readNotes(
  list: HtmlElement,
  reading: HtmlReading,
  inside: (nodes: readonly HtmlNode[]) => readonly Block[],
): readonly Block[] | null {
  const items = listElements(list).filter((child) => !isHidden(child));
  const areNotes = items.every((item) => item.tagName === 'li' && (isNote(item) || holdsBacklink(item)));
  if (items.length === 0 || !areNotes) return null;
  return items.map((item) => {
    keepAnchor(item, reading);
    return readNote(item, reading, inside);
  });
}

function isNote(element: HtmlElement): boolean {
  return (
    isCalled(element, 'doc-footnote', 'footnote', 'rearnote') || isCalled(element, 'doc-endnote', 'endnote')
  );
}

function readNote(
  element: HtmlElement,
  reading: HtmlReading,
  inside: (nodes: readonly HtmlNode[]) => readonly Block[],
): Block {
  const id = reading.newId('note');
  takeAnchors(id, reading);
  const place = isCalled(element, 'doc-endnote', 'endnote', 'rearnote') ? 'end' : 'foot';
  const mark = attributeOf(element, 'data-mark') ?? '';
  return { kind: 'note', id, place, mark, blocks: inside(element.childNodes) };
}

/** Tells whether LibreOffice wrote this for the head or the foot of each page. */
function isMargin(element: HtmlElement): boolean {
  return element.tagName === 'div' && /^(?:header|footer)$/.test(attributeOf(element, 'title') ?? '');
}

function readPageBreak(element: HtmlElement, { writer }: Walking): void {
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const said = [attributeOf(element, 'aria-label'), attributeOf(element, 'title'), text]
    .map((one) => one?.trim() ?? '')
    .find((one) => one !== '');
  const page = said?.replace(/^(?:page|seite|página|pagina)\s+/i, '').slice(0, 40);
  if (page) writer.say({ kind: 'page-break', page });
}

function levelOf(element: HtmlElement): HeadingLevel | null {
  const [, digit] = /^h([1-6])$/.exec(element.tagName) ?? [];
  if (digit !== undefined) return Number(digit) as HeadingLevel;
  if (attributeOf(element, 'role') !== 'heading') return null;
  const said = Math.trunc(Number(attributeOf(element, 'aria-level') ?? 2)) || 2;
  return Math.min(6, Math.max(1, said)) as HeadingLevel;
}

/** Reads a heading; figures inside it follow it. */
function readHeading(
  { childNodes }: HtmlElement,
  level: HeadingLevel,
  { reading, look }: Walking,
): readonly Block[] {
  const id = reading.newId('heading');
  takeAnchors(id, reading);
  const inside = readDocumentBlocks(childNodes, reading, look);
  const content = tidySpaces(inside.flatMap((block, at) => contentOf(block, at)));
  const others = inside.filter((block) => block.kind === 'figure' || block.kind === 'page-break');
  if (textOfInlines(content).trim() === '') return others;
  return [hoistLanguage({ kind: 'heading', id, level, content }), ...others];
}

function contentOf(block: Block, at: number): readonly Inline[] {
  const space: readonly Inline[] = at > 0 ? [{ kind: 'text', text: ' ' }] : [];
  if (block.kind === 'formula')
    return [...space, { kind: 'formula', mathml: block.mathml, line: block.line }];
  return block.kind === 'paragraph' || block.kind === 'heading' ? [...space, ...block.content] : [];
}

/** Reads preformatted text as code, with its spaces and lines. */
function readCode(element: HtmlElement, reading: HtmlReading): readonly Block[] {
  const code = textWithin(element).replace(/^\n/, '').trimEnd();
  if (code.trim() === '') return [];
  const id = reading.newId('code');
  takeAnchors(id, reading);
  const [named] = listElements(element, 'code');
  const said = /(?:^|\s)(?:language-|lang-)?([a-z0-9+#-]{1,30})(?:\s|$)/i.exec(
    attributeOf(named ?? element, 'class') ?? '',
  );
  return [{ kind: 'code', id, code, programming: said?.[1] ?? '' }];
}

function textWithin({ childNodes }: HtmlElement): string {
  return childNodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) return node.value;
      if (!isElement(node) || isHidden(node)) return '';
      return node.tagName === 'br' ? '\n' : textWithin(node);
    })
    .join('');
}
