import { expect, test } from 'vitest';
import { isFields, readFlag, readNumber, readText, readTexts } from './stored-fields.ts';

/** What somebody else, or an older version, may have written. */
const OTHERS = [
  undefined,
  null,
  7,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'x'.repeat(41),
  [1],
  { a: 1 },
  true,
];

test('of what is stored only what is of the right kind is read', () => {
  const kept = (read: (value: unknown) => unknown) => OTHERS.filter((value) => read(value) !== undefined);
  expect(kept(readFlag)).toEqual([true]);
  expect(kept(readNumber)).toEqual([7]);
  expect(kept(readText)).toEqual([]);
  expect(readText('comfortable')).toBe('comfortable');
  expect(OTHERS.filter(isFields)).toEqual([{ a: 1 }]);
});

test('a table of texts is read whole or not at all', () => {
  expect(readTexts({ sit: 'a', stand: 'b' })).toEqual({ sit: 'a', stand: 'b' });
  expect(readTexts({ sit: 'a', stand: 2 })).toBeUndefined();
  expect(readTexts(['a'])).toBeUndefined();
});
