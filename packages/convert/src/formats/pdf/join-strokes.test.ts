import { expect, test } from 'vitest';
import { joinStrokes } from './join-strokes.ts';

test('strokes that touch are one rule, and dashes and other shapes remain', () => {
  const stroke = (left: number, bottom: number) => ({ left, right: left + 4, bottom, top: bottom + 0.8 });
  const blank = [100, 104, 108, 112].map((left) => stroke(left, 50));
  const dashes = [100, 110, 120].map((left) => stroke(left, 80));
  const square = { left: 112, right: 140, bottom: 40, top: 60 };
  const joined = joinStrokes([...blank.toReversed(), ...dashes, square]);
  expect(joined.rules).toEqual([{ left: 100, right: 116, bottom: 50, top: 50.8, isLevel: true }]);
  expect(joined.shapes).toEqual([...dashes, square]);
});
