import { addAll } from '@relievo/words';
import type { ListItem, TextBlock } from '../../documents/text.ts';
import type { NoteTaker } from '../notes.ts';
import { writeCount } from '../text/count-marks.ts';
import { readAlt } from '../text/picture-words.ts';
import { writeScript } from '../text/scripts.ts';
import { wordsOf } from '../text/words-of.ts';
import { type BlockWriter, createBlockWriter, createItem } from '../text/write-blocks.ts';
import { APART, LATEX, PASSED } from './names.ts';
import { readHtmlLatex, readHtmlMath } from './read-math.ts';
import { readTable } from './table.ts';
import { attributeOf, type HtmlElement, type HtmlNode, isElement, isHidden, listElements } from './tree.ts';

/** The headings, paragraphs, lists, tables and pictures of a part of a page, in their order. */
export function readBlocks(nodes: readonly HtmlNode[], notes: NoteTaker): readonly TextBlock[] {
  const writer = createBlockWriter();
  readNodes(nodes, writer, notes);
  return writer.blocks();
}

function readNodes(nodes: readonly HtmlNode[], writer: BlockWriter, notes: NoteTaker): void {
  for (const node of nodes) {
    if (node.nodeName === '#text' && 'value' in node) writer.say(node.value);
    else if (isElement(node) && !isHidden(node)) readElement(node, writer, notes);
  }
}

function readElement(element: HtmlElement, writer: BlockWriter, notes: NoteTaker): void {
  const { tagName, childNodes } = element;
  const level = levelOf(element);
  if (PASSED.has(tagName)) {
    if (tagName === 'nav') notes.add('navigation_left_out');
    if (tagName === 'script') notes.add('script_left_out');
  } else if (isWayBack(element)) return;
  else if (isMargin(element)) notes.add('running_heads_left_out');
  else if (level !== null) readHeading(element, level, writer, notes);
  else if (tagName === 'br') writer.say(' ');
  else if (tagName === 'img' || tagName === 'svg' || attributeOf(element, 'role') === 'img')
    readPicture(element, writer, notes);
  else if (tagName === 'math') writer.say(readHtmlMath(element, notes));
  else if (tagName === LATEX) writer.say(readHtmlLatex(element, notes));
  else if (tagName === 'sup' || tagName === 'sub' || isNoteMark(element))
    writer.say(writeScript(readWords(childNodes, writer, notes), tagName === 'sub' ? 'sub' : 'sup'));
  else if (tagName === 'ul' || tagName === 'ol' || tagName === 'menu' || tagName === 'dl')
    readList(element, writer, notes);
  else if (tagName === 'table') for (const block of readTable(element, readBlocks, notes)) writer.add(block);
  else if (tagName === 'pre') readLines(element, writer, notes);
  else readNodesApart(element, writer, notes);
}

/** Books raise the mark of a note by their looks alone (DPUB-ARIA 1.1, EPUB 3.3). */
function isNoteMark(element: HtmlElement): boolean {
  return isCalled(element, 'doc-noteref', 'noteref');
}

/** The arrow that leads from a note to its mark says nothing in a text. */
function isWayBack(element: HtmlElement): boolean {
  return isCalled(element, 'doc-backlink', 'backlink');
}

function isCalled(element: HtmlElement, role: string, type: string): boolean {
  const types = attributeOf(element, 'epub:type')?.split(/\s+/) ?? [];
  return attributeOf(element, 'role') === role || types.includes(type);
}

/** What LibreOffice puts at the head and the foot of each page. */
function isMargin(element: HtmlElement): boolean {
  return element.tagName === 'div' && /^(?:header|footer)$/.test(attributeOf(element, 'title') ?? '');
}

function readNodesApart({ tagName, childNodes }: HtmlElement, writer: BlockWriter, notes: NoteTaker): void {
  const isApart = APART.has(tagName);
  if (isApart) writer.endParagraph();
  readNodes(childNodes, writer, notes);
  if (isApart) writer.endParagraph();
}

function levelOf(element: HtmlElement): number | null {
  const [, digit] = /^h([1-6])$/.exec(element.tagName) ?? [];
  if (digit !== undefined) return Number(digit);
  if (attributeOf(element, 'role') !== 'heading') return null;
  return Math.min(6, Math.max(1, Number(attributeOf(element, 'aria-level') ?? 2) || 2));
}

function readHeading(element: HtmlElement, level: number, writer: BlockWriter, notes: NoteTaker): void {
  const within = readBlocks(element.childNodes, notes);
  const text = wordsOf(within);
  if (text.trim() !== '') writer.add({ kind: 'heading', level, text });
  for (const block of within) if (block.kind === 'image') writer.add(block);
}

/** Words alone; pictures among them stand after the paragraph. */
function readWords(nodes: readonly HtmlNode[], writer: BlockWriter, notes: NoteTaker): string {
  const within = readBlocks(nodes, notes);
  for (const block of within) if (block.kind === 'image') writer.add(block);
  return wordsOf(within);
}

function readPicture(element: HtmlElement, writer: BlockWriter, notes: NoteTaker): void {
  const isDecoration = attributeOf(element, 'alt') === '' || attributeOf(element, 'role') === 'presentation';
  const title = listElements(element, 'title')[0]?.childNodes[0];
  const drawn = title && 'value' in title ? title.value : null;
  if (isDecoration) return;
  const alt = readAlt([attributeOf(element, 'alt'), attributeOf(element, 'aria-label'), drawn], notes);
  if (alt !== null) writer.add({ kind: 'image', alt });
}

function readLines(element: HtmlElement, writer: BlockWriter, notes: NoteTaker): void {
  writer.endParagraph();
  for (const line of readWords(element.childNodes, writer, notes).split('\n')) {
    writer.say(line);
    writer.endParagraph();
  }
}

function readList(list: HtmlElement, writer: BlockWriter, notes: NoteTaker): void {
  const after: TextBlock[] = [];
  const items = listItems(list, 0, after, notes);
  if (items.length > 0) writer.add({ kind: 'list', items });
  else writer.endParagraph();
  for (const block of after) writer.add(block);
}

/** The items of a list with those of the lists within; what no item can hold is read after the whole list. */
function listItems(
  list: HtmlElement,
  depth: number,
  after: TextBlock[],
  notes: NoteTaker,
): readonly ListItem[] {
  const isCounted = list.tagName === 'ol';
  const format = attributeOf(list, 'type') ?? '1';
  let count = Number(attributeOf(list, 'start') ?? 1) || 1;
  const items: ListItem[] = [];
  for (const child of listElements(list)) {
    if (isHidden(child)) continue;
    if (child.tagName === 'ul' || child.tagName === 'ol')
      addAll(items, listItems(child, depth + 1, after, notes));
    if (child.tagName === 'div') addAll(items, listItems(child, depth, after, notes));
    if (child.tagName !== 'li' && child.tagName !== 'dt' && child.tagName !== 'dd') continue;
    count = Number(attributeOf(child, 'value') ?? count) || count;
    const mark = isCounted ? `${writeCount(count, format)}.` : '';
    count += 1;
    addAll(items, readItem(child, child.tagName === 'dd' ? depth + 1 : depth, { mark, after, notes }));
  }
  return items;
}

interface Item {
  readonly mark: string;
  readonly after: TextBlock[];
  readonly notes: NoteTaker;
}

function readItem(item: HtmlElement, depth: number, { mark, after, notes }: Item): readonly ListItem[] {
  const isList = (node: HtmlNode) => isElement(node) && /^(?:ul|ol|dl|menu)$/.test(node.tagName);
  const own = readBlocks(
    item.childNodes.filter((node) => !isList(node)),
    notes,
  );
  const text = wordsOf(own);
  addAll(
    after,
    own.filter(({ kind }) => kind === 'image' || kind === 'table'),
  );
  const within = item.childNodes
    .filter(isElement)
    .filter((node) => isList(node) && !isHidden(node))
    .flatMap((node) => listItems(node, depth + 1, after, notes));
  return [...(text.trim() === '' ? [] : [createItem(text, depth, mark)]), ...within];
}
