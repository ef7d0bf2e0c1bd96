import { expect, test } from 'vitest';
import { ENGLISH } from './languages/en.ts';
import { countOf, millimetres, percent, shareOf } from './quantities.ts';

test('a count, a share and a length are each written with what they are', () => {
  expect(ENGLISH.number(countOf(['a', 'b']))).toBe('2');
  expect(ENGLISH.plural(countOf(1), { one: '# area', other: '# areas' })).toBe('1 area');
  expect(ENGLISH.share(shareOf(1, 3), 1)).toBe('33.3 %');
  expect(ENGLISH.millimetres(millimetres(12.5))).toBe('12.5 mm');
});

test('a share of nothing is none', () => {
  expect(ENGLISH.share(shareOf(0, 0))).toBe('0 %');
});

test.each([2.5, -1, Number.NaN])('%s is refused as a count', (value) => {
  expect(() => countOf(value)).toThrow(RangeError);
});

test('neither a share nor a length is taken for a count, nor for each other', () => {
  const [share, length, count] = [percent(40), millimetres(13), countOf(4)];
  // @ts-expect-error a share is no number of things
  expect(ENGLISH.number(share)).toBe('40');
  // @ts-expect-error a length has a unit
  expect(ENGLISH.number(length)).toBe('13');
  // @ts-expect-error a share has no plural
  expect(ENGLISH.plural(share, { other: '# areas' })).toBe('40 areas');
  // @ts-expect-error a count is no share
  expect(ENGLISH.share(count)).toBe('4 %');
  // @ts-expect-error a length is no share
  expect(ENGLISH.share(length)).toBe('13 %');
  // @ts-expect-error nobody has said that this is a share
  expect(ENGLISH.share(40)).toBe('40 %');
  // @ts-expect-error a share is no length
  expect(ENGLISH.millimetres(share)).toBe('40 mm');
  // @ts-expect-error nobody has said that this is a length
  expect(ENGLISH.millimetres(13)).toBe('13 mm');
});
