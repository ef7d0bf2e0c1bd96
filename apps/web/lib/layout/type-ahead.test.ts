import { PICTURE_WORDS } from '@relievo/contracts/classes';
import { maxOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { jumpByLetter, NOTHING_TYPED, PAUSE_MS } from './type-ahead.ts';

const NAMES = ['anchor', 'apple', 'bell', 'bird', 'Äpfel'];

/** Where these letters lead, one after another, with so many milliseconds between them. */
function type(letters: string, pause: number, names: readonly string[] = NAMES, from = 0) {
  let typed = NOTHING_TYPED;
  let here = from;
  return [...letters].map((letter, index) => {
    const jump = jumpByLetter(names, here, letter, index * pause, typed);
    typed = jump.typed;
    here = jump.to ?? here;
    return jump.to;
  });
}

test('a letter leads to the next name that begins with it, and letters together to the name that they begin', () => {
  expect(type('bi', 100)).toEqual([2, 3]);
  expect(type('b', 100, NAMES, 2)).toEqual([3]);
  expect(type('ap', 100, NAMES, 2)).toEqual([4, 4]);
});

test('the same letter again leads to the next, and after the last to the first', () => {
  expect(type('bbb', 100)).toEqual([2, 3, 2]);
  expect(type('bbb', PAUSE_MS)).toEqual([2, 3, 2]);
});

test('letters that no name begins with lead nowhere', () => {
  expect(type('bx', 100)).toEqual([2, null]);
});

test('every picture of a password is reached in four letters', () => {
  const presses = PICTURE_WORDS.map((word) => {
    const letters = Array.from({ length: word.length }, (_, index) => word.slice(0, index + 1));
    const most = letters.find((one) => {
      const [last] = type(one, 100, PICTURE_WORDS, 0).slice(-1);
      return last !== null && last !== undefined && PICTURE_WORDS[last] === word;
    });
    return most?.length ?? Infinity;
  });
  expect(maxOf(presses)).toBeLessThanOrEqual(4);
});
