import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { buildWeb } from './build-web.ts';

test.each(['#', '?'])(
  'a folder with %s in its path is refused in one sentence before anything is built',
  async (character) => {
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const root = join(folder, `a${character}b`);
    mkdirSync(root);
    const said: string[] = [];
    await expect(buildWeb((line) => said.push(line), root)).rejects.toThrow(
      `The web app cannot be built in ${root}, because its path has a # or a ?: move Relievo to another folder.`,
    );
    expect(said).toEqual([]);
  },
);

/** A folder that holds a web app of one file, a page for frames, and what builds them. */
function createSmallProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const web = join(root, 'apps/web');
  mkdirSync(web, { recursive: true });
  symlinkSync(resolve(import.meta.dirname, '../node_modules'), join(root, 'node_modules'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Small</title><p>Small');
  writeFileSync(join(web, 'embed.html'), '<!doctype html><title>Framed</title><p>Framed');
  writeFileSync(
    join(web, 'vite.embed.config.ts'),
    "export default { build: { emptyOutDir: false, rolldownOptions: { input: 'embed.html' } } };",
  );
  writeFileSync(join(web, 'package.json'), '{ "type": "module" }');
  return root;
}

const run = promisify(execFile);

async function buildIn(root: string): Promise<string> {
  const script = JSON.stringify(resolve(import.meta.dirname, 'build-web.ts'));
  const code = `import { buildWeb } from ${script}; console.log(await buildWeb(() => undefined, ${JSON.stringify(root)}));`;
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', code]);
  return stdout + stderr;
}

test('two builds at the same time both end well, and the app is complete', {
  tags: 'exhaustive',
}, async () => {
  const root = createSmallProject();
  expect(await Promise.all([buildIn(root), buildIn(root)])).toEqual(['true\n', 'true\n']);
  expect(readFileSync(join(root, 'apps/web/dist/index.html'), 'utf8')).toContain('<p>Small');
  expect(readFileSync(join(root, 'apps/web/dist/embed.html'), 'utf8')).toContain('<p>Framed');
  expect(globSync('apps/web/dist*', { cwd: root })).toEqual(['apps/web/dist']);
  expect(await buildIn(root)).toBe('false\n');
});

test('the remains of a killed build are removed, and those of a running one stay', async () => {
  const root = createSmallProject();
  const killed = run(process.execPath, ['--version']);
  await killed;
  for (const pid of [killed.child.pid, process.pid]) mkdirSync(join(root, `apps/web/dist.${pid}`));
  await buildIn(root);
  expect(globSync('apps/web/dist*', { cwd: root }).toSorted()).toEqual([
    'apps/web/dist',
    `apps/web/dist.${process.pid}`,
  ]);
});
