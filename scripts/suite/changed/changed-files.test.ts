import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listChangedFiles } from './changed-files.ts';

function createRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const commit = () => {
    git('add', '-A');
    git('commit', '-q', '-m', 'more');
  };
  git('init', '-q', '-b', 'main');
  write('a.ts', '1');
  write('b.ts', '1');
  commit();
  return { folder, git, write, commit };
}

test('the main branch has changed the files that differ from its last commit, and untracked files', () => {
  const { folder, write } = createRepository();
  write('a.ts', '2');
  write('new file.ts', '1');
  expect(listChangedFiles(folder)).toEqual({ since: 'HEAD', files: ['a.ts', 'new file.ts'] });
});

test('a branch has changed the files that differ since it left the main branch, and no other file', () => {
  const { folder, git, write, commit } = createRepository();
  git('checkout', '-q', '-b', 'mine');
  write('b.ts', '2');
  commit();
  git('checkout', '-q', 'main');
  write('a.ts', '3');
  commit();
  git('checkout', '-q', 'mine');
  expect(listChangedFiles(folder).files).toEqual(['b.ts']);
  expect(listChangedFiles(folder, 'main').files).toEqual(['a.ts', 'b.ts']);
});

test('a missing commit is reported in the words of git', () => {
  const { folder } = createRepository();
  expect(() => listChangedFiles(folder, 'nowhere')).toThrow(/git diff .* failed: .*nowhere/s);
});
