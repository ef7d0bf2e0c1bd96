import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centerOf } from '../geometry/box.ts';
import { drawing, group, lines, rect, shape } from '../testing/make.ts';
import { explorableOf } from './explorable.ts';
import { listNearParts } from './near.ts';
import { type PartStep, stepToPart } from './step.ts';

// On an A4 sheet, 210 by 297 mm.
const SCENE = drawing([
  group('farm', [
    shape('house', rect(30, 40, 20, 20), { name: 'House' }),
    shape('barn', rect(100, 45, 30, 20), { name: 'Barn' }),
  ]),
  shape('pond', rect(35, 150, 40, 20), { name: 'Pond' }),
  shape('tree', rect(150, 150, 10, 10), { name: 'Tree' }),
]);
const explorable = explorableOf(SCENE);
const { parts } = explorable;

function findStep(from: string | null, step: PartStep): string | null {
  return stepToPart(parts, from, step)?.id ?? null;
}

test.each<[string | null, PartStep, string | null]>([
  [null, 'right', 'farm'],
  [null, 'last', 'tree'],
  ['house', 'right', 'barn'],
  ['barn', 'left', 'house'],
  ['house', 'down', 'pond'],
  ['pond', 'right', 'tree'],
  ['pond', 'up', 'house'],
  ['house', 'left', null],
  ['farm', 'in', 'house'],
  ['barn', 'out', 'farm'],
  ['pond', 'in', null],
  ['pond', 'out', null],
  ['house', 'next', 'barn'],
  ['pond', 'previous', 'barn'],
  ['tree', 'next', null],
  ['tree', 'first', 'farm'],
])('from %s a step %s leads to %s', (from, step, to) => {
  expect(findStep(from, step)).toBe(to);
});

test('every part of any drawing is reached in order, and a step to a side goes to that side', () => {
  const place = fc.record({ x: fc.integer({ min: 10, max: 150 }), y: fc.integer({ min: 10, max: 240 }) });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 8 }), (places) => {
      const shapes = places.map(({ x, y }, index) =>
        shape(`s${index}`, rect(x, y, 20, 20), { name: `S ${index}` }),
      );
      const scene = explorableOf(drawing(shapes)).parts;
      const walked = ['s0'];
      for (let at = 's0'; ; ) {
        const next = stepToPart(scene, at, 'next');
        if (!next) break;
        expect(stepToPart(scene, next.id, 'previous')?.id).toBe(at);
        walked.push((at = next.id));
      }
      expect(walked).toEqual(scene.map(({ id }) => id));
      for (const part of scene) {
        const middle = centerOf(part.box);
        const reached = (step: PartStep) => {
          const to = stepToPart(scene, part.id, step);
          return to ? centerOf(to.box) : null;
        };
        expect(reached('left')?.x ?? -1).toBeLessThan(middle.x);
        expect(reached('right')?.x ?? 999).toBeGreaterThan(middle.x);
        expect(reached('up')?.y ?? -1).toBeLessThan(middle.y);
        expect(reached('down')?.y ?? 999).toBeGreaterThan(middle.y);
      }
    }),
  );
});

test('what is near is told from the nearest on, with its side and its distance', () => {
  // Between the outer edges of lines that are 1 mm wide.
  const near = listNearParts(explorable, 'house', 3).map(({ part, bearing, distance }) => [
    part.id,
    bearing,
    Math.round(distance),
  ]);
  expect(near).toEqual([
    ['barn', 'right', 49],
    ['pond', 'below', 89],
    ['tree', 'below-right', 134],
  ]);
});

test('what a part holds, and what holds it, is not near it', () => {
  expect(listNearParts(explorable, 'farm', 9).map(({ part }) => part.id)).toEqual(['tree', 'pond']);
});

test('what is near a slanted line is as far away as from the line itself, and not from the box around it', () => {
  const slanted = drawing([
    shape('slope', lines([20, 20, 120, 120]), { name: 'Slope', line: { style: 'solid', width: 1 } }),
    shape('sun', rect(105, 25, 10, 10), { name: 'Sun' }),
  ]);
  const [near] = listNearParts(explorableOf(slanted), 'slope', 1);
  // From its corner at (105, 35) it is 70 mm down to the line, and both lines are 1 mm wide.
  expect(near?.distance).toBeCloseTo(70 / Math.SQRT2 - 1, 1);
});
