import { expect, test } from 'vitest';
import { areEquallyWide } from './equally-wide.ts';

function write(text: string, widthOf: (letter: string) => number) {
  let x = 60;
  return [...text].map((letter) => {
    const character = { text: letter, x, y: 700, end: x + widthOf(letter), size: 10 };
    x = character.end;
    return { ...character, angle: 0, weight: 400, isItalic: false, mark: -1, blankFrom: 0.15 };
  });
}

test('narrow and wide letters of one width are those of a program', () => {
  expect(areEquallyWide(write('total=0', () => 6))).toBe(true);
  expect(areEquallyWide(write('total=0', (letter) => (letter === 'l' ? 2.5 : 6)))).toBe(false);
});

test('digits and words without narrow letters show nothing', () => {
  expect(areEquallyWide(write('2034 567', () => 6))).toBe(false);
  expect(areEquallyWide(write('moon', () => 6))).toBe(false);
});
