import type { Pixels } from '@relievo/trace/pixels';
import { expect, test } from 'vitest';
import { findRules } from './find-rules.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function paint(rectangles: readonly Rectangle[]): Pixels {
  const page = { width: 400, height: 300, channels: 1, data: new Uint8Array(400 * 300).fill(250) } as const;
  for (const { x, y, width, height } of rectangles)
    for (let row = y; row < y + height; row += 1)
      page.data.fill(40, row * page.width + x, row * page.width + x + width);
  return page;
}

test('level and upright lines are rules, letters and thick bars are not', () => {
  const level = { x: 20, y: 50, width: 300, height: 3 };
  const upright = { x: 100, y: 80, width: 2, height: 150 };
  const letter = { x: 200, y: 100, width: 5, height: 40 };
  const bar = { x: 250, y: 100, width: 80, height: 80 };
  expect(findRules(paint([level, upright, letter, bar]))).toEqual([
    { box: level, isLevel: true },
    { box: upright, isLevel: false },
  ]);
});

test('a rule that is a little askew or has a speck of dust on it is one rule', () => {
  const parts = [
    { x: 20, y: 50, width: 100, height: 2 },
    { x: 120, y: 51, width: 100, height: 2 },
    { x: 222, y: 52, width: 100, height: 2 },
  ];
  expect(findRules(paint(parts))).toEqual([{ box: { x: 20, y: 50, width: 302, height: 4 }, isLevel: true }]);
});
