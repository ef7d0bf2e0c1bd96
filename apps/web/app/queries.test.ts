import { afterEach, expect, test, vi } from 'vitest';
import { queries } from './queries.ts';

afterEach(() => queries.clear());

const fault = new Error('The line is down.');
function read(queryKey: readonly unknown[]) {
  return queries.fetchQuery({ queryKey, queryFn: () => Promise.reject(fault), retry: false });
}

test('a list that cannot be read throws, and the log names it', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await expect(read(['list', 'marketplace', { page: 1 }])).rejects.toBe(fault);
  expect(warned.mock.calls).toEqual([['The list marketplace could not be read.', fault]]);
});
