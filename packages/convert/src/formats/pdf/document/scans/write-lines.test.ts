import { maxOf } from '@relievo/words';
import { expect, test } from 'vitest';
import type { ReadLine } from '../../../../ocr/read-line.ts';
import { writeLines } from './write-lines.ts';

/** Makes a line whose words have these heights. */
function makeLine(...heights: readonly number[]): ReadLine {
  const words = heights.map((height, at) => ({
    text: 'word',
    confidence: 90,
    box: { x: 60 * at, y: 0, width: 50, height },
  }));
  return {
    words,
    box: { x: 0, y: 0, width: 60 * heights.length, height: maxOf(heights) },
    turn: 'level',
  };
}

test('one high word makes no line of a scan a heading, and high words do', () => {
  const toBox = ({ x, y, width, height }: ReadLine['box']) => ({
    left: x,
    right: x + width,
    bottom: y,
    top: y + height,
  });
  const plain = makeLine(20, 20, 19, 20);
  const lines = writeLines([plain, plain, makeLine(20, 34, 20, 20), makeLine(34, 33), plain], toBox);
  const [usual, , noted, heading] = lines.map(({ size }) => size);
  expect(noted).toBe(usual);
  expect(heading).toBeGreaterThan(1.4 * (usual ?? 0));
});
