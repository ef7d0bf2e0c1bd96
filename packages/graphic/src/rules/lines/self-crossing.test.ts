import { expect, test } from 'vitest';
import { lines, shape } from '../../testing/make.ts';
import { checkOn } from '../testing/edges.ts';

const BOW_TIE = [30, 30, 90, 90, 90, 30, 30, 90];

function listReported(closed: boolean, texture: 'grid' | null) {
  return checkOn('self_crossing', [shape('a', lines(BOW_TIE, closed), { texture })]).map(({ code }) => code);
}

test('an outline that crosses itself is reported where a texture fills it', () => {
  expect(listReported(true, 'grid')).toEqual(['outline_crosses_itself']);
});

test('an outline without a texture may cross itself: it is felt as the line that it is', () => {
  expect(listReported(true, null)).toEqual([]);
});

test('an open line may cross itself, whether it has a texture or not', () => {
  expect(listReported(false, null)).toEqual([]);
  expect(listReported(false, 'grid')).toEqual([]);
});
