import { type Block, type Document, walkBlocks, walkInlines } from '@relievo/document/model';
import { aChart, aDocument, arbitraryDocument, figure, heading, paragraph } from '@relievo/document/testing';
import { plainText as run } from '@relievo/document/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownImporter } from '../../formats/markdown/markdown.ts';
import { translator } from '../../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import type { Publication } from '../publication.ts';
import { markdown } from './markdown.ts';
import { plainText } from './plain-text.ts';
import { writeLatex } from './write-latex.ts';

async function write(publication: Publication, document: Document): Promise<string> {
  const made = await publication.make(
    { document, pictures: new Map() },
    { translator, settings: DEFAULT_SETTINGS },
  );
  if (!made.ok) throw new Error('The text was refused.');
  return new TextDecoder().decode(made.value.files[0].bytes);
}

async function readMarkdown(text: string): Promise<Document> {
  const opened = await markdownImporter.open({ name: 'document.md', bytes: new TextEncoder().encode(text) });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The file was refused.');
  const pages = await opened.value.importPages([1], {});
  const document = pages.ok ? pages.value[0]?.document : undefined;
  if (!document) throw new Error('There is no document.');
  return document.document;
}

/** Keeps the letters and the digits of a text. */
function lettersOf(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function listRuns({ blocks }: Document): readonly string[] {
  return [...walkInlines(blocks)].flatMap((one) => (one.kind === 'text' ? [one.text] : []));
}

/** Returns all that a document that was read back says. */
function allTextOf(document: Document): string {
  return lettersOf(
    JSON.stringify(document.blocks)
      .replaceAll(/"(?:id|kind|language)":"[^"]*"/g, '')
      .replaceAll('\\n', ' '),
  );
}

test('every word of any document is in its plain text', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      const text = lettersOf(await write(plainText, document));
      for (const words of listRuns(document)) expect(text).toContain(lettersOf(words));
    }),
    { numRuns: 60 },
  );
});

test('every word of any document is in its Markdown, and the importer of Markdown reads it there', {
  tags: 'exhaustive',
}, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      const runs = listRuns(document)
        .map(lettersOf)
        .filter((words) => words !== '');
      fc.pre(runs.length > 0);
      const text = await write(markdown, document);
      const read = allTextOf(await readMarkdown(text));
      for (const words of runs) expect([text, read]).toEqual([text, expect.stringContaining(words)]);
    }),
    { numRuns: 60 },
  );
});

const LESSON: readonly Block[] = [
  heading('h-1', 'Rain #1'),
  paragraph('p-1', '', {
    content: [
      { kind: 'text', text: '1. It *rains* ' },
      { kind: 'text', text: 'a lot', styles: ['bold'] },
      { kind: 'note-reference', note: 'n-1', mark: '7' },
      { kind: 'text', text: ' and ' },
      { kind: 'text', text: 'snows', styles: ['italic'] },
      { kind: 'text', text: 'H' },
      { kind: 'text', text: '2', styles: ['sub'] },
      { kind: 'formula', mathml: '<math><mfrac><mi>a</mi><mn>2</mn></mfrac></math>', line: 'a/2' },
    ],
  }),
  {
    kind: 'note',
    id: 'n-1',
    place: 'foot',
    mark: '7',
    blocks: [paragraph('p-2', 'In May.'), paragraph('p-3', 'And June.')],
  },
  {
    kind: 'list',
    id: 'l-1',
    marks: { kind: 'numbers', style: 'decimal', start: 3, before: '', after: '.' },
    items: [
      { id: 'i-1', blocks: [paragraph('p-4', 'Sun'), paragraph('p-5', 'and heat')] },
      { id: 'i-2', blocks: [paragraph('p-6', 'Cloud')] },
    ],
  },
  {
    kind: 'table',
    id: 't-1',
    caption: [],
    headerRows: 1,
    headerColumns: 0,
    rows: [
      {
        id: 'r-1',
        cells: [
          { id: 'c-1', blocks: [paragraph('p-7', 'Month')] },
          { id: 'c-2', blocks: [paragraph('p-8', 'mm | cm')] },
        ],
      },
      {
        id: 'r-2',
        cells: [
          { id: 'c-3', blocks: [paragraph('p-9', 'May')] },
          { id: 'c-4', blocks: [paragraph('p-10', '40')] },
        ],
      },
    ],
  },
  figure('f-1', { shows: { chart: aChart() }, treatment: 'chart', caption: run('Figure 1') }),
];

test('Markdown has headings, emphasis, notes, lists, tables and formulas that are read as they were', async () => {
  const text = await write(markdown, aDocument(LESSON));
  expect(text).toContain('1\\. It \\*rains\\* **a lot**[^n-1] and <em>snows</em>H<sub>2</sub>$\\frac{a}{2}$');
  expect(text).toContain('3. Sun\n\n   and heat\n\n4. Cloud');
  expect(text).toContain('| Month | mm \\| cm |\n| --- | --- |\n| May | 40 |');
  expect(text).toContain('![');
  expect(text).toContain('](drawings/f-1.svg)');
  expect(text).toContain('[^n-1]: In May.\n\n    And June.');
  const all = [...walkBlocks((await readMarkdown(text)).blocks)].map(({ block }) => block);
  expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['heading', 'list', 'table', 'note']));
  expect(all.find(({ kind }) => kind === 'list')).toMatchObject({
    marks: { style: 'decimal', start: 3 },
    items: [{}, {}],
  });
});

test('plain text has notes by their marks, rows on a line and the numbers of a chart', async () => {
  const text = await write(plainText, aDocument(LESSON));
  expect(text).toContain('1. It *rains* a lot [7] and snowsH2a/2');
  expect(text).toContain('Month | mm | cm\nMay | 40');
  expect(text).toContain('June | 55');
  expect(text).toContain('[7] In May.');
});

test.each([
  ['plain text', plainText],
  ['Markdown', markdown],
])('%s says once how a chart is built', async (_, form) => {
  const text = await write(form, aDocument(LESSON));
  expect(text.match(/chart/g)).toHaveLength(1);
});

test.each([
  ['<mfrac><mi>a</mi><mi>b</mi></mfrac>', '\\frac{a}{b}'],
  ['<msqrt><mn>2</mn></msqrt><mo>≤</mo><mi>α</mi>', '\\sqrt{2}\\le \\alpha'],
  [
    '<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover><msup><mi>x</mi><mn>2</mn></msup>',
    '\\sum_{i}^{n}x^{2}',
  ],
])('the formula %s is the LaTeX %s', (mathml, latex) => {
  expect(writeLatex(`<math xmlns="http://www.w3.org/1998/Math/MathML">${mathml}</math>`)).toBe(latex);
});

test('a formula that LaTeX would change is not written as LaTeX', () => {
  expect(
    writeLatex('<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>%</mi><mtext>}</mtext></math>'),
  ).toBe(null);
});
