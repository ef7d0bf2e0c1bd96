import { expect, test } from 'vitest';
import { findSymbols } from './find-symbols.ts';
import { SUBJECTS } from './subjects.ts';

function namesOf(query: string, subject?: string): readonly string[] {
  return findSymbols(SUBJECTS, query, subject).map(({ symbol }) => symbol.name);
}

test('a symbol is found by its name first, then by the words in it, and then by its other names', () => {
  expect(namesOf('sun')[0]).toBe('Sun');
  expect(namesOf('bulb')).toContain('Lamp');
  expect(namesOf('WATER MOLECULE')).toEqual(['Water molecule']);
  expect(namesOf('trans')[0]).toBe('Transformer');
});

test('a subject is found by its words, and limits what is found', () => {
  expect(namesOf('circuits').length).toBe(findSymbols(SUBJECTS, '', 'circuits').length);
  expect(namesOf('lamp', 'circuits')).toEqual(['Lamp']);
  expect(namesOf('sun', 'music')).toEqual([]);
});

test('without a query all symbols are found, and words that no symbol has find none', () => {
  expect(namesOf(' ').length).toBe(SUBJECTS.flatMap(({ symbols }) => symbols).length);
  expect(namesOf('zzz sun')).toEqual([]);
});
