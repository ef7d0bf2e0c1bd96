import { getProfile } from '@relievo/graphic/profiles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { pdf } from './document-pdf.ts';
import {
  createDrawing,
  createShape,
  createText,
  findBytes,
  listCodes,
  makeChartOf,
  unwrapMade as needed,
  readExample,
} from './testing/make.ts';
import { readPdfInfo, readPdfText } from './testing/poppler.ts';

const A4 = getProfile('swell-a4');
function makePdf(source: Parameters<typeof pdf.make>[0]) {
  const result = pdf.make(source, A4, { settings: DEFAULT_SETTINGS });
  needed(result);
  return result;
}

const chart = makeChartOf('Day,Books\nMonday,4\nTuesday,6\n', 'Books read');

test('poppler finds headings, figure, table with headings, list, and the language', () => {
  const bytes = findBytes(makePdf({ drawing: readExample('bar-chart'), chart }));
  const structure = readPdfInfo(bytes, ['-struct-text']);
  expect(structure).toMatch(/^Document\n {2}H1 "Books read in a week"[^\n]*\n {4}"Books read in a week"\n/);
  expect(structure).toMatch(/ {2}H2 "Data"/);
  expect(structure).toMatch(/ {2}Figure/);
  expect(structure).toMatch(
    /Table[^\n]*\n {4}Caption[\s\S]*TR[^\n]*\n {6}TH[\s\S]*"Day"[\s\S]*TD[\s\S]*"Monday"/,
  );
  expect(structure).toMatch(/ {2}L \(block\)[^\n]*\n {4}LI/);
  const raw = Buffer.from(bytes).toString('latin1');
  expect(raw).toContain('/Lang (en)');
  expect(raw).toMatch(/\/Alt \(A bar chart of five days\./);
  expect(raw).toContain('/Scope /Column');
  expect(readPdfInfo(bytes)).toMatch(/Title:\s+Books read in a week[\s\S]*Tagged:\s+yes/);
});

test('a long description and a long table run over pages, and no word is lost', {
  tags: 'exhaustive',
}, () => {
  const words = Array.from({ length: 3000 }, (_, at) => `w${at}`);
  const rows = Array.from({ length: 200 }, (_, at) => [`r${at}`, String(at)]);
  const csv = `Row,Number\n${rows.map((row) => row.join(',')).join('\n')}\n`;
  const bytes = findBytes(
    makePdf({
      drawing: createDrawing([createShape('a')]),
      description: words.join(' '),
      chart: makeChartOf(csv, 'Many'),
    }),
  );
  const read = new Set(readPdfText(bytes).split(/\s+/));
  expect(words.filter((word) => !read.has(word))).toEqual([]);
  expect(rows.flat().filter((cell) => !read.has(cell))).toEqual([]);
  expect(Number(/Pages:\s+(\d+)/.exec(readPdfInfo(bytes))?.[1])).toBeGreaterThan(8);
});

test('a word longer than a line is broken, and none of its letters is lost', () => {
  const long = 'abcdefghij'.repeat(40);
  const bytes = findBytes(makePdf({ drawing: createDrawing([createShape('a')]), description: long }));
  expect(readPdfText(bytes).replaceAll(/\s/g, '')).toContain(long);
});

test('a hundred thousand characters, right-to-left text and letters without a shape make a file and are reported', () => {
  const long = 'Ein Satz mit Größe. '.repeat(5000);
  const result = makePdf({
    drawing: createDrawing([createText('t', 'x')]),
    description: `${long}\n\nשלום עולם مرحبا 你好`,
  });
  expect(listCodes(result)).toContain('document_letters_missing');
  expect(readPdfText(findBytes(result))).toMatch(/שלום|םולש/);
});

test('the same source gives the same bytes', () => {
  const source = { drawing: readExample('bar-chart'), chart };
  expect(findBytes(makePdf(source))).toEqual(findBytes(makePdf(source)));
});

test('any text makes a file, and what cannot be shown is reported', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(words, (description) => {
      const result = makePdf({ drawing: createDrawing([createShape('a')]), description });
      return new TextDecoder('latin1').decode(findBytes(result).subarray(0, 5)) === '%PDF-';
    }),
    { numRuns: 60 },
  );
});
