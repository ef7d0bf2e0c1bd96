import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureDepth, measureDistanceTo } from './distance.ts';
import type { Mask } from './grid.ts';

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
    Math.min(...places.map(([x, y]) => (x - (at % width)) ** 2 + (y - Math.floor(at / width)) ** 2)),
  );
}

test('the depth of each pixel is the distance to the nearest one that is not set', () => {
  fc.assert(
    fc.property(masks, (mask) => {
      expect([...measureDepth(mask)]).toEqual(lookEverywhere(mask, 0));
    }),
  );
});

test('the distance of each pixel is that to the nearest one that is set', () => {
  fc.assert(
    fc.property(masks, (mask) => {
      fc.pre(mask.data.includes(1));
      expect([...measureDistanceTo(mask)]).toEqual(lookEverywhere(mask, 1));
    }),
  );
});
