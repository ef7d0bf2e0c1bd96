import { expect, test } from 'vitest';
import { PLANNED_PAGES } from '../lib/testing/planned-pages.ts';
import { NAVIGATION } from './navigation/navigation.ts';
import { PAGES } from './pages.ts';

const STANDING = PAGES.map(({ path }) => path);

test('no page that stands is left out where tests show pages', () => {
  expect(STANDING.filter((path) => PLANNED_PAGES.includes(path))).toEqual([]);
});

test('every entry of the sidebar leads to a page that stands or is planned', () => {
  const named = NAVIGATION.flatMap(({ entries }) => entries).map(({ path }) => path);
  expect(named.filter((path) => ![...STANDING, ...PLANNED_PAGES].includes(path))).toEqual([]);
});
