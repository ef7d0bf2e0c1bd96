import { createPseudoCatalogue, tell } from '@relievo/words';
import { expect, test } from 'vitest';
import { ENGLISH_REPORTS } from './en.ts';
import { wordsOf } from './testing/words-of.ts';

test('a page that is too small for braille is told with its size and the smallest one', () => {
  const parameters = { columns: 3, rows: 1, leastColumns: 12, leastRows: 4 };
  expect(wordsOf({ code: 'page_too_small', parameters })).toBe(
    'A page of 3 cells in a line and 1 line is too small for braille: choose at least 12 cells and 4 lines.',
  );
});

test('an output that could not be made is told with the words of its problem', () => {
  const problem = { code: 'voice_missing', parameters: { language: 'tlh', name: null } };
  expect(wordsOf({ code: 'output_not_made', parameters: { output: 'audio', problem } })).toBe(
    'audio: There is no voice for the language “tlh” here, so nothing was spoken. Install espeak-ng for more languages.',
  );
});

test('what happened to a file is told in the number in which it happened', () => {
  const told = [1, 3].map((count) => wordsOf({ code: 'image_unreadable', parameters: { count } }));
  expect(told).toEqual([
    'One picture in the file could not be read and was left out.',
    '3 pictures in the file could not be read and were left out.',
  ]);
});

test('all codes are written in one way', () => {
  expect(Object.keys(ENGLISH_REPORTS.words).filter((code) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(code))).toEqual(
    [],
  );
});

test('in another language a report keeps no English words', () => {
  const report = { code: 'voice_silent', parameters: { seconds: 2.5 } } as const;
  expect(tell(report, createPseudoCatalogue(ENGLISH_REPORTS))).toMatch(/^[^A-Za-z]+ 2,5 [^A-Za-z]+$/);
});
