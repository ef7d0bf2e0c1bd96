import type { Block, NewId } from '@relievo/document/model';
import type { PictureTaker, Prepared } from '../document/pictures.ts';
import type { NoteTaker } from '../notes.ts';
import { readLanguage } from '../text/open-text-pages.ts';
import { readDocumentBlocks } from './read-document.ts';
import type { HtmlReading } from './reading.ts';
import { attributeOf, findElement, type HtmlElement, isTooDeep, listWithin, parseHtml } from './tree.ts';

export interface ReadPage {
  readonly title: string | null;
  readonly language: string | null;
  readonly blocks: readonly Block[];
}

/** Starts the reading of one page, or of the pages of one book. */
export function startReading(
  newId: NewId,
  pictures: PictureTaker,
  notes: NoteTaker,
  language: string,
  svgs: ReadonlyMap<string, string> = new Map(),
): HtmlReading {
  return {
    newId,
    notes,
    pictures,
    language,
    path: '',
    anchors: new Map(),
    openAnchors: [],
    drawings: new Map(),
    svgs,
  };
}

/** Reads the content of a page; null for one that is nested deeper than people write. */
export function readPage(text: string, reading: HtmlReading): ReadPage | null {
  const root = parseHtml(text);
  if (root === null || isTooDeep(root)) return null;
  const html = findElement(root, 'html');
  const body = findElement(root, 'body');
  if (!html || !body) return { title: null, language: null, blocks: [] };
  const title = findElement(root, 'title')?.childNodes[0];
  return {
    title: (title && 'value' in title ? title.value.replaceAll(/\s+/g, ' ').trim() : '') || null,
    language: languageOfPage(html),
    blocks: readDocumentBlocks(findMain(body).childNodes, reading),
  };
}

/** Returns the language that a page says it has, before it is read. */
export function findPageLanguage(text: string): string | null {
  const root = parseHtml(text);
  const html = root && findElement(root, 'html');
  return html && languageOfPage(html);
}

function languageOfPage(html: HtmlElement): string | null {
  return readLanguage(attributeOf(html, 'lang') ?? attributeOf(html, 'xml:lang'));
}

/** Returns the element that the page marks as its content, if it marks exactly one. */
function findMain(body: HtmlElement): HtmlElement {
  const [main, ...others] = listWithin(body, 'main');
  return main && others.length === 0 ? main : body;
}

const MAX_PICTURES = 1000;

/** Lists the addresses of the pictures that a page holds in its own text. */
export function listInlinePictures(text: string): readonly string[] {
  const root = parseHtml(text);
  const sources = (root === null ? [] : listWithin(root, 'img'))
    .map((image) => attributeOf(image, 'src')?.trim() ?? '')
    .filter((source) => source.startsWith('data:'));
  return [...new Set(sources)].slice(0, MAX_PICTURES);
}

/** Decodes the pictures that a page holds in its own text, by their addresses. */
export async function prepareInlinePictures(
  text: string,
  prepare: (bytes: Uint8Array) => Promise<Prepared>,
): Promise<ReadonlyMap<string, Prepared>> {
  const prepared = new Map<string, Prepared>();
  for (const source of listInlinePictures(text)) {
    const [head = '', data = ''] = source.split(',', 2);
    const bytes = /;base64$/i.test(head) ? new Uint8Array(Buffer.from(data, 'base64')) : null;
    prepared.set(source, bytes && (await prepare(bytes)));
  }
  return prepared;
}
