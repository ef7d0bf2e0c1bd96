import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

function run(...words: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'by-name-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bench = join(folder, 'bench');
  mkdirSync(join(bench, 'folder'), { recursive: true });
  cpSync(join(import.meta.dirname, 'by-name.ts'), join(folder, 'by-name.ts'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(bench, 'run.ts'),
    "import { runByName } from '../by-name.ts'; await runByName(import.meta.dirname);",
  );
  writeFileSync(join(bench, 'file.ts'), 'console.log("file", ...process.argv.slice(2));');
  writeFileSync(join(bench, 'folder/index.ts'), 'console.log("folder", ...process.argv.slice(2));');
  return spawnSync(process.execPath, [join(bench, 'run.ts'), ...words], { encoding: 'utf8' });
}

test.each(['file', 'folder'])('a %s is run by its name, with the words after it', (name) => {
  expect(run(name, '30').stdout).toBe(`${name} 30\n`);
});

test('a call without a name prints the list', () => {
  expect(run().stdout).toBe('file\nfolder\n');
});

test.each(['nobody', 'run', '../by-name'])('%s is refused', (name) => {
  const { stdout, stderr, status } = run(name);
  expect(stderr).toContain(`There is no bench named ${name}.`);
  expect(stdout).toBe('file\nfolder\n');
  expect(status).toBe(2);
});
