import { expect, test } from 'vitest';
import { readsFromRight, visualRuns } from './lines.ts';

test('words of a right-to-left line stand from the right, foreign words in it from the left', () => {
  expect(visualRuns('שלום עולם').join('')).toBe('עולם שלום');
  expect(visualRuns('אחת two three ארבע').join('')).toBe('ארבע two three אחת');
  expect(visualRuns('one אחת שתיים two').join('')).toBe('one שתיים אחת two');
});

test('a line without such letters stays as it is', () => {
  expect(visualRuns('Größe  12 µm')).toEqual(['Größe  12 µm']);
});

test('the first letter says from which side a text is read', () => {
  expect(['12 שלום', 'a שלום', '12'].map(readsFromRight)).toEqual([true, false, false]);
});
