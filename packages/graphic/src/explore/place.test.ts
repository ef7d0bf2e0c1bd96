import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOn, type Span } from './place.ts';

const SHEET = { width: 210, height: 297 };
const MIRRORED: Record<Span, Span> = { start: 'end', middle: 'middle', end: 'start', all: 'all' };

test('what lies on the edge between two thirds of the sheet is in the middle, from either side', () => {
  const around = (x: number, y: number) => placeOn({ x: x - 5, y: y - 5, width: 10, height: 10 }, SHEET);
  expect(around(70, 99)).toEqual({ across: 'middle', down: 'middle' });
  expect(around(140, 198)).toEqual({ across: 'middle', down: 'middle' });
  expect(around(69, 98)).toEqual({ across: 'start', down: 'start' });
  expect(around(141, 199)).toEqual({ across: 'end', down: 'end' });
});

test('on a sheet that is mirrored everything lies at the other side', () => {
  const length = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(length, length, length, length, (x, y, width, height) => {
      const sheet = { width: 192, height: 192 };
      const there = placeOn({ x, y, width, height }, sheet);
      const turned = placeOn({ x: 192 - x - width, y: 192 - y - height, width, height }, sheet);
      expect(turned).toEqual({ across: MIRRORED[there.across], down: MIRRORED[there.down] });
    }),
  );
});
