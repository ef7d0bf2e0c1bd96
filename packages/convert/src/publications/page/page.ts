import type { WholeDocument } from '@relievo/document/file';
import { type Document, walkBlocks } from '@relievo/document/model';
import { succeed } from '@relievo/graphic/model';
import { encodeUtf8 } from '@relievo/graphic/outputs';
import { showFigures } from '../figures.ts';
import { type Entry, findTitleInText, listHeadings, writeTree } from '../html/contents.ts';
import { element, emptyElement, languageOf, textElement } from '../html/markup.ts';
import { createReferences } from '../html/references.ts';
import { writeBlocks } from '../html/write-blocks.ts';
import type { Publication, PublicationMeans } from '../publication.ts';
import { type FoundWords, findPublicationWords } from '../words.ts';
import { placeInline } from './inline-svg.ts';
import { PAGE_STYLE } from './style.ts';

const MEDIA_TYPE = 'text/html';
const CONTENTS = 'contents';
const TEXT = 'text';

/** One page of HTML with everything in it: pictures as data, drawings as SVG. It needs no script and no connection. */
export const page = {
  id: 'html',
  name: 'HTML',
  use: 'One page for every browser, with all figures in it. It needs no connection.',
  mediaType: MEDIA_TYPE,
  make: async (whole, means) =>
    succeed({
      files: [{ name: 'document.html', mediaType: MEDIA_TYPE, bytes: encodeUtf8(writePage(whole, means)) }],
      changes: [],
    }),
} satisfies Publication<'html'>;

interface PrintPage {
  readonly id: string;
  readonly page: string;
}

function writePage(whole: WholeDocument, means: PublicationMeans): string {
  const { document } = whole;
  const { metadata, blocks } = document;
  const words = findPublicationWords(metadata.language);
  const pages: PrintPage[] = [];
  const body = writeText(whole, means, words, pages);
  const headings = listHeadings(blocks, (id) => `#${id}`);
  const hasContents =
    headings.length > 0 || [...walkBlocks(blocks)].some(({ block }) => block.kind === 'contents');
  const entries = headings.length > 0 ? headings : [{ level: 1, text: metadata.title, href: `#${TEXT}` }];
  const parts = [
    ...(hasContents
      ? [textElement('a', { class: 'skip', href: `#${TEXT}`, ...languageOf(words.language) }, words.start)]
      : []),
    ...(metadata.title === findTitleInText(document) ? [] : [writeHeader(document)]),
    ...(hasContents ? [writeContents(entries, words)] : []),
    element('main', { id: TEXT, tabindex: '-1' }, `\n${body}\n`),
    ...(pages.length > 0 ? [writePageList(pages, words)] : []),
  ];
  const head = [
    emptyElement('meta', { charset: 'utf-8' }),
    emptyElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    textElement('title', {}, metadata.title),
    ...metadata.authors.map((author) => emptyElement('meta', { name: 'author', content: author })),
    element('style', {}, PAGE_STYLE),
  ];
  const html = element(
    'html',
    { ...languageOf(metadata.language), dir: metadata.direction },
    `\n${element('head', {}, `\n${head.join('\n')}\n`)}\n${element('body', {}, `\n${parts.join('\n')}\n`)}\n`,
  );
  return `<!DOCTYPE html>\n${html}\n`;
}

/** Writes the blocks; the pages of the print are collected in the order of reading. */
function writeText(
  { document, pictures }: WholeDocument,
  means: PublicationMeans,
  words: FoundWords,
  pages: PrintPage[],
): string {
  const { metadata, blocks } = document;
  const shown = showFigures(document, means);
  const types = new Map(document.pictures.map(({ id, mediaType }) => [id, mediaType]));
  const references = createReferences(blocks);
  return writeBlocks(blocks, {
    isBook: false,
    words,
    language: metadata.language,
    addressOfPicture(picture) {
      const bytes = pictures.get(picture);
      return bytes ? `data:${types.get(picture)};base64,${Buffer.from(bytes).toString('base64')}` : '';
    },
    addressOfBlock: (id) => `#${id}`,
    addressOfContents: `#${CONTENTS}`,
    idOfPage(page) {
      const id = `print-page-${pages.length + 1}`;
      pages.push({ id, page });
      return id;
    },
    idOfReference: references.nextId,
    addressesOfReferences: (note) => references.listPlaces(note).map(({ id }) => `#${id}`),
    figure({ id }, altOf) {
      const { svg = null, description = '', table = null } = shown.get(id) ?? {};
      const inText = svg ? { markup: placeInline(svg, id, altOf(description)) } : {};
      return { drawing: null, description, table, ...inText };
    },
  });
}

function writeHeader({ metadata }: Document): string {
  const authors = metadata.authors.map((author) => textElement('p', {}, author));
  return element('header', {}, textElement('h1', {}, metadata.title) + authors.join('\n'));
}

function writeContents(entries: readonly Entry[], words: FoundWords): string {
  const title = textElement(
    'p',
    { id: `${CONTENTS}-title`, class: 'title', ...languageOf(words.language) },
    words.contents,
  );
  const tree = writeTree(entries, ({ href, text }) => textElement('a', { href }, text));
  return element(
    'nav',
    { id: CONTENTS, role: 'doc-toc', 'aria-labelledby': `${CONTENTS}-title` },
    title + tree,
  );
}

function writePageList(pages: readonly PrintPage[], words: FoundWords): string {
  const title = textElement(
    'p',
    { id: 'pages-title', class: 'title', ...languageOf(words.language) },
    words.pages,
  );
  const links = pages.map(({ id, page }) => element('li', {}, textElement('a', { href: `#${id}` }, page)));
  return element(
    'nav',
    { id: 'pages', role: 'doc-pagelist', 'aria-labelledby': 'pages-title' },
    title + element('ol', { class: 'pages' }, links.join('\n')),
  );
}
