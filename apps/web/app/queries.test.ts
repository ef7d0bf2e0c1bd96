import { QueryObserver } from '@tanstack/react-query';
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

test('a list that is read for the first time while something is added is read again, and has it', async () => {
  let arrive: (names: string[]) => void = () => undefined;
  const first = new Promise<string[]>((resolve) => {
    arrive = resolve;
  });
  const answers = [first, Promise.resolve(['Rivers', 'Lakes'])];
  const list = new QueryObserver(queries, {
    queryKey: ['list', 'maps'],
    queryFn: () => answers.shift() ?? Promise.reject(fault),
  });
  const stop = list.subscribe(() => undefined);
  const added = queries.invalidateQueries({ queryKey: ['list'] });
  arrive(['Rivers']);
  await added;
  stop();
  expect(list.getCurrentResult().data).toEqual(['Rivers', 'Lakes']);
});
