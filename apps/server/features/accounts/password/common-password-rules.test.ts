import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password-rules.ts';

test.each([
  ['a common password with digits', 'Password1234'],
  ['one character over and over', 'Aaaaaaaaaaa1'],
  ['a common password with signs for letters', 'P@ssw0rd2026!'],
  ['a common password twice', 'PasswordPassword1'],
  ['the alphabet', 'Abcdefghijk1'],
  ['a row of the keyboard', 'Qwertyuiop12'],
  ['a name and a year', 'Jennifer-1985'],
  ['full-width letters of a common one', 'Ｐａｓｓｗｏｒｄ1234'],
])('%s is refused as common: %s', (_, password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Correct-Horse-1',
  'Relievo-demo-2026',
  'kQ7#xv92LmPd!4',
  'Åse-Kjærlighet-8',
  'Ordnung Muß 7 sein',
])('%s is not refused as common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('a password of two hundred characters is judged at once', () => {
  expect(isCommonPassword('aB1!'.repeat(50))).toBe(true);
});
