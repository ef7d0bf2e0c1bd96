import type { Box } from '@relievo/trace/pixels';
import { expect, test } from 'vitest';
import type { ReadLine } from '../../ocr/read-line.ts';
import { dropParts, joinRaised, placeWords } from './placed-words.ts';
import { PIXEL } from './reader-scale.ts';

function aLine(text: string, box: Box, turn: ReadLine['turn'] = 'level'): ReadLine {
  return { words: text.split(' ').map((word) => ({ text: word, confidence: 90, box })), box, turn };
}

function listTexts(lines: readonly ReadLine[]): readonly string[] {
  return lines.map(({ words }) => words.map(({ text }) => text).join(' '));
}

test('words of one font have one size and one baseline, whether their letters rise high or reach down', () => {
  const size = 20 / PIXEL;
  const high = placeWords(aLine('Hat', { x: 0, y: 100, width: 50, height: 0.72 * 20 }));
  const deep = placeWords(aLine('gap', { x: 60, y: 100 + (0.72 - 0.53) * 20, width: 50, height: 0.74 * 20 }));
  expect(high.size).toBeCloseTo(size * PIXEL * PIXEL, 5);
  expect(deep.size).toBeCloseTo(high.size, 5);
  expect(deep.start.y).toBeCloseTo(high.start.y, 5);
});

test('print that runs upwards begins below and has its baseline on its right', () => {
  const { start, end } = placeWords(aLine('Hat', { x: 10, y: 100, width: 14, height: 50 }, 'upwards'));
  expect([start.x, end.x]).toEqual([24 * PIXEL, 24 * PIXEL]);
  expect([start.y, end.y]).toEqual([150 * PIXEL, 100 * PIXEL]);
});

const ten: Box = { x: 100, y: 50, width: 20, height: 15 };
const raised: Box = { x: 122, y: 43, width: 7, height: 10 };

test('a 10 with a smaller figure that is raised behind it is read as a 10, whatever was read behind it', () => {
  expect(listTexts(joinRaised([aLine('10°', ten), aLine('3', raised)]))).toEqual(['10', '3']);
});

test('a 10 beside a figure on its own line stays as it was read', () => {
  const lines = [aLine('10°', ten), aLine('3', { ...ten, x: 122, width: 8 })];
  expect(listTexts(joinRaised(lines))).toEqual(['10°', '3']);
});

test('numbers that were read in pieces are left out, and those that stand apart stay', () => {
  const pieces = [aLine('12', ten), aLine('50', { ...ten, x: 124 }), aLine('7', { ...ten, x: 200 })];
  expect(listTexts(dropParts(pieces))).toEqual(['7']);
});

test('slanted words have their baseline along their slant', () => {
  const slant = { angle: -Math.PI / 4, corner: { x: 100, y: 200 }, long: 60, high: 0.72 * 20 };
  const { start, end, size } = placeWords({
    ...aLine('Hat', { x: 100, y: 150, width: 60, height: 60 }, 'slanted'),
    slant,
  });
  expect(Math.atan2(end.y - start.y, end.x - start.x)).toBeCloseTo(slant.angle, 6);
  expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeCloseTo(60 * PIXEL, 6);
  expect(size).toBeCloseTo(20 * PIXEL, 6);
});
