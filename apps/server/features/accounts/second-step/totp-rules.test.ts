import { expect, test } from 'vitest';
import { codeAt, createSecret, createSetupLink, encodeBase32, findStep } from './totp-rules.ts';

const RFC_SECRET = encodeBase32(Buffer.from('12345678901234567890'));

// RFC 6238, appendix B, the column of SHA-1: of its eight digits the last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at %i seconds is the one that RFC 6238 names', (seconds, code) => {
  expect(codeAt(RFC_SECRET, Math.floor(seconds / 30))).toBe(code);
});

test('a code counts in its own 30 seconds and in those before and after, and in no others', () => {
  const step = 1000;
  const code = codeAt(RFC_SECRET, step);
  const found = [-2, -1, 0, 1, 2].map((away) => findStep(RFC_SECRET, code, new Date((step + away) * 30_000)));
  expect(found).toEqual([null, step, step, step, null]);
});

test('a code of another length is no code', () => {
  expect(findStep(RFC_SECRET, '28708', new Date(59_000))).toBeNull();
});

test('a secret has 160 bits, and the link to an app names it, the account and the product', () => {
  const secret = createSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createSetupLink('ABC', 'ada@school.example', 'Relievo')).toBe(
    'otpauth://totp/Relievo:ada%40school.example?secret=ABC&issuer=Relievo',
  );
});
