import fc from 'fast-check';
import { expect, test } from 'vitest';
import { straighten } from '../enhance/turn.ts';
import type { Pixels } from '../pixels/grid.ts';
import { findTilt } from './find-tilt.ts';

const [WIDTH, HEIGHT] = [480, 360];

function paint(isInk: (x: number, y: number) => boolean): Pixels {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) if (isInk(x, y)) data[y * WIDTH + x] = 20;
  return { width: WIDTH, height: HEIGHT, channels: 1, data };
}

/** Draws a plan of two rooms. */
const PLAN = paint(
  (x, y) =>
    x >= 80 &&
    x < 404 &&
    y >= 80 &&
    y < 284 &&
    (x < 84 || x >= 400 || y < 84 || y >= 280 || Math.abs(x - 220) < 2),
);

test('a plan that a scanner turned is found turned by so many degrees', () => {
  fc.assert(
    fc.property(fc.integer({ min: -35, max: 35 }), (tenths) => {
      const tilt = findTilt(straighten(PLAN, tenths / 10));
      // A smaller tilt may be left as it is.
      const isSmall = Math.abs(tenths) < 8 && tilt === 0;
      expect(isSmall ? 0 : Math.abs(tilt - tenths / 10)).toBeLessThan(0.21);
    }),
    { numRuns: 25 },
  );
});

test.each([
  ['a plan that lies straight', PLAN],
  ['a circle', paint((x, y) => Math.abs(Math.hypot(x - 240, y - 180) - 120) < 2)],
  ['a ramp', paint((x, y) => x > 60 && x < 420 && Math.abs(y - 180 + (x - 240) * Math.tan(0.35)) < 2)],
  ['an empty page', paint(() => false)],
])('%s has no tilt', (_, picture) => {
  expect(findTilt(picture)).toBe(0);
});
