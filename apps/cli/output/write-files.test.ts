import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, folderWith } from '../testing/run-here.ts';
import { writeFiles } from './write-files.ts';

const files = ['a', 'b/c', 'b/d'].map((path) => ({ path, bytes: Buffer.from(`new ${path}`) }));

test('all files stand in their places, and nothing else', () => {
  const folder = folderWith();
  expect(writeFiles(folder, files)).toEqual(files.map(({ path }) => join(folder, path)));
  expect(filesIn(folder)).toEqual(['a', 'b/c', 'b/d']);
});

test('a disk that fills up in the middle leaves what was there, and not a part of the new', () => {
  const folder = folderWith({ a: 'old' });
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
  expect([filesIn(folder), readFileSync(join(folder, 'a'), 'utf8')]).toEqual([['a'], 'old']);
});
