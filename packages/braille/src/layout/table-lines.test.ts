import { expect, test } from 'vitest';
import { layOutTable } from './table-lines.ts';

const HEAD = ['⠙⠁⠽', '⠍⠍'];
const ROW = ['⠍⠕⠝⠙⠁⠽', '⠼⠙⠚'];
/** The longest cells of both columns, and the two blanks between them. */
const WIDTH = 6 + 2 + 3;

test('a table that is just as wide as the page stands in columns', () => {
  expect(layOutTable(HEAD, [ROW], WIDTH)).toEqual(['⠙⠁⠽⠀⠀⠀⠀⠀⠍⠍', '⠐⠒⠒⠒⠒⠒⠀⠀⠐⠒⠒', '⠍⠕⠝⠙⠁⠽⠀⠀⠼⠙⠚']);
});

test('a table that is one cell wider than the page stands in steps, each column two cells further in', () => {
  expect(layOutTable(HEAD, [ROW], WIDTH - 1)).toEqual(['⠙⠁⠽', '⠀⠀⠍⠍', '⠍⠕⠝⠙⠁⠽', '⠀⠀⠼⠙⠚']);
});
