import { minOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointToPolyline } from '../geometry/distance.ts';
import { surveyDrawing } from '../measure/survey.ts';
import { getProfile } from '../profiles/profiles.ts';
import { map } from '../rules/testing/map.ts';
import { drawing, lines, shape } from '../testing/make.ts';
import { inkOf } from './ink.ts';

const paper = getProfile('swell-a4');

test('a refused place is really occupied', () => {
  const measured = surveyDrawing(map(600, 12), paper);
  const ink = inkOf(measured);
  const coordinate = fc.double({ min: 0, max: 280, noNaN: true });
  fc.assert(
    fc.property(coordinate, coordinate, fc.double({ min: 0, max: 5, noNaN: true }), (x, y, by) => {
      if (!ink.surelyWithin({ x: x - 2, y: y - 2, width: 4, height: 4 }, by)) return;
      const nearest = minOf(
        measured.parts.flatMap((part) => part.lines.map((line) => pointToPolyline({ x, y }, line))),
      );
      expect(nearest).toBeLessThanOrEqual(Math.hypot(2, 2 + by));
    }),
  );
});

test('a line through the middle of a box is detected, and one beside it is not', () => {
  const ink = inkOf(surveyDrawing(drawing([shape('l', lines([20, 105.5, 190, 105.5]))]), paper));
  const box = { x: 50, y: 100, width: 40, height: 10 };
  expect(ink.surelyWithin(box, 0)).toBe(true);
  expect(ink.surelyWithin({ ...box, y: 120 }, 3)).toBe(false);
});

test.each([
  ['north', lines([20, 97.5, 190, 97.5])],
  ['south', lines([20, 112.5, 190, 112.5])],
  ['west', lines([47.5, 20, 47.5, 190])],
  ['east', lines([92.5, 20, 92.5, 190])],
])('a line that runs too near to a box, %s of it, is detected', (_, line) => {
  const ink = inkOf(surveyDrawing(drawing([shape('l', line)]), paper));
  const box = { x: 50, y: 100, width: 40, height: 10 };
  expect(ink.surelyWithin(box, 4)).toBe(true);
  expect(ink.surelyWithin(box, 1)).toBe(false);
});
