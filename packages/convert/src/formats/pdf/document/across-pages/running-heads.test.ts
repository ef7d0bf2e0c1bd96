import { expect, test } from 'vitest';
import { rowOf } from '../../testing/rows.ts';
import type { Row } from '../../text/rows.ts';
import { findRunningHeads } from './running-heads.ts';

const SIZE = { height: 842 };

function writePages(count: number, margin: (page: number) => readonly Row[]) {
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    size: SIZE,
    rows: [...margin(at + 1), rowOf(`Page ${at + 1} has its own words here.`, { y: 700 })],
  }));
}

function read(count: number, margin: (page: number) => readonly Row[]) {
  const { rows, printed } = findRunningHeads(writePages(count, margin));
  const numbers = Array.from({ length: count }, (_, at) => printed.get(at + 1));
  return { left: [...rows].map(({ text }) => text), printed: numbers };
}

test('numbers that count with the pages are page numbers, wherever the print begins to count', () => {
  const { left, printed } = read(4, (page) => [rowOf(String(page + 20), { x: 290, y: 30 })]);
  expect(printed).toEqual(['21', '22', '23', '24']);
  expect(left).toEqual(['21', '22', '23', '24']);
});

test('a number beside the name of a chapter is the number of its page, and both are left out', () => {
  const { left, printed } = read(4, (page) => [
    rowOf(page % 2 ? `Rivers ${page}` : `${page} A book of water`, { y: 805, size: 9 }),
  ]);
  expect(printed).toEqual(['1', '2', '3', '4']);
  expect(left).toHaveLength(4);
});

test('a page without a number is counted, and small roman numbers are the numbers of their pages', () => {
  const roman = ['i', 'ii', 'iii'];
  const { printed } = read(6, (page) =>
    page < 4
      ? [rowOf(roman[page - 1] ?? '', { x: 290, y: 30 })]
      : page === 5
        ? []
        : [rowOf(String(page - 3), { x: 290, y: 30 })],
  );
  expect(printed).toEqual(['i', 'ii', 'iii', '1', '2', '3']);
});

test('words at the edge that no other page has stay in the text', () => {
  const { left, printed } = read(3, (page) => [rowOf(`${'abc'[page - 1]} first line of a page`, { y: 790 })]);
  expect(left).toEqual([]);
  expect(printed).toEqual(['1', '2', '3']);
});

test('a row in one place on both pages is a running head, farther from the edge and close to the text too', () => {
  const { left } = read(2, () => [rowOf('Reader for schools', { y: 742 })]);
  expect(left).toEqual(['Reader for schools', 'Reader for schools']);
  const close = findRunningHeads([
    {
      number: 1,
      size: SIZE,
      rows: [rowOf('The Cell', { y: 780 }), rowOf('All animals have cells.', { y: 700 })],
    },
    { number: 2, size: SIZE, rows: [rowOf('The Cell', { y: 780 }), rowOf('bee', { y: 764 })] },
  ]);
  expect([...close.rows].map(({ text }) => text)).toEqual(['The Cell', 'The Cell']);
});

test('the first rows of two pages that are in other places or say other words stay', () => {
  expect(read(2, (page) => [rowOf('A list', { y: 740 - 20 * page })]).left).toEqual([]);
  expect(read(2, (page) => [rowOf(page === 1 ? 'One list' : 'Two lists', { y: 740 })]).left).toEqual([]);
});

test('a page number is one although it is larger than the text', () => {
  const { left, printed } = read(2, (page) => [rowOf(String(page), { x: 520, y: 24, size: 17 })]);
  expect(printed).toEqual(['1', '2']);
  expect(left).toEqual(['1', '2']);
});

test('the mark of a note is not the number of the page, although it says the same', () => {
  const { left, printed } = read(2, (page) => [
    rowOf(String(page), { x: 57, y: 73, size: 10 }),
    rowOf(`${page === 1 ? 'The tunnel' : 'The lock'} was never built.`, { x: 74, y: 73, size: 10 }),
    rowOf(String(page), { x: 295, y: 60 }),
  ]);
  expect(printed).toEqual(['1', '2']);
  expect(left).toEqual(['1', '2']);
});
