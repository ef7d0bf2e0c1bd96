import { expect, test } from 'vitest';
import { createScripts, writeLetters } from './scripts.ts';

const MAIN = { y: 700, size: 10 };

function tellOf(...letters: readonly { x: number; y: number; size: number }[]) {
  const tell = createScripts();
  return letters.map((letter) => tell({ ...letter, end: letter.x + letter.size / 2 }));
}

test('a smaller letter close behind others is raised above their line and lowered below it', () => {
  const [x, raised] = [
    { ...MAIN, x: 0 },
    { x: 5, y: 704, size: 6 },
  ];
  expect(tellOf(x, raised, { ...MAIN, x: 8 })).toEqual([null, 'sup', null]);
  expect(tellOf(x, { x: 5, y: 698, size: 6 })).toEqual([null, 'sub']);
});

test('what is as large, far away or on the same line is neither', () => {
  const x = { ...MAIN, x: 0 };
  expect(tellOf(x, { x: 5, y: 704, size: 10 })).toEqual([null, null]);
  expect(tellOf(x, { x: 20, y: 704, size: 6 })).toEqual([null, null]);
  expect(tellOf(x, { x: 5, y: 700, size: 6 })).toEqual([null, null]);
});

test('a small letter that touches the ones before is raised even if it is as large, and a digit is not', () => {
  const findScript = createScripts();
  findScript({ ...MAIN, x: 0, end: 5, text: 'I' });
  expect(findScript({ x: 5, y: 704, size: 10, end: 10, text: 'e' })).toBe('sup');
  expect(findScript({ x: 10, y: 704, size: 10, end: 15, text: '1' })).toBeNull();
});

test('words beside a large first letter are as they stand', () => {
  expect(writeLetters('nce upon a time', 'sup')).toBe('nce upon a time');
  expect(writeLetters('12', 'sup')).toBe('¹²');
});
