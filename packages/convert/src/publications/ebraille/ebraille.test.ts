import { spawnSync } from 'node:child_process';
import { BLANK, type Translator } from '@relievo/braille';
import { type Block, changeEachText, type Document } from '@relievo/document/model';
import {
  aChart,
  aDocument,
  aDrawing,
  arbitraryDocument,
  figure,
  heading,
  paragraph,
} from '@relievo/document/testing';
import { plainText } from '@relievo/document/text';
import type { Element } from '@xmldom/xmldom';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { findInstalledEngine } from '../../braille/testing/engines.ts';
import { createTranslator } from '../../braille/translator.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { cellTranslator, dropPageBreaks, listWords, writeCells } from '../braille/testing/cell-translator.ts';
import { listAttributes, parseXml } from '../testing/make-book.ts';
import { ebraille } from './ebraille.ts';

interface BrailleBook {
  readonly names: readonly string[];
  readonly bytes: Uint8Array;
  readonly read: (name: string) => string;
  readonly parse: (name: string) => Element;
  /** The text of all pages is in the order of reading. */
  readonly cells: string;
}

async function makeBook(
  document: Document,
  table?: string,
  translator: Translator = createTranslator(findInstalledEngine()),
): Promise<BrailleBook> {
  const settings = { ...DEFAULT_SETTINGS, ...(table === undefined ? {} : { table }) };
  const made = await ebraille.make({ document, pictures: new Map() }, { translator, settings });
  if (!made.ok) throw new Error(`The book was refused: ${made.problems[0].code}`);
  const [{ bytes }] = made.value.files;
  const files = unzipSync(bytes);
  const read = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const parse = (name: string): Element => parseXml(read(name), name);
  const names = Object.keys(files);
  const spine = listAttributes(parse('package.opf'), 'href', 'item').filter((name) =>
    name.endsWith('.xhtml'),
  );
  const cells = spine
    .map((name) => parse(name).getElementsByTagName('body')[0]?.textContent ?? '')
    .join('\n');
  return { names, bytes, read, parse, cells };
}

test('every word of any document is in its eBraille, and all that is read is braille', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (any) => {
      const document = { ...any, blocks: changeEachText(any.blocks, dropPageBreaks) };
      const { cells, read, parse, names } = await makeBook(document, 'cells', cellTranslator);
      const all = cells.replaceAll(/[\s\u2800]/gu, '');
      expect(all).toMatch(/^[\u2800-\u28ff]*$/u);
      const inAlt = names
        .filter((name) => name.endsWith('.xhtml'))
        .flatMap((name) => listAttributes(parse(name), 'alt'))
        .join(' ')
        .replaceAll(BLANK, '');
      const lost = listWords(document).filter(
        (word) => !all.includes(writeCells(word)) && !inAlt.includes(writeCells(word)),
      );
      expect(lost).toEqual([]);
      expect(parse('index.html').textContent?.replaceAll(/\s/gu, '')).toMatch(/^[\u2800-\u28ff]*$/u);
      expect(read('index.html')).not.toMatch(/aria-label="[^"\u2800-\u28ff]/u);
    }),
    { numRuns: 60 },
  );
});

test('ids of any eBraille are unique, and every address leads to a file and an id', {
  tags: 'exhaustive',
}, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      const book = await makeBook(document, 'cells', cellTranslator);
      const pages = book.names.filter((name) => name.endsWith('html'));
      const ids = new Map(pages.map((name) => [name, listAttributes(book.parse(name), 'id')]));
      for (const [name, all] of ids) expect([name, ...all]).toEqual([name, ...new Set(all)]);
      for (const name of pages)
        for (const address of listAttributes(book.parse(name), 'href', 'a')) {
          if (/^https?:/u.test(address)) continue;
          const { pathname, hash } = new URL(address, `file:///${name}`);
          const found = ids.get(pathname.slice(1)) ?? [];
          expect([address, ...found]).toContain(hash === '' ? address : hash.slice(1));
        }
      for (const name of pages)
        for (const address of listAttributes(book.parse(name), 'src', 'img'))
          expect(book.names).toContain(`ebraille/${address}`);
      const listed = listAttributes(book.parse('package.opf'), 'href', 'item');
      expect(listed.toSorted()).toEqual(
        book.names.filter((name) => !/^(?:mimetype|META-INF|package)/u.test(name)).toSorted(),
      );
    }),
    { numRuns: 40 },
  );
});

/** Lets liblouis read cells, a way back that is not the project's. */
function readBack(cells: string): string {
  const { stdout } = spawnSync('lou_translate', ['--backward', 'unicode.dis,en-ueb-g2.ctb'], {
    input: `${cells}\n`,
  });
  return stdout.toString('utf8').trim();
}

/** Dots 4-6 and 2 (Unified English Braille, 9.2). This table of liblouis does not read it back. */
const ITALIC_WORD = '⠨⠂';

const CHAPTERS: readonly Block[] = [
  { kind: 'page-break', id: 'page-1', page: '12' },
  heading('h-1', 'Rain and rivers'),
  paragraph('p-1', '', {
    content: [
      { kind: 'text', text: 'Water rises from the ' },
      { kind: 'text', text: 'warm', styles: ['italic'] },
      { kind: 'text', text: ' sea' },
      { kind: 'note-reference', note: 'n-1', mark: '1' },
      { kind: 'text', text: ' and falls' },
      { kind: 'page-break', page: '13' },
      { kind: 'text', text: ' on the land.' },
    ],
  }),
  {
    kind: 'note',
    id: 'n-1',
    place: 'foot',
    mark: '1',
    blocks: [paragraph('p-2', 'Measured in every summer.')],
  },
  figure('f-1', {
    shows: { drawing: aDrawing() },
    treatment: 'tactile',
    caption: plainText('The hill beside the river'),
    description: { short: 'A hill', long: [] },
  }),
  heading('h-2', 'Snow'),
  figure('f-2', { shows: { chart: aChart() }, treatment: 'chart' }),
];

test('liblouis reads the text back, and emphasis is in it as braille writes it', async () => {
  const book = await makeBook(aDocument(CHAPTERS));
  const [first] = Array.from(book.parse('ebraille/chapter-1.xhtml').getElementsByTagName('p')).filter(
    (one) => one.getAttribute('id') === 'p-1',
  );
  const words = Array.from(first?.childNodes ?? [])
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => readBack((textContent ?? '').replace(ITALIC_WORD, '')));
  expect(words).toEqual(['Water rises from the warm sea', 'and falls', 'on the land.']);
  expect(first?.textContent).toContain(`${ITALIC_WORD}⠺⠜⠍`);
});

test('chapters, headings, pages of the print and notes are reached by links', async () => {
  const book = await makeBook(aDocument(CHAPTERS));
  const [toc, pages] = Array.from(book.parse('index.html').getElementsByTagName('nav'));
  const addresses = (nav: Element | undefined): readonly string[] =>
    nav ? listAttributes(nav, 'href', 'a') : [];
  expect(addresses(toc)).toEqual(['ebraille/chapter-1.xhtml#h-1', 'ebraille/chapter-2.xhtml#h-2']);
  expect(addresses(pages)).toEqual([
    'ebraille/chapter-1.xhtml#print-page-1',
    'ebraille/chapter-1.xhtml#print-page-2',
  ]);
  expect(pages?.textContent?.replaceAll(/\s/gu, '')).toBe('⠼⠁⠃⠼⠁⠉');
  expect(book.read('ebraille/chapter-1.xhtml')).toContain('href="#n-1"');
});

test('a drawing and a chart are tactile graphics beside the text, with their words in braille', async () => {
  const book = await makeBook(aDocument(CHAPTERS));
  expect(book.names).toEqual(expect.arrayContaining(['ebraille/f-1.svg', 'ebraille/f-2.svg']));
  for (const name of ['ebraille/f-1.svg', 'ebraille/f-2.svg']) expect(book.parse(name).localName).toBe('svg');
  expect(listAttributes(book.parse('ebraille/chapter-1.xhtml'), 'alt').map(readBack)).toEqual(['A hill']);
  const cells = Array.from(book.parse('ebraille/chapter-2.xhtml').getElementsByTagName('td'));
  expect(cells.map(({ textContent }) => textContent)).toEqual(['⠼⠙⠚', '⠼⠑⠑']);
});

test('the metadata that eBraille 1.0 requires is there once each', async () => {
  const { metadata, ...rest } = aDocument(CHAPTERS);
  const book = await makeBook({ ...rest, metadata: { ...metadata, authors: ['A. Teacher', 'B. Learner'] } });
  const opf = book.parse('package.opf');
  const list = (tag: string) =>
    Array.from(opf.getElementsByTagName(tag)).map(({ textContent }) => textContent);
  expect([list('dc:format'), list('dc:creator'), list('dc:language'), list('dc:title')]).toEqual([
    ['eBraille 1.0'],
    ['A. Teacher', 'B. Learner'],
    ['en-Brai'],
    ['A document'],
  ]);
  const properties = listAttributes(opf, 'property', 'meta');
  expect(properties).toEqual([
    'dcterms:modified',
    'dcterms:dateCopyrighted',
    'a11y:brailleCellType',
    'a11y:brailleSystem',
    'a11y:completeTranscription',
    'a11y:producer',
    'a11y:tactileGraphics',
  ]);
});

test('a figure without a drawing or words says that it is not described', async () => {
  const book = await makeBook(aDocument([figure('f-1')]));
  expect(readBack(book.cells.trim())).toContain('A picture without a description.');
});

test('the same document gives the same bytes, and another text another identifier', async () => {
  const [one, other, third] = [
    await makeBook(aDocument(CHAPTERS)),
    await makeBook(aDocument(CHAPTERS)),
    await makeBook(aDocument(CHAPTERS.slice(1))),
  ];
  expect(one.bytes).toEqual(other.bytes);
  const nameOf = (book: BrailleBook) => /urn:uuid:[^<]+/u.exec(book.read('package.opf'))?.[0];
  expect(nameOf(third)).not.toBe(nameOf(one));
});
