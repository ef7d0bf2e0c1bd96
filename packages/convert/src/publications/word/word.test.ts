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
import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { docxImporter } from '../../formats/docx/docx.ts';
import { translator } from '../../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { fillPictures } from '../testing/pixel.ts';
import { word } from './word.ts';

async function write(document: Document): Promise<Uint8Array> {
  const pictures = fillPictures(document);
  const settings = { ...DEFAULT_SETTINGS, pngWidth: 100 };
  const made = await word.make({ document, pictures }, { translator, settings });
  if (!made.ok) throw new Error('The file was refused.');
  return made.value.files[0].bytes;
}

/** Opens the parts of a file, each as strict XML. */
function openParts(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const onError = (level: string, message: string): never => {
    throw new Error(`${level}: ${message}`);
  };
  const read = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const parse = (name: string) => new DOMParser({ onError }).parseFromString(read(name), 'text/xml');
  return { names: Object.keys(files), read, parse };
}

async function readBack(bytes: Uint8Array): Promise<Document> {
  const opened = await docxImporter.open({ name: 'document.docx', bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The file was refused.');
  const pages = await opened.value.importPages([1], {});
  const document = pages.ok ? pages.value[0]?.document : undefined;
  if (!document) throw new Error('There is no document.');
  return document.document;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

function listRuns({ blocks }: Document): readonly string[] {
  return [...walkInlines(blocks)].flatMap((one) => (one.kind === 'text' ? [one.text] : []));
}

const KINDS = ['document', 'footnotes', 'endnotes'];

test('every part of any Word file is well-formed, with unique numbers, and every relation leads to a part', {
  tags: 'exhaustive',
}, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      const { names, read, parse } = openParts(await write(document));
      for (const name of names.filter((one) => /\.(?:xml|rels)$/.test(one))) parse(name);
      const text = KINDS.map((kind) => read(`word/${kind}.xml`)).join('');
      const drawn = [...text.matchAll(/<wp:docPr id="(\d+)"/g)].map(([, id]) => id);
      expect(drawn).toEqual([...new Set(drawn)]);
      const marks = [...text.matchAll(/<w:bookmarkStart w:id="\d+" w:name="([^"]*)"/g)].map(
        ([, name]) => name,
      );
      expect(marks).toEqual([...new Set(marks)]);
      for (const kind of KINDS) {
        const relations = read(`word/_rels/${kind}.xml.rels`);
        for (const [, id] of read(`word/${kind}.xml`).matchAll(/ r:(?:embed|id)="([^"]*)"/g))
          expect(relations).toContain(`Id="${id}"`);
      }
      const targets = [...read('word/_rels/document.xml.rels').matchAll(/Target="(media[^"]*)"/g)];
      for (const [, target] of targets) expect(names).toContain(`word/${target}`);
    }),
    { numRuns: 40 },
  );
});

test('every word of any document is in its Word file', { tags: 'exhaustive' }, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      const { parse } = openParts(await write(document));
      const words = withoutSpaces(
        KINDS.map((kind) => parse(`word/${kind}.xml`).documentElement?.textContent ?? '').join(''),
      );
      for (const run of listRuns(document)) expect(words).toContain(withoutSpaces(run));
    }),
    { numRuns: 40 },
  );
});

const LESSON: readonly Block[] = [
  heading('h-1', 'Rain'),
  paragraph('p-1', '', {
    content: [
      { kind: 'text', text: 'Rain ' },
      { kind: 'text', text: 'falls', styles: ['bold', 'italic'] },
      { kind: 'note-reference', note: 'n-1', mark: '1' },
      { kind: 'text', text: ' and ' },
      { kind: 'text', text: 'la pluie', language: 'fr' },
      { kind: 'formula', mathml: '<math><msup><mi>x</mi><mn>2</mn></msup></math>', line: 'x²' },
    ],
  }),
  { kind: 'note', id: 'n-1', place: 'foot', mark: '1', blocks: [paragraph('p-2', 'In May.')] },
  {
    kind: 'list',
    id: 'l-1',
    marks: { kind: 'numbers', style: 'lower-letters', start: 3, before: '', after: ')' },
    items: [
      { id: 'i-1', blocks: [paragraph('p-3', 'Sun')] },
      { id: 'i-2', blocks: [paragraph('p-4', 'Cloud')] },
    ],
  },
  {
    kind: 'table',
    id: 't-1',
    caption: plainText('Months'),
    headerRows: 1,
    headerColumns: 0,
    rows: [
      { id: 'r-1', cells: [{ id: 'c-1', columns: 2, blocks: [paragraph('p-5', 'Spring')] }] },
      {
        id: 'r-2',
        cells: [
          { id: 'c-2', rows: 2, blocks: [paragraph('p-6', 'May')] },
          { id: 'c-3', blocks: [paragraph('p-7', '40')] },
        ],
      },
      { id: 'r-3', cells: [{ id: 'c-4', blocks: [paragraph('p-8', '55')] }] },
    ],
  },
];

test('headings, styles, languages, notes, formulas, lists and spans of cells are read back as they were', async () => {
  const { blocks } = await readBack(await write(aDocument(LESSON)));
  const all = [...walkBlocks(blocks)].map(({ block }) => block);
  const [title, line] = all;
  expect(title).toMatchObject({ kind: 'heading', level: 1, content: plainText('Rain') });
  expect(line).toMatchObject({
    content: [
      { text: 'Rain ' },
      { text: 'falls', styles: ['italic', 'bold'] },
      { kind: 'note-reference', mark: '1' },
      { text: ' and ' },
      { text: 'la pluie', language: 'fr' },
      { kind: 'formula', line: 'x²' },
    ],
  });
  expect(all.find(({ kind }) => kind === 'note')).toMatchObject({
    mark: '1',
    blocks: [{ content: plainText('In May.') }],
  });
  expect(all.find(({ kind }) => kind === 'list')).toMatchObject({
    marks: { style: 'lower-letters', start: 3, after: ')' },
  });
  expect(all.find(({ kind }) => kind === 'table')).toMatchObject({
    headerRows: 1,
    rows: [{ cells: [{ columns: 2 }] }, { cells: [{ rows: 2 }, {}] }, { cells: [{}] }],
  });
});

test('figures have their alternative texts, a chart its numbers, and a decoration is marked as one', async () => {
  const { read } = openParts(
    await write(
      aDocument(
        [
          figure('f-1', {
            shows: { drawing: aDrawing() },
            treatment: 'tactile',
            description: { short: 'A hill', long: [] },
          }),
          figure('f-2', { shows: { chart: aChart() }, treatment: 'chart', caption: plainText('Figure 2') }),
          figure('f-3', { shows: { picture: 'picture-1' }, treatment: 'decoration' }),
        ],
        { pictures: [{ id: 'picture-1', mediaType: 'image/png', width: 1, height: 1 }] },
      ),
    ),
  );
  const body = read('word/document.xml');
  expect(body.match(/<wp:docPr [^>]*descr="A hill"/g)).toHaveLength(1);
  expect(body).toMatch(/<w:tblHeader\/>.*Month.*Rain \(mm\).*June.*55/);
  expect(body.match(/adec:decorative/g)).toHaveLength(1);
});

test('a Word file that is read and written again has the same words', async () => {
  const once = await readBack(await write(aDocument(LESSON)));
  const twice = await readBack(await write({ ...once, metadata: aDocument([]).metadata }));
  const wordsOf = ({ blocks }: Document): string =>
    [...walkInlines(blocks)].map((one) => textOfInlines([one])).join('|');
  expect(wordsOf(twice)).toBe(wordsOf(once));
});
