import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, multiply, rotation, scaling, translation } from '../geometry/matrix.ts';
import { calibrateSheet, measureReach } from './calibrate.ts';

const A4 = { width: 210, height: 297 };

test('a sheet that lies straight is measured from its corners', () => {
  const calibration = calibrateSheet(
    { topLeft: { x: 100, y: 50 }, topRight: { x: 520, y: 50 }, bottomLeft: { x: 100, y: 644 } },
    A4,
  );
  if (!calibration) throw new Error('The corners span a sheet.');
  expect(apply(calibration, { x: 100, y: 50 })).toEqual({ x: 0, y: 0 });
  expect(apply(calibration, { x: 310, y: 347 })).toEqual({ x: 105, y: 148.5 });
  expect(measureReach(calibration, 8)).toBeCloseTo(4, 9);
});

test('every place of a sheet is found again, however it lies: moved, turned, scaled or upside down', () => {
  const share = fc.double({ min: -0.2, max: 1.2, noNaN: true });
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({
        dx: number(-500, 500),
        dy: number(-500, 500),
        degrees: number(0, 360),
        scale: number(0.5, 12),
      }),
      fc.boolean(),
      share,
      share,
      ({ dx, dy, degrees, scale }, isMirrored, across, down) => {
        const lies = multiply(
          translation(dx, dy),
          multiply(rotation(degrees), scaling(isMirrored ? -scale : scale, scale)),
        );
        const { width, height } = A4;
        const calibration = calibrateSheet(
          {
            topLeft: apply(lies, { x: 0, y: 0 }),
            topRight: apply(lies, { x: width, y: 0 }),
            bottomLeft: apply(lies, { x: 0, y: height }),
          },
          A4,
        );
        const place = { x: across * width, y: down * height };
        const found = calibration && apply(calibration, apply(lies, place));
        expect(found?.x).toBeCloseTo(place.x, 6);
        expect(found?.y).toBeCloseTo(place.y, 6);
      },
    ),
  );
});

test.each([
  ['all in one place', { x: 5, y: 5 }, { x: 5, y: 5 }, { x: 5, y: 5 }],
  ['on one line', { x: 0, y: 0 }, { x: 100, y: 0 }, { x: 200, y: 0 }],
  ['nearly on one line', { x: 0, y: 0 }, { x: 100, y: 0 }, { x: 200, y: 10 }],
])('three corners %s span no sheet', (_, topLeft, topRight, bottomLeft) => {
  expect(calibrateSheet({ topLeft, topRight, bottomLeft }, A4)).toBeNull();
});
