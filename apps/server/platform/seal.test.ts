import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

function newSeal() {
  return createSeal(randomBytes(32).toString('base64url'));
}

test('a sealed text opens again in the context it was sealed for', () => {
  const { seal, open } = newSeal();
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (words, context) => {
      expect(open(seal(words, context), context)).toBe(words);
    }),
  );
});

test('another secret or context opens nothing', () => {
  const { seal, open } = newSeal();
  const sealed = seal('sk-secret', 'https://a.example');
  expect(open(sealed, 'https://b.example')).toBeNull();
  expect(newSeal().open(sealed, 'https://a.example')).toBeNull();
});

test('a changed bit, a cut text and an empty one open nothing', () => {
  const { seal, open } = newSeal();
  const sealed = seal('sk-secret', 'x');
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(open(changed, 'x')).toBeNull();
    expect(open(sealed.subarray(0, at), 'x')).toBeNull();
  }
});

test('the same text is never sealed alike, and none of it shows', () => {
  const { seal } = newSeal();
  const [one, other] = [seal('sk-secret', 'x'), seal('sk-secret', 'x')];
  expect(one.equals(other)).toBe(false);
  expect(one.includes('secret')).toBe(false);
});
