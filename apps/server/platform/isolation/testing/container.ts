import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot } from '../walls.ts';

const PROFILE = join(import.meta.dirname, '../../../../../containers/seccomp.json');
const COMPILE = join(import.meta.dirname, 'compile-seccomp.py');
/** The system's own, which has the library. */
const PYTHON = '/usr/bin/python3';

/** What the profile allows beyond Docker's default. */
export const CALLS_FOR_WALLS = ['clone', 'mount', 'pivot_root', 'umount2'] as const;

/**
 * The beginning of a command that runs as in a container: under the profile, which may be without some of the calls
 * for the walls, without rights, and with those parts of /proc covered that Docker covers.
 */
export function inContainer(user: readonly string[], without: readonly string[] = []): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-container-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const filter = join(folder, 'seccomp.bpf');
  writeFileSync(filter, execFileSync(PYTHON, [COMPILE, PROFILE, ...without]));
  return [
    ...['/bin/sh', '-c', `exec "$@" 3< '${filter}'`, 'sh'],
    ...[
      '/usr/bin/bwrap',
      '--dev-bind',
      '/',
      '/',
      '--tmpfs',
      '/proc/fs',
      '--ro-bind',
      '/proc/sys',
      '/proc/sys',
    ],
    ...(isRoot() ? ['--cap-add', 'ALL'] : []),
    ...['--seccomp', '3', '--', ...user],
  ];
}
