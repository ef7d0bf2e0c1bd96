import { expect, test } from 'vitest';
import { loadWithRetry } from './load-with-retry.ts';

async function skipPause() {}

test('a bundle that arrives at the third try is shown', async () => {
  let tries = 0;
  const load = async () => {
    tries++;
    if (tries < 3) throw new Error('offline');
    return 'page';
  };
  expect(await loadWithRetry(load, skipPause)).toBe('page');
});

test('a bundle that never arrives fails after three tries', async () => {
  let tries = 0;
  const load = async () => {
    tries++;
    throw new Error('offline');
  };
  await expect(loadWithRetry(load, skipPause)).rejects.toThrow('offline');
  expect(tries).toBe(3);
});
