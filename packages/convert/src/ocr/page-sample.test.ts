import type { Grid } from '@relievo/trace/pixels';
import { expect, test } from 'vitest';
import { areLinesUpright, cutSample, turnPage } from './page-sample.ts';

/** Draws lines of words: forms of 12 x 20 pixels with gaps of 6, five to a word. */
function drawPage(lines: number): Grid {
  const [width, height] = [800, 1000];
  const data = new Uint8Array(width * height).fill(255);
  for (let line = 0; line < lines; line += 1)
    for (let letter = 0; letter < 35; letter += 1) {
      const left = 20 + letter * 18 + Math.floor(letter / 5) * 14;
      for (let y = 100 + line * 45; y < 120 + line * 45; y += 1)
        data.fill(0, y * width + left, y * width + left + 12);
    }
  return { width, height, data };
}

test('lines of print are upright on a page that lies on its side', () => {
  const page = drawPage(6);
  expect(areLinesUpright(page)).toBe(false);
  expect(areLinesUpright(turnPage(page, 1))).toBe(true);
  expect(areLinesUpright(turnPage(page, 2))).toBe(false);
  expect(areLinesUpright(turnPage(page, 3))).toBe(true);
});

test('four quarters of a turn give the page again', () => {
  const page = drawPage(2);
  expect(turnPage(turnPage(page, 1), 3)).toEqual(page);
  expect(turnPage(turnPage(page, 2), 2)).toEqual(page);
  expect(turnPage(turnPage(page, 1), 1)).toEqual(turnPage(page, 2));
});

test('the sample is the band with the lines of print', () => {
  const sample = cutSample(drawPage(3), 0.15);
  expect(sample).toMatchObject({ width: 800, height: 150 });
  expect(sample.data.filter((value) => value === 0)).toHaveLength(3 * 35 * 12 * 20);
});

test('a page without ink lies level', () => {
  const page = { width: 100, height: 100, data: new Uint8Array(10_000).fill(255) };
  expect(areLinesUpright(page)).toBe(false);
  expect(cutSample(page, 0.5)).toMatchObject({ width: 100, height: 50 });
});
