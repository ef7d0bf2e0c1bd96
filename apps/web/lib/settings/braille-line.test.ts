import { beforeEach, expect, test } from 'vitest';
import { changeBrailleLine, EXPLORING_KEY, hasBrailleLine } from './braille-line.ts';

beforeEach(() => localStorage.clear());

test('there is no line of braille until somebody wants one, and then it stays on', () => {
  expect(hasBrailleLine()).toBe(false);
  changeBrailleLine(true);
  expect(hasBrailleLine()).toBe(true);
  changeBrailleLine(false);
  expect(hasBrailleLine()).toBe(false);
});

test('a line that is turned on leaves the other choices of the explorer as they are', () => {
  localStorage.setItem(EXPLORING_KEY, '{"speed":2}');
  changeBrailleLine(true);
  expect(JSON.parse(localStorage.getItem(EXPLORING_KEY) ?? '')).toEqual({ speed: 2, hasBraille: true });
});

test('nonsense in the browser turns no line on', () => {
  localStorage.setItem(EXPLORING_KEY, '{"hasBraille":"yes"}');
  expect(hasBrailleLine()).toBe(false);
});
