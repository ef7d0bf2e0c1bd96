import { expect, test } from 'vitest';
import { countCharacters, isReadable } from './characters.ts';

test.each([
  ['', 0],
  ['Maps', 4],
  ['🧭🧭', 2],
])('%j has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test.each(['', ' ', '\u00a0\t\n', '\u200b\u200d', '\u202e', '\u3164', '\u2800', '\u00ad'])(
  '%j cannot be read',
  (text) => {
    expect(isReadable(text)).toBe(false);
  },
);

test.each(['M', '1', '🧭', 'ॐ', '⠍', 'مدرسة', '\u200bM'])('%j can be read', (text) => {
  expect(isReadable(text)).toBe(true);
});
