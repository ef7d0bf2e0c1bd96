import { expect, test } from 'vitest';
import { parseCores, takeOneAway } from './cores.ts';

test('the cores of a process are read, and one of them is taken away', () => {
  expect(parseCores('Name:\tnode\nCpus_allowed:\t17\nCpus_allowed_list:\t0-2,4\n')).toEqual([0, 1, 2, 4]);
  expect(takeOneAway([0, 1, 2, 4])).toEqual([0, 1, 2]);
  expect(takeOneAway([0])).toEqual([0]);
});
