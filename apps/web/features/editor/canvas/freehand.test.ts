import type { Point } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { makeExact } from './freehand.ts';

/** A hand that trembles by half a millimetre, always in the same way. */
function tremble(points: readonly Point[]): readonly Point[] {
  return points.map(({ x, y }, at) => ({ x: x + 0.5 * Math.sin(at * 1.7), y: y + 0.5 * Math.cos(at * 2.3) }));
}

function between(from: Point, to: Point, count = 30): readonly Point[] {
  return Array.from({ length: count }, (_, at) => ({
    x: from.x + ((to.x - from.x) * at) / count,
    y: from.y + ((to.y - from.y) * at) / count,
  }));
}

test('a stroke that is nearly straight becomes a straight line', () => {
  const item = makeExact(tremble([...between({ x: 20, y: 40 }, { x: 90, y: 40 }), { x: 90, y: 40 }]));
  expect(item).toMatchObject({ geometry: { type: 'path', subpaths: [{ segments: [{}], closed: false }] } });
});

test('a round stroke becomes a circle', () => {
  const round = Array.from({ length: 60 }, (_, at) => ({
    x: 80 + 30 * Math.cos((at / 60) * 2 * Math.PI),
    y: 100 + 30 * Math.sin((at / 60) * 2 * Math.PI),
  }));
  const item = makeExact(tremble(round));
  expect(item).toMatchObject({ geometry: { type: 'ellipse' } });
  const { rx, ry } =
    item?.kind === 'shape' && item.geometry.type === 'ellipse' ? item.geometry : { rx: 0, ry: 1 };
  expect(Math.abs(rx - 30)).toBeLessThan(1);
  expect(rx).toBe(ry);
});

test('a stroke around three corners becomes a triangle', () => {
  const [a, b, c] = [
    { x: 60, y: 40 },
    { x: 110, y: 120 },
    { x: 20, y: 120 },
  ];
  const item = makeExact([...between(a, b), ...between(b, c), ...between(c, a)]);
  expect(item).toMatchObject({
    geometry: { type: 'path', subpaths: [{ closed: true, segments: [{}, {}] }] },
  });
});

test('a stroke that goes nowhere draws nothing', () => {
  expect(makeExact([{ x: 10, y: 10 }])).toBeNull();
  expect(
    makeExact([
      { x: 10, y: 10 },
      { x: 10.2, y: 10 },
    ]),
  ).toBeNull();
});
