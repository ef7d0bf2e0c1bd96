import { expect, test } from 'vitest';
import { canBeRead, characterCount } from './characters.ts';

test.each([
  ['', 0],
  ['Maps', 4],
  ['🧭🧭', 2],
])('%j has %i characters', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

test.each(['', ' ', '\u00a0\t\n', '\u200b\u200d', '\u202e', '\u3164', '\u2800', '\u00ad'])(
  '%j is read by nobody',
  (text) => {
    expect(canBeRead(text)).toBe(false);
  },
);

test.each(['M', '1', '🧭', 'ॐ', '⠍', 'مدرسة', '\u200bM'])('%j can be read', (text) => {
  expect(canBeRead(text)).toBe(true);
});
