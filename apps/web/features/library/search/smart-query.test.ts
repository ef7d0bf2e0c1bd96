import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smartFilters, wordsBesideFilters, wordsUsedAsFilters } from './smart-query.ts';

const NONE = { difficulty: [], type: [], subject: [] };

test.each([
  ['beginner', 'difficulty', 'Beginner'],
  ['easy', 'difficulty', 'Beginner'],
  ['advanced', 'difficulty', 'Advanced'],
  ['difficult', 'difficulty', 'Advanced'],
  ['intermediate', 'difficulty', 'Intermediate'],
  ['worksheet', 'type', 'worksheet'],
  ['activity', 'type', 'worksheet'],
  ['video', 'type', 'video'],
  ['watch', 'type', 'video'],
  ['lesson plan', 'type', 'lesson-plan'],
  ['math', 'subject', 'Math'],
  ['science', 'subject', 'Science'],
  ['history', 'subject', 'History'],
  ['english', 'subject', 'English'],
  ['art', 'subject', 'Art'],
  ['music', 'subject', 'Music'],
] as const)(
  '"%s" sets the filter %s to %s, in whatever case, and is not looked for as text',
  (word, filter, value) => {
    const query = `Fractions ${word.toUpperCase()} 7`;
    const filters = smartFilters(query);
    expect(filters).toEqual({ ...NONE, [filter]: [value] });
    expect(wordsUsedAsFilters(query, filters)).toEqual([word.toUpperCase()]);
    expect(wordsBesideFilters(query, filters)).toBe('Fractions 7');
  },
);

test('several keywords set several filters, each value once', () => {
  const query = 'easy beginner math and science worksheets';
  const filters = smartFilters(query);
  expect(filters).toEqual({ difficulty: ['Beginner'], type: ['worksheet'], subject: ['Math', 'Science'] });
  expect(wordsBesideFilters(query, filters)).toBe('and');
});

test.each(['smart parts', 'mathias', 'easygoing', 'prehistory', 'música', 'Kunst'])(
  'a keyword inside another word is no keyword: %s',
  (query) => expect(smartFilters(query)).toEqual(NONE),
);

test('a word whose filter is not set is looked for as it stands', () => {
  expect(wordsBesideFilters('art of the fugue', NONE)).toBe('art of the fugue');
  expect(wordsUsedAsFilters('art of the fugue', NONE)).toEqual([]);
});

const word = fc.constantFrom('easy', 'lesson', 'plan', 'math', 'art', 'fractions', 'Videos', '½', 'مثلث');

test('every word is either a filter or looked for, never both and never lost', () => {
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const query = words.join(' ');
      const filters = smartFilters(query);
      const kept = [...wordsUsedAsFilters(query, filters), wordsBesideFilters(query, filters)];
      expect(kept.join(' ').split(' ').filter(Boolean).toSorted()).toEqual(words.toSorted());
    }),
  );
});
