import { expect, test } from 'vitest';
import type { Box, Pixels } from '../pixels/grid.ts';
import { erasePrint } from './erase-print.ts';

const SIZE = 400;

function paint(shapes: readonly { readonly box: Box; readonly grey: number }[]): Pixels {
  const data = new Uint8Array(SIZE ** 2).fill(255);
  for (const { box, grey } of shapes)
    for (let row = box.y; row < box.y + box.height; row++)
      data.fill(grey, row * SIZE + box.x, row * SIZE + box.x + box.width);
  return { width: SIZE, height: SIZE, channels: 1, data };
}

/** Draws four letters of strokes, each ten pixels wide and fourteen high, with a dot above the second one. */
function aWord(x: number, y: number): readonly Box[] {
  const letters = [0, 1, 2, 3].flatMap((i) => [
    { x: x + 14 * i + (i % 2 ? 7 : 0), y, width: 3, height: 14 },
    ...[0, 6, 12].map((down) => ({ x: x + 14 * i, y: y + down, width: 10, height: 2 })),
  ]);
  return [...letters, { x: x + 18, y: y - 5, width: 3, height: 3 }];
}
const WORD = { x: 100, y: 200, width: 52, height: 14 };

test('a dark word on an area is erased with its dots, and the area is whole', () => {
  const area = { box: { x: 40, y: 150, width: 300, height: 120 }, grey: 150 };
  const word = aWord(100, 200).map((box) => ({ box, grey: 0 }));
  expect(erasePrint(paint([area, ...word]), [WORD])).toEqual(paint([area]));
});

test('a light word on a dark area is erased, and the area is whole', () => {
  const area = { box: { x: 40, y: 150, width: 300, height: 120 }, grey: 90 };
  const word = aWord(100, 200).map((box) => ({ box, grey: 255 }));
  expect(erasePrint(paint([area, ...word]), [WORD])).toEqual(paint([area]));
});

test('a line on which a word is written continues where the word was', () => {
  const line = { box: { x: 20, y: 206, width: 360, height: 3 }, grey: 0 };
  const other = aWord(100, 60).map((box) => ({ box, grey: 0 }));
  const word = aWord(100, 200).map((box) => ({ box, grey: 0 }));
  const erased = erasePrint(paint([line, ...other, ...word]), [WORD]);
  const wanted = paint([line, ...other]);
  const different = [...erased.data.keys()].filter((at) => erased.data[at] !== wanted.data[at]);
  // A pixel beside the line may stay at the place of a letter.
  expect(different.map((at) => Math.floor(at / SIZE)).filter((row) => row < 205 || row > 209)).toEqual([]);
  expect(different.filter((at) => wanted.data[at] === 0)).toEqual([]);
});
