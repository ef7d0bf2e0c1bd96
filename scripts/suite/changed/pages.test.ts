import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PAGE_TIERS } from '@relievo/contracts/pages';
import { expect, test } from 'vitest';
import { LISTS_OF_PAGES, readPages } from './pages.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

test('the component of every page of the product is found in the lists of pages', () => {
  const found = LISTS_OF_PAGES.flatMap((list) => [
    ...readPages(list, readFileSync(join(ROOT, list), 'utf8')).entries(),
  ]);
  expect(found.map(([path]) => path).toSorted()).toEqual(Object.keys(PAGE_TIERS).toSorted());
  for (const [, file] of found) expect(readFileSync(join(ROOT, file), 'utf8').length).toBeGreaterThan(0);
});
