import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeSource, FOLDER, findJoined, MANIFEST as JOINED } from '../apps/cli/joined.mjs';
import { type BuiltPrograms, readBuilt } from '../apps/server/platform/isolation/built.ts';
import { buildCommand, buildPrograms } from './build-programs.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BUILT = join(ROOT, 'apps/server/dist');
const run = promisify(execFile);
let built: BuiltPrograms;

beforeAll(async () => {
  await Promise.all([buildPrograms(), buildCommand()]);
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

test('the joined command line loads no TypeScript, and is not joined again while nothing changed', async () => {
  const command = ['--no-strip-types', join(ROOT, 'apps/cli/relievo.mjs'), '--help'];
  expect((await run(process.execPath, command)).stdout).toMatch(/^relievo makes what can be touched/);
  expect(await buildCommand()).toBe(false);
});

test('a source that was written since keeps the joined command line from being taken', () => {
  const root = mkdtempSync(join(tmpdir(), 'relievo-joined-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const rootUrl = pathToFileURL(`${root}/`);
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(join(root, 'source.ts'), 'export {};');
  const sources = [describeSource('source.ts', rootUrl)];
  writeFileSync(join(root, FOLDER, JOINED), JSON.stringify({ entry: 'relievo.js', sources }));
  expect(findJoined(rootUrl)?.href).toMatch(/\/apps\/cli\/dist\/relievo\.js$/);
  utimesSync(join(root, 'source.ts'), 1, 1);
  expect(findJoined(rootUrl)).toBeUndefined();
  rmSync(join(root, 'source.ts'));
  expect(findJoined(rootUrl)).toBeUndefined();
});

test('no built program holds a path of the machine it was built on', () => {
  const files = [BUILT, join(ROOT, FOLDER)].flatMap((folder) =>
    globSync('*.js', { cwd: folder }).map((file) => join(folder, file)),
  );
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(ROOT))).toEqual([]);
});
