import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nameScratch, removeLeftBehind } from './left-behind.ts';

test('what a killed process left of the files it opened is removed, and what others use stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relievo-left-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(killed, 'spawn');
  const left = await mkdtemp(nameScratch(folder, killed.pid));
  await writeFile(join(left, 'input'), 'A worksheet.');
  const own = await mkdtemp(nameScratch(folder));
  const foreign = await mkdtemp(join(folder, 'relievo-child-of-another-machine-1.1-'));

  await removeLeftBehind(folder);
  expect(await readdir(folder)).toHaveLength(3);

  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await removeLeftBehind(folder);
  expect((await readdir(folder)).toSorted()).toEqual([basename(own), basename(foreign)].toSorted());
});
