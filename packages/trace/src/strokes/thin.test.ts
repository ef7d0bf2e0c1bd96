import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findComponents } from '../pixels/components.ts';
import { createMask, type Mask } from '../pixels/grid.ts';
import { thin } from './thin.ts';

const SIZE = 48;

/** A straight stroke of any slope and width. */
function paintStroke(x1: number, y1: number, x2: number, y2: number, width: number): Mask {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return createMask(SIZE, SIZE, (at) => {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
    const across = Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length;
    return along >= 0 && along <= length && across <= width / 2;
  });
}

const ends = fc.integer({ min: 6, max: SIZE - 6 });

test('a stroke of any slope and width stays one line of nearly its length', () => {
  fc.assert(
    fc.property(
      ends,
      ends,
      ends,
      ends,
      fc.double({ min: 1.5, max: 7, noNaN: true }),
      (x1, y1, x2, y2, width) => {
        fc.pre(Math.hypot(x2 - x1, y2 - y1) > 16);
        const { list } = findComponents(thin(paintStroke(x1, y1, x2, y2, width)));
        expect(list.length).toBe(1);
        const { width: across = 0, height: down = 0 } = list[0]?.box ?? {};
        expect(Math.max(across, down)).toBeGreaterThanOrEqual(
          Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) - 1.5 * width - 2,
        );
      },
    ),
  );
});

test('what hangs together still does when it is thinned, and what does not stays apart', () => {
  const dots = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 400, maxLength: 400 });
  fc.assert(
    fc.property(dots, (data) => {
      const mask = { width: 20, height: 20, data: Uint8Array.from(data) };
      expect(findComponents(thin(mask)).list.length).toBe(findComponents(mask).list.length);
    }),
  );
});
