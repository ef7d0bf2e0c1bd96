import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chromiumPath, findProgram } from './chromium.ts';

function folderWith(name: string, mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), '', { mode });
  return folder;
}

test('the Chromium that is named wins', () => {
  const folder = folderWith('mine', 0o755);
  expect(chromiumPath({ CHROMIUM_PATH: join(folder, 'mine'), PATH: folderWith('chromium', 0o755) })).toBe(
    join(folder, 'mine'),
  );
});

test('one that is named and not there is not replaced by another', () => {
  expect(
    chromiumPath({ CHROMIUM_PATH: '/nowhere/chromium', PATH: folderWith('chromium', 0o755) }),
  ).toBeUndefined();
});

test('one on the path is found under any of its names', () => {
  const folder = folderWith('google-chrome', 0o755);
  expect(findProgram(['chromium-of-nobody', 'google-chrome'], folder)).toBe(join(folder, 'google-chrome'));
});

test('a file that cannot be run is no program', () => {
  expect(findProgram(['program-of-nobody'], folderWith('program-of-nobody', 0o644))).toBeUndefined();
});
