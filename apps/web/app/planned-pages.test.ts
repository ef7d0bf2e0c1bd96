import { HELP_TOPICS, PAGE_TIERS } from '@relievo/contracts/pages';
import { expect, test } from 'vitest';
import { TOPICS } from '../features/help/topics.ts';
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

test('every address that the server answers has its screen', () => {
  expect(STANDING.toSorted()).toEqual(Object.keys(PAGE_TIERS).toSorted());
  expect(TOPICS.map(({ id }) => id).toSorted()).toEqual(HELP_TOPICS.toSorted());
});
