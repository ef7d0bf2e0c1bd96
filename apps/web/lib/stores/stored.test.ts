import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './stored.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is written is read again, and what is no JSON reads as nothing', () => {
  expect(writeStored('relievo-test', { theme: 'dark' })).toBe(true);
  expect(readStored('relievo-test')).toEqual({ theme: 'dark' });
  localStorage.setItem('relievo-test', '{theme');
  expect(readStored('relievo-test')).toBeUndefined();
});

test('a browser that is full says that it did not keep anything', () => {
  const refuse = () => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem: refuse });
  expect(writeStored('relievo-test', 'chart')).toBe(false);
});
