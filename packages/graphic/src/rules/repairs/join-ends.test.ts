import { expect, test } from 'vitest';
import type { Item } from '../../model/drawing.ts';
import { findItem } from '../../model/walk.ts';
import { getProfile } from '../../profiles/profiles.ts';
import { drawing, lines, shape } from '../../testing/make.ts';
import { check } from '../check.ts';
import { repair } from '../repair.ts';

const paper = getProfile('swell-a4');

/** What is left to find, and the ends of each line. */
function mend(items: readonly Item[]) {
  const one = drawing(items);
  const { drawing: after, remaining } = repair(one, check(one, paper), paper);
  const listEnds = (id: string) => {
    const item = findItem(after, id);
    if (item?.kind !== 'shape' || item.geometry.type !== 'path') throw new Error(`${id} is no path.`);
    return item.geometry.subpaths.map(({ start, segments }) => [start, segments.at(-1)?.to]);
  };
  return { remaining: remaining.map(({ rule }) => rule), listEnds };
}

test('two ends that point at each other over a small gap are joined, and nothing is moved', () => {
  const { remaining, listEnds } = mend([
    shape('a', lines([40, 100, 100, 100])),
    shape('b', lines([102.5, 100, 160, 100])),
  ]);
  expect(remaining).toEqual([]);
  expect([listEnds('a'), listEnds('b')].flat(2)).toEqual([
    { x: 40, y: 100 },
    { x: 102.5, y: 100 },
    { x: 102.5, y: 100 },
    { x: 160, y: 100 },
  ]);
});

test('the open corner of two lines is closed', () => {
  const { remaining, listEnds } = mend([
    shape('a', lines([40, 100, 100, 100])),
    shape('b', lines([102, 102, 102, 160])),
  ]);
  expect(remaining).toEqual([]);
  const ends = [listEnds('a'), listEnds('b')].flat(2);
  expect(ends.filter((end) => end?.x === 102 && end.y === 102)).toHaveLength(2);
});

test('ends that lie side by side are not joined', () => {
  const { listEnds } = mend([
    shape('a', lines([100, 100, 100, 160])),
    shape('b', lines([102.5, 100, 130, 60])),
  ]);
  const ends = [listEnds('a'), listEnds('b')].flat(2).map((end) => `${end?.x} ${end?.y}`);
  expect(new Set(ends).size).toBe(4);
});
