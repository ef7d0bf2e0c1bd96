import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ring } from './edges.ts';
import { type Keep, overlay } from './overlay.ts';

function isOdd(winding: number): boolean {
  return (winding & 1) !== 0;
}
const RULES: { readonly [name: string]: Keep } = {
  union: (a, b) => isOdd(a) || isOdd(b),
  intersection: (a, b) => isOdd(a) && isOdd(b),
  difference: (a, b) => isOdd(a) && !isOdd(b),
  either: (a, b) => isOdd(a) !== isOdd(b),
};

/** Corners on a coarse grid, so that borders touch, overlap and cross at corners all the time. */
function ringOn(squares: number, step: number): fc.Arbitrary<Ring> {
  return fc
    .array(fc.tuple(fc.nat(squares), fc.nat(squares)), { minLength: 1, maxLength: 9 })
    .map((corners) => corners.flatMap(([x, y]) => [x * step, y * step]));
}
function rings(step: number) {
  return fc
    .integer({ min: 1, max: 14 })
    .chain((squares) => fc.array(ringOn(squares, step), { maxLength: 3 }));
}

function isInside(x: number, y: number, shape: readonly Ring[]): boolean {
  let inside = false;
  for (const ring of shape) {
    for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
      const [x1, y1, x2, y2] = [ring[before] ?? 0, ring[before + 1] ?? 0, ring[at] ?? 0, ring[at + 1] ?? 0];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    }
  }
  return inside;
}

function borderDistance(x: number, y: number, shape: readonly Ring[]): number {
  let nearest = Infinity;
  for (const ring of shape) {
    for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
      const [x1, y1, x2, y2] = [ring[before] ?? 0, ring[before + 1] ?? 0, ring[at] ?? 0, ring[at + 1] ?? 0];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const t = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, Math.hypot(x - x1 - t * dx, y - y1 - t * dy));
    }
  }
  return nearest;
}

test.each(Object.keys(RULES))('%s holds at every point for borders that touch and overlap', (name) => {
  const keep = RULES[name];
  if (!keep) throw new Error(`no rule ${name}`);
  fc.assert(
    fc.property(
      rings(1000),
      rings(1000),
      fc.array(fc.tuple(fc.nat(14_000), fc.nat(14_000)), { minLength: 10 }),
      (a, b, places) => {
        const made = overlay(a, b, keep);
        if (!made) return false;
        return places.every(([x, y]) => {
          if (borderDistance(x, y, a) < 3 || borderDistance(x, y, b) < 3) return true;
          return isInside(x, y, made) === keep(Number(isInside(x, y, a)), Number(isInside(x, y, b)));
        });
      },
    ),
    { seed: 8, numRuns: 500 },
  );
});

function area(shape: readonly Ring[]): number {
  return shape.reduce((sum, ring) => {
    let twice = 0;
    for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
      twice += (ring[before] ?? 0) * (ring[at + 1] ?? 0) - (ring[at] ?? 0) * (ring[before + 1] ?? 0);
    }
    return sum + twice / 2;
  }, 0);
}

test('outer rings run one way and holes the other, so that areas add up', () => {
  const keep = RULES.union as Keep;
  const outer = [0, 0, 100, 0, 100, 100, 0, 100];
  const hole = [25, 25, 25, 75, 75, 75, 75, 25];
  expect(area(overlay([outer, hole], [], keep) ?? [])).toBe(7500);
  expect(area(overlay([outer.toReversed(), hole], [], keep) ?? [])).toBe(7500);
});

test('areas still add up on a grid so fine that crossings are rounded everywhere', () => {
  fc.assert(
    fc.property(rings(1), rings(1), (a, b) => {
      const [union, both] = [overlay(a, b, RULES.union as Keep), overlay(a, b, RULES.intersection as Keep)];
      const [onlyA, onlyB] = [overlay(a, [], RULES.union as Keep), overlay(b, [], RULES.union as Keep)];
      if (!union || !both || !onlyA || !onlyB) return false;
      return Math.abs(area(union) + area(both) - area(onlyA) - area(onlyB)) <= 30;
    }),
    { seed: 8, numRuns: 400 },
  );
});

test('areas that touch at a corner stay separate rings', () => {
  const bow = overlay(
    [[0, 0, 10, 0, 10, 10, 20, 10, 20, 20, 10, 20, 10, 10, 0, 10]],
    [],
    RULES.union as Keep,
  );
  expect(bow?.map((ring) => ring.length)).toEqual([8, 8]);
});

test('spikes and lines drawn back and forth fill nothing', () => {
  expect(overlay([[0, 0, 5, 0, 9, 0, 2, 0]], [[3, 3, 3, 9]], RULES.union as Keep)).toEqual([]);
  const spiked = overlay(
    [[133_253, 0, 133_313, 0, 133_333, 0, 129_184, 0, 4695, 4695]],
    [],
    RULES.union as Keep,
  );
  expect(spiked).toHaveLength(1);
});

test('more crossings than any real drawing has are refused at once', { tags: 'exhaustive' }, () => {
  const comb = (upright: boolean): Ring =>
    Array.from({ length: 8000 }, (_, at) => {
      const [along, across] = [Math.floor(at / 4) * 4, (at + 2) % 8 < 4 ? 0 : 1_000_000];
      return upright === (at % 2 === 0) ? along : across;
    });
  expect(overlay([comb(true)], [comb(false)], RULES.union as Keep)).toBeNull();
});
