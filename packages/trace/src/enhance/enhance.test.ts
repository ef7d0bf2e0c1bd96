import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pixels } from '../pixels/grid.ts';
import { createEnhancer, enhancePicture } from './enhance.ts';
import { AS_IT_IS, type Recipe } from './recipe.ts';

/** White paper with what the painter says. */
function paint(width: number, height: number, lightnessAt: (x: number, y: number) => number | null): Pixels {
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data[y * width + x] = lightnessAt(x, y) ?? 255;
  return { width, height, channels: 1, data };
}

function listInk({ width, data, channels }: Pixels): string[] {
  const ink: string[] = [];
  for (let at = 0; at < data.length / channels; at++)
    if ((data[at * channels] ?? 0) < 128) ink.push(`${at % width},${Math.floor(at / width)}`);
  return ink;
}

const CORNER = paint(6, 4, (x, y) => (x === 0 && y === 0 ? 0 : null));

function enhance(picture: Pixels, recipe: Partial<Recipe>): Pixels {
  return enhancePicture(picture, { ...AS_IT_IS, ...recipe });
}

test('a recipe that asks for nothing gives the same pixels', () => {
  expect(enhancePicture(CORNER, AS_IT_IS)).toBe(CORNER);
});

test('a quarter of a turn brings the top left corner to the top right', () => {
  const turned = enhance(CORNER, { quarterTurns: 1 });
  expect([turned.width, turned.height]).toEqual([4, 6]);
  expect(listInk(turned)).toEqual(['3,0']);
});

test('four quarters of a turn change nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (data) => {
      const picture: Pixels = { width: 4, height: 3, channels: 1, data };
      const turned = [1, 1, 1, 1].reduce((now, quarterTurns) => enhance(now, { quarterTurns }), picture);
      expect([...turned.data]).toEqual([...data]);
    }),
  );
});

test('a bar that leans is upright once it is straightened by its angle', () => {
  const tangent = Math.tan((10 * Math.PI) / 180);
  const leaning = paint(200, 200, (x, y) => (Math.abs(x - 100 - (100 - y) * tangent) < 4 ? 0 : null));
  const columns = new Set(listInk(enhance(leaning, { straighten: -10 })).map((place) => place.split(',')[0]));
  expect(columns.size).toBeLessThan(14);
});

test('a rectangle that is erased is paper, and what is kept is all that stays', () => {
  const two = paint(100, 100, (x, y) => (y === 50 && (x === 10 || x === 80) ? 0 : null));
  const left = { x: 0, y: 0, width: 500, height: 1000 };
  expect(listInk(enhance(two, { erased: [left] }))).toEqual(['80,50']);
  expect(listInk(enhance(two, { kept: left }))).toEqual(['10,50']);
});

test('cutting off leaves the part that was chosen, in its own size', () => {
  const cut = enhance(CORNER, { crop: { x: 0, y: 0, width: 500, height: 500 } });
  expect([cut.width, cut.height]).toEqual([3, 2]);
  expect(listInk(cut)).toEqual(['0,0']);
});

test('a threshold knows ink and paper alone', () => {
  const pencils = paint(300, 40, (x) => (x % 30 < 3 ? 150 : x % 30 < 6 ? 60 : null));
  const cut = enhance(pencils, { threshold: 100 });
  expect(new Set(cut.data)).toEqual(new Set([0, 255]));
  expect(new Set(listInk(cut).map((place) => Number(place.split(',')[0]) % 30))).toEqual(new Set([3, 4, 5]));
});

test('more contrast makes pale pencil darker than it was', () => {
  const pencil = paint(20, 20, (x) => (x === 10 ? 100 : null));
  expect(enhance(pencil, { contrast: 50 }).data[10]).toBeLessThan(100);
});

test('grain goes and lines stay', () => {
  const grained = paint(40, 40, (x, y) => ((x > 18 && x < 24) || (x === 5 && y === 5) ? 0 : null));
  const ink = listInk(enhance(grained, { denoise: 1 }));
  expect(ink).not.toContain('5,5');
  expect(ink).toHaveLength(5 * 40);
});

test('details smaller than what is asked for go, and larger ones stay', () => {
  const picture = paint(200, 200, (x, y) => ((x < 4 && y < 4) || (y > 100 && y < 105) ? 0 : null));
  const ink = listInk(enhance(picture, { simplify: 50 }));
  expect(ink).not.toContain('1,1');
  expect(ink).toContain('150,102');
});

test('a speck goes although the paper darkens to one side', () => {
  const lit = (x: number) => Math.round(250 - x * 0.3);
  const shaded = paint(200, 200, (x, y) =>
    (x > 40 && x < 44 && y > 40 && y < 44) || (y > 100 && y < 105) ? 20 : lit(x),
  );
  const ink = listInk(enhance(shaded, { contrast: 30, simplify: 50 }));
  expect(ink).not.toContain('42,42');
  expect(ink).toContain('150,102');
});

const place = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 1000 }) });
const part = fc.record({
  x: fc.integer({ min: 0, max: 999 }),
  y: fc.integer({ min: 0, max: 999 }),
  width: fc.integer({ min: 1, max: 1000 }),
  height: fc.integer({ min: 1, max: 1000 }),
});

test('whatever is asked for, a picture comes out', () => {
  const recipe: fc.Arbitrary<Recipe> = fc.record({
    corners: fc.oneof(
      fc.constantFrom('find' as const, null),
      fc.record({ topLeft: place, topRight: place, bottomRight: place, bottomLeft: place }),
    ),
    quarterTurns: fc.integer({ min: 0, max: 3 }),
    straighten: fc.integer({ min: -15, max: 15 }),
    erased: fc.array(part, { maxLength: 3 }),
    kept: fc.option(part),
    crop: fc.option(part),
    contrast: fc.integer({ min: -100, max: 100 }),
    denoise: fc.integer({ min: 0, max: 2 }),
    threshold: fc.integer({ min: 0, max: 254 }),
    simplify: fc.integer({ min: 0, max: 100 }),
  });
  const picture = fc
    .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
    .chain(({ width, height }) =>
      fc
        .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
        .map((data): Pixels => ({ width, height, channels: 3, data })),
    );
  fc.assert(
    fc.property(picture, recipe, (pixels, asked) => {
      const { width, height, channels, data } = enhancePicture(pixels, asked);
      expect(width * height).toBeGreaterThan(0);
      expect(data).toHaveLength(width * height * channels);
    }),
  );
});

test('smoothing gives each pixel the middle one of those around it', () => {
  const pictures = fc
    .tuple(
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom(1 as const, 3 as const),
    )
    .chain(([width, height, channels]) => {
      const length = width * height * channels;
      return fc
        .uint8Array({ minLength: length, maxLength: length })
        .map((data): Pixels => ({ width, height, channels, data }));
    });
  fc.assert(
    fc.property(pictures, (picture) => {
      expect([...enhance(picture, { denoise: 1 }).data]).toEqual(findMiddles(picture));
    }),
  );
});

function findMiddles({ width, height, channels, data }: Pixels): number[] {
  return [...data].map((_, at) => {
    const [x, y] = [Math.floor(at / channels) % width, Math.floor(at / channels / width)];
    const near = [-1, 0, 1]
      .flatMap((down) => [-1, 0, 1].map((across) => [x + across, y + down] as const))
      .filter(([column, row]) => column >= 0 && row >= 0 && column < width && row < height)
      .map(([column, row]) => data[(row * width + column) * channels + (at % channels)] ?? 0);
    return near.sort((a, b) => a - b)[Math.floor(near.length / 2)] ?? 0;
  });
}

test('whoever moves one slider after the other gets what each recipe gives by itself', () => {
  const picture = paint(60, 40, (x, y) => (x * 31 + y * 57) % 251);
  const recipes = fc.record({
    quarterTurns: fc.integer({ min: 0, max: 3 }),
    straighten: fc.constantFrom(0, 4),
    erased: fc.constantFrom([], [{ x: 100, y: 100, width: 300, height: 200 }]),
    contrast: fc.constantFrom(0, 30, 60),
    denoise: fc.integer({ min: 0, max: 3 }),
    threshold: fc.constantFrom(0, 90, 140),
    simplify: fc.constantFrom(0, 20, 80),
  });
  fc.assert(
    fc.property(fc.array(recipes, { minLength: 2, maxLength: 5 }), (moved) => {
      const enhanceNext = createEnhancer();
      for (const recipe of moved.map((one) => ({ ...AS_IT_IS, ...one })))
        expect(enhanceNext(picture, recipe)).toEqual(enhancePicture(picture, recipe));
    }),
  );
});

test('what comes before the slider that was moved is not worked out again', () => {
  const enhanceNext = createEnhancer();
  const picture = paint(40, 30, (x, y) => (x * 31 + y * 57) % 251);
  const [once, twice] = [1, 2].map((denoise) => enhanceNext(picture, { ...AS_IT_IS, denoise }));
  expect(enhanceNext(picture, { ...AS_IT_IS, denoise: 2 })).toBe(twice);
  expect(enhanceNext(picture, { ...AS_IT_IS, denoise: 1 })).toBe(once);
});
