import { expect, test } from 'vitest';
import { estimateStrength } from './estimate-strength.ts';

test.each([
  ['Aaaaaaaaaaa1', 'repeats'],
  ['Abababababab1', 'repeats'],
  ['Abcdefgh1234', 'letters_in_order'],
  ['Zxcvbnm,./1A', 'keys_in_a_row'],
  ['Password1234', 'common_password'],
  ['Qwertyuiop123', 'common_password'],
  ['Summerholidays1', 'common_password'],
  ['Xv24.12.1987', 'days'],
  ['Xq7!', 'short'],
])('%s is easy to guess: %s', (password, weakness) => {
  expect(estimateStrength(password, [])).toEqual({ isEasyToGuess: true, weakness });
});

test.each(['Lantern-orbit-7-quilt', 'Tiefsee42Karamellfenster', 'Перо-облако-Скала-19'])(
  '%s is hard to guess',
  (password) => {
    expect(estimateStrength(password, [])).toEqual({ isEasyToGuess: false });
  },
);

test('what somebody typed about themselves makes a password easy to guess', () => {
  const about = ['Amaranta Quezada', 'aquezada', 'amaranta.quezada@example.org'];
  expect(estimateStrength('Amarantaquezada1', [])).toEqual({ isEasyToGuess: false });
  expect(estimateStrength('Amarantaquezada1', about)).toEqual({
    isEasyToGuess: true,
    weakness: 'about_you',
  });
});

test('a password of a hundred thousand letters is estimated by its beginning', () => {
  const long = `Ab1${'xq7'.repeat(40_000)}`;
  expect(estimateStrength(long, [])).toEqual(estimateStrength(long.slice(0, 100), []));
});
