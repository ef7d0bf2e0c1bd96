import { expect, test } from 'vitest';
import { type Box, createMask, type Grid, type Mask } from '../pixels/grid.ts';
import { findLetters } from './find-letters.ts';

/** Dark boxes on white paper. */
function paintDark(boxes: readonly Box[]): Grid {
  const isDark = (x: number, y: number): boolean =>
    boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
  const mask: Mask = createMask(400, 400, (at) => isDark(at % 400, Math.floor(at / 400)));
  return { ...mask, data: mask.data.map((value) => (value ? 0 : 255)) };
}

/** A letter of strokes, ten pixels wide and fourteen high: E has its upright stroke on its left, and 3 on its right. */
function aLetter(x: number, y: number, side: 'left' | 'right'): readonly Box[] {
  return [
    { x: side === 'left' ? x : x + 7, y, width: 3, height: 14 },
    ...[0, 6, 12].map((down) => ({ x, y: y + down, width: 10, height: 2 })),
  ];
}

function turnBox({ x, y, width, height }: Box): Box {
  return { x: y, y: x, width: height, height: width };
}

const word = [
  aLetter(100, 200, 'left'),
  aLetter(114, 200, 'right'),
  aLetter(128, 200, 'right'),
  aLetter(142, 200, 'right'),
].flat();

test('a word has letters of one size that are of other forms', () => {
  const { lines } = findLetters(paintDark(word));
  expect(lines).toEqual([{ box: { x: 100, y: 200, width: 52, height: 14 }, letters: 4, isUpright: false }]);
});

test('the same form again and again is a pattern, and no word', () => {
  const pattern = [100, 114, 128, 142, 156].flatMap((x) => aLetter(x, 200, 'left'));
  expect(findLetters(paintDark(pattern)).lines).toEqual([]);
});

test('a number of two figures that runs upright is a line', () => {
  const number = [...aLetter(100, 200, 'left'), ...aLetter(114, 200, 'right')].map(turnBox);
  const { lines } = findLetters(paintDark(number));
  expect(lines).toEqual([{ box: { x: 200, y: 100, width: 14, height: 24 }, letters: 2, isUpright: true }]);
});
