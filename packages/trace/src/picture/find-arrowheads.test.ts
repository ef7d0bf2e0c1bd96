import { expect, test } from 'vitest';
import { measureDepth } from '../pixels/distance.ts';
import { createMask, type Mask } from '../pixels/grid.ts';
import { findArrowheads } from './find-arrowheads.ts';

const SIZE = 200;

function paint(isInk: (x: number, y: number) => boolean): Mask {
  return createMask(SIZE, SIZE, (at) => isInk((at % SIZE) + 0.5, Math.floor(at / SIZE) + 0.5));
}

function isOnLine(x: number, y: number): boolean {
  return x >= 40 && x <= 150 && Math.abs(y - 100) <= 1.5;
}

test('a filled triangle at the end of a line is the head of an arrow, and the line keeps its pixels', () => {
  const ink = paint((x, y) => isOnLine(x, y) || (x >= 140 && Math.abs(y - 100) <= (160 - x) * 0.4));
  const { heads, mask } = findArrowheads(ink, measureDepth(ink), 3);
  expect(heads).toHaveLength(1);
  const [{ tip, barbs } = { tip: { x: 0, y: 0 }, barbs: [] }] = heads;
  expect(Math.abs(tip.x - 160) + Math.abs(tip.y - 100)).toBeLessThan(4);
  for (const [i, y] of [92, 108].entries()) {
    const one = barbs.toSorted((a, b) => a.y - b.y)[i];
    expect(Math.abs((one?.x ?? 0) - 140) + Math.abs((one?.y ?? 0) - y)).toBeLessThan(5);
  }
  const lost = [...mask.data.keys()].filter(
    (at) => mask.data[at] && isOnLine(at % SIZE, Math.floor(at / SIZE) + 0.5),
  );
  expect(lost).toEqual([]);
});

test.each([
  ['a disc', (x: number, y: number) => Math.hypot(x - 150, y - 100) <= 8],
  ['a square', (x: number, y: number) => Math.max(Math.abs(x - 150), Math.abs(y - 100)) <= 8],
])('%s at the end of a line is not the head of an arrow', (_, isForm) => {
  const ink = paint((x, y) => isOnLine(x, y) || isForm(x, y));
  expect(findArrowheads(ink, measureDepth(ink), 3).heads).toEqual([]);
});

test('a sharp corner at which two lines meet is not the head of an arrow', () => {
  for (const slope of [0.25, 0.4, 0.55]) {
    const ink = paint((x, y) => {
      const isLevel = x >= 30 && x <= 180 && Math.abs(y - 120) <= 1.5;
      const isRising =
        x >= 30 && x <= 180 && Math.abs(y - 120 + (x - 30) * slope) <= 1.5 * Math.hypot(1, slope);
      return isLevel || isRising;
    });
    expect(findArrowheads(ink, measureDepth(ink), 3).heads).toEqual([]);
  }
});
