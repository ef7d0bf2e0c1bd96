import { createNewIds } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box, Marks } from '../page-marks.ts';
import { lineOf } from '../testing/rows.ts';
import { findLooksOf, layPage, listLaidParts } from './layout-parts.ts';
import { arrangePage } from './page-draft.ts';
import type { PagePart } from './page-part.ts';

const SIZE = { width: 595, height: 842 };
const NO_MARKS: Marks = { rules: [], shapes: [], areas: [], images: [], shadings: [] };

function boxAt(left: number, bottom: number, width: number, height: number): Box {
  return { left, right: left + width, bottom, top: bottom + height };
}

function readParts(lines: ReturnType<typeof lineOf>[], marks: Partial<Marks>): readonly PagePart[] {
  const draft = {
    number: 1,
    tree: [],
    isMirrored: false,
    ...arrangePage(lines, { ...NO_MARKS, ...marks }, { size: SIZE, isText: () => false }),
  };
  const laid = layPage(draft, new Set());
  return listLaidParts(laid, findLooksOf([laid]), createNewIds());
}

function wordsOf(part: PagePart): string {
  if (part.kind === 'words')
    return `${'mark' in part.role ? part.role.mark : ''} ${textOfInlines(part.content)}`;
  if (part.kind === 'figure') return (part.figure?.rows ?? []).map(({ text }) => text).join(' ');
  if (part.kind === 'lines') return '';
  if (part.kind === 'code') return part.code;
  if (part.kind === 'box') return [textOfInlines(part.title), ...part.parts.map(wordsOf)].join(' ');
  if (part.kind === 'verse')
    return part.stanzas
      .flat()
      .map(({ content }) => textOfInlines(content))
      .join(' ');
  return part.table.rows
    .flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks))
    .map((block) => (block.kind === 'paragraph' ? textOfInlines(block.content) : ''))
    .join(' ');
}

const BARS = [0, 1, 2, 3].map((at) => boxAt(100 + at * 60, 400, 30, 40 + at * 20));

test('a chart has the names of its bars, and not the paragraph above it or the blanks below it', () => {
  const parts = readParts(
    [
      lineOf('Look at the chart and say what happened in each of the years.', { y: 540 }),
      ...['2019', '2020', '2021', '2022'].map((year, at) => lineOf(year, { x: 103 + at * 60, y: 386 })),
      lineOf('Answer: ____________', { y: 380 - 14 }),
    ],
    { areas: BARS },
  );
  expect(parts.map(({ kind }) => kind)).toEqual(['words', 'figure', 'words']);
  expect(wordsOf(parts[1] as PagePart)).toBe('2019 2020 2021 2022');
});

test('two drawings with text between them are two figures in their places', () => {
  const shapes = [0, 1, 2].flatMap((at) => [
    boxAt(100 + at * 20, 600, 60, 60),
    boxAt(100 + at * 20, 300, 60, 60),
  ]);
  const parts = readParts(
    [
      lineOf('The first drawing shows how water becomes a cloud over the sea.', { y: 700 }),
      lineOf('The second drawing shows how the cloud moves and becomes rain.', { y: 480 }),
    ],
    { shapes },
  );
  expect(parts.map(({ kind }) => kind)).toEqual(['words', 'figure', 'words', 'figure']);
});

test('rules behind a word or below each other are for answers, and a rule under words is not', () => {
  const rule = (left: number, y: number, width: number) => ({ ...boxAt(left, y, width, 0.5), isLevel: true });
  const parts = readParts(
    [
      lineOf('Name:', { y: 700 }),
      lineOf('1. Explain it.', { y: 650 }),
      lineOf('Underlined words', { y: 500 }),
    ],
    { rules: [rule(96, 698, 120), rule(60, 620, 400), rule(60, 596, 400), rule(60, 498, 96)] },
  );
  expect(parts).toMatchObject([
    { kind: 'words', content: [{ kind: 'text' }, { kind: 'blank' }] },
    { kind: 'words', role: { is: 'item', mark: '1.' } },
    { kind: 'lines', count: 2 },
    { kind: 'words', content: [{ kind: 'text', text: 'Underlined words' }] },
  ]);
});

test('every word of a page is in its parts, wherever words, shapes and lines are', () => {
  const place = {
    x: fc.integer({ min: 20, max: 400 }),
    y: fc.integer({ min: 20, max: 820 }),
    size: fc.constantFrom(8, 12, 18),
  };
  const box = fc
    .tuple(
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 0, max: 780 }),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 300 }),
    )
    .map(([left, bottom, width, height]) => boxAt(left, bottom, width, height));
  const words = fc.array(fc.constantFrom('river', 'sea', '1.', '•', '12', '____', 'rain,', 'and', 'cloud.'), {
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(
      fc.array(fc.record({ ...place, words }), { minLength: 1, maxLength: 30 }),
      fc.array(box, { maxLength: 8 }),
      fc.array(box, { maxLength: 8 }),
      fc.array(
        box.map(({ left, right, bottom }) => ({ left, right, bottom, top: bottom + 0.5, isLevel: true })),
        { maxLength: 8 },
      ),
      (lines, shapes, areas, rules) => {
        const read = readParts(
          lines.map((line) => lineOf(line.words.join(' '), line)),
          { shapes, areas, rules },
        );
        const count = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
        expect(count(read.map(wordsOf).join(' '))).toBe(
          count(lines.map((line) => line.words.join(' ')).join(' ')),
        );
      },
    ),
    { numRuns: 200 },
  );
});
