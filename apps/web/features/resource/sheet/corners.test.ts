import { apply } from '@relievo/graphic/geometry';
import { expect, test } from 'vitest';
import { findLowerLeft, findNextCorner, NOT_LAID, touchCorner } from './corners.ts';

const A4 = { width: 210, height: 297 };

test('three corners are asked for in turn, and then every place of the sheet is known', () => {
  const first = touchCorner(NOT_LAID, { x: 10, y: 20 }, A4);
  const second = touchCorner(first, { x: 430, y: 20 }, A4);
  const laid = touchCorner(second, { x: 10, y: 614 }, A4);
  expect([NOT_LAID, first, second, laid].map(findNextCorner)).toEqual([
    'topLeft',
    'topRight',
    'bottomLeft',
    null,
  ]);
  expect(laid.calibration && apply(laid.calibration, { x: 220, y: 317 })).toEqual({ x: 105, y: 148.5 });
});

test('corners that span no sheet are asked for again from the first', () => {
  const one = { x: 10, y: 20 };
  const wrong = touchCorner(touchCorner(touchCorner(NOT_LAID, one, A4), one, A4), one, A4);
  expect(wrong).toEqual({ touched: [], calibration: null, isWrong: true });
  expect(findNextCorner(wrong)).toBe('topLeft');
});

test('a sheet in the lower left corner is as large as fits, by its width or by its height', () => {
  const high = findLowerLeft({ left: 0, top: 100, width: 800, height: 594 }, A4);
  expect(high).toEqual({
    topLeft: { x: 0, y: 100 },
    topRight: { x: 420, y: 100 },
    bottomLeft: { x: 0, y: 694 },
  });
  const wide = findLowerLeft({ left: 10, top: 100, width: 210, height: 594 }, A4);
  expect(wide).toEqual({
    topLeft: { x: 10, y: 397 },
    topRight: { x: 220, y: 397 },
    bottomLeft: { x: 10, y: 694 },
  });
});
