import { expect, test } from 'vitest';
import { BRAILLE_CODE_IDS, BRAILLE_CODES, codeForLanguage, isBrailleCode } from './codes.ts';

test('every code stands under its own name', () => {
  for (const id of BRAILLE_CODE_IDS) expect(BRAILLE_CODES[id].id).toBe(id);
});

test('English begins contracted, other languages with what every reader of theirs knows', () => {
  expect(['en', 'en-GB', 'fr-CA', 'DE', 'nl', 'pt-BR', 'ja'].map(codeForLanguage)).toEqual([
    'ueb-2',
    'ueb-2',
    'fr-1',
    'de-1',
    'nl-1',
    'pt-1',
    null,
  ]);
});

test('what only looks like a code is none', () => {
  expect(['ueb-2', 'ueb-3', 'toString', ''].map(isBrailleCode)).toEqual([true, false, false, false]);
});
