import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPrintPages, walkBlocks, walkInlines } from '@relievo/document/model';
import { listTexts } from '@relievo/document/text';
import { validate } from '@relievo/document/validation';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { unwrapMade } from '../../../outputs/testing/make.ts';
import { translator } from '../../../outputs/testing/translator.ts';
import { importDrafts } from '../../import-drafts.ts';
import { loadSharp } from '../../sharp.ts';
import { openPage } from '../open-page.ts';
import { renderPage } from '../page-thumbnail.ts';
import { withDocument } from '../pdfium.ts';
import { outlineBlocks, readPdfDocument } from '../testing/read-document.ts';
import { stream, writePages, writePdf, writeWords } from '../testing/write-pdf.ts';

const TESTING = join(import.meta.dirname, '../testing');
const FIXTURES = join(import.meta.dirname, '../../fixtures');

function readBytes(...path: readonly string[]): Uint8Array {
  return new Uint8Array(readFileSync(join(...path)));
}

const BARS = [120, 200, 90, 160]
  .map((height, at) => `0.1 0.3 0.7 rg ${110 + at * 80} 400 40 ${height} re f\n`)
  .join('');
const TICKS = [0, 100, 200]
  .map(
    (value) =>
      `0.5 w 90 ${400 + value} m 420 ${400 + value} l S\n${writeWords(String(value), { x: 65, y: 396 + value, size: 10 })}`,
  )
  .join('');
const NAMES = ['Jan', 'Feb', 'Mar', 'Apr']
  .map((name, at) => writeWords(name, { x: 120 + at * 80, y: 386, size: 10 }))
  .join('');

/** A worksheet as programs print it: a word drawn in two goes, a chart, and blanks; then a drawing without prose. */
const WORKSHEET = writePages([
  [
    writeWords('Wea', { x: 57, y: 780, size: 20, font: 2 }),
    writeWords('Name: __________', { x: 300, y: 776 }),
    // The first three letters are 18.88 + 11.12 + 11.12 thousandths of 20 wide.
    writeWords('ther and climate', { x: 57 + 20 * 2.056, y: 780, size: 20, font: 2 }),
    writeWords('Read the chart and answer the questions that are below it, with whole sen-', {
      x: 57,
      y: 740,
    }),
    writeWords('tences in your own words.', { x: 57, y: 726 }),
    writeWords('Rain in Oslo', { x: 225, y: 622, size: 10, font: 2 }),
    BARS,
    TICKS,
    NAMES,
    writeWords('1. In which month was the most rain? ____________', { x: 70, y: 340 }),
    writeWords('2. How much rain fell in March? ________ mm', { x: 70, y: 325 }),
  ].join(''),
  [
    writeWords('The right triangle', { x: 57, y: 780, size: 16, font: 2 }),
    '1.5 w 100 500 m 300 500 l S 100 500 m 100 650 l S 100 650 m 300 500 l S 100 500 m 100 515 l 115 515 l 115 500 l S\n',
    writeWords('A', { x: 88, y: 488 }),
    writeWords('B', { x: 306, y: 488 }),
    writeWords('C', { x: 88, y: 652 }),
    writeWords('1. ______ 2. ______', { x: 57, y: 440 }),
  ].join(''),
]);

test('a printed worksheet becomes one document with its chart, its drawing, its tasks and its blanks', async () => {
  const { document, pictures } = await readPdfDocument(WORKSHEET);
  expect(outlineBlocks(document.blocks)).toEqual([
    'page 1',
    'h1 Weather and climate',
    'Name: [10]',
    'Read the chart and answer the questions that are below it, with whole sentences in your own words.',
    'figure chart: Rain in Oslo, 200, 100, 0, Jan, Feb, Mar, Apr',
    'task 1',
    '  In which month was the most rain? [12]',
    'task 2',
    '  How much rain fell in March? [8] mm',
    'page 2',
    'h2 The right triangle',
    'figure tactile: C, A, B',
    'task 1',
    '  [6]',
    'task 2',
    '  [6]',
  ]);
  const [chart] = [...walkBlocks(document.blocks)].flatMap(({ block }) =>
    block.kind === 'figure' && block.shows.chart ? [block] : [],
  );
  expect(chart?.shows.chart?.cells).toEqual([
    ['Month', expect.any(String)],
    ['Jan', '120'],
    ['Feb', '200'],
    ['Mar', '90'],
    ['Apr', '160'],
  ]);
  expect(chart?.source).toMatchObject({ page: 1, box: { x: expect.any(Number), y: expect.any(Number) } });
  expect(document.pictures.map(({ id }) => pictures.has(id))).toEqual([true, true]);
  expect(validate(document)).toMatchObject({ ok: true });
});

const PLANTS = [
  'page 1',
  'h1 How plants drink',
  'h2 What you need',
  '| Hour | Height (mm) | Remark',
  '| 1 | 12 | only at the bottom of the stem',
  'page 2',
  'figure tactile: leaf',
  'page 3',
  'figure tactile: cell',
];

test.each([
  { how: 'by its tags', bytes: readBytes(FIXTURES, '030-chromium-text-pages/input.pdf') },
  { how: 'by how it looks', bytes: readBytes(TESTING, 'without-structure.pdf') },
])('a PDF that is read $how has its headings, tables, figures and pages in order', async ({ bytes }) => {
  const { document } = await readPdfDocument(bytes);
  const outline = outlineBlocks(document.blocks);
  expect(outline.filter((line) => PLANTS.includes(line))).toEqual(PLANTS);
  expect(outline).toContain(
    'A second passage stands in the first column, and it also has more than one line, so that it can be told from a table.',
  );
});

test('the first draft of a PDF has the document of the chosen pages', async () => {
  const options = { profile: getProfile('swell-a4'), translate: translator.translate };
  const file = { name: 'worksheet.pdf', bytes: WORKSHEET };
  const [first, ...others] = unwrapMade(await importDrafts(file, { ...options, pages: [2] }));
  expect(first?.document && listPrintPages(first.document.document.blocks)).toEqual(['2']);
  expect(others.filter(({ document }) => document)).toEqual([]);
});

test('a PDF of text alone has no picture, and its running heads become the numbers of its pages', async () => {
  const pages = Array.from({ length: 5 }, (_, page) =>
    [
      writeWords('A history of rivers', { x: 240, y: 810, size: 9 }),
      ...Array.from({ length: 30 }, (_line, at) =>
        writeWords(`Line ${at} of page ${page} tells what rivers carry to the sea in one year.`, {
          x: 57,
          y: 760 - at * 14,
        }),
      ),
      writeWords(String(page + 11), { x: 290, y: 30, size: 9 }),
    ].join(''),
  );
  const { document, pictures } = await readPdfDocument(writePages(pages));
  expect(listPrintPages(document.blocks)).toEqual(['11', '12', '13', '14', '15']);
  expect(pictures.size).toBe(0);
  const words = [...listTexts(document.blocks)].join(' ');
  expect(words).not.toContain('A history of rivers');
  expect(words.match(/tells what rivers carry/g)).toHaveLength(150);
});

/** Writes a page that is one picture, as scanners do. */
async function writeScan(bytes: Uint8Array): Promise<Uint8Array> {
  const rendered = await withDocument(bytes, (library, document) =>
    renderPage(library, openPage(library, document, 0), 1600),
  );
  if ('problem' in rendered) throw new Error(rendered.problem);
  const { width, height, data } = rendered.made;
  const sharp = await loadSharp();
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const hex = jpeg.toString('hex');
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>',
    stream('595 0 0 842 0 0 cm /Scan Do'),
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/ASCIIHexDecode /DCTDecode] /Length ${hex.length + 1} >>\nstream\n${hex}>\nendstream`,
  ]);
}

test('the words of a scanned page are read, and each says how sure it is', async () => {
  const lines = [
    'Rivers carry water to the sea',
    'and the sea gives it back as rain',
    'that falls on hills and fields',
  ];
  const print = writePages([
    lines.map((line, at) => writeWords(line, { x: 60, y: 700 - at * 24, size: 16 })).join(''),
  ]);
  const { document } = await readPdfDocument(await writeScan(print));
  const runs = [...walkInlines(document.blocks)].flatMap((inline) =>
    inline.kind === 'text' ? [inline] : [],
  );
  const read = runs.map(({ text }) => text).join(' ');
  const words = lines.join(' ').split(' ');
  expect(words.filter((word) => read.includes(word)).length).toBeGreaterThan(0.9 * words.length);
  expect(runs.filter(({ text, certainty }) => text.trim() !== '' && certainty === undefined)).toEqual([]);
});

test('words that the tags of a page leave out are in the document all the same', async () => {
  const tagged =
    '/P << /MCID 0 >> BDC BT /F1 12 Tf 1 0 0 1 60 600 Tm (Only this line has a tag.) Tj ET EMC\n';
  const bytes = writePdf([
    '<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 6 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /StructParents 0 /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(tagged + writeWords('This line has none, and must not be lost.', { x: 60, y: 560 })),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /StructTreeRoot /K 7 0 R /ParentTree << /Nums [0 [8 0 R]] >> >>',
    '<< /Type /StructElem /S /Document /P 6 0 R /K [8 0 R] >>',
    '<< /Type /StructElem /S /P /P 7 0 R /Pg 3 0 R /K 0 >>',
  ]);
  const { document } = await readPdfDocument(bytes);
  expect(outlineBlocks(document.blocks)).toEqual([
    'page 1',
    'Only this line has a tag.',
    'This line has none, and must not be lost.',
  ]);
});

test('raised and lowered letters of a tagged page are so in the document', async () => {
  const { document } = await readPdfDocument(readBytes(TESTING, 'raised-tagged.pdf'));
  expect(outlineBlocks(document.blocks)).toEqual([
    'page 1',
    'The area is 25 cm<super>2</> and water is H<sub>2</>O. The star is 4 x 10<super>12</> m away.',
  ]);
});
