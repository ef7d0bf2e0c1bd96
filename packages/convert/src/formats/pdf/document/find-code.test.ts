import { expect, test } from 'vitest';
import { rowOf } from '../testing/rows.ts';
import type { Row } from '../text/rows.ts';
import { isMostlyFixed, splitCode, toCode, toPassages } from './find-code.ts';

function typed(text: string, x: number, y: number): Row {
  const row = rowOf(text, { x, y, size: 10 });
  return { ...row, pieces: row.pieces.map((piece) => ({ ...piece, isFixed: true as const })) };
}

const PROGRAM = [typed('for n in range(6):', 60, 600), typed('total = total + n', 80, 586)];

test('lines of equally wide letters are a program with its indents', () => {
  const rows = [rowOf('The loop:', { y: 620 }), ...PROGRAM, rowOf('It stops.', { y: 560 })];
  const runs = splitCode(rows, false);
  expect(runs.map(({ isCode, rows: own }) => [isCode, own.length])).toEqual([
    [false, 1],
    [true, 2],
    [false, 1],
  ]);
  const [passage] = toPassages(PROGRAM, true, new Set());
  expect(passage && toCode(passage).code).toBe('for n in range(6):\n    total = total + n');
});

test('a word alone and a page that is typed as a whole are not programs', () => {
  expect(splitCode([rowOf('The word', { y: 620 }), typed('loop', 60, 600)], false)).toHaveLength(1);
  expect(isMostlyFixed(PROGRAM)).toBe(true);
  expect(splitCode(PROGRAM, true)).toMatchObject([{ isCode: false }]);
});
