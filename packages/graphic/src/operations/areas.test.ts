import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf } from '../geometry/bounds.ts';
import { regionArea, regionOf } from '../geometry/region.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Geometry } from '../model/geometry.ts';
import type { Result } from '../model/result.ts';
import { findItem, walk } from '../model/walk.ts';
import { arbitraryDrawing } from '../testing/arbitrary-drawing.ts';
import { arbitraryGeometry } from '../testing/arbitrary-geometry.ts';
import { drawing, group, lines, rect, shape, text } from '../testing/make.ts';
import { intersect, isArea, subtract, union } from './boolean.ts';
import { offset } from './offset.ts';

const two = drawing([
  shape('a', rect(20, 20, 40, 40), { texture: 'waves', name: 'Lake' }),
  shape('b', rect(40, 40, 40, 40)),
  text('label', 'B', { labels: 'b' }),
]);
function areaOf(value: Drawing, id: string): number {
  const item = findItem(value, id);
  return item?.kind === 'shape' ? regionArea(regionOf(item.geometry)) : 0;
}
function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems[0].code);
  return result.value;
}

test('a union covers both, keeps the lowest shape and redirects labels to it', () => {
  const value = unwrap(union(two, ['b', 'a']));
  expect(areaOf(value, 'a')).toBe(1600 + 1600 - 400);
  expect(findItem(value, 'a')).toMatchObject({ name: 'Lake', texture: 'waves' });
  expect(findItem(value, 'b')).toBeUndefined();
  expect(findItem(value, 'label')).toMatchObject({ labels: 'a' });
});

test('subtracting removes the upper shape from the lower, and intersecting keeps what both share', () => {
  expect(areaOf(unwrap(subtract(two, ['a', 'b'])), 'a')).toBe(1200);
  expect(areaOf(unwrap(intersect(two, ['a', 'b'])), 'a')).toBe(400);
});

test('the areas of union and intersection add up to those of any shapes', () => {
  fc.assert(
    fc.property(arbitraryGeometry, arbitraryGeometry, (first, second) => {
      const value = drawing([
        shape('a', first, { texture: 'grid' }),
        shape('b', second, { texture: 'grid' }),
      ]);
      const [whole, shared] = [union(value, ['a', 'b']), intersect(value, ['a', 'b'])];
      if (!whole.ok) return true;
      const sum = areaOf(value, 'a') + areaOf(value, 'b');
      const both = areaOf(whole.value, 'a') + (shared.ok ? areaOf(shared.value, 'a') : 0);
      return Math.abs(both - sum) < 1 + sum * 1e-4;
    }),
    { seed: 13, numRuns: 300 },
  );
});

test('many shapes are joined, cut and intersected at once', () => {
  const row = drawing(Array.from({ length: 400 }, (_, at) => shape(`s${at}`, rect(at, 20, 10, 10))));
  const ids = row.layers[0]?.items.map(({ id }) => id) ?? [];
  expect(areaOf(unwrap(union(row, ids)), 's0')).toBe(4090);
  expect(
    areaOf(
      unwrap(
        subtract(
          row,
          ids.filter((id) => id !== 's9'),
        ),
      ),
      's0',
    ),
  ).toBe(10);
  expect(areaOf(unwrap(intersect(row, ids.slice(0, 10))), 's0')).toBe(10);
});

test('shapes that do not meet have no intersection, and stay', () => {
  const apart = drawing([shape('a', rect(0, 0, 10, 10)), shape('b', rect(50, 0, 10, 10))]);
  const result = intersect(apart, ['a', 'b']);
  expect(result).toMatchObject({ ok: false, problems: [{ code: 'operation_shapes_vanish' }] });
});

test('one shape, or texts and lines, cannot be joined', () => {
  const value = drawing([
    shape('a', rect(0, 0, 9, 9)),
    text('t', 'x'),
    shape('line', lines([0, 0, 9, 9])),
    group('g', []),
  ]);
  expect(union(value, ['a', 't', 'line', 'g', 'missing'])).toMatchObject({
    ok: false,
    problems: [{ code: 'operation_shapes_too_few' }],
  });
});

test('a rectangle and a circle keep their kind when they grow', () => {
  const circle: Geometry = { type: 'ellipse', center: { x: 90, y: 90 }, rx: 10, ry: 10, angle: 0 };
  const value = unwrap(
    offset(drawing([shape('a', rect(20, 20, 10, 10)), shape('b', circle)]), ['a', 'b'], 2),
  );
  expect(findItem(value, 'a')).toMatchObject({ geometry: rect(18, 18, 14, 14) });
  expect(findItem(value, 'b')).toMatchObject({ geometry: { rx: 12, ry: 12 } });
});

test('a line becomes the strip around it', () => {
  const value = unwrap(offset(drawing([shape('a', lines([20, 20, 120, 20]))]), ['a'], 3));
  const item = findItem(value, 'a');
  const box = item?.kind === 'shape' ? boundsOf(item.geometry) : null;
  expect(box?.x).toBeCloseTo(17, 1);
  expect(box?.height).toBeCloseTo(6, 2);
});

test('shrinking a shape to nothing is reported, and the shape stays', () => {
  expect(offset(two, ['a'], -20)).toMatchObject({
    ok: false,
    problems: [{ code: 'operation_item_vanishes', itemId: 'a' }],
  });
  expect(offset(two, ['a'], Number.NaN)).toMatchObject({ ok: false });
  expect(offset(two, ['label'], 5)).toMatchObject({ ok: true, value: two });
});

test('no area operation loses an item that it does not consume', () => {
  fc.assert(
    fc.property(
      arbitraryDrawing,
      fc.double({ min: -3, max: 5, noNaN: true }),
      ({ drawing: value }, distance) => {
        const items = [...walk(value)].map(({ item }) => item);
        const top = value.layers.flatMap((layer) => layer.items);
        const ids = top.map(({ id }) => id);
        const areas = top.filter(isArea).length;
        for (const operation of [union, subtract, intersect]) {
          const result = operation(value, ids);
          const left = result.ok ? [...walk(result.value)].length : items.length - areas + 1;
          expect(left).toBe(items.length - areas + 1);
        }
        const grown = offset(value, ids, distance);
        const kept = grown.ok ? [...walk(grown.value)].map(({ item }) => item) : items;
        expect(kept.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
      },
    ),
    { seed: 13, numRuns: 150 },
  );
});
