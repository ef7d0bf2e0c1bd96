import { aDocument, paragraph } from '@relievo/document/testing';
import { expect, test } from 'vitest';
import { translator } from '../../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { brf } from './brf.ts';
import { pef } from './pef.ts';
import { makePage } from './testing/make-page.ts';

test('cells of eight dots in a text are the numbers of their dots in a BRF, and the rest of it is made', async () => {
  const text = 'The cells ⣇⡁ are computer braille.';
  expect(await makePage(paragraph('p', text))).toEqual(['  ,! CELLS "<#ABCGH1 #AG"> >E COMPUT]', 'BRL4']);
  const source = { document: aDocument([paragraph('p', text)]), pictures: new Map() };
  const means = { translator, settings: DEFAULT_SETTINGS };
  const made = await brf.make(source, means);
  expect(made.ok && made.value.changes.map(({ code, parameters }) => [code, parameters])).toEqual([
    ['cells_as_dot_numbers', { cells: '⣇⡁' }],
  ]);
  const inCells = await pef.make(source, means);
  expect(inCells.ok && new TextDecoder().decode(inCells.value.files[0].bytes)).toContain('⣇⡁');
});
