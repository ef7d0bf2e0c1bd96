import { canonical } from '@relievo/graphic';
import { expect, test } from 'vitest';
import { expectFaultless, tellingItems } from '../testing/expect-page.ts';
import { STARTER_DRAWINGS } from './starter.ts';

const PAGES = [...STARTER_DRAWINGS].map(([name, make]) => ({
  name,
  kind: 'sample' as const,
  drawing: canonical(make()),
}));

test.each(PAGES)('$name is drawn without a finding and reads back as itself', (page) => {
  expectFaultless(page);
});

test('every drawing of the starter library says what it shows, as a whole and in its parts', () => {
  const silent = PAGES.filter((page) => !page.drawing.description || tellingItems(page) < 5);
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(PAGES.map(({ name, drawing }) => [name, drawing.id])).toEqual(PAGES.map(({ name }) => [name, name]));
});
