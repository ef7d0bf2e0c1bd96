import { expect, test } from 'vitest';
import { listTruths } from './list-truths.ts';
import { parseTruth } from './parse-truth.ts';

test('lists are read with the items inside their items', () => {
  const { blocks } = parseTruth('list', 'worksheet en\n1. one\n-- a\n-- b\n1. two');
  expect(blocks).toEqual([
    {
      kind: 'list',
      isOrdered: true,
      items: [
        {
          runs: [{ kind: 'text', text: 'one' }],
          list: {
            kind: 'list',
            isOrdered: false,
            items: [{ runs: [{ kind: 'text', text: 'a' }] }, { runs: [{ kind: 'text', text: 'b' }] }],
          },
        },
        { runs: [{ kind: 'text', text: 'two' }] },
      ],
    },
  ]);
});

test('the signs within a line become runs', () => {
  const [paragraph] = parseTruth(
    'runs',
    'x en\n**B** *i* [l](http://x) ____ H~2~O $a$ {fr:mot}^[note]',
  ).blocks;
  expect(paragraph).toEqual({
    kind: 'paragraph',
    runs: [
      { kind: 'text', text: 'B', style: 'bold' },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'i', style: 'italic' },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'l', link: 'http://x' },
      { kind: 'text', text: ' ' },
      { kind: 'blank', width: 4 },
      { kind: 'text', text: ' H' },
      { kind: 'text', text: '2', style: 'sub' },
      { kind: 'text', text: 'O ' },
      { kind: 'formula', latex: 'a' },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'mot', language: 'fr' },
      { kind: 'note', text: 'note' },
    ],
  });
});

const PARTS = listTruths().flatMap(({ name, blocks }) => blocks.map((part) => ({ name, part })));

test('every row of every table covers the same columns', () => {
  for (const { name, part } of PARTS) {
    const free: number[] = [];
    const rows = part.kind === 'table' ? part.rows : [];
    for (const [row, cells] of rows.entries())
      for (const { columns, rows: down } of cells) {
        let column = 0;
        while ((free[column] ?? 0) > row) column += 1;
        for (let at = column; at < column + columns; at += 1) free[at] = row + down;
      }
    expect({ name, free }).toEqual({ name, free: free.map(() => rows.length) });
  }
});

test('every series of every chart has a value for each category', () => {
  for (const { name, part } of PARTS) {
    const [series, count] = part.kind === 'chart' ? [part.series, part.categories.length] : [[], 0];
    expect({ name, lengths: series.map(({ values }) => values.length) }).toEqual({
      name,
      lengths: series.map(() => count),
    });
  }
});

test('the generated texts are the same in each run', () => {
  expect(listTruths()).toEqual(listTruths());
});
