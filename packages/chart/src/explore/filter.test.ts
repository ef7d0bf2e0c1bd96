import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Filter, isMatching, parseFilter } from './filter.ts';

test.each<[string, Filter | null]>([
  ['above 50', { kind: 'above', value: 50 }],
  ['Over  1,000', { kind: 'above', value: 1000 }],
  ['more than -3', { kind: 'above', value: -3 }],
  ['after 1800', { kind: 'above', value: 1800 }],
  ['before 1800', { kind: 'below', value: 1800 }],
  ['since 1800', { kind: 'at_least', value: 1800 }],
  ['> 5', { kind: 'above', value: 5 }],
  ['>=5', { kind: 'at_least', value: 5 }],
  ['at least 12 %', { kind: 'at_least', value: 12 }],
  ['below 0.5', { kind: 'below', value: 0.5 }],
  ['under 20 cm', { kind: 'below', value: 20 }],
  ['at most 7', { kind: 'at_most', value: 7 }],
  ['between 20 and 10', { kind: 'between', from: 10, to: 20 }],
  ['from 1 to 3', { kind: 'between', from: 1, to: 3 }],
  ['10 to 20', { kind: 'between', from: 10, to: 20 }],
  ['= 4', { kind: 'equal', value: 4 }],
  ['4', { kind: 'equal', value: 4 }],
  ['missing', { kind: 'missing' }],
  ['above', null],
  ['above blue', null],
  ['between 3', null],
  ['between a and b', null],
  ['', null],
])('“%s” is read as %o', (text, filter) => {
  expect(parseFilter(text)).toEqual(filter);
});

test('a decimal comma is read in a chart whose language writes one', () => {
  expect(parseFilter('above 1,5', 'comma')).toEqual({ kind: 'above', value: 1.5 });
  expect(parseFilter('above 1.5', 'comma')).toEqual({ kind: 'above', value: 1.5 });
});

const number = fc.integer({ min: -100_000, max: 100_000 }).map((tenths) => tenths / 10);
const value = fc.option(number);

test('what is above a value, at most as high, or missing is everything', () => {
  fc.assert(
    fc.property(number, value, (limit, y) => {
      const kinds = [`above ${limit}`, `at most ${limit}`, 'missing'].map((text) => parseFilter(text));
      expect(kinds.filter((filter) => filter && isMatching(filter, { y }))).toHaveLength(1);
    }),
  );
});

test('a range is what is at least its lower and at most its upper end, whichever is typed first', () => {
  fc.assert(
    fc.property(number, number, value, (one, other, y) => {
      const matches = (text: string) => {
        const filter = parseFilter(text);
        if (!filter) throw new Error(`“${text}” was not read.`);
        return isMatching(filter, { y });
      };
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const isWithin = matches(`at least ${low}`) && matches(`at most ${high}`);
      expect(matches(`between ${one} and ${other}`)).toBe(isWithin);
      expect(matches(`${other} to ${one}`)).toBe(isWithin);
    }),
  );
});

test('no text makes the reader of filters fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const filter = parseFilter(text);
      expect(filter === null || typeof filter.kind === 'string').toBe(true);
    }),
  );
});
