import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { writeCsvLine } from './csv.ts';

function read(line: string) {
  return Papa.parse<string[]>(line, { delimiter: ',' }).data[0];
}

describe('a line of CSV', () => {
  test('can be read by another program unchanged, whatever its texts hold', () => {
    const harmless = fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .filter((text) => !/^[=+\-@\t\r\n＝＋－＠]|\0/u.test(text));
    fc.assert(
      fc.property(fc.array(harmless, { minLength: 2, maxLength: 5 }), (texts) => {
        expect(read(writeCsvLine(texts))).toEqual(texts);
      }),
      { numRuns: 50 },
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＠x', '=HYPERLINK("http://x")'])(
    'never begins a cell as a formula: %j',
    (text) => {
      expect(read(writeCsvLine([text, 'x']))?.[0]).toBe(`'${text}`);
    },
  );

  test('cannot be broken out of a cell', () => {
    const text = 'a","=1+1"\r\n"=2';
    expect(read(writeCsvLine([text, 'b']))).toEqual([text, 'b']);
  });

  test('writes numbers and booleans without quotes, also below zero, and null as an empty cell', () => {
    expect(writeCsvLine([-3, 4.5, true, null, ''])).toBe('-3,4.5,true,,""\r\n');
  });
});
