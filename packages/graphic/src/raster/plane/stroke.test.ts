import { maxOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPlane } from './plane.ts';
import { strokeInto } from './stroke.ts';
import { traceInto } from './trace.ts';

function turned(angle: number, length: number): Float64Array {
  const [x, y] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
  return Float64Array.of(50 - x, 50 - y, 50 + x, 50 + y);
}

test('a line covers its length times its width and its two round ends, at every angle', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 7, noNaN: true }),
      fc.double({ min: 1, max: 9, noNaN: true }),
      (angle, width) => {
        const plane = createPlane(100, 100);
        strokeInto(plane, turned(angle, 60), width, 1);
        const covered = plane.values.reduce((total, value) => total + value, 0);
        const area = 60 * width + (Math.PI * width * width) / 4;
        expect(Math.abs(covered - area) / area).toBeLessThan(0.06);
      },
    ),
  );
});

test('steps too small to see draw the same line as one step', () => {
  const [one, many] = [createPlane(100, 100), createPlane(100, 100)];
  strokeInto(one, Float64Array.of(10, 20, 90, 70), 3, 1);
  const count = 5000;
  const points = Float64Array.from({ length: 2 * count }, (_, i) => {
    const t = Math.floor(i / 2) / (count - 1);
    return i % 2 ? 20 + 50 * t : 10 + 80 * t;
  });
  strokeInto(many, points, 3, 1);
  const apart = one.values.map((value, at) => Math.abs(value - (many.values[at] ?? 0)));
  expect(maxOf(apart)).toBeLessThan(0.01);
});

test('the higher of two lines wins where they cross', () => {
  const plane = createPlane(20, 20);
  strokeInto(plane, Float64Array.of(0, 10, 20, 10), 4, 0.5);
  strokeInto(plane, Float64Array.of(10, 0, 10, 20), 4, 1);
  strokeInto(plane, Float64Array.of(0, 10, 20, 10), 4, 0.25);
  expect([plane.values[10 * 20 + 10], plane.values[10 * 20 + 2]]).toEqual([1, 0.5]);
});

test('a line on a grid is one unbroken chain of single dots from end to end', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 7, noNaN: true }),
      fc.double({ min: 5, max: 90, noNaN: true }),
      (angle, length) => {
        const plane = createPlane(100, 100);
        traceInto(plane, turned(angle, length), 0.8, 1);
        const raised = [...plane.values.keys()].filter((at) => plane.values[at] === 1);
        const neighbours = raised.map(
          (a) =>
            raised.filter(
              (b) =>
                a !== b &&
                Math.abs((a % 100) - (b % 100)) < 2 &&
                Math.abs(Math.floor(a / 100) - Math.floor(b / 100)) < 2,
            ).length,
        );
        expect(neighbours.filter((count) => count === 1).length).toBe(raised.length > 1 ? 2 : 0);
        expect(maxOf(neighbours)).toBeLessThanOrEqual(2);
        const reach = Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) * length;
        expect(Math.abs(raised.length - reach)).toBeLessThanOrEqual(2);
      },
    ),
  );
});

test('a rectangle on a grid keeps its corners', () => {
  const plane = createPlane(10, 10);
  traceInto(plane, Float64Array.of(2, 2, 7, 2, 7, 7, 2, 7, 2, 2), 0.8, 1);
  expect([22, 27, 72, 77].map((at) => plane.values[at])).toEqual([1, 1, 1, 1]);
});

test('a line of a million kilometres costs no more than the plane it crosses', () => {
  const plane = createPlane(50, 50);
  traceInto(plane, Float64Array.of(-1e12, 25, 1e12, 25), 2, 1);
  strokeInto(plane, Float64Array.of(25, -1e12, 25, 1e12), 2, 1);
  expect(plane.values[25 * 50 + 3]).toBe(1);
  expect(plane.values[3 * 50 + 25]).toBe(1);
});

test('a wide line of many pieces covers what its pieces cover one by one', () => {
  const step = fc.record({
    angle: fc.double({ min: 0, max: 7, noNaN: true }),
    length: fc.double({ min: 1, max: 9, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 9, maxLength: 60 }),
      fc.double({ min: 1, max: 20, noNaN: true }),
      (steps, width) => {
        let [x, y] = [15, 15];
        const whole = [x, y];
        const single = createPlane(30, 30);
        for (const { angle, length } of steps) {
          const [toX, toY] = [x + length * Math.cos(angle), y + length * Math.sin(angle)];
          strokeInto(single, Float64Array.of(x, y, toX, toY), width, 0.7);
          whole.push(toX, toY);
          [x, y] = [toX, toY];
        }
        const plane = createPlane(30, 30);
        strokeInto(plane, Float64Array.from(whole), width, 0.7);
        expect(plane).toEqual(single);
      },
    ),
  );
});
