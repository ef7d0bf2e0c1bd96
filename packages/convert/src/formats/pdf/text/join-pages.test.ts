import { expect, test } from 'vitest';
import type { TextBlock } from '../../../documents/text.ts';
import { joinPages } from './join-pages.ts';

function aList(...items: readonly string[]): TextBlock {
  return {
    kind: 'list',
    items: items.map((item) => {
      const [, mark = '', text = ''] = /^(\d+\.)? ?(.*)$/.exec(item) ?? [];
      return { text, depth: 0, mark };
    }),
  };
}

function aTable(
  names: readonly string[],
  kinds: readonly ('number' | 'text')[],
  ...rows: string[][]
): TextBlock {
  const columns = names.map((name, at) => ({ name, kind: kinds[at] ?? ('text' as const) }));
  return { kind: 'table', table: { caption: '', columns, rows } };
}

test('a list that goes on over the end of a page is one list', () => {
  expect(joinPages([[aList('worms', 'berries')], [aList('seeds')]])).toEqual([
    aList('worms', 'berries', 'seeds'),
  ]);
  expect(joinPages([[aList('1. Cut it.')], [aList('2. Eat it.')]])).toEqual([
    aList('1. Cut it.', '2. Eat it.'),
  ]);
});

test('a list that begins anew on the next page is another one', () => {
  const pages = [[aList('1. Cut it.')], [aList('1. Wash it.')]];
  expect(joinPages(pages)).toEqual(pages.flat());
});

test('a table whose names stand on both pages is one table, and a column of numbers stays one only with numbers', () => {
  const first = aTable(['Hour', 'Height'], ['number', 'number'], ['1', '2.0']);
  const second = aTable(['Hour', 'Height'], ['number', 'text'], ['2', 'broken']);
  expect(joinPages([[first], [second]])).toEqual([
    aTable(['Hour', 'Height'], ['number', 'text'], ['1', '2.0'], ['2', 'broken']),
  ]);
  const other = aTable(['Hour', 'Width'], ['number', 'number'], ['1', '3']);
  expect(joinPages([[first], [other]])).toEqual([first, other]);
});
