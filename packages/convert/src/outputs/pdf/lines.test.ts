import { expect, test } from 'vitest';
import { isReadFromRight, splitIntoVisualRuns } from './lines.ts';

test('words of a right-to-left line stand from the right, foreign words in it from the left', () => {
  expect(splitIntoVisualRuns('שלום עולם').join('')).toBe('עולם שלום');
  expect(splitIntoVisualRuns('אחת two three ארבע').join('')).toBe('ארבע two three אחת');
  expect(splitIntoVisualRuns('one אחת שתיים two').join('')).toBe('one שתיים אחת two');
});

test('a line without such letters stays as it is', () => {
  expect(splitIntoVisualRuns('Größe  12 µm')).toEqual(['Größe  12 µm']);
});

test('the first letter says from which side a text is read', () => {
  expect(['12 שלום', 'a שלום', '12'].map(isReadFromRight)).toEqual([true, false, false]);
});
