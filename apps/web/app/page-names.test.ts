import { expect, test } from 'vitest';
import { PAGE_NAMES } from '../lib/layout/page-names.ts';
import { builtRoutes } from './router.tsx';

test('every page that people choose from a list has a name in words', () => {
  expect(builtRoutes.paths.filter((path) => !Object.hasOwn(PAGE_NAMES, path))).toEqual([]);
});
