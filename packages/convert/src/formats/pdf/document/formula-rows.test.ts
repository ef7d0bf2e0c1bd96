import { expect, test } from 'vitest';
import type { Marks } from '../page-marks.ts';
import { rowOf } from '../testing/rows.ts';
import type { Row } from '../text/rows.ts';
import { joinFormulas } from './formula-rows.ts';

const NO_MARKS: Marks = { rules: [], shapes: [], areas: [], images: [], shadings: [] };

function barAt(left: number, right: number, y: number) {
  return { left, right, bottom: y - 0.4, top: y + 0.4 };
}

function read(rows: readonly Row[], marks: Partial<Marks>) {
  const joined = joinFormulas(rows, { ...NO_MARKS, ...marks }, () => false);
  return { texts: joined.rows.map(({ text }) => text), bars: joined.bars.size, rows: joined.rows };
}

test('a fraction is one row on the line of the words beside it, whether its bar is a rule or a shape', () => {
  const rows = [
    rowOf('8 lines', { x: 100, y: 269, size: 10 }),
    rowOf('stanzas', { x: 100, y: 255, size: 10 }),
    rowOf('= 4', { x: 140, y: 262, size: 10 }),
  ];
  const bar = barAt(99, 136, 264.6);
  const { texts, bars, rows: joined } = read(rows, { rules: [{ ...bar, isLevel: true }] });
  expect(texts).toEqual(['(8 lines)/stanzas', '= 4']);
  expect(bars).toBe(1);
  expect(joined[0]).toMatchObject({ base: 262, size: 10, left: 99, right: 136 });
  expect(joined[0]?.pieces.map(({ text }) => text).join('')).toBe('(8 lines)/stanzas');
  expect(read(rows, { shapes: [bar] }).texts).toEqual(texts);
});

test('a small fraction needs words beside it, so that an underlined title is not one', () => {
  const small = [rowOf('3', { x: 106, y: 99, size: 8 }), rowOf('8', { x: 106, y: 91, size: 8 })];
  const bar = barAt(105.5, 111, 97.6);
  expect(read(small, { shapes: [bar] }).texts).toEqual(['3', '8']);
  const box = rowOf('□', { x: 95, y: 94.8, size: 11 });
  expect(read([box, ...small], { shapes: [bar] }).texts).toEqual(['□', '3/8']);
});

test('a line to write on with words above and below it is not a fraction', () => {
  const rows = [rowOf('Your answer', { x: 100, y: 269 }), rowOf('Your name', { x: 100, y: 255 })];
  expect(read(rows, { rules: [{ ...barAt(60, 300, 265), isLevel: true }] })).toMatchObject({
    texts: ['Your answer', 'Your name'],
    bars: 0,
  });
});

test('raised letters that the file draws later are behind their word, with the words after them', () => {
  const rows = [
    rowOf('Factorise x', { x: 100, y: 600, size: 10 }),
    rowOf('(2)', { x: 500, y: 600, size: 10 }),
    rowOf('2', { x: 155.2, y: 604, size: 7 }),
    rowOf('− 5x + 6.', { x: 161, y: 600, size: 10 }),
  ];
  const joined = read(rows, {});
  expect(joined.texts).toEqual(['Factorise x² − 5x + 6.', '(2)']);
  expect(joined.rows[0]?.pieces.map(({ script }) => script)).toEqual([null, 'sup', null]);
});
