import { expect, test } from 'vitest';
import type { Course } from '../curves/path.ts';
import { createMask, type Point } from '../pixels/grid.ts';
import { joinEnds } from './join-ends.ts';

const WIDTH = 6;

function draw(...[start = { x: 0, y: 0 }, ...rest]: readonly Point[]) {
  const course: Course = { kind: 'path', start, pieces: rest.map((to) => ({ to })), closed: false };
  return { course, width: WIDTH };
}

const floor = draw({ x: 10, y: 80 }, { x: 110, y: 80 });
const INK = createMask(120, 100, () => true);
/** Ink above a gap of paper. */
const PARTED = createMask(120, 100, (at) => ![73, 74, 75].includes(Math.floor(at / 120)));

test('an end before another line goes straight on to it where there is ink between them', () => {
  const [slanted] = joinEnds([draw({ x: 30, y: 20 }, { x: 60, y: 70 }), floor], INK);
  expect(slanted?.course).toMatchObject({ start: { x: 30, y: 20 }, pieces: [{ to: { x: 66, y: 80 } }] });
});

test('a line is joined at its beginning as it is at its end', () => {
  const [slanted] = joinEnds([draw({ x: 60, y: 70 }, { x: 30, y: 20 }), floor], INK);
  expect(slanted?.course).toMatchObject({ start: { x: 66, y: 80 }, pieces: [{ to: { x: 30, y: 20 } }] });
});

test('an end that is parted from another line by paper stays where it is', () => {
  const line = draw({ x: 30, y: 20 }, { x: 60, y: 70 });
  expect(joinEnds([line, floor], PARTED)[0]).toEqual(line);
});

test('an end that lies far from every other line stays where it is, even if there is ink between them', () => {
  const line = draw({ x: 30, y: 20 }, { x: 60, y: 50 });
  expect(joinEnds([line, floor], INK)[0]).toEqual(line);
});

test('an end that would pass another line turns to where that is nearest', () => {
  const [beside] = joinEnds(
    [draw({ x: 20, y: 70 }, { x: 60, y: 70 }), draw({ x: 55, y: 80 }, { x: 110, y: 80 })],
    INK,
  );
  expect(beside?.course).toMatchObject({ pieces: [{ to: { x: 60, y: 70 } }, { to: { x: 60, y: 80 } }] });
});

test('a bent line keeps its bend and gets a straight piece to what it touched', () => {
  const bend = {
    control: [
      { x: 40, y: 20 },
      { x: 60, y: 40 },
    ] as const,
    to: { x: 60, y: 70 },
  };
  const course: Course = { kind: 'path', start: { x: 20, y: 20 }, pieces: [bend], closed: false };
  const [bent] = joinEnds([{ course, width: WIDTH }, floor], INK);
  expect(bent?.course).toEqual({ ...course, pieces: [bend, { to: { x: 60, y: 80 } }] });
});
