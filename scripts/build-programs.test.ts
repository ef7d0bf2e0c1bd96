import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltPrograms, readBuilt } from '../apps/server/platform/isolation/built.ts';
import { buildPrograms } from './build-programs.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BUILT = join(ROOT, 'apps/server/dist');
const run = promisify(execFile);
let built: BuiltPrograms;

beforeAll(async () => {
  await buildPrograms();
  const read = readBuilt(pathToFileURL(`${BUILT}/`), pathToFileURL(`${ROOT}/`));
  if (!read) throw new Error('The programs were built, and are not found.');
  built = read;
});

test('every program of a child is built, and is not built again while nothing changed', async () => {
  const programs = globSync('apps/server/features/**/program.ts', { cwd: ROOT });
  expect(Object.keys(built.entries).toSorted()).toEqual(programs.toSorted());
  expect(await buildPrograms()).toBe(false);
});

test('a change of our packages, of the versions of others or of the way of building is noticed', () => {
  expect(built.sources).toContain('packages/convert/src/braille/bundled/engine.ts');
  expect(built.sources).toContain('package-lock.json');
  expect(built.sources).toContain('scripts/build-programs.ts');
});

test('a built program loads no TypeScript', async () => {
  const entry = join(BUILT, built.entries['apps/server/features/outputs/making/program.ts'] ?? '');
  // Node strips types with a module of its own, which it loads for the first file that has some.
  const started = run(process.execPath, ['--no-strip-types', entry]);
  started.child.stdin?.end();
  expect((await started).stdout).toBe('ready\n');
});

test('no built program holds a path of the machine it was built on', () => {
  const files = globSync('*.js', { cwd: BUILT });
  expect(files.filter((file) => readFileSync(join(BUILT, file), 'utf8').includes(ROOT))).toEqual([]);
});
