import { LIBRARY_FILTERS, LIBRARY_ORDERS } from '@relievo/contracts';
import { expect, test } from 'vitest';
import { choosable, dropFilter, filterCount, NO_FILTERS, pickFilter } from './filters.ts';

const SOME = { ...NO_FILTERS, contentType: ['free'], subject: ['Math', 'Art'] } as const;

test('the panel offers free or paid, four levels, seven subjects and four graphic types', () => {
  expect(choosable(NO_FILTERS, 'contentType')).toEqual(['free', 'paid']);
  expect(choosable(NO_FILTERS, 'difficultyLevel')).toEqual([
    'Elementary',
    'Middle School',
    'High School',
    'Post Secondary',
  ]);
  expect(choosable(NO_FILTERS, 'subject')).toEqual([
    'History',
    'Geography',
    'Science',
    'Math',
    'English',
    'Art',
    'Technology',
  ]);
  expect(choosable(NO_FILTERS, 'graphicType')).toEqual([
    'iveo_audio_tactile',
    'svg_tactileview',
    'viewplus_embossed',
    'vital_haptics',
  ]);
});

test('the panel picks one value of a filter in place of those that were there, or none', () => {
  expect(pickFilter(SOME, 'subject', 'History').subject).toEqual(['History']);
  expect(pickFilter(SOME, 'subject', null)).toEqual({ ...NO_FILTERS, contentType: ['free'] });
});

test('a chip takes away its own value alone', () => {
  expect(dropFilter(SOME, 'subject', 'Math')).toEqual({ ...SOME, subject: ['Art'] });
});

test('a value that came by an address can be seen and kept in the panel', () => {
  expect(choosable({ ...NO_FILTERS, difficultyLevel: ['Beginner'] }, 'difficultyLevel')).toContain(
    'Beginner',
  );
  expect(LIBRARY_FILTERS.contentType).toEqual(['free', 'paid', 'worksheet', 'video', 'lesson-plan']);
});

test('the number on the filter button is the sum of the four selections', () => {
  expect([filterCount(NO_FILTERS), filterCount(SOME)]).toEqual([0, 3]);
});

test('each list has its orders', () => {
  expect(LIBRARY_ORDERS).toMatchObject({
    marketplace: ['newest', 'oldest', 'alphabetical', 'popular', 'viewed'],
    ownContent: ['newest', 'oldest', 'alphabetical', 'popular', 'viewed'],
    organization: ['newest', 'oldest', 'alphabetical', 'popular', 'viewed'],
    search: ['newest', 'relevance', 'oldest', 'alphabetical', 'popular', 'viewed'],
    collections: ['newest', 'oldest', 'alphabetical', 'items', 'changed'],
    categories: ['alphabetical', 'smallest', 'largest'],
    category: ['newest', 'alphabetical', 'oldest', 'popular'],
  });
});
