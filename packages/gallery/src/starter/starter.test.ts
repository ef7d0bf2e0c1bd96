import { canonicalise } from '@relievo/graphic/validation';
import { expect, test } from 'vitest';
import { countTellingItems, expectFaultless } from '../testing/expect-page.ts';
import { STARTER_DRAWINGS } from './starter.ts';

const PAGES = [...STARTER_DRAWINGS].map(([name, make]) => ({
  name,
  kind: 'sample' as const,
  drawing: canonicalise(make()),
}));

test.each(PAGES)('$name is drawn without a finding and can be read back', (page) => {
  expectFaultless(page);
});

test('every drawing of the starter library describes itself as a whole and in its parts', () => {
  const silent = PAGES.filter((page) => !page.drawing.description || countTellingItems(page) < 5);
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(PAGES.map(({ name, drawing }) => [name, drawing.id])).toEqual(PAGES.map(({ name }) => [name, name]));
});
