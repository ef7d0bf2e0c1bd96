import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutTo } from './proposal.ts';

test('a short text stays as it is', () => {
  expect(cutTo('Maps', 4)).toBe('Maps');
  expect(cutTo('', 4)).toBe('');
});

test('a long text ends after so many characters, and never with a half of one', () => {
  expect(cutTo('Rivers', 4)).toBe('Rive');
  expect(cutTo('abc🌍d', 4)).toBe('abc');
  expect(cutTo('abc🌍d', 5)).toBe('abc🌍');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, most) => {
      const cut = cutTo(text, most);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, most - 1));
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(cut).not.toMatch(/\p{Cs}/u);
    }),
  );
});
