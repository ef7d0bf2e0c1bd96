import { expect, test, vi } from 'vitest';
import { askOrNothing } from './or-nothing.ts';

function listenToLog() {
  return vi.spyOn(console, 'warn').mockImplementation(() => {});
}

test('a value that arrives is returned', async () => {
  expect(await askOrNothing('trends', [], async () => ['rivers'])).toEqual(['rivers']);
});

test('a failure is logged and leaves the panel empty', async () => {
  const warned = listenToLog();
  const fault = new Error('no line');
  expect(await askOrNothing('trends', [], () => Promise.reject(fault))).toEqual([]);
  expect(warned).toHaveBeenCalledWith('The trends could not be loaded.', fault);
});

test('an aborted request is not logged', async () => {
  const warned = listenToLog();
  const given = new DOMException('left', 'AbortError');
  expect(await askOrNothing('trends', [], () => Promise.reject(given))).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
});
