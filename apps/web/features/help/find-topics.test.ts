import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTopics } from './find-topics.ts';

const topics = [{ text: 'Change the theme and contrast' }, { text: 'Zoom in, café-sized' }];

test('every word has to occur, in any order and case', () => {
  expect(findTopics(topics, 'CONTRAST theme')).toEqual([topics[0]]);
  expect(findTopics(topics, 'contrast zoom')).toEqual([]);
});

test('accents make no difference on either side', () => {
  expect(findTopics(topics, 'cafe')).toEqual([topics[1]]);
  expect(findTopics(topics, 'thèmé')).toEqual([topics[0]]);
});

test('an empty question finds every topic', () => {
  expect(findTopics(topics, '  ')).toEqual(topics);
});

test('a longer question never finds more topics', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (question, more) => {
      expect(findTopics(topics, `${question} ${more}`).length).toBeLessThanOrEqual(
        findTopics(topics, question).length,
      );
    }),
  );
});
