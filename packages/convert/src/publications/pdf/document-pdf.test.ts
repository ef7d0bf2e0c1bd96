import {
  type Block,
  type Document,
  type Inline,
  type Table,
  walkBlocks,
  walkInlines,
} from '@relievo/document/model';
import { aChart, aDocument, arbitraryDocument, figure, heading, paragraph } from '@relievo/document/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTags } from '../../outputs/testing/check-tags.ts';
import { readPdfInfo, readPdfText } from '../../outputs/testing/poppler.ts';
import { translator } from '../../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS, type OutputSettings } from '../../settings.ts';
import { documentInLargePrint, documentPdf } from './document-pdf.ts';

async function publish(
  document: Document,
  publication: typeof documentPdf | typeof documentInLargePrint = documentPdf,
  settings: Partial<OutputSettings> = {},
): Promise<Uint8Array> {
  const means = { translator, settings: { ...DEFAULT_SETTINGS, ...settings } };
  const made = await publication.make({ document, pictures: new Map() }, means);
  if (!made.ok) throw new Error('The document was refused.');
  return made.value.files[0].bytes;
}

function table(rows: readonly (readonly string[])[], rest: Partial<Table> = {}): Table {
  return {
    kind: 'table',
    id: 'table',
    caption: [],
    headerRows: 1,
    headerColumns: 1,
    rows: rows.map((cells, row) => ({
      id: `row-${row}`,
      cells: cells.map((text, at) => ({
        id: `cell-${row}-${at}`,
        blocks: text === '' ? [] : [paragraph(`words-${row}-${at}`, text)],
      })),
    })),
    ...rest,
  };
}

function readWords(bytes: Uint8Array): readonly string[] {
  return readPdfText(bytes).split(/\s+/).filter(Boolean);
}

test('poppler finds headings of their levels, lists with marks, notes, table heads and the link to a note', async () => {
  const note: Inline = { kind: 'note-reference', note: 'note', mark: '1' };
  const blocks: readonly Block[] = [
    heading('h1', 'Rivers'),
    { ...paragraph('p', 'Rivers run to the sea'), content: [{ kind: 'text', text: 'Rivers run' }, note] },
    heading('h2', 'Long ones', 2),
    {
      kind: 'list',
      id: 'list',
      marks: { kind: 'numbers', style: 'lower-letters', start: 2, before: '', after: ')' },
      items: [
        { id: 'i1', blocks: [paragraph('i1p', 'The Nile')] },
        { id: 'i2', blocks: [paragraph('i2p', 'The Amazon')] },
      ],
    },
    table([
      ['River', 'Kilometres'],
      ['Nile', '6650'],
    ]),
    { kind: 'note', id: 'note', place: 'foot', mark: '1', blocks: [paragraph('np', 'Most of them.')] },
  ];
  const bytes = await publish(aDocument(blocks));
  const structure = readPdfInfo(bytes, ['-struct-text']);
  expect(structure).toMatch(/ {2}H1 "Rivers"/);
  expect(structure).toMatch(/ {2}H2 "Long ones"/);
  expect(structure).toMatch(/Lbl[^\n]*\n\s+"b\) "[\s\S]*LBody[\s\S]*"The Nile"[\s\S]*"c\) "/);
  expect(structure).toMatch(/TH:\s+\/Scope \/Column\s+"River"/);
  expect(structure).toMatch(/TH:\s+\/Scope \/Row\s+"Nile"[\s\S]*TD[^\n]*\n\s+"6650"/);
  expect(structure).toMatch(/Link[^\n]*\n\s+(?:Object[^\n]*\n\s+)?"1"/);
  expect(structure).toMatch(/Note/);
  expect(readPdfInfo(bytes, ['-dests'])).toContain('"note"');
});

test('the contents state the page that each heading is on', async () => {
  const chapters = Array.from({ length: 9 }, (_, at) => [
    heading(`h-${at}`, `Chapter of ${at + 1} parts`),
    ...Array.from({ length: 30 }, (__, line) =>
      paragraph(`p-${at}-${line}`, 'Words that fill a page. '.repeat(4)),
    ),
  ]).flat();
  const bytes = await publish(aDocument([{ kind: 'contents', id: 'contents', depth: 1 }, ...chapters]));
  const pages = readPdfText(bytes).split('\f');
  const stated = [...(pages[0] ?? '').matchAll(/Chapter of (\d) parts \.+ (\d+)/g)];
  expect(stated).toHaveLength(9);
  for (const [, chapter, page] of stated)
    expect(pages[Number(page) - 1]).toMatch(new RegExp(`Chapter of ${chapter} parts\\s*\\n`));
});

test('a table that is too wide for large print becomes several, each with the names of its rows', async () => {
  const heads = ['Country', ...Array.from({ length: 9 }, (_, at) => `Population${at}`)];
  const rows = ['Norway', 'Chile'].map((name, row) => [
    name,
    ...heads.slice(1).map((_, at) => `${row}${at}000`),
  ]);
  const wide = aDocument([table([heads, ...rows])]);
  const structure = readPdfInfo(await publish(wide, documentInLargePrint), ['-struct-text']);
  const tables = structure.split(/^ {2}Table/m).slice(1);
  expect(tables.length).toBeGreaterThan(1);
  for (const one of tables) expect(one).toMatch(/"Country"[\s\S]*"Norway"[\s\S]*"Chile"/);
  const words = readWords(await publish(wide, documentInLargePrint));
  for (const cell of rows.flat()) expect(words).toContain(cell);
});

test('large print has letters of 18, 24 or 32 points and no slanted ones', async () => {
  const text: Inline = { kind: 'text', text: 'slanted words', styles: ['italic'] };
  const document = aDocument([{ ...paragraph('p', ''), content: [text] }]);
  const raw = async (bytes: Promise<Uint8Array>) => Buffer.from(await bytes).toString('latin1');
  expect(await raw(publish(document))).toContain('DejaVuSans-Oblique');
  expect(await raw(publish(document, documentInLargePrint))).not.toContain('Oblique');
  const lines = 'A line of words that has to be set on many lines of the page. '.repeat(20);
  const sizes = ([18, 24, 32] as const).map(async (printSize) => {
    const bytes = await publish(aDocument([paragraph('p', lines)]), documentInLargePrint, { printSize });
    return readPdfText(bytes).split('\n').length;
  });
  const [small = 0, middle = 0, large = 0] = await Promise.all(sizes);
  expect(middle).toBeGreaterThan(small);
  expect(large).toBeGreaterThan(middle);
});

test('a figure has its words as its alternative text, and a chart its numbers as a table', async () => {
  const chart = figure('chart', { shows: { chart: aChart() }, treatment: 'chart', words: ['a word in it'] });
  const bytes = await publish(aDocument([chart, figure('none', { words: ['only', 'words'] })]));
  const structure = readPdfInfo(bytes, ['-struct-text']);
  expect(structure).toMatch(/Figure/);
  expect(structure).toMatch(/Table/);
  const raw = Buffer.from(bytes);
  const alternative = Buffer.from('a word in it', 'utf16le').swap16();
  expect(raw.includes(alternative) || raw.includes('a word in it')).toBe(true);
  expect(readPdfText(bytes)).toContain('only, words');
});

test('a program keeps the steps by which its lines are moved in', async () => {
  const code = 'for row in rows:\n    print(row)';
  const bytes = await publish(aDocument([{ kind: 'code', id: 'code', code, programming: 'python' }]));
  expect(readPdfText(bytes)).toMatch(/for row in rows:\s+print\(row\)/);
});

/** Lists the texts that a page shows. The words of a drawing are in its alternative text. */
function listShownTexts({ blocks }: Document): readonly string[] {
  const inLines = [...walkInlines(blocks)].flatMap((inline) => {
    if (inline.kind === 'text') return [inline.text];
    return inline.kind === 'formula' ? [inline.line] : [];
  });
  const inBlocks = [...walkBlocks(blocks)].flatMap(({ block }) => {
    if (block.kind === 'code') return [block.code];
    if (block.kind !== 'figure' || block.treatment === 'decoration') return [];
    return block.shows.drawing || block.shows.chart ? [] : [...block.words, block.description.short];
  });
  return [...inLines, ...inBlocks];
}

test('every word of any document is in the file', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      const letters = (text: string) => text.replaceAll(/[^a-zA-Z]/g, '').toLowerCase();
      const read = letters(readPdfText(await publish(document)));
      const words = listShownTexts(document).flatMap((text) => /[a-z]{3,}/i.exec(text)?.[0] ?? []);
      // Beside letters that are read from the right, others of the same word are turned with them.
      const isRead = (word: string) => read.includes(word) || read.includes([...word].toReversed().join(''));
      expect(words.map(letters).filter((word) => !isRead(word))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('any document keeps the rules of the Matterhorn Protocol', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      const failures = checkTags(await publish(document));
      // A file with a figure that is not described claims nothing.
      expect(failures.filter(({ condition }) => condition !== '06-002')).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['/Alt', '/Xlt', '13-004'],
  ['/Scope', '/Xcope', '15-003'],
  ['<pdfuaid:part>1', '<pdfuaid:part>7', '06-002'],
  ['/ToUnicode', '/XoUnicode', '10-001'],
  ['/Lang (', '/Xang (', '11-006'],
  ['/S /TOCI', '/S /XOCI', '02-001'],
  ['/S /H2', '/S /H4', '14-003'],
  ['/ID (note)', '/XD (note)', '19-003'],
  ['/Tabs /S', '/Tabs /X', '28-008'],
  ['/StructParent ', '/XtructParent ', '28-011'],
  ['/TR', '/P ', '09-004'],
])('a file with %s instead of %s breaks the rule %s', async (from, to, condition) => {
  const note: Inline = { kind: 'note-reference', note: 'note', mark: '1' };
  const bytes = await publish(
    aDocument([
      { kind: 'contents', id: 'contents', depth: 2 },
      heading('h1', 'Rain'),
      heading('h2', 'In May', 2),
      { ...paragraph('p', ''), content: [{ kind: 'text', text: 'It rained' }, note] },
      figure('chart', { shows: { chart: aChart() }, treatment: 'chart' }),
      { kind: 'note', id: 'note', place: 'foot', mark: '1', blocks: [paragraph('np', 'A little.')] },
    ]),
  );
  expect(checkTags(bytes)).toEqual([]);
  const broken = Buffer.from(bytes).toString('latin1').replaceAll(from, to.slice(0, from.length));
  expect(checkTags(Buffer.from(broken, 'latin1')).map((one) => one.condition)).toContain(condition);
});
