import { LIBRARY_FILTERS, LIBRARY_ORDERS } from '@relievo/contracts/library/lists';
import { expect, test } from 'vitest';
import { countFilters, dropFilter, listChoosable, NO_FILTERS, pickFilter } from './filters.ts';

const SOME = { ...NO_FILTERS, contentType: ['free'], subject: ['Math', 'Art'] } as const;

test('the panel offers free or paid, every level of both scales, seven subjects and four graphic types', () => {
  expect(listChoosable(NO_FILTERS, 'contentType')).toEqual(['free', 'paid']);
  expect(listChoosable(NO_FILTERS, 'difficultyLevel')).toEqual([
    'Elementary',
    'Middle School',
    'High School',
    'Post Secondary',
    'Beginner',
    'Intermediate',
    'Advanced',
  ]);
  expect(listChoosable(NO_FILTERS, 'subject')).toEqual([
    'History',
    'Geography',
    'Science',
    'Math',
    'English',
    'Art',
    'Technology',
  ]);
  expect(listChoosable(NO_FILTERS, 'graphicType')).toEqual([
    'iveo_audio_tactile',
    'svg_tactileview',
    'viewplus_embossed',
    'vital_haptics',
  ]);
});

test('the panel replaces the values of a filter by one value, or by none', () => {
  expect(pickFilter(SOME, 'subject', 'History').subject).toEqual(['History']);
  expect(pickFilter(SOME, 'subject', null)).toEqual({ ...NO_FILTERS, contentType: ['free'] });
});

test('a chip removes its own value alone', () => {
  expect(dropFilter(SOME, 'subject', 'Math')).toEqual({ ...SOME, subject: ['Art'] });
});

test('a value from the address can be seen and kept in the panel', () => {
  expect(listChoosable({ ...NO_FILTERS, contentType: ['video'] }, 'contentType')).toContain('video');
  expect(LIBRARY_FILTERS.contentType).toEqual(['free', 'paid', 'worksheet', 'video', 'lesson-plan']);
});

test('the number on the filter button is the sum of the four selections', () => {
  expect([countFilters(NO_FILTERS), countFilters(SOME)]).toEqual([0, 3]);
});

test('each list has its own orders', () => {
  expect(LIBRARY_ORDERS).toMatchObject({
    marketplace: ['newest', 'oldest', 'alphabetical', 'popular', 'viewed'],
    ownContent: ['newest', 'oldest', 'alphabetical', 'popular', 'viewed'],
    organization: ['newest', 'oldest', 'alphabetical', 'popular', 'viewed'],
    search: ['relevance', 'newest', 'oldest', 'alphabetical', 'popular', 'viewed'],
    collections: ['newest', 'oldest', 'alphabetical', 'items', 'changed'],
    categories: ['alphabetical', 'smallest', 'largest'],
    category: ['newest', 'alphabetical', 'oldest', 'popular'],
  });
});
