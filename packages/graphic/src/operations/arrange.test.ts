import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemBounds } from '../geometry/bounds.ts';
import { inverse, rotation } from '../geometry/matrix.ts';
import type { Drawing, Item } from '../model/drawing.ts';
import { findItem, walk } from '../model/walk.ts';
import { arbitraryDrawing } from '../testing/arbitrary-drawing.ts';
import { arbitraryTransform } from '../testing/arbitrary-transform.ts';
import {
  A4,
  cells,
  drawing,
  group as groupItem,
  image,
  layer,
  nested,
  rect,
  shape,
  text,
} from '../testing/make.ts';
import { ALIGNMENTS, align } from './align.ts';
import { distribute } from './distribute.ts';
import { group, ungroup } from './group.ts';
import { ORDERS, order } from './order.ts';
import { transform } from './transform.ts';

function square(id: string, x: number, y: number, size = 10) {
  return shape(id, rect(x, y, size, size), { line: null });
}
function idsOf(value: Drawing) {
  return [...walk(value)].map(({ item }) => item.id);
}
function topOf(value: Drawing) {
  return value.layers[0]?.items.map(({ id }) => id);
}
function boxOf(value: Drawing, id: string) {
  const item = findItem(value, id);
  return item ? itemBounds(item, value.sheet) : null;
}
const sample = drawing([
  square('a', 20, 20),
  groupItem('g', [square('b', 60, 40), text('c', 'c', { at: { x: 80, y: 40 } })]),
  square('d', 100, 90, 30),
]);

test('a transform moves the chosen items with their contents, and nothing else', () => {
  const moved = transform(sample, ['g', 'b'], [1, 0, 0, 1, 5, 7]);
  expect(boxOf(moved, 'b')).toMatchObject({ x: 65, y: 47 });
  expect(boxOf(moved, 'c')).toMatchObject({ x: 85, y: 47 });
  expect(findItem(moved, 'a')).toBe(findItem(sample, 'a'));
});

test('line width, texture, braille and the size of symbols never scale', () => {
  const star = shape('s', { type: 'symbol', symbol: 'star', at: { x: 10, y: 10 }, size: 6 });
  const before = drawing([
    star,
    shape('r', rect(0, 0, 10, 10), { texture: 'waves' }),
    text('t', 'x'),
    image('i'),
  ]);
  const after = transform(before, ['s', 'r', 't', 'i'], [3, 0, 0, 3, 0, 0]);
  expect(findItem(after, 's')).toMatchObject({ geometry: { at: { x: 30, y: 30 }, size: 6 } });
  expect(findItem(after, 'r')).toMatchObject({
    line: { width: 1 },
    texture: 'waves',
    geometry: rect(0, 0, 30, 30),
  });
  expect(findItem(after, 't')).toMatchObject({ printSize: 5 });
  expect(findItem(after, 'i')).toMatchObject({ placement: [150, 0, 0, 120, 90, 90] });
});

test('a text moves with the middle of its box, so that it stays beside what it names', () => {
  const value = drawing([text('t', 'Town', { at: { x: 50, y: 50 }, braille: cells('⠞⠕⠺⠝') })]);
  const before = boxOf(value, 't');
  const turned = boxOf(transform(value, ['t'], rotation(180, { x: 100, y: 100 })), 't');
  if (!before || !turned) throw new Error('the text is gone');
  expect(turned.x + turned.width).toBeCloseTo(200 - before.x);
  expect(turned.y + turned.height).toBeCloseTo(200 - before.y);
  expect(turned.width).toBe(before.width);
});

test('a transform and its inverse restore any drawing within 0.001 mm', () => {
  fc.assert(
    fc.property(arbitraryDrawing, arbitraryTransform, ({ drawing: value }, { matrix }) => {
      const back = inverse(matrix);
      if (!back) return true;
      const ids = value.layers.flatMap(({ items }) => items.map(({ id }) => id));
      const again = transform(transform(value, ids, matrix), ids, back);
      expect(idsOf(again)).toEqual(idsOf(value));
      for (const { item } of walk(value)) {
        const [before, after] = [itemBounds(item, value.sheet), boxOf(again, item.id)];
        if (!before || !after) return before === after;
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          if (Math.abs(before[side] - after[side]) > 0.001) return false;
        }
      }
      return true;
    }),
    { seed: 12, numRuns: 200 },
  );
});

test.each([
  { matrix: [Number.NaN, 0, 0, 1, 0, 0] },
  { matrix: [0, 0, 0, 0, 0, 0] },
  { matrix: [1, 0, 0, 1, Infinity, 0] },
] as const)('the matrix $matrix is no transform and changes nothing', ({ matrix }) => {
  expect(transform(sample, ['a'], matrix)).toBe(sample);
});

test.each([
  ['left', 'x', 20],
  ['right', 'x', 120],
  ['center', 'x', 70],
  ['top', 'y', 20],
  ['bottom', 'y', 110],
  ['middle', 'y', 65],
] as const)('aligning to the %s brings the items to one line', (alignment, axis, at) => {
  const aligned = align(sample, ['a', 'd'], alignment);
  const [a, d] = [boxOf(aligned, 'a'), boxOf(aligned, 'd')];
  expect(a?.[axis]).toBe(at);
  const offset = { left: 0, top: 0, right: -20, bottom: -20, center: -10, middle: -10 }[alignment];
  expect(d?.[axis]).toBe(at + offset);
});

test('a group is aligned as a whole', () => {
  const aligned = align(sample, ['a', 'g', 'c'], 'left');
  expect(boxOf(aligned, 'b')?.x).toBe(20);
  expect(boxOf(aligned, 'c')?.x).toBe(40);
});

test('aligning to the sheet takes its drawable area', () => {
  expect(boxOf(align(sample, ['a'], 'right', 'sheet'), 'a')?.x).toBe(190);
  expect(boxOf(align(sample, ['a'], 'bottom', 'sheet'), 'a')?.y).toBe(277);
});

test('distributing makes the gaps equal and keeps the outer two in place', () => {
  const three = drawing([square('a', 0, 0), square('b', 12, 50, 20), square('c', 100, 0, 30)]);
  const even = distribute(three, ['c', 'a', 'b'], 'across');
  expect(['a', 'b', 'c'].map((id) => boxOf(even, id)?.x)).toEqual([0, 45, 100]);
  expect(boxOf(even, 'b')?.y).toBe(50);
  expect(distribute(three, ['a', 'b'], 'across')).toBe(three);
});

test.each([
  ['front', ['b', 'd', 'a', 'c']],
  ['back', ['a', 'c', 'b', 'd']],
  ['forward', ['b', 'a', 'd', 'c']],
  ['backward', ['a', 'c', 'b', 'd']],
] as const)('ordering to the %s moves the chosen items past the others', (to, expected) => {
  const four = drawing(['a', 'b', 'c', 'd'].map((id) => square(id, 0, 0)));
  expect(topOf(order(four, ['a', 'c'], to))).toEqual(expected);
});

test('ordering works inside a group, and one already in place stays the same value', () => {
  expect(idsOf(order(sample, ['b'], 'front'))).toEqual(['a', 'g', 'c', 'b', 'd']);
  expect(order(sample, ['d'], 'front')).toBe(sample);
});

test('a group takes the place of its topmost item, and ungrouping restores the items', () => {
  const grouped = group(sample, ['a', 'd'], { name: 'Pair' });
  expect(topOf(grouped)).toEqual(['g', 'group-1']);
  expect(findItem(grouped, 'group-1')).toMatchObject({ name: 'Pair', items: [{ id: 'a' }, { id: 'd' }] });
  expect(topOf(ungroup(grouped, ['group-1']))).toEqual(['g', 'a', 'd']);
});

test('grouping neighbours and ungrouping them changes nothing', () => {
  fc.assert(
    fc.property(arbitraryDrawing, fc.nat(), fc.nat(), ({ drawing: value }, from, length) => {
      const items = value.layers[0]?.items ?? [];
      const start = items.length ? from % items.length : 0;
      const ids = items.slice(start, start + 1 + (length % 3)).map(({ id }) => id);
      const grouped = group(value, ids, { id: 'made-group' });
      expect(ungroup(grouped, ['made-group'])).toEqual(value);
    }),
    { seed: 12, numRuns: 200 },
  );
});

test('a label of a group that is ungrouped names its first item', () => {
  const labelled = drawing([groupItem('g', [square('a', 0, 0)]), text('t', 'x', { labels: 'g' })]);
  expect(findItem(ungroup(labelled, ['g']), 't')).toMatchObject({ labels: 'a' });
});

test('no arrangement of any drawing loses or adds an item', () => {
  fc.assert(
    fc.property(arbitraryDrawing, fc.array(fc.nat(20)), ({ drawing: value }, numbers) => {
      const before = idsOf(value);
      const ids = numbers.map((number) => before[number] ?? 'missing');
      const sorted = before.toSorted();
      for (const alignment of ALIGNMENTS) expect(idsOf(align(value, ids, alignment))).toEqual(before);
      for (const to of ORDERS) expect(idsOf(order(value, ids, to)).toSorted()).toEqual(sorted);
      for (const axis of ['across', 'down'] as const)
        expect(idsOf(distribute(value, ids, axis))).toEqual(before);
      const grouped = group(value, ids, { id: 'made-group' });
      expect(
        idsOf(grouped)
          .filter((id) => id !== 'made-group')
          .toSorted(),
      ).toEqual(sorted);
    }),
    { seed: 12, numRuns: 200 },
  );
});

/** What never passes validation, and may still be on a screen while it is mended. */
const HOSTILE: readonly Item[] = [
  square('nan', Number.NaN, Infinity),
  shape('nothing', { type: 'path', subpaths: [] }),
  groupItem('empty', []),
  nested(10_000),
  shape('dot', rect(5, 5, 0, 0)),
  text('none', '', { at: { x: Number.NaN, y: 0 } }),
];

test('hostile drawings are arranged without an exception', () => {
  const value = drawing([...HOSTILE], { layers: [layer(HOSTILE), layer([], { id: 'bare' })], sheet: A4 });
  const ids = idsOf(value);
  for (const alignment of ALIGNMENTS) expect(idsOf(align(value, ids, alignment))).toHaveLength(ids.length);
  for (const to of ORDERS) expect(idsOf(order(value, ids, to))).toHaveLength(ids.length);
  expect(idsOf(distribute(value, ids, 'down'))).toHaveLength(ids.length);
  expect(idsOf(transform(value, ids, [2, 0, 0, 2, 0, 0]))).toHaveLength(ids.length);
  expect(idsOf(ungroup(group(value, ids), ['group-1']))).toHaveLength(ids.length);
});
