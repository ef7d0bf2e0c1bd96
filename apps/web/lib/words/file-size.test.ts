import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [1024 ** 2 - 6, '1023.99 KB'],
  [1_234_567, '1.18 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [3 * 1024 ** 4, '3072 GB'],
])('%i bytes are shown as %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});

test.each([null, undefined, Number.NaN, -1])('a size of %s is shown as unknown', (bytes) => {
  expect(formatFileSize(bytes)).toBe('Unknown');
});
