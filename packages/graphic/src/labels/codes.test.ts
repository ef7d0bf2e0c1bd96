import { dotsOf, lettersToBraille } from '@relievo/braille';
import { expect, test } from 'vitest';
import { isGoodCode, nextCode } from './codes.ts';

test('a code recalls its words', () => {
  const taken = new Set<string>();
  const codes = ['Lisbon', 'Porto', 'Lagos', 'Évora', 'Lisbon'].map((words) => {
    const code = nextCode(words, taken);
    taken.add(code);
    return code;
  });
  expect(codes).toEqual(['li', 'po', 'la', 'ev', 'ls']);
});

test('one letter of each holds dot 3 or dot 6, measured on the cells', () => {
  const taken = new Set<string>();
  for (let index = 0; index < 400; index += 1) {
    const code = nextCode('bad cafe', taken);
    taken.add(code);
    const dots = [...(lettersToBraille(code)?.cells ?? '')].flatMap((cell) => dotsOf(cell));
    expect(code).toMatch(/^[a-z]{2}$/);
    expect(dots.includes(3) || dots.includes(6)).toBe(true);
  }
  expect(taken.size).toBe(400);
});

test('a code is never a shortform of contracted braille', () => {
  expect(['ll', 'tm', 'yr', 'ab', 'bd', 'k', 'kmn'].filter(isGoodCode)).toEqual([]);
});

test('after the codes of two letters come those of three', () => {
  const taken = new Set<string>();
  for (let index = 0; index < 1000; index += 1) taken.add(nextCode('', taken));
  expect(taken.size).toBe(1000);
  expect([...taken].every((code) => code.length <= 3)).toBe(true);
});

test('words without a letter from a to z have codes too', () => {
  expect(isGoodCode(nextCode('点字', new Set()))).toBe(true);
});
