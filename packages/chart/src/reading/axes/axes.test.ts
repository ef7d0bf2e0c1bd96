import { expect, test } from 'vitest';
import { listLabels } from '../words.ts';
import { findAxes, valueAt } from './axes.ts';

/** Numbers below each other at the left of a plot, 40 apart. */
function readAxis(numbers: readonly string[], above?: string) {
  const words = numbers.map((text, index) => {
    const y = 100 + 40 * index;
    return { text, size: 10, start: { x: 20, y }, end: { x: 20 + 6 * text.length, y } };
  });
  const power =
    above === undefined ? [] : [{ text: above, size: 10, start: { x: 22, y: 75 }, end: { x: 40, y: 75 } }];
  const labels = listLabels([...words, ...power]);
  if (!labels) throw new Error('There are more words than are read.');
  const [axis] = findAxes(labels, [], 'up');
  if (!axis) throw new Error('No axis was found.');
  return axis;
}

test('numbers that are ten times each other at equal distances are a logarithmic axis', () => {
  const axis = readAxis(['1000', '100', '10', '1']);
  expect(axis.scale).toBe('log');
  const [first, last] = [axis.from, axis.to].toSorted((a, b) => a - b) as [number, number];
  expect(valueAt(axis, first)).toBeCloseTo(1000, 6);
  expect(valueAt(axis, last)).toBeCloseTo(1, 6);
  // Half way between 10 and 100 is no 55.
  expect(valueAt(axis, first + (last - first) / 2)).toBeCloseTo(10 ** 1.5, 6);
});

test('numbers that may be powers of ten whose raised figures were read as others are not an axis', () => {
  const places = [10, 30, 50, 70];
  const words = ['104', '103', '102', '101'].map((text, at) => ({
    text,
    start: { x: 5, y: places[at] ?? 0 },
    end: { x: 11, y: places[at] ?? 0 },
    size: 3,
  }));
  expect(findAxes(listLabels(words) ?? [], [], 'up')).toEqual([]);
});

test('numbers that are equally far from each other are a linear axis', () => {
  const axis = readAxis(['30', '20', '10', '0']);
  expect(axis.scale).toBe('linear');
  expect(valueAt(axis, (axis.from + axis.to) / 2)).toBeCloseTo(15, 6);
});

test.each(['1e6', '×10⁶', '× 10⁶'])('numbers are multiplied by %s above their scale', (power) => {
  const axis = readAxis(['30', '20', '10', '0'], power);
  expect(valueAt(axis, (axis.from + axis.to) / 2)).toBeCloseTo(15e6, 0);
});
