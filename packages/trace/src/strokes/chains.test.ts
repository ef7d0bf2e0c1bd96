import { expect, test } from 'vitest';
import { createMask } from '../pixels/grid.ts';
import { findChains } from './chains.ts';

/** Chains of a drawing whose ink is written as #. */
function findIn(...rows: readonly string[]) {
  const width = rows[0]?.length ?? 0;
  const chains = findChains(createMask(width, rows.length, (at) => rows.join('')[at] === '#'));
  return chains.map(({ points, closed, loose }) => ({
    points: points.map(({ x, y }) => `${x},${y}`),
    closed,
    loose,
  }));
}

test('a line is one chain from one loose end to the other', () => {
  expect(findIn('.....', '.##..', '...#.', '.....')).toEqual([
    { points: ['1,1', '2,1', '3,2'], closed: false, loose: [true, true] },
  ]);
});

test('a ring is one closed chain that passes each of its pixels once, and its neighbours follow each other', () => {
  const [ring, ...others] = findIn('..##..', '.#..#.', '#....#', '.#..#.', '..##..');
  expect(others).toEqual([]);
  expect(ring?.closed).toBe(true);
  const places = (ring?.points ?? []).map((point) => point.split(',').map(Number));
  expect(new Set(ring?.points).size).toBe(10);
  expect(places).toHaveLength(10);
  for (const [at, [x = 0, y = 0]] of places.entries()) {
    const [nextX = 0, nextY = 0] = places[(at + 1) % places.length] ?? [];
    expect(Math.max(Math.abs(nextX - x), Math.abs(nextY - y))).toBe(1);
  }
});

test('lines that meet end where they meet, and their other ends are loose', () => {
  const chains = findIn('#...#', '.#.#.', '..#..', '..#..', '..#..');
  expect(chains).toHaveLength(3);
  for (const { points, loose } of chains) {
    expect([points[0], points.at(-1)]).toContain('2,2');
    expect(loose.toSorted()).toEqual([false, true]);
  }
});

test('a pixel that stands alone is a chain that is loose at both ends', () => {
  expect(findIn('...', '.#.', '...')).toEqual([{ points: ['1,1'], closed: false, loose: [true, true] }]);
});
