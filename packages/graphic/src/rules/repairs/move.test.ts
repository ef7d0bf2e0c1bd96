import { expect, test } from 'vitest';
import type { Item } from '../../model/drawing.ts';
import { findItem } from '../../model/walk.ts';
import { getProfile } from '../../profiles/profiles.ts';
import { cells, drawing, lines, rect, shape, text } from '../../testing/make.ts';
import { check } from '../check.ts';
import { repair } from '../repair.ts';

const paper = getProfile('swell-a4');
function mendItems(items: readonly Item[]) {
  const one = drawing(items);
  return repair(one, check(one, paper), paper);
}

test('a shape slightly off the sheet is moved back, with its label', () => {
  const { drawing: after, remaining } = mendItems([
    shape('a', rect(-4, 100, 40, 40)),
    text('t', 'k', { at: { x: 50, y: 150 }, braille: cells('⠅') }),
    text('own', 'k', { at: { x: 40, y: 117 }, braille: cells('⠅'), labels: 'a' }),
  ]);
  expect(remaining).toEqual([]);
  const label = findItem(after, 'own');
  expect(label?.kind === 'text' && label.at.x).toBeCloseTo(54.5, 1);
});

test('a shape far off the sheet stays, because the whole picture must be fitted', () => {
  const far = shape('a', rect(-300, 100, 40, 40));
  const { drawing: after, remaining } = mendItems([far, shape('b', rect(60, 100, 40, 40))]);
  expect(findItem(after, 'a')).toEqual(far);
  expect(remaining.map(({ rule }) => rule)).toEqual(['off_sheet']);
});

test('a joined item is never torn off', () => {
  const wall = shape('wall', lines([40, 100, 120, 100]));
  const door = shape('door', lines([80, 100, 80, 140]));
  const { drawing: after } = mendItems([
    wall,
    door,
    shape('near', lines([122.5, 60, 122.5, 160]), { role: 'data' }),
  ]);
  expect([findItem(after, 'wall'), findItem(after, 'door')]).toEqual([wall, door]);
});

test('data stays in place, because its place is its meaning', () => {
  const bars = [
    shape('a', rect(60, 100, 20, 60), { role: 'data' }),
    shape('b', rect(82, 80, 20, 80), { role: 'data' }),
  ];
  const { drawing: after, remaining } = mendItems(bars);
  expect([findItem(after, 'a'), findItem(after, 'b')]).toEqual(bars);
  expect(remaining.map(({ rule }) => rule)).toContain('element_gap');
});
