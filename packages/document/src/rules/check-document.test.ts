import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, Table } from '../model/block.ts';
import type { Document } from '../model/document.ts';
import type { Inline } from '../model/inline.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { aChart, aDocument, figure, heading, paragraph } from '../testing/make.ts';
import { plainText } from '../text/inline-text.ts';
import { validate } from '../validation/validate.ts';
import { formatDocumentFinding } from '../words/findings-en.ts';
import { checkDocument } from './check-document.ts';
import { repairDocument } from './repair-document.ts';

function listCodes(blocks: readonly Block[], rest: Partial<Document> = {}): readonly string[] {
  return checkDocument(aDocument(blocks, rest)).map(({ code, block }) => `${code} ${block ?? ''}`.trim());
}

function say(...content: readonly Inline[]): Block {
  return { ...paragraph('p', ''), content };
}

const TABLE: Table = {
  kind: 'table',
  id: 'table',
  caption: plainText('Rain'),
  headerRows: 0,
  headerColumns: 0,
  rows: [0, 1].map((row) => ({
    id: `row-${row}`,
    cells: [0, 1].map((at) => ({ id: `cell-${row}-${at}`, blocks: [paragraph(`p-${row}-${at}`, 'a')] })),
  })),
};

test('a document that has all that readers need has no findings', () => {
  const described = { short: 'A hill with a tree on it', long: [] };
  const blocks = [
    heading('h1', 'Hills'),
    heading('h2', 'High ones', 2),
    say({ kind: 'text', text: 'More about hills', link: 'https://example.org' }),
    { ...TABLE, headerRows: 1 },
    figure('hill', { description: described }),
    figure('chart', { shows: { chart: aChart() }, treatment: 'chart' }),
    figure('line', { treatment: 'decoration' }),
  ];
  expect(listCodes(blocks)).toEqual([]);
});

test('headings that jump are found, each against the level that it should have followed', () => {
  const blocks = [
    heading('a', 'A', 1),
    heading('b', 'B', 3),
    heading('c', 'C', 4),
    heading('d', 'D', 2),
    heading('e', ' ', 3),
  ];
  expect(listCodes(blocks)).toEqual(['heading_jumps b', 'heading_jumps c', 'heading_empty e']);
});

test.each<[string, readonly Block[]]>([
  ['table_without_headers table', [TABLE]],
  ['figure_not_described f', [figure('f', { caption: plainText('Figure 1') })]],
  [
    'description_says_nothing f',
    [figure('f', { description: { short: 'C:\\pictures\\img 4.png', long: [] } })],
  ],
  ['description_says_nothing f', [figure('f', { description: { short: 'Image 3', long: [] } })]],
  ['link_without_words p', [say({ kind: 'text', text: ' ', link: 'https://example.org' })]],
  ['link_says_nothing p', [say({ kind: 'text', text: 'Click here', link: 'https://example.org' })]],
  ['words_in_doubt p', [say({ kind: 'text', text: 'rnodern', certainty: 0.4 })]],
  ['refers_by_colour p', [paragraph('p', 'What does the red line show?')]],
  ['refers_by_place p', [paragraph('p', 'Look at the picture on the right.')]],
  [
    'page_without_text page-2',
    [
      { kind: 'page-break', id: 'page-1', page: '1' },
      paragraph('p', 'Words'),
      { kind: 'page-break', id: 'page-2', page: '2' },
      { kind: 'page-break', id: 'page-3', page: '3' },
      figure('f', { treatment: 'decoration' }),
    ],
  ],
])('%s is found', (expected, blocks) => {
  expect(listCodes(blocks)).toEqual([expected]);
});

test('a title and a language that are not known are found', () => {
  const { metadata } = aDocument([]);
  expect(listCodes([], { metadata: { ...metadata, title: ' ', language: 'und' } })).toEqual([
    'title_missing',
    'language_unknown',
  ]);
});

test('a sentence about colours of things is not taken for a reference', () => {
  expect(listCodes([paragraph('p', 'The red fox ran over the green hill to the left bank.')])).toEqual([]);
  expect(listCodes([{ ...paragraph('p', 'Die rote Linie steigt.'), language: 'de' }])).toEqual([
    'refers_by_colour p',
  ]);
});

test('a repair fixes each finding that has one, and the others stay for people', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const { document: fixed, repaired, remaining } = repairDocument(document);
      expect(validate(fixed).ok).toBe(true);
      expect(remaining.filter(({ repair }) => repair !== null)).toEqual([]);
      expect(remaining.length).toBeLessThanOrEqual(checkDocument(document).length);
      for (const finding of [...repaired, ...remaining])
        expect(formatDocumentFinding(finding)).toMatch(/^(?:“|\p{Lu})[\s\S]*\.$/u);
    }),
    { numRuns: 60 },
  );
});
