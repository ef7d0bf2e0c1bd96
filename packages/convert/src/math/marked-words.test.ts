import { expect, test } from 'vitest';
import { replaceFormulas } from './formula.ts';
import { dropMarks, markFormula, takeFormulas } from './marked-words.ts';

function tidy(words: string): string {
  return words.replaceAll(/[\s\p{Cn}]+/gu, ' ').trim();
}

const half = markFormula({ line: '1/2', mathml: '<math></math>', ueb: '⠼⠁⠌⠃' });
const letter = markFormula({ line: 'a', mathml: '<math></math>', ueb: null });

test('formulas are found at their own places, even where words say the same', () => {
  const { words, formulas } = takeFormulas(`  A side a of  ${letter},\n and ${half}${letter} `, tidy);
  expect(words).toBe('A side a of a, and 1/2a');
  expect(formulas.map(({ at, line, ueb }) => [at, line, ueb])).toEqual([
    [12, 'a', null],
    [19, '1/2', '⠼⠁⠌⠃'],
    [22, 'a', null],
  ]);
  expect(replaceFormulas({ words, formulas }, ({ line }) => `<${line}>`)).toBe(
    'A side a of <a>, and <1/2><a>',
  );
  expect(dropMarks(`x ${half} y`)).toBe('x 1/2 y');
});

test('marks that a file brought along, or that were cut off, are no part of the words', () => {
  for (const marked of [`a\uFDD0b`, `a\uFDD1\uFDD2b`, `a${half.slice(0, -1)}`]) {
    const { words, formulas } = takeFormulas(marked, tidy);
    expect(formulas).toEqual([]);
    expect(words).not.toMatch(/\p{Cn}/u);
  }
});
