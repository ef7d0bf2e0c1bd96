import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const NPM = `
  const { appendFileSync, mkdirSync } = require('node:fs');
  appendFileSync(process.env.SEEN, process.argv.slice(2).join(' ') + '\\n');
  mkdirSync('node_modules/.bin', { recursive: true });
  process.exit(Number(process.env.NPM_FAILS ?? 0));
`;

/** A clone with a lock file, and an npm that writes down what it was asked for. */
function cloneProject() {
  const root = mkdtempSync(join(tmpdir(), 'setup-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, content: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  cpSync(join(import.meta.dirname, 'setup.mjs'), join(root, 'scripts/setup.mjs'));
  write('npm.cjs', NPM);
  const seen = join(root, 'seen');
  const setup = (environment: Readonly<Record<string, string>> = {}) =>
    spawnSync(process.execPath, [join(root, 'scripts/setup.mjs')], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, npm_execpath: join(root, 'npm.cjs'), SEEN: seen, ...environment },
    });
  const calls = () => (existsSync(seen) ? readFileSync(seen, 'utf8').trim().split('\n') : []);
  const lock = (packages: object) => write('package-lock.json', JSON.stringify({ packages }));
  return { root, write, setup, calls, lock };
}

const PACKAGES = { '': {}, 'node_modules/a': { integrity: 'one' } };

test('packages of the lock file are installed once, and again after it changed', () => {
  const { lock, setup, calls } = cloneProject();
  lock(PACKAGES);
  expect(setup().status).toBe(0);
  expect(setup().stderr).toBe('');
  expect(calls()).toEqual(['ci --include=dev --include=optional --no-audit --no-fund --loglevel=error']);
  lock({ ...PACKAGES, 'node_modules/b': { integrity: 'two' } });
  expect(setup().status).toBe(0);
  expect(calls()).toHaveLength(2);
});

test('an installation by hand with npm is not repeated', () => {
  const { lock, write, setup, calls } = cloneProject();
  lock({
    ...PACKAGES,
    'node_modules/other-system': { integrity: 'three', optional: true, os: ['aix'], cpu: ['ppc'] },
  });
  write('node_modules/.package-lock.json', JSON.stringify({ packages: PACKAGES }));
  expect(setup().status).toBe(0);
  expect(calls()).toEqual([]);
});

test.each([
  { 'node_modules/a': { integrity: 'other' } },
  {},
  { ...PACKAGES, 'node_modules/too-much': { integrity: 'x' } },
])('an installation of %o is repaired', (installed) => {
  const { lock, write, setup, calls } = cloneProject();
  lock(PACKAGES);
  write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  expect(setup().status).toBe(0);
  expect(calls()).toHaveLength(1);
});

test('a workspace that is new is linked without npm', () => {
  const { root, lock, write, setup, calls } = cloneProject();
  lock({
    ...PACKAGES,
    'packages/new': { version: '1.0.0' },
    'node_modules/@us/new': { resolved: 'packages/new', link: true },
  });
  write('node_modules/.package-lock.json', JSON.stringify({ packages: PACKAGES }));
  write('packages/new/index.js', 'new');
  expect([setup().stderr, setup().status]).toEqual(['', 0]);
  expect(calls()).toEqual([]);
  expect(readFileSync(join(root, 'node_modules/@us/new/index.js'), 'utf8')).toBe('new');
});

test('a failed installation is repeated, and reported in one line', () => {
  const { lock, setup, calls } = cloneProject();
  lock(PACKAGES);
  const { status, stderr } = setup({ NPM_FAILS: '1' });
  expect(status).toBe(1);
  expect(stderr).toContain('npm could not install the packages; see its words above.\n');
  expect(setup().status).toBe(0);
  expect(calls()).toHaveLength(2);
});
