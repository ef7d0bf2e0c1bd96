import { LINE_STYLES, POINT_SYMBOLS, TEXTURES, walk, walkLeaves } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { samplePages } from './pages.ts';
import { expectFaultless, expectGolden, expectNoStrays } from './testing/expect-page.ts';
import { countGoldenBytes } from './testing/golden-files.ts';

const PAGES = samplePages();

test.each(PAGES)('$name is drawn without a finding and can be read back', (page) => {
  expectFaultless(page);
});

test.each(PAGES)('$name has the kept results in SVG, relief and pins', (page) => {
  expectGolden(page);
});

test('the samples hold every texture, line style, symbol and kind of item', () => {
  const items = PAGES.flatMap(({ drawing }) => [...walkLeaves(drawing)]);
  const shapes = items.filter((item) => item.kind === 'shape');
  expect(new Set(shapes.flatMap(({ texture }) => texture ?? []))).toEqual(new Set(TEXTURES));
  expect(new Set(shapes.flatMap(({ line }) => line?.style ?? []))).toEqual(new Set(LINE_STYLES));
  expect(
    new Set(shapes.flatMap(({ geometry }) => (geometry.type === 'symbol' ? geometry.symbol : []))),
  ).toEqual(new Set(POINT_SYMBOLS));
  expect(new Set(PAGES.flatMap(({ drawing }) => [...walk(drawing)].map(({ item }) => item.kind)))).toEqual(
    new Set(['shape', 'text', 'group', 'image']),
  );
  expect(PAGES.length).toBeGreaterThanOrEqual(28);
});

test('names are unique, and the kept results are small and all in use', () => {
  expect(new Set(PAGES.map(({ name }) => name)).size).toBe(PAGES.length);
  expectNoStrays('sample', PAGES);
  expect(countGoldenBytes('sample')).toBeLessThan(1_000_000);
});
