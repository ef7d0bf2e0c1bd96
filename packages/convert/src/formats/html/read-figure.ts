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

/** Makes a figure of a picture or an SVG; null for one that only decorates and cannot be shown. */
function createFigure(element: HtmlElement, reading: HtmlReading): Figure | null {
  const isDecoration =
    attributeOf(element, 'alt') === '' || /^(?:presentation|none)$/.test(attributeOf(element, 'role') ?? '');
  const short = isDecoration
    ? null
    : findAlt([attributeOf(element, 'alt'), attributeOf(element, 'aria-label'), titleOf(element)]);
  const isSvg = element.tagName === 'svg';
  const picture = isSvg ? null : takePicture(element, reading);
  if (isDecoration && picture === null) return null;
  if (!isDecoration) reading.notes.add(short === null ? 'picture_without_words' : 'picture_in_words');
  const id = reading.newId('figure');
  takeAnchors(id, reading);
  if (isSvg && !isDecoration) reading.drawings.set(id, loadParse5().serializeOuter(element));
  return {
    ...EMPTY_FIGURE,
    id,
    shows: picture === null ? {} : { picture },
    treatment: isDecoration ? 'decoration' : 'described',
    description: { short: short ?? '', long: [] },
    words: isSvg ? wordsOfSvg(element) : [],
  };
}

function titleOf(element: HtmlElement): string | null {
  const title = listElements(element, 'title')[0]?.childNodes[0];
  return title && 'value' in title ? title.value : null;
}

function wordsOfSvg(element: HtmlElement): readonly string[] {
  return listWithin(element, 'text')
    .map((text) => textOf(text).replaceAll(/\s+/g, ' ').trim())
    .filter((words) => words !== '');
}

function textOf({ childNodes }: HtmlElement): string {
  return childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? textOf(node) : ''))
    .join('');
}

/** Takes a picture that the file itself holds. Nothing is fetched from elsewhere. */
function takePicture(element: HtmlElement, { pictures, path }: HtmlReading): string | null {
  const source = attributeOf(element, 'src')?.trim() ?? '';
  if (source.startsWith('data:')) return pictures.take(source);
  if (source === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(source)) return null;
  return pictures.take(resolvePath(path.slice(0, path.lastIndexOf('/') + 1), decodePath(source)));
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
