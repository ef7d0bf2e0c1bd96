import { expect, test } from 'vitest';
import {
  BRAILLE_CODE_IDS,
  BRAILLE_CODES,
  findCodeForLanguage,
  findUncontractedCode,
  isBrailleCode,
} from './codes.ts';

test('every code is registered under its own name', () => {
  for (const id of BRAILLE_CODE_IDS) expect(BRAILLE_CODES[id].id).toBe(id);
});

test('English starts contracted, other languages with the code that all their readers know', () => {
  expect(['en', 'en-GB', 'fr-CA', 'DE', 'nl', 'pt-BR', 'pl-PL', 'ja'].map(findCodeForLanguage)).toEqual([
    'ueb-2',
    'ueb-2',
    'fr-1',
    'de-1',
    'nl-1',
    'pt-1',
    'pl-1',
    null,
  ]);
});

test('letter by letter, English too has a code of its own', () => {
  expect(['en-US', 'de', 'ja'].map(findUncontractedCode)).toEqual(['ueb-1', 'de-1', null]);
});

test('text that only looks like a code is refused', () => {
  expect(['ueb-2', 'ueb-3', 'toString', ''].map(isBrailleCode)).toEqual([true, false, false, false]);
});
