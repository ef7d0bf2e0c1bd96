import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

test('the list of the parts of npm test installs nothing for them', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const before = Object.entries(scripts).filter(([name]) => name.startsWith('pre'));
  expect(before.filter(([, command]) => command !== 'node scripts/setup.mjs')).toEqual([]);
  // Without any program in reach, whatever is looked for is missed and complained of.
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/test.ts', '--list'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: '' },
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^unit /m);
});

test('papers begin by npx what needs the newer Node that npm brings', () => {
  const papers = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', ...globSync('docs/*.md', { cwd: ROOT })];
  const bare = papers.flatMap((file) =>
    [...read(file).matchAll(/(.{8})\bnode (?:scripts|apps)\/[\w./-]+/g)]
      .filter(([, before = '']) => !before.endsWith('npx '))
      .map(([found]) => `${file}: ${found}`),
  );
  expect(bare).toEqual([]);
});

test('every call of the specification is answered by something that stands', () => {
  expect(read('docs/calls.md')).not.toMatch(/\| planned \|/);
});
