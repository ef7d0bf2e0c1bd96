import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf } from '../geometry/bounds.ts';
import type { PathGeometry } from '../model/geometry.ts';
import { findItem, walk } from '../model/walk.ts';
import type { Profile } from '../profiles/profile.ts';
import { PROFILES } from '../profiles/profiles.ts';
import { arbitraryDrawing } from '../testing/arbitrary-drawing.ts';
import { drawing, group, lines, nested, rect, shape } from '../testing/make.ts';
import { validate } from '../validation/validate.ts';
import { findSmallestFeature, simplify } from './simplify.ts';

function profile(id: string): Profile {
  const found = PROFILES.find((each) => each.id === id);
  if (!found) throw new Error(`no profile ${id}`);
  return found;
}
const swell = profile('swell-a4');
function pathOf(value: ReturnType<typeof drawing>, id: string): PathGeometry {
  const item = findItem(value, id);
  if (item?.kind !== 'shape' || item.geometry.type !== 'path') throw new Error(`${id} is no path`);
  return item.geometry;
}
function cornersOf(geometry: PathGeometry) {
  return geometry.subpaths.reduce((sum, { segments }) => sum + segments.length + 1, 0);
}

/** A border that wavers by less than a finger feels. */
const border = Array.from({ length: 41 }, (_, at) => [100 + (at % 2 ? 0.2 : -0.2), 20 + at * 3]).flat();
const back = Array.from({ length: 41 }, (_, at) => [
  border[80 - 2 * at] ?? 0,
  border[81 - 2 * at] ?? 0,
]).flat();
const neighbours = drawing([
  shape('west', lines([40, 20, ...border, 40, 140], true)),
  group('g', [shape('east', lines([160, 20, 160, 140, ...back], true))]),
  shape('frame', rect(30, 10, 140, 140)),
]);

test('the smallest feature is taken from the profile', () => {
  expect(findSmallestFeature(swell)).toBe(1);
  expect(findSmallestFeature(profile('tiger-letter'))).toBeCloseTo(1.27);
  expect(findSmallestFeature(profile('dotpad'))).toBe(2.5);
  expect(findSmallestFeature(profile('touchscreen'))).toBe(4);
});

test('neighbours lose the same corners of their shared border', () => {
  const simple = simplify(neighbours, swell);
  const [west, east] = [pathOf(simple, 'west'), pathOf(simple, 'east')];
  expect(cornersOf(west)).toBeLessThan(10);
  const places = (path: PathGeometry) =>
    path.subpaths
      .flatMap(({ start, segments }) => [start, ...segments.map(({ to }) => to)])
      .filter(({ x }) => x > 99 && x < 101);
  expect(places(east).toReversed()).toEqual(places(west));
  expect(findItem(simple, 'frame')).toBe(findItem(neighbours, 'frame'));
});

test('items that are not chosen stay, with the border that they share', () => {
  const simple = simplify(neighbours, swell, ['west']);
  expect(simple).toBe(neighbours);
  expect(cornersOf(pathOf(simplify(neighbours, swell, ['west', 'g']), 'east'))).toBeLessThan(10);
});

test('a path of long curves keeps them, and one of curves too fine to feel does not', () => {
  const wave = (y: number, step: number): PathGeometry => ({
    type: 'path',
    subpaths: [
      {
        start: { x: 20, y },
        segments: Array.from({ length: 40 }, (_, at) => ({
          to: { x: 20 + (at + 1) * step, y },
          control: [
            { x: 20 + (at + 0.3) * step, y: y + (at % 2 ? -step : step) / 3 },
            { x: 20 + (at + 0.7) * step, y: y + (at % 2 ? -step : step) / 3 },
          ] as const,
        })),
        closed: false,
      },
    ],
  });
  const value = drawing([shape('long', wave(100, 4)), shape('fine', wave(150, 0.5))]);
  const simple = simplify(value, swell);
  expect(findItem(simple, 'long')).toBe(findItem(value, 'long'));
  expect(cornersOf(pathOf(simple, 'fine'))).toBe(2);
});

test('a coarser medium keeps fewer corners', () => {
  const coast = drawing([
    shape(
      'coast',
      lines(
        Array.from({ length: 400 }, (_, at) =>
          at % 2 ? 100 + 0.3 * Math.sin(at) + 0.9 * Math.sin(at / 7) + 1.8 * Math.sin(at / 25) : 20 + at / 3,
        ),
      ),
    ),
  ]);
  const counts = ['swell-a4', 'dotpad', 'touchscreen'].map((id) =>
    cornersOf(pathOf(simplify(coast, profile(id)), 'coast')),
  );
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(new Set(counts).size).toBe(3);
});

test('no shape of any drawing disappears, grows or moves', () => {
  fc.assert(
    fc.property(arbitraryDrawing, fc.constantFrom(...PROFILES), ({ drawing: value }, medium) => {
      const simple = simplify(value, medium);
      expect(validate(simple)).toMatchObject({ ok: true });
      const slack = findSmallestFeature(medium) / 2 + 0.01 + findSmallestFeature(medium) / 8;
      const before = [...walk(value)].map(({ item }) => item);
      const after = [...walk(simple)].map(({ item }) => item);
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      return before.every((item, index) => {
        const other = after[index];
        if (item.kind !== 'shape' || other?.kind !== 'shape') return true;
        const [a, b] = [boundsOf(item.geometry), boundsOf(other.geometry)];
        if (!a || !b) return a === b;
        return (
          Math.abs(a.x - b.x) < slack &&
          Math.abs(a.y - b.y) < slack &&
          Math.abs(a.x + a.width - b.x - b.width) < slack &&
          Math.abs(a.y + a.height - b.y - b.height) < slack
        );
      });
    }),
    { seed: 15, numRuns: 200 },
  );
});

test('simplifying a hostile drawing loses nothing and throws nothing', () => {
  const value = drawing([
    shape('nan', lines([Number.NaN, 0, 10, 10, Infinity, 5], true)),
    shape('nothing', { type: 'path', subpaths: [] }),
    shape('dot', lines([5, 5, 5, 5, 5, 5], true)),
    nested(10_000),
  ]);
  expect([...walk(simplify(value, swell))]).toHaveLength(10_004);
});
