import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashOfWebInputs } from './web-inputs.ts';

function createFolderWith(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const [path, content] of Object.entries(files)) write(path, content);
  return { root, write };
}

const FILES = { 'apps/web/main.tsx': 'main', 'packages/graphic/src/index.ts': 'graphic' };

test.each(['apps/web/main.tsx', 'apps/web/ui/new.css', 'packages/graphic/src/index.ts', 'package-lock.json'])(
  'a change of %s triggers a build',
  (path) => {
    const { root, write } = createFolderWith(FILES);
    const before = hashOfWebInputs(root);
    write(path, 'changed');
    expect(hashOfWebInputs(root)).not.toBe(before);
  },
);

test.each([
  'apps/web/main.test.tsx',
  'apps/web/dist/index.html',
  'apps/web/node_modules/x/index.js',
  'apps/server/api.ts',
  'packages/graphic/src/index.test.ts',
])('a change of %s triggers no build', (path) => {
  const { root, write } = createFolderWith(FILES);
  const before = hashOfWebInputs(root);
  write(path, 'changed');
  expect(hashOfWebInputs(root)).toBe(before);
});

test('a new date triggers no build', () => {
  const { root } = createFolderWith(FILES);
  const before = hashOfWebInputs(root);
  utimesSync(join(root, 'apps/web/main.tsx'), 1, 1);
  expect(hashOfWebInputs(root)).toBe(before);
});
