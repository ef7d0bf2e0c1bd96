import { expect, test } from 'vitest';
import { classInput, namesInput } from './classes.ts';

test('a class has a name of 1 to 200 characters, without spaces around it', () => {
  expect(classInput.parse({ name: '  4b ' }).name).toBe('4b');
  expect(classInput.safeParse({ name: 'b'.repeat(200) }).success).toBe(true);
  expect(['', '   ', 'b'.repeat(201)].map((name) => classInput.safeParse({ name }).success)).toEqual([
    false,
    false,
    false,
  ]);
});

test('a list of names may be as long as that of a large school, and names somebody', () => {
  expect(namesInput.safeParse({ names: 'Mia\nNoa' }).success).toBe(true);
  expect(namesInput.safeParse({ names: 'Mia\n'.repeat(12_500) }).success).toBe(true);
  expect(namesInput.safeParse({ names: `${'Mia\n'.repeat(12_500)}N` }).success).toBe(false);
  expect(namesInput.safeParse({ names: ' \n ' }).success).toBe(false);
});
