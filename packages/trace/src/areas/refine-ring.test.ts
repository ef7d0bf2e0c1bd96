import { maxOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { aBox, paint } from '../charts/testing/paint.ts';
import { measureContrast } from '../pixels/contrast.ts';
import { refineRing } from './refine-ring.ts';
import { findRings } from './rings.ts';

test.each([0.1, 0.35, 0.6, 0.85])(
  'the edge of a surface that covers %f of its last pixels is found to a fifth of a pixel',
  (part) => {
    const picture = paint(80, 60, [aBox([30, 90, 200], 20 + part, 15 + part, 60 - part, 45 - part)]);
    const contrast = measureContrast(picture, [255, 255, 255]);
    const [ring = []] = findRings(80, 60, (x, y) => (contrast.data[y * 80 + x] ?? 0) > 112);
    const left = (refineRing(ring, contrast) ?? []).filter(({ x, y }) => x < 25 && y > 22 && y < 38);
    expect(left.length).toBeGreaterThan(10);
    expect(maxOf(left.map(({ x }) => Math.abs(x - 20 - part)))).toBeLessThan(0.2);
  },
);

test('an edge between surfaces that are equally dark is not seen to a part of a pixel', () => {
  const contrast = { width: 80, height: 60, data: new Uint8Array(4800).fill(90) };
  const [ring = []] = findRings(80, 60, (x, y) => x >= 20 && x < 60 && y >= 15 && y < 45);
  expect(refineRing(ring, contrast)).toBeNull();
});
