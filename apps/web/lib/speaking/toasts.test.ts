import { expect, test } from 'vitest';
import { createToastStore } from './toasts.ts';

test('whoever listens hears of each notice that comes and goes, until they leave', () => {
  const toasts = createToastStore(() => 1000);
  const seen: string[][] = [];
  const leave = toasts.subscribe(() => seen.push(toasts.visible().map(({ text }) => text)));
  const id = toasts.show('The sheet is sent.', 'success');
  toasts.show('The sheet is sent.', 'success');
  toasts.close(id);
  leave();
  toasts.show('Nobody hears this.');
  expect(seen).toEqual([['The sheet is sent.'], ['The sheet is sent.'], ['The sheet is sent.']]);
});

test('three notices are in sight, and all that were are kept in the history', () => {
  const toasts = createToastStore(() => 1000);
  for (const text of ['one', 'two', 'three', 'four']) toasts.show(text);
  expect(toasts.visible().map(({ text }) => text)).toEqual(['two', 'three', 'four']);
  expect(toasts.history().map(({ text }) => text)).toEqual(['four', 'three', 'two', 'one']);
});
