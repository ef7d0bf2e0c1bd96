import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGraph, type GraphPlace } from './create-graph.ts';
import { readFormula } from './expression.ts';

const PLACE: GraphPlace = { origin: { x: 105, y: 145 }, unit: 15, from: -5, to: 5, low: -5, high: 5 };

test.each<[string, number, number]>([
  ['2x^2 - 3', 2, 5],
  ['y = 3(x + 1)/2', 1, 3],
  ['-x^2', 3, -9],
  ['2^-x', 2, 0.25],
  ['2^3^2', 0, 512],
  ['sin(pi/2) + 0,5', 0, 1.5],
  ['sqrt(abs(x)) · e', -4, 2 * Math.E],
  ['1 − x', 4, -3],
])('%s at %f is %f', (text, x, y) => {
  const read = readFormula(text);
  expect(read.ok && read.value(x)).toBeCloseTo(y, 10);
});

test.each([
  '',
  'x +',
  '(x',
  'x)',
  'window',
  'alert(1)',
  'x..y',
  '__proto__',
  'constructor(x)',
  '('.repeat(150),
])('“%s” is no formula', (text) => {
  expect(readFormula(text)).toMatchObject({ ok: false, problems: [{ code: 'formula_not_understood' }] });
});

test('whatever is typed is a formula or refused, and never takes the program down', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'x0123+-*/^().sincoe '), maxLength: 60 }), (text) => {
      const read = readFormula(text);
      expect(read.ok ? typeof read.value(1.5) : 'number').toBe('number');
    }),
    { seed: 4, numRuns: 500 },
  );
});

test('a straight line has two ends and no point between them', () => {
  const graph = createGraph('x', PLACE);
  expect(graph).toMatchObject({
    ok: true,
    value: {
      role: 'data',
      name: 'y = x',
      geometry: { subpaths: [{ start: { x: 30, y: 220 }, segments: [{ to: { x: 180, y: 70 } }] }] },
    },
  });
});

test('a graph is interrupted at a pole and where it leaves what is seen', () => {
  const graph = createGraph('1/x', PLACE);
  const geometry = graph.ok ? graph.value.geometry : null;
  expect(geometry?.type === 'path' && geometry.subpaths.length).toBe(2);
  expect(createGraph('x + 100', PLACE)).toMatchObject({
    ok: false,
    problems: [{ code: 'formula_not_seen' }],
  });
});
