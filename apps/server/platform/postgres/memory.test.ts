import { expect, test } from 'vitest';
import { memorySettings } from './memory.ts';

const GB = 1024 ** 3;

test.each([
  ['little', 0.5 * GB, '128MB', '4MB'],
  ['some', 4 * GB, '512MB', '16MB'],
  ['much', 24 * GB, '2048MB', '64MB'],
])(
  'PostgreSQL uses an eighth of the memory, within bounds, on a machine with %s',
  (_, memory, kept, held) => {
    expect(memorySettings(memory)).toEqual({ shared_buffers: kept, work_mem: held });
  },
);

test('PostgreSQL accepts the memory settings for this machine', () => {
  const { shared_buffers: kept, work_mem: held } = memorySettings();
  expect([kept, held]).toEqual([expect.stringMatching(/^\d{3,4}MB$/), expect.stringMatching(/^\d{1,2}MB$/)]);
});
