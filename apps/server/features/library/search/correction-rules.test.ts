import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCandidates, combineCandidates, countWrongLetters, leaveOneOut } from './correction-rules.ts';

describe('wrong letters', () => {
  test.each([
    ['fractions', 'fractions', 0],
    ['fractons', 'fractions', 1],
    ['fracttions', 'fractions', 1],
    ['fractiins', 'fractions', 1],
    ['fractoins', 'fractions', 1],
    ['photosinthesys', 'photosynthesis', 2],
    ['', 'map', 3],
    ['größe', 'grosse', 3],
  ])('of %j for %j are %d', (one, other, wrong) => {
    expect(countWrongLetters(one, other)).toBe(wrong);
  });

  test('are as many from one word to the other as back', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(countWrongLetters(one, other)).toBe(countWrongLetters(other, one));
      }),
    );
  });
});

describe('the words that were probably meant', () => {
  test('have one wrong letter in a short word and two in a long one', () => {
    expect(chooseCandidates('mpa', ['map', 'maps', 'mop'])).toEqual(['map']);
    expect(chooseCandidates('fracton', ['fractions', 'fraction', 'factory'])).toEqual([
      'fraction',
      'fractions',
    ]);
    expect(chooseCandidates('ab', ['abc', 'ac'])).toEqual([]);
  });

  test('begin with the same letter before those that do not', () => {
    expect(chooseCandidates('bones', ['tones', 'bonds', 'cones'])).toEqual(['bonds', 'cones', 'tones']);
  });
});

test('a search is tried with every candidate for its unknown words', () => {
  const candidates = new Map([['lien', ['line', 'lien?']]]);
  expect(combineCandidates(['number', 'lien'], candidates).map(({ text }) => text)).toEqual([
    'number line',
    'number lien?',
  ]);
});

test('a search is tried without each of its words, and never without all', () => {
  expect(leaveOneOut(['oceans', 'rome']).map(({ text }) => text)).toEqual(['rome', 'oceans']);
  expect(leaveOneOut(['oceans'])).toEqual([]);
});
