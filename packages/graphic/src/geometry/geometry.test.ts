import { cellOf } from '@relievo/braille';
import { maxOf, minOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EllipseGeometry, type Geometry, POINT_SYMBOLS } from '../model/geometry.ts';
import { createCpuTimer } from '../testing/cpu-time.ts';
import { A4, cells, drawing, group, lines, nested, rect, shape, text } from '../testing/make.ts';
import { boundsOf, drawingBounds, itemBounds } from './bounds.ts';
import { brailleDots } from './braille-dots.ts';
import { isInside, measurePolylineDistance, pointToPolyline } from './distance.ts';
import { flatten, lengthOf, pointCount, signedArea } from './flatten.ts';
import { measureSegmentDistance } from './segments.ts';
import { textBox } from './text-box.ts';

function ellipse(rx: number, ry: number, angle: number): EllipseGeometry {
  return {
    type: 'ellipse',
    center: { x: 100, y: 100 },
    rx,
    ry,
    angle,
  };
}
const coordinate = fc.double({ min: -200, max: 400, noNaN: true });
const anyPoint = fc.record({ x: coordinate, y: coordinate });
const curve = fc.tuple(anyPoint, anyPoint, anyPoint, anyPoint).map(
  ([start, c1, c2, to]): Geometry => ({
    type: 'path',
    subpaths: [{ start, segments: [{ control: [c1, c2], to }], closed: false }],
  }),
);

test('the box of a curve holds its flattened points and is no larger', () => {
  fc.assert(
    fc.property(curve, (geometry) => {
      const box = boundsOf(geometry);
      const [line] = flatten(geometry, 0.001);
      if (!box || !line) return false;
      const xs = line.points.filter((_, index) => index % 2 === 0);
      const ys = line.points.filter((_, index) => index % 2 === 1);
      const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
      return (
        near(minOf(xs), box.x) &&
        near(maxOf(xs), box.x + box.width) &&
        near(minOf(ys), box.y) &&
        near(maxOf(ys), box.y + box.height)
      );
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('a flattened circle stays within the tolerance of the true one', () => {
  const [line] = flatten(ellipse(80, 80, 0), 0.02);
  if (!line) throw new Error('a circle flattens to one line');
  const area = Math.abs(signedArea(line));
  expect(area).toBeLessThan(Math.PI * 80 * 80);
  expect(area).toBeGreaterThan(Math.PI * (80 - 0.02) ** 2);
  expect(lengthOf(line)).toBeCloseTo(2 * Math.PI * 80, 0);
});

test('a turned ellipse has the box of its turned outline', () => {
  const box = boundsOf(ellipse(40, 10, 90));
  expect(box?.width).toBeCloseTo(20);
  expect(box?.height).toBeCloseTo(80);
});

test('an empty path and an empty group have no box', () => {
  expect(boundsOf({ type: 'path', subpaths: [] })).toBeNull();
  expect(itemBounds(group('empty', []), A4)).toBeNull();
});

test('the extent of an item includes its line, and of a double line both strokes', () => {
  const box = rect(20, 20, 30, 30);
  expect(itemBounds(shape('a', box, { line: { style: 'solid', width: 2 } }), A4)).toEqual({
    x: 19,
    y: 19,
    width: 32,
    height: 32,
  });
  expect(itemBounds(shape('a', box, { line: { style: 'double', width: 1 } }), A4)?.width).toBe(33);
  expect(itemBounds(shape('a', box, { line: { style: 'double', width: 2 } }), A4)?.width).toBeCloseTo(34.8);
  expect(itemBounds(shape('a', box, { line: null }), A4)?.width).toBe(30);
});

test('a closed line does not repeat its first point, whether or not it was drawn back to it', () => {
  const back = flatten(lines([0, 0, 10, 0, 10, 10, 0, 0], true))[0];
  const left = flatten(lines([0, 0, 10, 0, 10, 10], true))[0];
  expect(back?.points).toEqual(left?.points);
  expect(left && pointCount(left)).toBe(3);
});

test('a million points flatten and are measured within seconds', () => {
  const wave = Array.from({ length: 2_000_000 }, (_, index) =>
    index % 2 === 0 ? index / 10_000 : 100 + Math.sin(index / 50),
  );
  const elapsed = createCpuTimer();
  const geometry = lines(wave);
  const flat = flatten(geometry);
  expect(flat[0]?.points.length).toBe(2_000_000);
  expect(boundsOf(geometry)?.width).toBeCloseTo(199.9998);
  expect(elapsed()).toBeLessThan(5000);
});

test.each(POINT_SYMBOLS)('the %s fits its square and touches its sides', (symbol) => {
  const box = boundsOf({ type: 'symbol', symbol, at: { x: 50, y: 50 }, size: 8 });
  expect(box?.x).toBeGreaterThanOrEqual(46 - 1e-9);
  expect(box?.y).toBeCloseTo(46);
  expect(box && box.x + box.width).toBeLessThanOrEqual(54 + 1e-9);
});

test('outline symbols are hollow at the centre and solid ones are not', () => {
  const hollow = POINT_SYMBOLS.filter((symbol) => {
    const at = { x: 50, y: 50 };
    return !isInside({ x: 50.01, y: 50.51 }, flatten({ type: 'symbol', symbol, at, size: 8 }));
  });
  expect(hollow).toEqual(['ring', 'square-outline', 'triangle-outline']);
});

test('braille dots have the standard spacing of the sheet, inside the box of their text', () => {
  const six = text('t', 'ab', {
    braille: cells(`${cellOf([1, 2, 3, 4, 5, 6])}${cellOf([1])}\n${cellOf([3])}`),
  });
  const dots = brailleDots(six, A4);
  expect(dots).toHaveLength(8);
  expect(dots[0]).toEqual({ x: 20.75, y: 20.75 });
  expect(dots[3]).toEqual({ x: 23.25, y: 20.75 });
  expect(dots[6]).toEqual({ x: 26.75, y: 20.75 });
  expect(dots[7]).toEqual({ x: 20.75, y: 35.75 });
  expect(textBox(six, A4)).toEqual({ x: 20, y: 20, width: 6 + 2.5 + 1.5, height: 10 + 5 + 1.5 });
});

test('a cell with dots 7 or 8 makes its text one row taller', () => {
  const box = (dots: number[]) => textBox(text('t', 'a', { braille: cells(cellOf(dots)) }), A4).height;
  expect(box([1])).toBe(6.5);
  expect(box([8])).toBe(9);
});

test('print takes a line for each row, and a square for each character of a wide script', () => {
  expect(textBox(text('t', 'one\ntwo'), A4).height).toBe(10);
  expect(textBox(text('t', '点字'), A4).width).toBeGreaterThan(textBox(text('t', 'ab'), A4).width);
  expect(textBox(text('t', ''), A4).width).toBe(0);
});

test('the distance of two lines is that of their nearest segments for any index', () => {
  const polyline = fc.array(coordinate, { minLength: 2, maxLength: 60 }).map((values) => {
    const even = values.length % 2 === 0 ? values : values.slice(1);
    return flatten(lines(even));
  });
  fc.assert(
    fc.property(polyline, polyline, (a, b) => {
      let least = Infinity;
      const p = a[0]?.points ?? new Float64Array();
      const q = b[0]?.points ?? new Float64Array();
      const ends = (points: Float64Array, at: number) =>
        [at, at + 1, Math.min(at + 2, points.length - 2), Math.min(at + 3, points.length - 1)].map(
          (index) => points[index] ?? 0,
        ) as [number, number, number, number];
      for (let i = 0; i < Math.max(2, p.length - 2); i += 2) {
        for (let j = 0; j < Math.max(2, q.length - 2); j += 2) {
          least = Math.min(least, measureSegmentDistance(...ends(p, i), ...ends(q, j)));
        }
      }
      expect(measurePolylineDistance(a, b)).toBeCloseTo(least, 9);
    }),
    { seed: 7, numRuns: 200 },
  );
});

test('nothing nearer than the limit counts as infinitely far', () => {
  const a = flatten(rect(0, 0, 10, 10));
  const b = flatten(rect(13, 0, 10, 10));
  expect(measurePolylineDistance(a, b)).toBe(3);
  expect(measurePolylineDistance(a, b, 3)).toBe(Infinity);
  expect(a[0] && pointToPolyline({ x: -4, y: 5 }, a[0])).toBe(4);
});

test('a drawing of groups 10,000 deep has a box', () => {
  expect(drawingBounds(drawing([nested(10_000)]))).toEqual({ x: 19.5, y: 19.5, width: 31, height: 31 });
});
