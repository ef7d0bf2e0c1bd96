import { expect, test } from 'vitest';
import type { Box } from '../pixels/grid.ts';
import type { Blot } from './blots.ts';
import { findSamples } from './samples.ts';

function aBlot(ink: number, x: number, y: number, width = 30, height = 3): Blot {
  return { label: ink, pixels: width * height, box: { x, y, width, height }, ink };
}

const words: readonly Box[] = [
  { x: 100, y: 20, width: 60, height: 14 },
  { x: 100, y: 44, width: 50, height: 14 },
];

test('small pieces of several inks, each before words of one column, are the samples of a legend', () => {
  const found = findSamples([aBlot(1, 60, 26), aBlot(2, 60, 50)], words);
  expect(found.map(({ ink, word }) => [ink, word])).toEqual([
    [1, words[0]],
    [2, words[1]],
  ]);
});

test('samples may stand behind their words', () => {
  const found = findSamples([aBlot(1, 170, 26), aBlot(2, 170, 50)], words);
  expect(found.map(({ ink }) => ink)).toEqual([1, 2]);
});

test('pieces of one ink are no legend', () => {
  expect(findSamples([aBlot(1, 60, 26), aBlot(1, 60, 50)], words)).toEqual([]);
});

test('a piece beside one word alone is no legend', () => {
  expect(findSamples([aBlot(1, 60, 26), aBlot(2, 300, 200)], words)).toEqual([]);
});
