import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCpuTimer } from '../../testing/cpu-time.ts';
import { pointToPolyline } from '../distance.ts';
import { type Polyline, pointCount } from '../flatten.ts';
import { createSegmentIndex } from '../segment-index.ts';
import { doSegmentsCross } from '../segments.ts';
import { simplifyLines } from './simplify-lines.ts';

function line(points: readonly number[], closed = false, isFixed = false) {
  return {
    points: Float64Array.from(points),
    closed,
    isFixed,
  };
}
function cornersOf({ points }: Polyline): string[] {
  return Array.from({ length: points.length / 2 }, (_, at) => `${points[at * 2]},${points[at * 2 + 1]}`);
}

/** Pairs of pieces that cross inside both. */
function crossings(lines: readonly Polyline[]): number {
  const index = createSegmentIndex(lines);
  let count = 0;
  for (let i = 0; i < index.size; i += 1) {
    const a = index.segment(i);
    const box = {
      x: Math.min(a.ax, a.bx),
      y: Math.min(a.ay, a.by),
      width: Math.abs(a.ax - a.bx),
      height: Math.abs(a.ay - a.by),
    };
    index.search(box, (j) => {
      const b = index.segment(j);
      if (j > i && doSegmentsCross(a.ax, a.ay, a.bx, a.by, b.ax, b.ay, b.bx, b.by)) count += 1;
    });
  }
  return count;
}

/**
 * Countries of a map: a grid of squares whose borders are jagged and shared, corner by corner, so that
 * each country's outline is made of its four borders.
 */
function countries(size: number, jags: number, random: () => number): Polyline[] {
  const across = new Map<string, number[]>();
  const border = (x1: number, y1: number, x2: number, y2: number): number[] => {
    const key = `${x1} ${y1} ${x2} ${y2}`;
    const known = across.get(key);
    if (known) return known;
    const points: number[] = [];
    for (let at = 1; at < jags; at += 1) {
      const t = at / jags;
      const sway = (random() - 0.5) * 0.35;
      points.push((x1 + (x2 - x1) * t + (y2 - y1) * sway) * 20, (y1 + (y2 - y1) * t + (x2 - x1) * sway) * 20);
    }
    across.set(key, points);
    return points;
  };
  const back = (points: readonly number[]): number[] => {
    const turned: number[] = [];
    for (let at = points.length - 2; at >= 0; at -= 2) turned.push(points[at] ?? 0, points[at + 1] ?? 0);
    return turned;
  };
  return Array.from({ length: size * size }, (_, index) => {
    const [x, y] = [index % size, Math.floor(index / size)];
    return line(
      [
        ...[x * 20, y * 20, ...border(x, y, x + 1, y)],
        ...[(x + 1) * 20, y * 20, ...border(x + 1, y, x + 1, y + 1)],
        ...[(x + 1) * 20, (y + 1) * 20, ...back(border(x, y + 1, x + 1, y + 1))],
        ...[x * 20, (y + 1) * 20, ...back(border(x, y, x, y + 1))],
      ],
      true,
    );
  });
}

function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function areaOf({ points }: Polyline): number {
  let twice = 0;
  for (let at = 0, before = points.length - 2; at < points.length; before = at, at += 2) {
    twice += (points[before] ?? 0) * (points[at + 1] ?? 0) - (points[at] ?? 0) * (points[before + 1] ?? 0);
  }
  return twice / 2;
}

test('borders shared by countries stay shared to the last corner, without gaps or overlaps', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 2, max: 5 }),
      fc.double({ min: 0.1, max: 6, noNaN: true }),
      (seed, size, tolerance) => {
        const before = countries(size, 12, createRandom(seed)).map((polyline) => ({
          ...polyline,
          isFixed: false,
        }));
        const after = simplifyLines(before, tolerance);
        const edges = new Map<string, number>();
        for (const polyline of after) {
          const corners = cornersOf(polyline);
          for (const [at, corner] of corners.entries()) {
            const key = [corner, corners[(at + 1) % corners.length] ?? ''].toSorted().join(' ');
            edges.set(key, (edges.get(key) ?? 0) + 1);
          }
        }
        // Every edge stands between two countries, or at the coast around them all: whole area kept.
        expect([...edges.values()].every((count) => count === 1 || count === 2)).toBe(true);
        const coast = [...edges].filter(([, count]) => count === 1).length;
        const total = after.reduce((sum, polyline) => sum + areaOf(polyline), 0);
        const corners = after.reduce((sum, polyline) => sum + pointCount(polyline), 0);
        expect(coast).toBeLessThanOrEqual(4 * size * 12);
        expect(corners).toBeLessThan(before.reduce((sum, polyline) => sum + pointCount(polyline), 0));
        expect(Math.abs(total - size * size * 400)).toBeLessThan(4 * size * 20 * (tolerance + 7));
        for (const polyline of after) expect(Math.abs(areaOf(polyline))).toBeGreaterThan(0);
      },
    ),
    { seed: 21, numRuns: 80 },
  );
});

test('simplifying creates no crossing, and no line deviates by more than the tolerance', () => {
  fc.assert(
    fc.property(fc.integer(), fc.double({ min: 0.05, max: 8, noNaN: true }), (seed, tolerance) => {
      const before = countries(3, 15, createRandom(seed)).map((polyline) => ({
        ...polyline,
        isFixed: false,
      }));
      const after = simplifyLines(before, tolerance);
      expect(crossings(after)).toBeLessThanOrEqual(crossings(before));
      for (const [index, polyline] of before.entries()) {
        const simple = after[index];
        if (!simple) throw new Error('a line is gone');
        for (let at = 0; at < polyline.points.length; at += 2) {
          const p = { x: polyline.points[at] ?? 0, y: polyline.points[at + 1] ?? 0 };
          expect(pointToPolyline(p, simple)).toBeLessThanOrEqual(tolerance + 0.002);
        }
      }
    }),
    { seed: 22, numRuns: 60 },
  );
});

test('lines that cross already cross no more often', () => {
  const coordinate = fc.integer({ min: 0, max: 40 });
  const tangle = fc
    .array(coordinate, { minLength: 6, maxLength: 60 })
    .map((numbers) => numbers.slice(0, numbers.length & ~1));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(tangle, fc.boolean()), { maxLength: 4 }),
      fc.double({ min: 0, max: 10, noNaN: true }),
      (made, tolerance) => {
        const before = made.map(([points, closed]) => line(points, closed));
        const after = simplifyLines(before, tolerance);
        expect(after.map(({ closed }) => closed)).toEqual(before.map(({ closed }) => closed));
        expect(after.every(({ points }) => points.length > 0)).toBe(true);
        expect(crossings(after)).toBeLessThanOrEqual(crossings(before));
      },
    ),
    { seed: 23, numRuns: 200 },
  );
});

test('ends of lines and junctions of three lines stay in place', () => {
  const [first, second] = simplifyLines(
    [line([0, 0, 10, 0.1, 20, 0, 30, 0.1, 40, 0]), line([20, 0, 20, 10, 20.1, 20, 20, 40])],
    1,
  );
  expect(first && cornersOf(first)).toEqual(['0,0', '20,0', '40,0']);
  expect(second && cornersOf(second)).toEqual(['20,0', '20,40']);
});

test('a ring smaller than the tolerance keeps three corners', () => {
  const tiny = line(
    Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? Math.cos(at) : Math.sin(at))),
    true,
  );
  const [ring] = simplifyLines([tiny], 50);
  expect(ring && pointCount(ring)).toBe(3);
});

test('the part that a line shares with a fixed one stays', () => {
  const wave = [0, 0, 10, 0.2, 20, 0, 30, 0.2, 40, 0];
  const [free, fixed] = simplifyLines([line(wave), line([...wave, 40, 40], false, true)], 1);
  expect(free && cornersOf(free)).toHaveLength(5);
  expect(fixed && cornersOf(fixed)).toHaveLength(6);
});

test('empty lines and invalid numbers do no harm', () => {
  const [none, one, broken] = simplifyLines(
    [line([]), line([5, 5]), line([Number.NaN, 0, 1, Infinity, 2, 2], true)],
    1,
  );
  expect(none?.points).toHaveLength(0);
  expect(one && cornersOf(one)).toEqual(['5,5']);
  expect(broken?.points.every(Number.isFinite)).toBe(true);
});

test('time grows with the points no worse than n log n', { tags: 'exhaustive' }, () => {
  const coast = (count: number) =>
    line(
      Array.from({ length: count * 2 }, (_, index) => {
        const at = Math.floor(index / 2);
        const angle = (at * 2 * Math.PI) / count;
        const radius = 90 + 3 * Math.sin(40 * angle) + 0.2 * Math.sin(at * 1.7);
        return 100 + radius * (index % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
      }),
      true,
    );
  const time = (count: number): number => {
    const elapsed = createCpuTimer();
    const [ring] = simplifyLines([coast(count)], 0.5);
    expect(ring && pointCount(ring)).toBeLessThan(3000);
    return elapsed();
  };
  time(20_000);
  // The shorter of two is nearer to what the work takes: whatever else the machine does can only add to it.
  const [small, large] = [time(20_000), Math.min(time(200_000), time(200_000))];
  expect(large).toBeLessThan(10_000);
  // 10 times as many points, and log n grows from 14.3 to 17.6; twice that is left for a busy machine.
  expect(large / small).toBeLessThan(10 * (17.6 / 14.3) * 2);
});
