import { type BrailleText, translateLetters } from '@relievo/braille';
import { expect, test } from 'vitest';
import { boxDistance, centerOf } from '../geometry/box.ts';
import { textBox } from '../geometry/text-box.ts';
import type { Drawing, Item } from '../model/drawing.ts';
import type { Box, PointSymbol } from '../model/geometry.ts';
import { walkLeaves } from '../model/walk.ts';
import { getProfile } from '../profiles/profiles.ts';
import { cells, drawing, lines, shape } from '../testing/make.ts';
import { placeLabels } from './place.ts';

const paper = getProfile('swell-a4');
function translate(words: string): BrailleText {
  return translateLetters(words) ?? cells('');
}
function mark(id: string, x: number, y: number, symbol: PointSymbol = 'disc') {
  return shape(id, { type: 'symbol', symbol, at: { x, y }, size: 6 }, { role: 'symbol', line: null });
}
function placeNamed(items: readonly Item[], ids: readonly string[]): Drawing {
  return placeLabels(
    drawing(items),
    ids.map((id) => ({ id: `${id}-label`, print: id, target: { item: id } })),
    paper,
    translate,
  ).drawing;
}
function boxOf(source: Drawing, id: string): Box {
  for (const item of walkLeaves(source))
    if (item.kind === 'text' && item.id === id) return textBox(item, source.sheet);
  throw new Error(id);
}

test.each(['disc', 'triangle', 'cross', 'ring'] as const)(
  'a label with room all around is placed to the right of a %s and level with it',
  (symbol) => {
    const box = boxOf(placeNamed([mark('Oak', 60, 80, symbol)], ['Oak']), 'Oak-label');
    expect(centerOf(box).y).toBeCloseTo(80, 5);
    expect(box.x).toBeCloseTo(66.05, 5);
  },
);

test('a label is not placed where it would name the neighbour', () => {
  // To the right there is just room between the two, nearer to the wrong one than a reader could tell.
  const source = placeNamed([mark('Oak', 60, 80), mark('Elm', 95, 80)], ['Oak']);
  const box = boxOf(source, 'Oak-label');
  const [own, other] = [60, 95].map((x) => boxDistance(box, { x: x - 3, y: 77, width: 6, height: 6 }));
  expect((other ?? 0) - (own ?? 0)).toBeGreaterThan(1);
});

test('a text at the end of a lead line keeps away from symbols that it does not name', () => {
  const wall = (y: number) => shape(`wall-${y}`, lines([10.5, y, 60, y]));
  const source = placeNamed(
    [wall(70), mark('Larch', 18, 80), wall(90), mark('Elm', 60, 80), mark('Yew', 46, 111)],
    ['Larch'],
  );
  expect([...walkLeaves(source)].some(({ role }) => role === 'lead-line')).toBe(true);
  const box = boxOf(source, 'Larch-label');
  for (const [x, y] of [
    [60, 80],
    [46, 111],
  ] as const)
    expect(boxDistance(box, { x: x - 3, y: y - 3, width: 6, height: 6 })).toBeGreaterThan(6);
});
