import { MOST_CHART_CHARACTERS } from '@relievo/contracts/charts';
import { expect, test } from 'vitest';
import { readPasted, readTableFile } from './read-file.ts';

function aFile(bytes: readonly number[] | string) {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'table.csv');
}

test.each([
  ['UTF-8', 'Tag;Bücher\nMo;4\n', 'utf-8'],
  [
    'UTF-16 with its mark',
    [0xff, 0xfe, ...[...'Tag;B\u00fccher\nMo;4'].flatMap((c) => [c.charCodeAt(0), 0])],
    'utf-16',
  ],
  ['Windows-1252', [...'Tag;B\u00fccher\nMo;4'].map((c) => c.charCodeAt(0)), 'windows-1252'],
] as const)('a file in %s is read with its letters', async (_, bytes, encoding) => {
  expect(await readTableFile(aFile(bytes))).toEqual({
    cells: [
      ['Tag', 'Bücher'],
      ['Mo', '4'],
    ],
    encoding,
  });
});

test('cells of a spreadsheet come apart at their tabs, and quotation marks hold theirs together', () => {
  expect(readPasted('a\t"b\tc"\n1\t2')).toEqual({
    cells: [
      ['a', 'b\tc'],
      ['1', '2'],
    ],
  });
});

test('a file of a program that is called CSV is refused with what it is', async () => {
  expect(await readTableFile(aFile('PK\u0003\u0004\u0000\u0000binary'))).toMatchObject({
    problem: { code: 'table_binary' },
  });
});

test('a table that no draft holds is refused by its size', () => {
  expect(readPasted(`a\n${'1234567890\n'.repeat(MOST_CHART_CHARACTERS / 10)}`)).toMatchObject({
    refused: 'too_much',
  });
});
