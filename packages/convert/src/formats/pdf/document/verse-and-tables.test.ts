import { listPrintPages } from '@relievo/document/model';
import { expect, test } from 'vitest';
import { outlineBlocks, readPdfDocument } from '../testing/read-document.ts';
import { writePages, writeWords } from '../testing/write-pdf.ts';

function writeLines(lines: readonly string[], { x = 60, y = 700, step = 15 } = {}): string {
  return lines.map((line, at) => writeWords(line, { x, y: y - at * step })).join('');
}

const PROSE = [
  'The first of these poems was found in the cellar of a school near the harbour of the',
  'town, between the pages of an atlas that no one had opened for more than forty years.',
];
const FERRY = [
  'The ferry waits at the end of day,',
  'A lamp upon its bow;',
  'The river carries the light away',
  'And will not tell me how.',
];
const CROSSING = ['I paid a penny to cross the stream,', 'And a penny to come again;'];

test('lines of a poem end where print ends them, and those of prose do not', async () => {
  const page = writeLines(PROSE, { y: 760 }) + writeLines(FERRY) + writeLines(CROSSING, { y: 625, x: 80 });
  const { document } = await readPdfDocument(writePages([page]));
  expect(outlineBlocks(document.blocks)).toEqual(['page 1', PROSE.join(' '), 'poem']);
  const [, , poem] = document.blocks;
  expect(poem?.kind === 'poem' && poem.stanzas.map(({ lines }) => lines.map(({ indent }) => indent))).toEqual(
    [
      [0, 0, 0, 0],
      [1, 1],
    ],
  );
});

test('short paragraphs that are sentences do not become a poem', async () => {
  const said = ['“Where is the ferry?”', '“It left an hour ago.”', '“Then we shall swim.”'];
  const { document } = await readPdfDocument(writePages([writeLines(PROSE, { y: 760 }) + writeLines(said)]));
  expect(document.blocks.some(({ kind }) => kind === 'poem')).toBe(false);
});

function writeRow(cells: readonly string[], y: number): string {
  return cells.map((cell, at) => writeWords(cell, { x: 60 + at * 140, y })).join('');
}

function writeTable(rows: readonly (readonly string[])[], top: number): string {
  return rows.map((row, at) => writeRow(row, top - at * 18)).join('');
}

const HEAD = ['Station', 'People', 'Degrees'];
const STATIONS = [
  ['Alder', '2532', '5.7'],
  ['Brook', '3344', '3.3'],
  ['Cliff', '713', '23.2'],
  ['Dale', '8310', '11.8'],
  ['Elm', '8648', '24.5'],
];
const WHOLE = [
  'page 1',
  '| Station | People | Degrees',
  '| Alder | 2532 | 5.7',
  '| Brook | 3344 | 3.3',
  '| {page 2}Cliff | 713 | 23.2',
  '| Dale | 8310 | 11.8',
  '| Elm | 8648 | 24.5',
  'page 3',
  'The end of the report.',
];

test.each([
  ['repeats its head', [HEAD]],
  ['does not repeat its head', []],
])('a table that continues on the next page and %s is one table', async (_, head) => {
  const pages = [
    writeTable([HEAD, ...STATIONS.slice(0, 2)], 100),
    writeTable([...head, ...STATIONS.slice(2)], 760),
    writeWords('The end of the report.', { x: 60, y: 700 }),
  ];
  const { document } = await readPdfDocument(writePages(pages));
  expect(outlineBlocks(document.blocks)).toEqual(WHOLE);
  expect(listPrintPages(document.blocks)).toEqual(['1', '2', '3']);
});

test('a table with other names for its columns is another table', async () => {
  const other = [['Month', 'Rain', 'Wind'], ...STATIONS.slice(2)];
  const pages = [writeTable([HEAD, ...STATIONS.slice(0, 2)], 100), writeTable(other, 760)];
  const { document } = await readPdfDocument(writePages(pages));
  expect(document.blocks.filter(({ kind }) => kind === 'table')).toHaveLength(2);
});
