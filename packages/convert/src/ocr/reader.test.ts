import { expect, test } from 'vitest';
import { readTsvLines } from './reader.ts';

test('words belong to the lines of the page', () => {
  const rows = [
    'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
    '4\t1\t1\t1\t1\t0\t0\t0\t90\t10\t-1\t',
    '5\t1\t1\t1\t1\t1\t0\t0\t40\t10\t96.5\tThe',
    '5\t1\t1\t1\t1\t2\t50\t0\t40\t10\t30\tsea',
    '5\t1\t1\t1\t2\t1\t0\t20\t40\t10\t90\tis',
    '5\t1\t2\t1\t1\t1\t0\t60\t40\t10\t90\tdeep',
  ];
  const lines = readTsvLines(rows.join('\n'));
  expect(lines.map((line) => line.map(({ text }) => text))).toEqual([['The', 'sea'], ['is'], ['deep']]);
  expect(lines[0]?.[1]).toMatchObject({
    text: 'sea',
    confidence: 30,
    box: { x: 50, y: 0, width: 40, height: 10 },
  });
});
