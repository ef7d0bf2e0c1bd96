import { expect, test } from 'vitest';
import type { Class } from './classes.ts';
import { compareRuns } from './compare.ts';

function result(file: string, kind: Class, right: number, of: number) {
  return { file, marks: [{ class: kind, right, of }] };
}

test('two runs are compared over the files that both have, and files that became worse are named', () => {
  const before = {
    files: [
      result('a.pdf', 'tables', 2, 4),
      result('b.pdf', 'tables', 4, 4),
      result('c.pdf', 'tables', 0, 4),
    ],
  };
  const after = { files: [result('a.pdf', 'tables', 4, 4), result('b.pdf', 'tables', 3, 4)] };
  expect(compareRuns(before, after)).toBe(
    '2 files are in both runs.\ntables          75.00 ->  87.50  2 files changed, worse: b.pdf',
  );
});
