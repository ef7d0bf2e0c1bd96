import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeOutlines } from './write-outlines.ts';

test('The outlines of the chart package are those of the atlas', () => {
  const kept = new URL('../../packages/chart/src/geography/outlines.ts', import.meta.url);
  expect(readFileSync(kept, 'utf8')).toBe(writeOutlines());
});
