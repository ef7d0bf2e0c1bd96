import { expect, test } from 'vitest';
import { mayPass } from './send-pieces.ts';

test.each([
  [0, 'a line that broke', true],
  [409, 'a piece that was counted twice', true],
  [503, 'a database that starts again', true],
  [404, 'an upload that is gone', false],
  [413, 'a file that is too large', false],
  [507, 'a disk that is full', false],
])('%i, %s, is tried again: %o', (status, _, isTried) => {
  expect(mayPass(status)).toBe(isTried);
});
