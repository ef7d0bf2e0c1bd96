import { minOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureDepth } from './distance.ts';
import type { Mask } from './grid.ts';
import { spread } from './spread.ts';

const masks = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .array(fc.integer({ min: 0, max: 1 }), { minLength: width * height, maxLength: width * height })
      .map((data): Mask => ({ width, height, data: Uint8Array.from(data) })),
  );

/** By looking at every pixel, a ring around the picture included where it counts. */
function lookEverywhere({ width, height, data }: Mask, goal: 0 | 1): number[] {
  const places: [number, number][] = [];
  for (let y = -1; y <= height; y++)
    for (let x = -1; x <= width; x++) {
      const isInside = x >= 0 && y >= 0 && x < width && y < height;
      if (isInside ? data[y * width + x] === goal : goal === 0) places.push([x, y]);
    }
  return [...data].map((_, at) =>
    minOf(places.map(([x, y]) => (x - (at % width)) ** 2 + (y - Math.floor(at / width)) ** 2)),
  );
}

test('the depth of each pixel is the distance to the nearest one that is not set', () => {
  fc.assert(
    fc.property(masks, (mask) => {
      expect([...measureDepth(mask)]).toEqual(lookEverywhere(mask, 0));
    }),
  );
});

const shades = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .array(fc.integer({ min: 0, max: 2 }), { minLength: width * height, maxLength: width * height })
      .map((data): Mask => ({ width, height, data: Uint8Array.from(data) })),
  );

test('among several values the depth of a pixel is that within its own value', () => {
  fc.assert(
    fc.property(shades, (grid) => {
      const depths = [1, 2].map((shade) =>
        lookEverywhere({ ...grid, data: grid.data.map((value) => Number(value === shade)) }, 0),
      );
      const own = [...grid.data].map((shade, at) => depths[shade - 1]?.[at] ?? 0);
      expect([...measureDepth(grid)]).toEqual(own);
    }),
  );
});

/** Squares of how far a mask is spread: of whole pixels, and of parts of them. */
const squares = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.double({ min: 0, max: 40, noNaN: true }));

test('a mask is spread to every pixel that is near enough to one that is set', () => {
  fc.assert(
    fc.property(masks, squares, (mask, square) => {
      const near = lookEverywhere(mask, 1).map((distance) => Number(distance <= square));
      expect([...spread(mask, square).data]).toEqual(near);
    }),
  );
});
