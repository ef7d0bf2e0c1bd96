import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { expect, onTestFinished, test } from 'vitest';
import { keepTransforms } from './kept-transforms.ts';

/** Builds files with a plugin that counts what it is given, and says what came of them. */
async function buildInMode(mode: string) {
  const root = mkdtempSync(join(tmpdir(), 'relievo-kept-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const compiled: string[] = [];
  const plugin = await keepTransforms(
    Promise.resolve({
      name: 'counts',
      transform: {
        handler: (code: string) => {
          compiled.push(code);
          return { code: `compiled ${code}` };
        },
      },
    }),
    root,
  );
  const { handler } = plugin.transform as unknown as {
    handler: (code: string, id: string, options: object) => Promise<{ code: string }>;
  };
  const context = { environment: { mode: 'build', config: { mode } } };
  const build = async (code: string, file: string) =>
    (await handler.call(context, code, join(root, file), {})).code;
  return { build, compiled };
}

test('building again compiles what was changed, and reads the rest', async () => {
  const { build, compiled } = await buildInMode('again');
  expect(await build('one', 'a.tsx')).toBe('compiled one');
  expect(await build('one', 'a.tsx')).toBe('compiled one');
  expect(await build('two', 'a.tsx')).toBe('compiled two');
  expect(compiled).toEqual(['one', 'two']);
});

test('the same words in two files are compiled for each', async () => {
  const { build, compiled } = await buildInMode('again');
  await build('one', 'a.tsx');
  await build('one', 'b.tsx');
  expect(compiled).toHaveLength(2);
});

test('a build that people get keeps nothing', async () => {
  const { build, compiled } = await buildInMode('production');
  await build('one', 'a.tsx');
  await build('one', 'a.tsx');
  expect(compiled).toHaveLength(2);
});

test('a plugin that does not transform is refused', async () => {
  const silent = Promise.resolve<Plugin>({ name: 'silent' });
  await expect(keepTransforms(silent, tmpdir())).rejects.toThrow('silent does not transform as it used to.');
});
