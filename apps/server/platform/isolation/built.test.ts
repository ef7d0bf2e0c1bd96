import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprintOf, MANIFEST, readBuilt } from './built.ts';

/** A program of two sources, and what was built from it. */
function buildSmallProgram() {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = pathToFileURL(`${folder}/`);
  const sources = ['program.ts', 'work.ts'];
  for (const source of sources) writeFileSync(join(folder, source), `/* ${source} */`);
  const built = {
    entries: { 'program.ts': 'program.js' },
    sources,
    fingerprint: fingerprintOf(sources, root),
  };
  mkdirSync(join(folder, 'dist'));
  const writeManifest = (text: string) => writeFileSync(join(folder, 'dist', MANIFEST), text);
  writeManifest(JSON.stringify(built));
  return { folder, built, writeManifest, read: () => readBuilt(new URL('dist/', root), root) };
}

test('what was built is taken while its sources are as they were', () => {
  const { read, built } = buildSmallProgram();
  expect(read()).toEqual(built);
});

test('what was built is left alone when a source has other words, or is gone', () => {
  const { folder, read } = buildSmallProgram();
  writeFileSync(join(folder, 'work.ts'), '/* Work.ts */');
  expect(read()).toBeUndefined();
  rmSync(join(folder, 'work.ts'));
  expect(read()).toBeUndefined();
});

test('a list of what was built that is missing or cut off counts as nothing built', () => {
  const { folder, read, writeManifest } = buildSmallProgram();
  writeManifest('{"entries":');
  expect(read()).toBeUndefined();
  rmSync(join(folder, 'dist'), { recursive: true });
  expect(read()).toBeUndefined();
});
