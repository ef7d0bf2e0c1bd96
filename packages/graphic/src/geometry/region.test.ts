import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Geometry } from '../model/geometry.ts';
import { arbitraryGeometry } from '../testing/arbitrary-geometry.ts';
import { createCpuTimer } from '../testing/cpu-time.ts';
import { lines, rect } from '../testing/make.ts';
import { flatten } from './flatten.ts';
import {
  intersectRegion,
  offsetRegion,
  regionArea,
  regionOf,
  regionPath,
  stripAround,
  subtractRegion,
  uniteRegions,
} from './region.ts';

/** How much area rounding each crossing to a micrometre may cost: its length of border, times half of that. */
function slack(...geometries: readonly Geometry[]): number {
  return 0.01 + geometries.reduce((sum, geometry) => sum + flatten(geometry).length * 0.05, 0) + 0.02;
}

test('the areas of union and intersection add up to those of any two shapes', () => {
  fc.assert(
    fc.property(arbitraryGeometry, arbitraryGeometry, (first, second) => {
      const [a, b] = [regionOf(first), regionOf(second)];
      const both = regionArea(uniteRegions(a, b)) + regionArea(intersectRegion(a, b));
      const sum = regionArea(a) + regionArea(b);
      expect(Math.abs(both - sum)).toBeLessThan(slack(first, second) + sum * 1e-5);
    }),
    { seed: 4, numRuns: 400 },
  );
});

test('subtraction and intersection together make up the first area', () => {
  fc.assert(
    fc.property(arbitraryGeometry, arbitraryGeometry, (first, second) => {
      const [a, b] = [regionOf(first), regionOf(second)];
      const parts = regionArea(subtractRegion(a, b)) + regionArea(intersectRegion(a, b));
      expect(Math.abs(parts - regionArea(a))).toBeLessThan(slack(first, second) + regionArea(a) * 1e-5);
    }),
    { seed: 4, numRuns: 400 },
  );
});

test('a hole stays a hole', () => {
  const ring = subtractRegion(regionOf(rect(0, 0, 100, 100)), regionOf(rect(25, 25, 50, 50)));
  expect(regionArea(ring)).toBe(7500);
  expect(regionPath(ring).subpaths).toHaveLength(2);
  expect(regionArea(regionOf(regionPath(ring)))).toBe(7500);
});

test('a path that crosses itself fills by the even-odd rule', () => {
  const bow = lines([0, 0, 10, 10, 10, 0, 0, 10], true);
  expect(regionArea(regionOf(bow))).toBe(50);
});

test('growing and shrinking a square move each side by the distance', () => {
  const square = regionOf(rect(20, 20, 30, 30));
  expect(regionArea(offsetRegion(square, 5))).toBe(1600);
  expect(regionArea(offsetRegion(square, -5))).toBe(400);
  expect(offsetRegion(square, -15.001)).toEqual([]);
});

test('a line has a strip with round ends around it', () => {
  const strip = stripAround(flatten(lines([0, 0, 100, 0])), 2);
  expect(regionArea(strip)).toBeCloseTo(400 + Math.PI * 4, 0);
});

test('a closed line has a strip on both its sides', () => {
  const strip = stripAround(flatten(rect(0, 0, 100, 100)), 2);
  expect(regionArea(strip)).toBeCloseTo(8 * 100 + Math.PI * 4 + 8 * 100 - 16, 0);
});

test('a point has a disc around it', () => {
  expect(regionArea(stripAround(flatten(lines([50, 50])), 3))).toBeCloseTo(Math.PI * 9, 0);
});

test('growing by a distance and shrinking by it again restores a convex area', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 40 }),
      fc.double({ min: 0.1, max: 20, noNaN: true }),
      (corners, distance) => {
        const polygon = lines(
          Array.from({ length: corners * 2 }, (_, index) => {
            const angle = (Math.floor(index / 2) * 2 * Math.PI) / corners;
            return 100 + 40 * (index % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
          }),
          true,
        );
        const region = regionOf(polygon);
        const again = offsetRegion(offsetRegion(region, distance), -distance);
        expect(regionArea(again)).toBeCloseTo(regionArea(region), 0);
        expect(regionArea(offsetRegion(region, distance))).toBeGreaterThan(regionArea(region));
        expect(regionArea(offsetRegion(region, -distance))).toBeLessThan(regionArea(region));
      },
    ),
    { seed: 4, numRuns: 100 },
  );
});

// Their sides almost meet a hair beside the same place, over and over.
test.each([
  [17, 19.22970444048941],
  [33, 19.651583531699714],
])('an area with %i corners that grew by %d mm and shrank by it again is restored', (corners, distance) => {
  const region = regionOf(
    lines(
      Array.from({ length: corners * 2 }, (_, index) => {
        const angle = (Math.floor(index / 2) * 2 * Math.PI) / corners;
        return 100 + 40 * (index % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
      }),
      true,
    ),
  );
  const again = offsetRegion(offsetRegion(region, distance), -distance);
  expect(regionArea(again)).toBeCloseTo(regionArea(region), 0);
});

test('offsets of any area end, and shrinking stays inside it', () => {
  fc.assert(
    fc.property(arbitraryGeometry, fc.double({ min: 0.01, max: 30, noNaN: true }), (geometry, distance) => {
      const region = regionOf(geometry);
      const shrunk = offsetRegion(region, -distance);
      expect(regionArea(subtractRegion(shrunk, region))).toBeLessThan(0.2);
      expect(regionArea(subtractRegion(region, offsetRegion(region, distance)))).toBeLessThan(0.2);
    }),
    { seed: 4, numRuns: 300 },
  );
});

test('coordinates that are no numbers fill nothing', () => {
  expect(regionArea(regionOf(rect(Number.NaN, 0, 10, 10)))).toBe(0);
  expect(regionArea(regionOf(lines([0, 0, Infinity, 0, 10, 10], true)))).toBe(0);
});

test('two areas of 100,000 points are joined within seconds', { tags: 'exhaustive' }, () => {
  const blob = (x: number): Geometry =>
    lines(
      Array.from({ length: 200_000 }, (_, index) => {
        const angle = (Math.floor(index / 2) * 2 * Math.PI) / 100_000;
        const radius = 60 + 5 * Math.sin(37 * angle);
        return index % 2 === 0 ? x + radius * Math.cos(angle) : 100 + radius * Math.sin(angle);
      }),
      true,
    );
  const elapsed = createCpuTimer();
  const [a, b] = [regionOf(blob(80)), regionOf(blob(120))];
  const both = regionArea(uniteRegions(a, b)) + regionArea(intersectRegion(a, b));
  expect(both / (regionArea(a) + regionArea(b))).toBeCloseTo(1, 5);
  expect(elapsed()).toBeLessThan(10_000);
});
