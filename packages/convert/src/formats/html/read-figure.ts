import type { Block, Figure, Inline } from '@relievo/document/model';
import { tidySpaces } from '@relievo/document/text';
import { withCaption } from '../document/captions.ts';
import { EMPTY_FIGURE } from '../document/empty.ts';
import { resolvePath } from '../markup/relations.ts';
import { findAlt } from '../text/picture-words.ts';
import { takeAnchors } from './anchors.ts';
import type { HtmlReading, Writer } from './reading.ts';
import {
  attributeOf,
  findElement,
  type HtmlElement,
  type HtmlNode,
  listElements,
  listWithin,
  loadParse5,
  parseHtml,
} from './tree.ts';

type Inside = (nodes: readonly HtmlNode[]) => readonly Block[];

/** Pixels of a picture that is as high as a word. */
const MAX_IN_LINE = 48;

/** Reads a picture: a small one stays in its line, a larger one becomes a figure after its paragraph. */
export function readPicture(element: HtmlElement, reading: HtmlReading, writer: Writer): void {
  const figure = createFigure(element, reading);
  if (!figure) return;
  const { picture } = figure.shows;
  const height = Number.parseFloat(attributeOf(element, 'height') ?? '');
  if (picture !== undefined && height <= MAX_IN_LINE)
    writer.say({ kind: 'picture', picture, alt: figure.description.short });
  else writer.addAfter(figure);
}

/** Makes a figure of a picture or an SVG; null for one that only decorates and cannot be shown, or that draws nothing. */
function createFigure(element: HtmlElement, reading: HtmlReading): Figure | null {
  const isDecoration =
    !isCaptioned(element) &&
    (attributeOf(element, 'alt') === '' ||
      /^(?:presentation|none)$/.test(attributeOf(element, 'role') ?? ''));
  const address = findAddress(element, reading);
  const svg = element.tagName === 'svg' ? element : readSvgFile(address, reading);
  const short = isDecoration
    ? null
    : findAlt([attributeOf(element, 'alt'), attributeOf(element, 'aria-label'), titleOf(element)]);
  const picture = svg || address === null ? null : reading.pictures.take(address);
  if (isDecoration && picture === null) return null;
  if (svg && !drawsSomething(svg)) return null;
  // Only the attempt to draw an SVG shows whether its words are all that is left of it.
  if (!isDecoration && !svg) noteLeftOut(reading, short);
  const id = reading.newId('figure');
  takeAnchors(id, reading);
  if (svg && !isDecoration)
    reading.drawings.set(id, reading.svgs.get(address ?? '') ?? loadParse5().serializeOuter(svg));
  return {
    ...EMPTY_FIGURE,
    id,
    shows: picture === null ? {} : { picture },
    treatment: isDecoration ? 'decoration' : 'described',
    description: { short: short ?? '', long: [] },
    words: svg ? wordsOfSvg(svg) : [],
  };
}

/** Notes that only the words of a picture remain, or that it is left out without any. */
export function noteLeftOut({ notes }: HtmlReading, words: string | null): void {
  notes.add(words === null || words === '' ? 'picture_without_words' : 'picture_in_words');
}

const DRAWN = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'image', 'use'];

/** Libraries lay an empty SVG over a chart, for what appears under the pointer. */
function drawsSomething(svg: HtmlElement): boolean {
  return DRAWN.some((name) => findElement(svg, name) !== null);
}

function titleOf(element: HtmlElement): string | null {
  const title = listElements(element, 'title')[0]?.childNodes[0];
  return title && 'value' in title ? title.value : null;
}

function wordsOfSvg(element: HtmlElement): readonly string[] {
  // Markup inside an SVG has the words of diagrams that break their lines as a page does.
  return [...listWithin(element, 'text'), ...listWithin(element, 'foreignObject')]
    .map((text) => textOf(text).replaceAll(/\s+/g, ' ').trim())
    .filter((words) => words !== '');
}

function textOf({ childNodes }: HtmlElement): string {
  return childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? textOf(node) : ''))
    .join('');
}

/** Tells whether a picture is in a figure with a caption. It is part of the content then, even if its alternative text is empty. */
function isCaptioned(element: HtmlElement): boolean {
  for (let around = element.parentNode; around && 'tagName' in around; around = around.parentNode) {
    if (around.tagName !== 'figure') continue;
    const caption = findElement(around, 'figcaption');
    return caption !== null && textOf(caption).trim() !== '';
  }
  return false;
}

/** Returns the SVG that is a file beside the page. */
function readSvgFile(address: string | null, { svgs }: HtmlReading): HtmlElement | null {
  const markup = address === null ? undefined : svgs.get(address);
  const root = markup === undefined ? null : parseHtml(markup);
  return root && findElement(root, 'svg');
}

/** Finds where a picture is in the file itself. Nothing is fetched from elsewhere. */
function findAddress(element: HtmlElement, { path }: HtmlReading): string | null {
  const source = attributeOf(element, 'src')?.trim() ?? '';
  if (source.startsWith('data:')) return source;
  if (source === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(source)) return null;
  return resolvePath(path.slice(0, path.lastIndexOf('/') + 1), decodePath(source));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Reads a figure element: its picture or drawing with its caption. A figure of anything else is those blocks. */
export function readFigure(element: HtmlElement, reading: HtmlReading, inside: Inside): readonly Block[] {
  const captionElement = findElement(element, 'figcaption');
  const rest = element.childNodes.filter((node) => node !== captionElement);
  const blocks = inside(rest);
  const caption = captionElement ? tidySpaces(inside(captionElement.childNodes).flatMap(contentOf)) : [];
  const [first] = blocks.filter((block) => block.kind === 'figure' || block.kind === 'table');
  if (!first || first.caption.length > 0 || caption.length === 0)
    return caption.length > 0
      ? [...blocks, { kind: 'paragraph', id: reading.newId('p'), content: caption }]
      : blocks;
  return blocks.map((block) => (block === first ? withCaption(first, caption) : block));
}

function contentOf(block: Block, at: number): readonly Inline[] {
  if (block.kind !== 'paragraph') return [];
  return at > 0 ? [{ kind: 'text', text: ' ' }, ...block.content] : block.content;
}
