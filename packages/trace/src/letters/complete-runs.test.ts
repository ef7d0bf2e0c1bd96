import { expect, test } from 'vitest';
import type { Box, Grid } from '../pixels/grid.ts';
import { findLetters } from './find-letters.ts';

function paintDark(boxes: readonly Box[]): Grid {
  const data = new Uint8Array(160_000).fill(255);
  for (const { x, y, width, height } of boxes)
    for (let row = y; row < y + height; row++) data.fill(0, row * 400 + x, row * 400 + x + width);
  return { width: 400, height: 400, data };
}

/** Draws a letter of strokes, ten pixels wide and fourteen high. */
function aLetter(x: number, y: number, side: 'left' | 'right'): readonly Box[] {
  return [
    { x: side === 'left' ? x : x + 7, y, width: 3, height: 14 },
    ...[0, 6, 12].map((down) => ({ x, y: y + down, width: 10, height: 2 })),
  ];
}

test('a minus sign and the figure behind it are one number', () => {
  const number = [{ x: 100, y: 206, width: 9, height: 2 }, ...aLetter(112, 200, 'right')];
  const { lines, singles } = findLetters(paintDark(number));
  expect(lines.map(({ box }) => box)).toEqual([{ x: 100, y: 200, width: 22, height: 14 }]);
  expect(singles).toEqual([]);
});

test('a tick that is as far from a figure as ticks are is not a minus sign', () => {
  const number = [{ x: 96, y: 206, width: 9, height: 2 }, ...aLetter(112, 200, 'right')];
  const { lines, singles } = findLetters(paintDark(number));
  expect(lines).toEqual([]);
  expect(singles).toHaveLength(1);
});

test('a dash of a dashed line in front of a figure is not a minus sign', () => {
  const dashes = [72, 86, 100].map((x) => ({ x, y: 206, width: 9, height: 2 }));
  const { lines } = findLetters(paintDark([...dashes, ...aLetter(112, 200, 'right')]));
  expect(lines).toEqual([]);
});

test('an equals sign joins the letter in front of it to the number behind it', () => {
  const sign = [204, 208].map((y) => ({ x: 118, y, width: 10, height: 2 }));
  const { lines } = findLetters(
    paintDark([...aLetter(100, 200, 'left'), ...sign, ...aLetter(136, 200, 'right')]),
  );
  expect(lines.map(({ box }) => box)).toEqual([{ x: 100, y: 200, width: 46, height: 14 }]);
});

test('the sign of degrees belongs to the figures in front of it', () => {
  const ring = [
    { x: 127, y: 200, width: 5, height: 1 },
    { x: 127, y: 204, width: 5, height: 1 },
    { x: 127, y: 200, width: 1, height: 5 },
    { x: 131, y: 200, width: 1, height: 5 },
  ];
  const { lines } = findLetters(
    paintDark([...aLetter(100, 200, 'left'), ...aLetter(114, 200, 'right'), ...ring]),
  );
  expect(lines.map(({ box }) => box)).toEqual([{ x: 100, y: 200, width: 32, height: 14 }]);
});

test('letters that touch a line are part of the word that they are in', () => {
  const word = [0, 1, 2, 3].flatMap((i) => aLetter(100 + 14 * i, 200, i % 2 ? 'right' : 'left'));
  const line = { x: 133, y: 40, width: 3, height: 320 };
  const { lines } = findLetters(paintDark([...word, line]));
  expect(lines.map(({ box }) => box.x + box.width)).toEqual([152]);
});

test('letters that touch are one form beside others, and are read with them', () => {
  const touching = [128, 139, 150].flatMap((x) => [
    { x, y: 204, width: 3, height: 10 },
    { x, y: 204, width: 9, height: 2 },
  ]);
  const joints = [136, 147].map((x) => ({ x, y: 204, width: 4, height: 2 }));
  const word = [...aLetter(100, 200, 'left'), ...aLetter(114, 200, 'right'), ...touching, ...joints];
  const { lines } = findLetters(paintDark(word));
  expect(lines.map(({ box }) => box)).toEqual([{ x: 100, y: 200, width: 59, height: 14 }]);
});

test('a long form that is a space away from letters is not read with them', () => {
  const bar = [
    { x: 136, y: 200, width: 43, height: 3 },
    { x: 136, y: 211, width: 43, height: 3 },
    { x: 136, y: 200, width: 3, height: 14 },
  ];
  const { lines } = findLetters(
    paintDark([...aLetter(100, 200, 'left'), ...aLetter(114, 200, 'right'), ...bar]),
  );
  expect(lines.map(({ box }) => box)).toEqual([{ x: 100, y: 200, width: 24, height: 14 }]);
});
