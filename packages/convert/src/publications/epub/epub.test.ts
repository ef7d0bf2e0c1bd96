import { type Block, type Document, walkBlocks, walkInlines } from '@relievo/document/model';
import {
  aChart,
  aDocument,
  aDrawing,
  arbitraryDocument,
  figure,
  heading,
  paragraph,
} from '@relievo/document/testing';
import { plainText, textOfInlines } from '@relievo/document/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Book, listAttributes, makeBook } from '../testing/make-book.ts';
import { fillPictures } from '../testing/pixel.ts';

function makeWithPictures(document: Document): Promise<Book> {
  return makeBook(document, fillPictures(document));
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

test('every file of any book is well-formed, with unique ids, and every address leads to a file and an id', {
  tags: 'exhaustive',
}, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      const book = await makeWithPictures(document);
      const pages = book.names.filter((name) => name.endsWith('.xhtml'));
      const ids = new Map(pages.map((name) => [name, listAttributes(book.parse(name), 'id')]));
      for (const [name, all] of ids) expect([name, ...all]).toEqual([name, ...new Set(all)]);
      for (const name of pages) {
        for (const address of listAttributes(book.parse(name), 'href', 'a')) {
          if (/^https?:/.test(address)) continue;
          const [file = '', id] = address.split('#');
          const found = ids.get(file || name) ?? [];
          expect([file, ...found]).toContain(id ?? file);
        }
        for (const address of listAttributes(book.parse(name), 'src', 'img'))
          expect(book.names).toContain(address);
      }
      const inManifest = listAttributes(book.parse('package.opf'), 'href', 'item');
      expect(book.names.filter((name) => name !== 'package.opf').toSorted()).toEqual(inManifest.toSorted());
    }),
    { numRuns: 40 },
  );
});

test('every text of any document is in its book', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      const book = await makeWithPictures(document);
      const read = withoutSpaces(book.chapters.map((name) => book.parse(name).textContent ?? '').join(''));
      for (const text of listRuns(document)) expect(read).toContain(withoutSpaces(text));
    }),
    { numRuns: 40 },
  );
});

/** Lists the runs of text. Formulas and blanks are elements in the book. */
function listRuns({ blocks }: Document): readonly string[] {
  return [...walkInlines(blocks)].flatMap((one) => (one.kind === 'text' ? [one.text] : []));
}

test('headings and print pages of any document are in the navigation in the order of reading', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      const book = await makeWithPictures(document);
      const [toc, ...others] = Array.from(book.parse('nav.xhtml').getElementsByTagName('nav'));
      const headings = [...walkBlocks(document.blocks)].flatMap(({ block }) =>
        block.kind === 'heading' && textOfInlines(block.content).trim() !== '' ? [block.id] : [],
      );
      const listed = toc ? listAttributes(toc, 'href', 'a').map((address) => address.split('#')[1]) : [];
      // A book without headings lists its first file.
      expect(listed).toEqual(headings.length > 0 ? headings : [undefined]);
      const pages = others.find((nav) => nav.getAttribute('id') === 'page-list');
      const inText = book.chapters.flatMap((name) =>
        listAttributes(book.parse(name), 'id')
          .filter((id) => id.startsWith('print-page-'))
          .map((id) => `${name}#${id}`),
      );
      expect(pages ? listAttributes(pages, 'href', 'a') : []).toEqual(inText);
    }),
    { numRuns: 40 },
  );
});

test('the same document gives the same bytes', async () => {
  const document = aDocument([
    heading('h-1', 'Rain'),
    figure('f-1', { shows: { chart: aChart() }, treatment: 'chart' }),
  ]);
  const [one, other] = [await makeBook(document), await makeBook(document)];
  expect(one.bytes).toEqual(other.bytes);
});

test('headings of the first level begin chapters, with the page that begins right before them', async () => {
  const book = await makeBook(
    aDocument([
      paragraph('p-1', 'Before'),
      heading('h-1', 'Rain'),
      { kind: 'page-break', id: 'page-1', page: '12' },
      heading('h-2', 'Snow'),
      heading('h-3', 'Flakes', 2),
    ]),
  );
  expect(book.chapters).toEqual(['chapter-1.xhtml', 'chapter-2.xhtml']);
  expect(listAttributes(book.parse('chapter-1.xhtml'), 'id')).toEqual(['p-1', 'h-1']);
  expect(listAttributes(book.parse('chapter-2.xhtml'), 'id')).toEqual([
    'page-1',
    'print-page-1',
    'h-2',
    'h-3',
  ]);
  expect(book.read('nav.xhtml')).toContain(
    '<li><a href="chapter-2.xhtml#h-2">Snow</a><ol>\n<li><a href="chapter-2.xhtml#h-3">Flakes</a></li>\n</ol></li>',
  );
});

test('a book tells how many of its figures are described, and never claims to conform', async () => {
  const described = figure('f-1', { description: { short: 'A hill', long: [] } });
  const captioned = figure('f-2', { caption: plainText('Figure 2: The hill') });
  const good = (await makeBook(aDocument([described]))).read('package.opf');
  expect(good).not.toMatch(/conformsTo|certifiedBy/);
  expect(good).toContain('>alternativeText<');
  expect(good).toContain('It has one figure, described in words.');
  const half = (await makeBook(aDocument([described, captioned]))).read('package.opf');
  expect(half).not.toContain('>alternativeText<');
  expect(half).toContain('It has 2 figures, of which 1 is described in words.');
});

test('a drawing and a chart are pictures of the book, with print instead of braille', async () => {
  const blocks: readonly Block[] = [
    figure('f-1', { shows: { drawing: aDrawing() }, treatment: 'tactile' }),
    figure('f-2', { shows: { chart: aChart() }, treatment: 'chart' }),
  ];
  const book = await makeBook(aDocument(blocks));
  expect(book.names).toEqual(expect.arrayContaining(['drawings/f-1.svg', 'drawings/f-2.svg']));
  for (const name of ['drawings/f-1.svg', 'drawings/f-2.svg'])
    expect(book.parse(name).getAttribute('role')).toBe('document');
});

test('words of the book are English and marked as English in a language that has none here', async () => {
  const blocks = [{ kind: 'contents', id: 'c-1', depth: 2 } as const, heading('h-1', 'Vesi')];
  const document = aDocument(blocks);
  const finnish = { ...document, metadata: { ...document.metadata, language: 'fi' } };
  const book = await makeBook(finnish);
  expect(book.parse('nav.xhtml').getAttribute('lang')).toBe('fi');
  expect(book.read('nav.xhtml')).toContain('<h2 id="toc-title" lang="en" xml:lang="en">Contents</h2>');
});
