import { expect, test } from 'vitest';
import { sharedBuffers } from './memory.ts';

const GB = 1024 ** 3;

test.each([
  ['little', 0.5 * GB, '128MB'],
  ['some', 4 * GB, '512MB'],
  ['much', 24 * GB, '2048MB'],
])('PostgreSQL keeps an eighth of the memory, within bounds: a machine with %s of it', (_, memory, kept) => {
  expect(sharedBuffers(memory)).toBe(kept);
});

test('what it keeps on this machine is a size that PostgreSQL understands', () => {
  expect(sharedBuffers()).toMatch(/^\d{3,4}MB$/);
});
