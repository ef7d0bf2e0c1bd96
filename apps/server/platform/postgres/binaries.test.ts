import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnprivilegedAccount } from './account.ts';
import { findBinaries, reachableBinaries } from './binaries.ts';
import { canReach, runAsAccount } from './reach.ts';
import { temporaryFolder } from './testing/places.ts';

/** Programs in a folder that only we may enter, with modes as a careful umask leaves them. */
function closedPrograms(): { folder: string; copies: string } {
  const root = temporaryFolder();
  const closed = join(root, 'closed');
  mkdirSync(join(closed, 'bin'), { recursive: true });
  mkdirSync(join(closed, 'share'));
  for (const name of ['postgres', 'initdb']) {
    writeFileSync(join(closed, 'bin', name), '#!/bin/sh\necho "postgres (PostgreSQL) 18.4"\n', {
      mode: 0o700,
    });
  }
  writeFileSync(join(closed, 'share/words'), 'words', { mode: 0o600 });
  chmodSync(closed, 0o700);
  return { folder: join(closed, 'bin'), copies: join(root, 'copies') };
}

test('the database is never run as root', () => {
  expect(findUnprivilegedAccount()?.uid ?? process.getuid?.()).not.toBe(0);
});

test('the account runs programs from folders that it cannot enter', async () => {
  const account = findUnprivilegedAccount();
  const { folder, copies } = closedPrograms();
  const { postgres, major } = reachableBinaries(await findBinaries(folder), account, copies);
  expect(major).toBe(18);
  expect(canReach(account, postgres)).toBe(true);
  const { stdout } = spawnSync(postgres, ['--version'], {
    ...runAsAccount(account),
    encoding: 'utf8',
    cwd: '/',
  });
  expect(stdout).toContain('18.4');
});

test('the programs are copied once for each version', async () => {
  const account = findUnprivilegedAccount();
  const { folder, copies } = closedPrograms();
  const first = reachableBinaries(await findBinaries(folder), account, copies);
  const made = statSync(first.postgres).ctimeMs;
  const second = reachableBinaries(await findBinaries(folder), account, copies);
  expect(second).toEqual(first);
  expect(statSync(second.postgres).ctimeMs).toBe(made);
});

test.each(['"', '$', '`', '\\'])(
  'programs below a folder with %s are refused, because initdb cannot find its neighbour there',
  async (character) => {
    const folder = join(temporaryFolder(), `a${character}b`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'postgres'), '');
    await expect(findBinaries(folder)).rejects.toThrow(`PostgreSQL cannot run from ${folder}: it takes no`);
  },
);
