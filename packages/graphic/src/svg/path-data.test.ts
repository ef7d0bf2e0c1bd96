import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointToPolyline } from '../geometry/distance.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Subpath } from '../model/geometry.ts';
import { createCpuTimer } from '../testing/cpu-time.ts';
import { lines } from '../testing/make.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import { parsePath } from './parse-path.ts';
import { writePathData } from './path-data.ts';

function parseData(data: string): readonly Subpath[] {
  const result = parsePath(data);
  if (!result.ok) throw new Error(graphicReportText(result.problems[0]));
  return result.value;
}
function rewriteData(data: string): string {
  return writePathData(parseData(data));
}

test.each([
  ['m 10 20 5 5 h 10 v -5 z', 'M10 20L15 25L25 25L25 20Z'],
  ['M0,0L1-2.5.5.25', 'M0 0L1 -2.5L0.5 0.25'],
  ['M0 0 1e1 2E+1', 'M0 0L10 20'],
  ['M0 0C1 1 2 1 3 0S5-1 6 0', 'M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0'],
  ['M0 0Q3 3 6 0T12 0', 'M0 0C2 2 4 2 6 0C8 -2 10 -2 12 0'],
  ['M0 0S3 3 6 0', 'M0 0C0 0 3 3 6 0'],
  ['M1 1l2 0zl0 2', 'M1 1L3 1ZM1 1L1 3'],
  ['M1 1M2 2Z', 'M1 1M2 2Z'],
  ['M0 0A0 5 0 0 1 10 0', 'M0 0L10 0'],
  ['M5 5A1 1 0 0 1 5 5', 'M5 5'],
  ['', ''],
  ['  \n', ''],
])('the path “%s” is read as %s', (data, expected) => {
  expect(rewriteData(data)).toBe(expected);
});

test('an arc follows its ellipse according to its flags, also flags without spaces', () => {
  const flat = flatten({ type: 'path', subpaths: parseData('M10 0A10 10 0 01-10 0') })[0];
  expect(flat && pointToPolyline({ x: 0, y: 10 }, flat)).toBeLessThan(0.03);
  const other = flatten({ type: 'path', subpaths: parseData('M10 0a10 10 0 10-20 0') })[0];
  expect(other && pointToPolyline({ x: 0, y: -10 }, other)).toBeLessThan(0.03);
});

test('every point of an arc lies on the ellipse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 359 }), fc.boolean(), fc.boolean(), (degrees, large, sweep) => {
      const [x, y] = [50 * Math.cos((degrees * Math.PI) / 180), 50 * Math.sin((degrees * Math.PI) / 180)];
      const [path] = flatten({
        type: 'path',
        subpaths: parseData(`M50 0A50 50 0 ${large ? 1 : 0} ${sweep ? 1 : 0} ${x} ${y}`),
      });
      const points = path?.points ?? [];
      const center = (large === degrees > 180) === sweep ? { x: 0, y: 0 } : { x: 50 + x, y };
      for (let at = 0; at < points.length; at += 2) {
        const radius = Math.hypot((points[at] ?? 0) - center.x, (points[at + 1] ?? 0) - center.y);
        if (Math.abs(radius - 50) > 0.05) return false;
      }
      return true;
    }),
    { seed: 3, numRuns: 200 },
  );
});

test.each([
  'L1 1',
  'M',
  'M1',
  'M1 1 2',
  'M0 0X',
  'M0 0L1 NaN',
  'M0 0L1 Infinity',
  'M0 0Z5',
  'M0 0L1e999 0',
  'M0 0A1 1 0 2 0 5 5',
  '<script>',
])('the broken path “%s” is refused in one sentence', (data) => {
  const result = parsePath(data);
  expect(result.ok).toBe(false);
  expect(!result.ok && result.problems).toHaveLength(1);
});

test('a path of our own grammar reads back as itself', () => {
  const coordinate = fc.integer({ min: -100_000_000, max: 100_000_000 }).map((value) => value / 1000);
  const p = fc.record({ x: coordinate, y: coordinate });
  const segment = fc.oneof(fc.record({ to: p }), fc.record({ to: p, control: fc.tuple(p, p) }));
  const subpath = fc.record({ start: p, segments: fc.array(segment), closed: fc.boolean() });
  fc.assert(
    fc.property(fc.array(subpath), (subpaths) => {
      expect(parseData(writePathData(subpaths))).toEqual(subpaths);
    }),
    { seed: 3, numRuns: 300 },
  );
});

test('two hundred thousand points are written and read within seconds', () => {
  const wave = lines(
    Array.from({ length: 400_000 }, (_, index) => Math.round(100_000 + 99_000 * Math.sin(index)) / 1000),
  );
  const elapsed = createCpuTimer();
  const data = writePathData(wave.subpaths);
  expect(parseData(data)[0]?.segments).toHaveLength(199_999);
  expect(elapsed()).toBeLessThan(4000);
  expect(data.length).toBeLessThan(4_000_000);
});
