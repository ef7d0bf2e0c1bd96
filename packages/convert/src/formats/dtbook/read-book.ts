import type { Block, HeadingLevel, Inline, TextStyle } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import type { Element } from '@xmldom/xmldom';
import { takeAnchors, toInnerLink } from '../html/anchors.ts';
import { sayText } from '../html/read-document.ts';
import type { Look } from '../html/reading.ts';
import { createWriter, hoistLanguage } from '../html/writer.ts';
import { resolvePath } from '../markup/relations.ts';
import { nameOf, valueOf } from '../markup/xml.ts';
import { readFormula } from '../math/read-math.ts';
import { readLanguage } from '../text/open-text-pages.ts';
import { holdsMore, isElement, isNamed, joinContent, listNodes, listOthers, readNumber } from './nodes.ts';
import { readPicture, readPictureGroup } from './read-figure.ts';
import { readBookDefinitions, readBookList, readBookPoem, readBookTable } from './read-parts.ts';
import type { BookWalk, Node } from './reading.ts';

/** Blocks inside each other; in deeper elements the words stay without their blocks. */
const MAX_DEPTH = 30;

/** Reads elements of a book as blocks, in their order (ANSI/NISO Z39.86-2005, 5). */
export function readBookBlocks(nodes: readonly Node[], walk: BookWalk): readonly Block[] {
  const writer = createWriter(walk.reading);
  readNodes(nodes, { ...walk, writer });
  return writer.blocks();
}

function readNodes(nodes: readonly Node[], walk: BookWalk): void {
  for (const node of nodes)
    if (node.nodeType === 3 || node.nodeType === 4) sayText(node.nodeValue ?? '', walk);
    else if (isElement(node)) readElement(node, walk);
}

const STYLES: Readonly<Record<string, TextStyle>> = {
  em: 'italic',
  cite: 'italic',
  dfn: 'italic',
  strong: 'bold',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  sub: 'sub',
  sup: 'super',
};

function lookWithin(element: Element, { look, reading }: BookWalk): Look {
  const own = STYLES[nameOf(element)];
  const said = readLanguage(valueOf(element, 'lang'));
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  const isForeign = said !== null && primary(said) !== primary(reading.language);
  return {
    ...look,
    styles: own ? new Set([...look.styles, own]) : look.styles,
    language: said === null ? look.language : isForeign ? said : null,
  };
}

function readElement(element: Element, around: BookWalk): void {
  const { reading, writer } = around;
  const name = nameOf(element);
  if (name === 'head' || name === 'col' || name === 'colgroup') return;
  const id = valueOf(element, 'id');
  if (id !== null && name !== 'img') reading.openAnchors.push(`${reading.path}#${id}`);
  const walk = { ...around, look: lookWithin(element, around) };
  if (readInLine(element, name, walk)) return;
  if (around.depth < MAX_DEPTH) {
    const blocks = readWhole(element, name, { ...walk, depth: around.depth + 1 });
    if (blocks) {
      for (const block of blocks) writer.add(block);
      return;
    }
  }
  const isApart = !WITHIN.has(name);
  if (isApart) writer.endParagraph();
  readNodes(listNodes(element), { ...walk, ...levelWithin(name, around) });
  if (isApart) writer.endParagraph();
}

/** These elements are in a line of text. */
const WITHIN: ReadonlySet<string> = new Set([
  ...Object.keys(STYLES),
  'a',
  'abbr',
  'acronym',
  'bdo',
  'lic',
  'q',
  'sent',
  'span',
  'w',
]);

function levelWithin(name: string, { level, isAtEnd }: BookWalk): Pick<BookWalk, 'level' | 'isAtEnd'> {
  const [, digit] = /^level([1-6])$/.exec(name) ?? [];
  return {
    level: digit !== undefined ? Number(digit) : name === 'level' ? level + 1 : level,
    isAtEnd: isAtEnd || name === 'rearmatter',
  };
}

/** Reads an element that is a part of a line by its meaning; returns whether it was one. */
function readInLine(element: Element, name: string, walk: BookWalk): boolean {
  const { writer, reading } = walk;
  switch (name) {
    case 'br':
      writer.say({ kind: 'line-break' });
      return true;
    case 'pagenum': {
      const page = readNumber(element);
      if (page === null) return false;
      if (page !== '') writer.say({ kind: 'page-break', page });
      return true;
    }
    case 'math': {
      const formula = readFormula(element.toString(), reading.notes);
      if (formula) writer.say(formula);
      return true;
    }
    case 'img':
      writer.addAfter(readPicture(element, walk));
      return true;
    case 'noteref':
    case 'annoref':
      readNodes(listNodes(element), {
        ...walk,
        look: { ...walk.look, link: linkTo(valueOf(element, 'idref'), walk) },
      });
      return true;
    case 'a':
      readNodes(listNodes(element), { ...walk, look: { ...walk.look, link: readAddress(element, walk) } });
      return true;
    case 'lic':
      readNodes(listNodes(element), walk);
      writer.say({ kind: 'text', text: ' ' });
      return true;
    default:
      return false;
  }
}

const MAX_ADDRESS = 2000;

function readAddress(element: Element, walk: BookWalk): string | null {
  const address = valueOf(element, 'href')?.trim() ?? '';
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s<>"]+$/i.test(address))
    return address.length <= MAX_ADDRESS ? address : null;
  return address.includes('#') ? linkTo(address, walk) : null;
}

/** Returns the link to a place in the book. Older books name an id without a sign before it. */
function linkTo(said: string | null, { reading: { path } }: BookWalk): string | null {
  if (said === null || /^[a-z][a-z0-9+.-]*:/i.test(said)) return null;
  const at = said.indexOf('#');
  const file = at > 0 ? resolvePath(path.slice(0, path.lastIndexOf('/') + 1), said.slice(0, at)) : path;
  return toInnerLink(`${file}#${said.slice(at + 1)}`);
}

/** Reads an element that becomes blocks; null for one that only holds text and other elements. */
function readWhole(element: Element, name: string, walk: BookWalk): readonly Block[] | null {
  const { reading, readInside } = walk;
  const inside = () => readInside(listNodes(element), walk);
  const level = isTitle(element, name) ? null : findLevel(name, walk);
  if (level !== null) return readHeading(element, level, walk);
  switch (name) {
    case 'list':
      return readBookList(element, walk);
    case 'dl':
      return readBookDefinitions(element, walk);
    case 'table':
      return readBookTable(element, walk);
    case 'imggroup':
      return readPictureGroup(element, walk);
    case 'poem':
    case 'linegroup':
      return readBookPoem(element, walk);
    case 'note':
    case 'annotation':
      return readNote(element, name, walk);
    case 'sidebar':
      return readSidebar(element, walk);
    case 'blockquote':
    case 'epigraph':
      return readQuotation(element, walk);
    case 'prodnote':
      return wrap(inside(), (blocks) => ({ kind: 'transcriber-note', id: reading.newId('remark'), blocks }));
    case 'code':
      return isInLine(element) || holdsMore(element) ? null : readCode(element, walk);
    default:
      return null;
  }
}

/** These elements hold other blocks; in all others a program is in a line. */
const HOLDERS =
  /^(?:level[1-6]?|frontmatter|bodymatter|rearmatter|div|sidebar|blockquote|prodnote|note|annotation|imggroup)$/;

function isInLine({ parentNode }: Element): boolean {
  return !parentNode || !HOLDERS.test(parentNode.localName ?? '');
}

function wrap(blocks: readonly Block[], around: (blocks: readonly Block[]) => Block): readonly Block[] {
  return blocks.length > 0 ? [around(blocks)] : [];
}

/** Tells whether a heading is that of a list or of verse, which is a paragraph. */
function isTitle(element: Element, name: string): boolean {
  return name === 'hd' && isNamed(element.parentNode as Node, 'list', 'dl', 'poem', 'linegroup');
}

/** Returns the level of a heading; null for other elements. */
function findLevel(name: string, { level }: BookWalk): HeadingLevel | null {
  const [, digit] = /^h([1-6])$/.exec(name) ?? [];
  if (digit !== undefined) return Number(digit) as HeadingLevel;
  if (name === 'doctitle') return 1;
  const own = name === 'hd' ? level : name === 'bridgehead' ? level + 1 : null;
  return own === null ? null : (Math.min(6, Math.max(1, own)) as HeadingLevel);
}

function readHeading(element: Element, level: HeadingLevel, walk: BookWalk): readonly Block[] {
  const id = walk.reading.newId('heading');
  takeAnchors(id, walk.reading);
  const inside = walk.readInside(listNodes(element), walk);
  const content = joinContent(inside);
  if (textOfInlines(content).trim() === '') return inside;
  return [hoistLanguage({ kind: 'heading', id, level, content }), ...listOthers(inside)];
}

function readNote(element: Element, name: string, walk: BookWalk): readonly Block[] {
  const id = walk.reading.newId('note');
  takeAnchors(id, walk.reading);
  const isEnd = walk.isAtEnd || /\b(?:rear|end)/i.test(valueOf(element, 'class') ?? '');
  const place = name === 'annotation' ? 'margin' : isEnd ? 'end' : 'foot';
  return [{ kind: 'note', id, place, mark: '', blocks: walk.readInside(listNodes(element), walk) }];
}

/** Reads text in a frame; its first heading is its title. */
function readSidebar(element: Element, walk: BookWalk): readonly Block[] {
  const { reading, readInside } = walk;
  const nodes = listNodes(element);
  const headed = nodes.find((node) => isElement(node) && /^h(?:d|[1-6])$/.test(nameOf(node)));
  const title = headed && isElement(headed) ? readInside(listNodes(headed), walk) : [];
  const rest = readInside(
    nodes.filter((node) => node !== headed),
    walk,
  );
  const blocks = [...listOthers(title), ...rest];
  const content: readonly Inline[] = joinContent(title);
  if (blocks.length === 0 && content.length === 0) return [];
  return [{ kind: 'box', id: reading.newId('box'), title: content, blocks }];
}

/** Reads a quotation; an author at its end is the person quoted. */
function readQuotation(element: Element, walk: BookWalk): readonly Block[] {
  const { reading, readInside } = walk;
  const nodes = listNodes(element).filter(
    (node) => node.nodeType !== 3 || (node.nodeValue ?? '').trim() !== '',
  );
  const last = nodes.at(-1);
  const author = last && isNamed(last, 'author', 'attribution', 'byline') ? last : null;
  const said = author ? readInside([author], walk) : [];
  const blocks = [...readInside(author ? nodes.slice(0, -1) : nodes, walk), ...listOthers(said)];
  if (blocks.length === 0) return said;
  return [{ kind: 'quotation', id: reading.newId('quotation'), blocks, attribution: joinContent(said) }];
}

/** Reads a program that is between paragraphs, with its lines and spaces. */
function readCode(element: Element, { reading }: BookWalk): readonly Block[] {
  const code = textWithin(element).replace(/^\n/, '').trimEnd();
  if (code.trim() === '') return [];
  const id = reading.newId('code');
  takeAnchors(id, reading);
  return [{ kind: 'code', id, code, programming: '' }];
}

function textWithin(element: Element): string {
  return listNodes(element)
    .map((node) => {
      if (!isElement(node)) return node.nodeType === 3 || node.nodeType === 4 ? (node.nodeValue ?? '') : '';
      return nameOf(node) === 'br' ? '\n' : textWithin(node);
    })
    .join('');
}
