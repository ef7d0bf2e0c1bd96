import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListMarks, NUMBER_STYLES } from '../model/block.ts';
import { findMarks, writeMark } from './list-marks.ts';

test('marks that were written are found again, with where they begin', () => {
  const marks = fc.record({
    kind: fc.constant('numbers'),
    style: fc.constantFrom(...NUMBER_STYLES),
    start: fc.integer({ min: 1, max: 30 }),
    before: fc.constantFrom('', '(', '['),
    after: fc.constantFrom('', '.', ')', ').'),
  });
  fc.assert(
    fc.property(marks, (one: ListMarks) => {
      const written = [0, 1, 2].map((at) => writeMark(one, at));
      const found = findMarks(written);
      expect([0, 1, 2].map((at) => writeMark(found, at))).toEqual(written);
    }),
  );
});

test.each([
  [['1.', '2.'], { kind: 'numbers', style: 'decimal', start: 1, before: '', after: '.' }],
  [['(c)'], { kind: 'numbers', style: 'lower-letters', start: 3, before: '(', after: ')' }],
  [['i.', 'j.'], { kind: 'numbers', style: 'lower-letters', start: 9, before: '', after: '.' }],
  [['i.', 'ii.'], { kind: 'numbers', style: 'lower-roman', start: 1, before: '', after: '.' }],
  [['i)'], { kind: 'numbers', style: 'lower-roman', start: 1, before: '', after: ')' }],
  [['V', 'W'], { kind: 'numbers', style: 'upper-letters', start: 22, before: '', after: '' }],
  [['0.'], { kind: 'numbers', style: 'decimal', start: 0, before: '', after: '.' }],
  [['', ''], { kind: 'bullets' }],
  [['1.1.', '1.2.'], { kind: 'bullets' }],
  [['Note', ''], { kind: 'bullets' }],
])('the marks %j count so', (written, marks) => {
  expect(findMarks(written)).toEqual(marks);
});
