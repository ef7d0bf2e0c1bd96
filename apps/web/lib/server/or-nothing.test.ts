import { expect, test, vi } from 'vitest';
import { orNothing } from './or-nothing.ts';

const listen = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

test('what came is handed on', async () => {
  expect(await orNothing('trends', [], async () => ['rivers'])).toEqual(['rivers']);
});

test('what did not come is noted in the log and leaves the panel empty', async () => {
  const warned = listen();
  const fault = new Error('no line');
  expect(await orNothing('trends', [], () => Promise.reject(fault))).toEqual([]);
  expect(warned).toHaveBeenCalledWith('The trends could not be loaded.', fault);
});

test('what nobody waits for any more is no fault', async () => {
  const warned = listen();
  const given = new DOMException('left', 'AbortError');
  expect(await orNothing('trends', [], () => Promise.reject(given))).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
});
