import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium, findProgram } from './chromium.ts';

function createFolderWith(name: string, mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), '', { mode });
  return folder;
}

test('the named Chromium is used', () => {
  const folder = createFolderWith('mine', 0o755);
  expect(
    findChromium({ CHROMIUM_PATH: join(folder, 'mine'), PATH: createFolderWith('chromium', 0o755) }),
  ).toBe(join(folder, 'mine'));
});

test('a named Chromium that is missing is not replaced by another', () => {
  expect(
    findChromium({ CHROMIUM_PATH: '/nowhere/chromium', PATH: createFolderWith('chromium', 0o755) }),
  ).toBeUndefined();
});

test('a Chromium on the path is found under any of its names', () => {
  const folder = createFolderWith('google-chrome', 0o755);
  expect(findProgram(['chromium-of-nobody', 'google-chrome'], folder)).toBe(join(folder, 'google-chrome'));
});

test('a file that cannot be run is not accepted as a program', () => {
  expect(findProgram(['program-of-nobody'], createFolderWith('program-of-nobody', 0o644))).toBeUndefined();
});
