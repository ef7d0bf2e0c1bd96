import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTopics } from './find-topics.ts';

const topics = [{ text: 'Change the theme and contrast' }, { text: 'Zoom in, café-sized' }];

test('every word must be found, in any order and case', () => {
  expect(findTopics(topics, 'CONTRAST theme')).toEqual([topics[0]]);
  expect(findTopics(topics, 'contrast zoom')).toEqual([]);
});

test('accents make no difference on either side', () => {
  expect(findTopics(topics, 'cafe')).toEqual([topics[1]]);
  expect(findTopics(topics, 'thèmé')).toEqual([topics[0]]);
});

test('no question finds everything', () => {
  expect(findTopics(topics, '  ')).toEqual(topics);
});

test('a longer question never finds more', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (question, more) => {
      expect(findTopics(topics, `${question} ${more}`).length).toBeLessThanOrEqual(
        findTopics(topics, question).length,
      );
    }),
  );
});
