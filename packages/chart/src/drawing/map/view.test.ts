import type { Point } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { findMiddle } from './view.ts';

const COUNTRY: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 40, y: 0 },
  { x: 40, y: 20 },
  { x: 0, y: 20 },
];

test('the mark of a country stands far from every coast, at whichever corner its outline begins', () => {
  for (const at of COUNTRY.keys()) {
    const coast = [...COUNTRY.slice(at), ...COUNTRY.slice(0, at)];
    const middle = findMiddle([coast]);
    expect(middle?.room).toBeGreaterThan(9);
    expect(middle?.room).toBeLessThanOrEqual(10);
    expect(middle?.at.x).toBeGreaterThan(9);
    expect(middle?.at.x).toBeLessThan(31);
  }
});
