import { dotsOf, translateLetters } from '@relievo/braille';
import { expect, test } from 'vitest';
import { chooseNextCode, isGoodCode, isShortAsCode } from './codes.ts';

test('a code resembles its words', () => {
  const taken = new Set<string>();
  const codes = ['Lisbon', 'Porto', 'Lagos', 'Évora', 'Lisbon'].map((words) => {
    const code = chooseNextCode(words, taken);
    taken.add(code);
    return code;
  });
  expect(codes).toEqual(['li', 'po', 'la', 'ev', 'ls']);
});

test('one letter of each code has dot 3 or dot 6, measured on the cells', () => {
  const taken = new Set<string>();
  for (let index = 0; index < 400; index += 1) {
    const code = chooseNextCode('bad cafe', taken);
    taken.add(code);
    const dots = [...(translateLetters(code)?.cells ?? '')].flatMap((cell) => dotsOf(cell));
    expect(code).toMatch(/^[a-z]{2}$/);
    expect(dots.includes(3) || dots.includes(6)).toBe(true);
  }
  expect(taken.size).toBe(400);
});

test('a code is never a shortform of contracted braille', () => {
  expect(['ll', 'tm', 'yr', 'ab', 'bd', 'k', 'kmn'].filter(isGoodCode)).toEqual([]);
});

test('codes of three letters follow those of two', () => {
  const taken = new Set<string>();
  for (let index = 0; index < 1000; index += 1) taken.add(chooseNextCode('', taken));
  expect(taken.size).toBe(1000);
  expect([...taken].every((code) => code.length <= 3)).toBe(true);
});

test('words without a letter from a to z get codes too', () => {
  expect(isGoodCode(chooseNextCode('点字', new Set()))).toBe(true);
});

test('a name of one or two letters is as short as a code, a number is not', () => {
  expect(['A', 'I', 'Mo', 'é', 'Ωm'].filter(isShortAsCode)).toHaveLength(5);
  expect(['10', 'Mon', 'A1', ''].filter(isShortAsCode)).toEqual([]);
});
