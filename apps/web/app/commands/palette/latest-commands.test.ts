import { beforeEach, expect, test } from 'vitest';
import { keepLatest, LATEST_KEY, readLatest } from './latest-commands.ts';

beforeEach(() => localStorage.clear());

test('the last command used is listed first, each only once', () => {
  for (const name of ['home', 'library', 'home']) keepLatest(name);
  expect(readLatest()).toEqual(['home', 'library']);
});

test('five commands are remembered', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) keepLatest(name);
  expect(readLatest()).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test.each(['no list', '{"a":1}', '7', '[1, null]'])('storage that holds %j names no command', (stored) => {
  localStorage.setItem(LATEST_KEY, stored);
  expect(readLatest()).toEqual([]);
});
