import { expect, test } from 'vitest';
import type { Item } from '../../model/drawing.ts';
import { findItem } from '../../model/walk.ts';
import { knownProfile } from '../../profiles/profiles.ts';
import { cells, drawing, lines, rect, shape, text } from '../../testing/make.ts';
import { check } from '../check.ts';
import { repair } from '../repair.ts';

const paper = knownProfile('swell-a4');
const mended = (items: readonly Item[]) => {
  const one = drawing(items);
  return repair(one, check(one, paper), paper);
};

test('a shape a little off the sheet comes back, and its label with it', () => {
  const { drawing: after, remaining } = mended([
    shape('a', rect(-4, 100, 40, 40)),
    text('t', 'k', { at: { x: 50, y: 150 }, braille: cells('⠅') }),
    text('own', 'k', { at: { x: 40, y: 117 }, braille: cells('⠅'), labels: 'a' }),
  ]);
  expect(remaining).toEqual([]);
  const label = findItem(after, 'own');
  expect(label?.kind === 'text' && label.at.x).toBeCloseTo(54.5, 1);
});

test('a shape far off the sheet stays: the picture must be fitted as a whole', () => {
  const far = shape('a', rect(-300, 100, 40, 40));
  const { drawing: after, remaining } = mended([far, shape('b', rect(60, 100, 40, 40))]);
  expect(findItem(after, 'a')).toEqual(far);
  expect(remaining.map(({ rule }) => rule)).toEqual(['off-sheet']);
});

test('what is joined to something is never torn off', () => {
  const wall = shape('wall', lines([40, 100, 120, 100]));
  const door = shape('door', lines([80, 100, 80, 140]));
  const { drawing: after } = mended([
    wall,
    door,
    shape('near', lines([122.5, 60, 122.5, 160]), { role: 'data' }),
  ]);
  expect([findItem(after, 'wall'), findItem(after, 'door')]).toEqual([wall, door]);
});

test('data stays where it is: its place is what it says', () => {
  const bars = [
    shape('a', rect(60, 100, 20, 60), { role: 'data' }),
    shape('b', rect(82, 80, 20, 80), { role: 'data' }),
  ];
  const { drawing: after, remaining } = mended(bars);
  expect([findItem(after, 'a'), findItem(after, 'b')]).toEqual(bars);
  expect(remaining.map(({ rule }) => rule)).toContain('element-gap');
});
