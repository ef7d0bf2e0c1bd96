import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MINUTES = 60_000;

/** Whether packages of Debian and its kin can be installed here without asking anybody. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs packages after one look at what there is; tells whether all of it went well. */
export function installPackages(names: readonly string[]): boolean {
  process.stderr.write(`Installing ${names.join(', ')} from the system's packages.\n`);
  runApt(['update', '-q'], 2 * MINUTES);
  return runApt(['install', '-q', '-y', '--no-install-recommends', ...names], 8 * MINUTES);
}

function runApt(words: string[], timeout: number): boolean {
  const { status, stderr } = spawnSync('apt-get', words, {
    timeout,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    // In this runlevel no package starts a service of its own: programs alone are wanted.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (status !== 0 && words[0] === 'install') process.stderr.write(stderr);
  return status === 0;
}
