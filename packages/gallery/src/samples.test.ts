import { LINE_STYLES, leaves, POINT_SYMBOLS, TEXTURES, walk } from '@relievo/graphic';
import { expect, test } from 'vitest';
import { samplePages } from './pages.ts';
import { expectFaultless, expectGolden, expectNoStrays } from './testing/expect-page.ts';
import { goldenBytes } from './testing/golden-files.ts';

const PAGES = samplePages();

test.each(PAGES)('$name is drawn without a finding and reads back as itself', (page) => {
  expectFaultless(page);
});

test.each(PAGES)('$name comes out of SVG, relief and pins as it did before', (page) => {
  expectGolden(page);
});

test('the samples hold every texture, line style, symbol and kind of item', () => {
  const items = PAGES.flatMap(({ drawing }) => [...leaves(drawing)]);
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

test('names are used once, and what is kept is small and all in use', () => {
  expect(new Set(PAGES.map(({ name }) => name)).size).toBe(PAGES.length);
  expectNoStrays('sample', PAGES);
  expect(goldenBytes('sample')).toBeLessThan(1_000_000);
});
