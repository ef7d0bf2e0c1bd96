import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderWith, listFiles } from '../testing/run-here.ts';
import { writeFiles } from './write-files.ts';

const files = ['a', 'b/c', 'b/d'].map((path) => ({ path, bytes: Buffer.from(`new ${path}`) }));

test('all files are written to their places, and nothing else', () => {
  const folder = createFolderWith();
  expect(writeFiles(folder, files)).toEqual(files.map(({ path }) => join(folder, path)));
  expect(listFiles(folder)).toEqual(['a', 'b/c', 'b/d']);
});

test('a disk that fills up midway keeps the earlier files, and no part of the new ones', () => {
  const folder = createFolderWith({ a: 'old' });
  let written = 0;
  const disk = {
    write: (path: string, bytes: Uint8Array): void => {
      written += 1;
      if (written < 3) writeFileSync(path, bytes);
      else throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
  };
  expect(() => writeFiles(folder, files, disk)).toThrow(
    `The disk of ${folder} is full, so nothing was written. Make room and run it again.`,
  );
  expect([listFiles(folder), readFileSync(join(folder, 'a'), 'utf8')]).toEqual([['a'], 'old']);
});
