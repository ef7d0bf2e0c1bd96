import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAMS } from './programs.ts';

const ROOT = join(import.meta.dirname, '..');

function runLab(...words: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'run.ts'), ...words], { encoding: 'utf8' });
}

test('every program of the lab has a folder and one line in the list, in the order of the alphabet', () => {
  const folders = globSync('*/index.ts', { cwd: import.meta.dirname }).map(dirname);
  expect(Object.keys(PROGRAMS)).toEqual(folders.toSorted());
});

test('a call without a name prints each program with what it does', () => {
  const { stdout, status } = runLab();
  expect(status).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(Object.keys(PROGRAMS).length);
  expect(stdout).toContain(
    'roundtrip       tries     10,000 drawings at random, written as files and read back\n',
  );
});

test('a program runs with the words after its name', () => {
  expect(runLab('tables', '1', '7', 'monarch').stdout).toMatch(/^monarch: .*1 table/m);
});

test.each(['nobody', 'shared', '../scripts/start', 'toString'])(
  'the name %s is refused with the list',
  (name) => {
    const { stdout, stderr, status } = runLab(name);
    expect(stderr).toBe(`There is no program named ${name}. These are there:\n`);
    expect(stdout).toContain('roundtrip');
    expect(status).toBe(2);
  },
);

test('npm run probe and npm run bench call the lab in this release', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect([scripts.probe, scripts.bench]).toEqual(['node lab/run.ts', 'node lab/run.ts --bench']);
});

test('a program of the lab imports its own folder and shared/, and no other program', () => {
  const strangers = globSync('*/**/*.ts', { cwd: import.meta.dirname }).flatMap((file) => {
    const [own = ''] = file.split('/');
    const imports = [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /^(?:import|\}) .*from '(\.[^']+)'/gm,
      ),
    ];
    return imports
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => !path.startsWith('../') && ![own, 'shared'].includes(path.split('/')[0] ?? ''))
      .map((path) => `${file} imports ${path}`);
  });
  expect(strangers).toEqual([]);
});
