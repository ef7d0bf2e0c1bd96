import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSmartQuery, type SmartQuery } from './smart-query.ts';

const NOTHING: SmartQuery = { text: '', difficultyLevel: null, contentType: null, category: null };

describe('the words of a search', () => {
  test.each<[string, Partial<SmartQuery>]>([
    ['beginner', { difficultyLevel: 'Beginner' }],
    ['Easy', { difficultyLevel: 'Beginner' }],
    ['advanced', { difficultyLevel: 'Advanced' }],
    ['difficult', { difficultyLevel: 'Advanced' }],
    ['INTERMEDIATE', { difficultyLevel: 'Intermediate' }],
    ['worksheet', { contentType: 'worksheet' }],
    ['activity', { contentType: 'worksheet' }],
    ['video', { contentType: 'video' }],
    ['watch', { contentType: 'video' }],
    ['lesson  plan', { contentType: 'lesson-plan' }],
    ['math', { category: 'Math' }],
    ['science', { category: 'Science' }],
    ['history', { category: 'History' }],
    ['english', { category: 'English' }],
    ['art', { category: 'Art' }],
    ['music', { category: 'Music' }],
  ])('%s becomes a filter', (words, filters) => {
    expect(readSmartQuery(words)).toEqual({ ...NOTHING, ...filters });
  });

  test('are looked for where they are no keywords', () => {
    expect(readSmartQuery('easy math worksheet about  triangles')).toEqual({
      text: 'about triangles',
      difficultyLevel: 'Beginner',
      contentType: 'worksheet',
      category: 'Math',
    });
  });

  test('are recognised as whole words only, in any script', () => {
    for (const text of ['Mozart', 'artérias', 'mathematics', 'видеоvideo'])
      expect(readSmartQuery(text)).toEqual({ ...NOTHING, text });
  });

  test('name a filter once: of two keywords the first counts, and the other stays a word', () => {
    expect(readSmartQuery('video worksheet')).toEqual({
      ...NOTHING,
      contentType: 'video',
      text: 'worksheet',
    });
  });

  test('stay words where their filter was taken off', () => {
    expect(readSmartQuery('easy math videos', (value) => value === 'Math')).toEqual({
      ...NOTHING,
      category: 'Math',
      text: 'easy videos',
    });
  });

  test('are each either a filter or looked for, and none is lost', () => {
    const word = fc.constantFrom('easy', 'plan', 'math', 'art', 'fractions', 'Video', '½', 'مثلث');
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const { text, ...filters } = readSmartQuery(words.join(' '));
        const named = Object.values(filters).filter(Boolean).length;
        expect(text.split(' ').filter(Boolean)).toHaveLength(words.length - named);
      }),
      { numRuns: 50 },
    );
  });
});
