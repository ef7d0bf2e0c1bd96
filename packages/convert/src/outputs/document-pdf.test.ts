import { getProfile } from '@relievo/graphic';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pdf } from './document-pdf.ts';
import { bytesOf, chartOf, codesOf, drawing, example, made as needed, shape, text } from './testing/make.ts';
import { pdfInfo, pdfText } from './testing/poppler.ts';

const A4 = getProfile('swell-a4');
function make(source: Parameters<typeof pdf.make>[0]) {
  const result = pdf.make(source, A4);
  needed(result);
  return result;
}

const chart = chartOf('Day,Books\nMonday,4\nTuesday,6\n', 'Books read');

test('poppler finds headings, figure, table with headings, list, and the language', () => {
  const bytes = bytesOf(make({ drawing: example('bar-chart'), chart }));
  const structure = pdfInfo(bytes, ['-struct-text']);
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
  expect(pdfInfo(bytes)).toMatch(/Title:\s+Books read in a week[\s\S]*Tagged:\s+yes/);
});

test('a long description and a long table run over pages, and no word is lost', () => {
  const words = Array.from({ length: 3000 }, (_, at) => `w${at}`);
  const rows = Array.from({ length: 200 }, (_, at) => [`r${at}`, String(at)]);
  const csv = `Row,Number\n${rows.map((row) => row.join(',')).join('\n')}\n`;
  const bytes = bytesOf(
    make({
      drawing: drawing([shape('a')]),
      description: words.join(' '),
      chart: chartOf(csv, 'Many'),
    }),
  );
  const read = new Set(pdfText(bytes).split(/\s+/));
  expect(words.filter((word) => !read.has(word))).toEqual([]);
  expect(rows.flat().filter((cell) => !read.has(cell))).toEqual([]);
  expect(Number(/Pages:\s+(\d+)/.exec(pdfInfo(bytes))?.[1])).toBeGreaterThan(8);
});

test('a word longer than a line is broken, none of its letters lost', () => {
  const long = 'abcdefghij'.repeat(40);
  const bytes = bytesOf(make({ drawing: drawing([shape('a')]), description: long }));
  expect(pdfText(bytes).replaceAll(/\s/g, '')).toContain(long);
});

test('a hundred thousand characters, right-to-left text and letters without a shape make a file and are told', () => {
  const long = 'Ein Satz mit Größe. '.repeat(5000);
  const result = make({ drawing: drawing([text('t', 'x')]), description: `${long}\n\nשלום עולם مرحبا 你好` });
  expect(codesOf(result)).toContain('document_letters_missing');
  expect(pdfText(bytesOf(result))).toMatch(/שלום|םולש/);
});

test('the same source gives the same bytes', () => {
  const source = { drawing: example('bar-chart'), chart };
  expect(bytesOf(make(source))).toEqual(bytesOf(make(source)));
});

test('whatever is written in it, there is a file, and what cannot be shown is told', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(words, (description) => {
      const result = make({ drawing: drawing([shape('a')]), description });
      return new TextDecoder('latin1').decode(bytesOf(result).subarray(0, 5)) === '%PDF-';
    }),
    { numRuns: 60 },
  );
});
