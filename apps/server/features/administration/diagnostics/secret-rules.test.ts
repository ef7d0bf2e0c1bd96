import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropCutWord, removeSecrets } from './secret-rules.ts';

test('a secret that is known is removed wherever it stands, the longer one first', () => {
  const secret = fc.stringMatching(/^[a-z0-9]{12,30}$/);
  fc.assert(
    fc.property(fc.uniqueArray(secret, { minLength: 1, maxLength: 5 }), fc.string(), (secrets, around) => {
      const text = [around, ...secrets.flatMap((one) => [one, around])].join('"');
      const cleaned = removeSecrets(text, secrets);
      for (const one of secrets.filter((secret) => !around.includes(secret)))
        expect(cleaned).not.toContain(one);
    }),
  );
});

test.each([
  ['connect postgres://relievo:pass@db:5432/x failed', 'connect postgres://[removed]@db:5432/x failed'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [removed]'],
  ['key sk-live-12345678 was refused', 'key [removed] was refused'],
  ['no mailbox ada@example.org here', 'no mailbox [removed] here'],
  ['The disk was full.', 'The disk was full.'],
])('%s', (text, cleaned) => {
  expect(removeSecrets(text, [])).toBe(cleaned);
});

test('the word at which a long text was cut is left out, and a short text stays whole', () => {
  expect(dropCutWord('The key sk-li', 13)).toBe('The key …');
  expect(dropCutWord('The disk was full.', 1000)).toBe('The disk was full.');
});
