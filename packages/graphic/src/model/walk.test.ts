import { expect, test } from 'vitest';
import { drawing, group, layer, nested, rect, shape, text } from '../testing/make.ts';
import { findItem, mapItems, parentsOf, replaceItem, walk, walkLeaves } from './walk.ts';

function square(id: string) {
  return shape(id, rect(20, 20, 30, 30));
}
const two = group('two', [square('b'), group('three', [square('c'), text('d', 'd')])]);
const sample = drawing([square('a'), two, square('e')]);

test('a walk meets items in drawing order, groups before their items', () => {
  expect([...walk(sample)].map(({ item, depth }) => `${item.id}${depth}`)).toEqual([
    'a0',
    'two0',
    'b1',
    'three1',
    'c2',
    'd2',
    'e0',
  ]);
});

test('a visit knows the groups around its item, the nearest first', () => {
  const visit = [...walk(sample)].find(({ item }) => item.id === 'd');
  expect(visit && parentsOf(visit).map((parent) => parent.id)).toEqual(['three', 'two']);
});

test('leaves are the items of the visible layers', () => {
  const hidden = { ...sample, layers: [...sample.layers, layer([square('f')], { visible: false })] };
  expect([...walkLeaves(hidden)].map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('an unchanged drawing keeps its identity, and so does each part beside a change', () => {
  expect(mapItems(sample, (item) => item)).toBe(sample);
  const changed = replaceItem(sample, 'a', { ...square('a'), name: 'renamed' });
  expect(findItem(changed, 'a')?.name).toBe('renamed');
  expect(findItem(changed, 'two')).toBe(two);
});

test('an item may be replaced by several, or by none', () => {
  const none = replaceItem(sample, 'b', []);
  expect([...walk(none)].map(({ item }) => item.id)).toEqual(['a', 'two', 'three', 'c', 'd', 'e']);
  const freed = mapItems(sample, (item) => (item.kind === 'group' ? item.items : item));
  expect(freed.layers[0]?.items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('groups nested 10,000 deep are walked and rewritten without a stack overflow', () => {
  const deep = drawing([nested(10_000)]);
  expect([...walkLeaves(deep)].map(({ id }) => id)).toEqual(['inmost']);
  const renamed = mapItems(deep, (item) => ({ ...item, name: 'x' }));
  expect([...walk(renamed)].every(({ item }) => item.name === 'x')).toBe(true);
  expect([...walk(renamed)]).toHaveLength(10_001);
});
