import { expect, test } from 'vitest';
import { aBox, paint } from '../charts/testing/paint.ts';
import { tracePicture } from '../picture/trace.ts';
import type { Box } from '../pixels/grid.ts';
import { findChartEvidence } from './chart-evidence.ts';
import { measureFacts } from './facts.ts';

const BLUE = [30, 90, 200] as const;

/** How many bars are seen in a picture of these boxes. */
function countBars(boxes: readonly Box[]): number {
  const picture = paint(
    300,
    300,
    boxes.map(({ x, y, width, height }) => aBox(BLUE, x, y, x + width, y + height)),
  );
  const evidence = findChartEvidence(picture, measureFacts(picture, tracePicture(picture)));
  return evidence.reduce(
    (sum, one) => sum + ('count' in one && one.code === 'bars_found' ? one.count : 0),
    0,
  );
}

const LENGTHS = [90, 200, 140, 60];
const standing = LENGTHS.map((height, at) => ({ x: 30 + 60 * at, y: 260 - height, width: 36, height }));
const lying = standing.map(({ x, y, width, height }) => ({
  x: 300 - y - height,
  y: x,
  width: height,
  height: width,
}));

test('boxes of one width and several heights on one line are bars, and so are those that lie against a line', () => {
  expect([countBars(standing), countBars(lying)]).toEqual([4, 4]);
});

test('boxes that neither begin nor end at one line are no bars', () => {
  const floating = standing.map((box, at) => ({ ...box, y: 20 + 15 * at, height: 40 + 30 * at }));
  expect(countBars(floating)).toBe(0);
});

test('boxes that are all alike are no bars', () => {
  expect(countBars(standing.map((box) => ({ ...box, y: 100, height: 160 })))).toBe(0);
});
