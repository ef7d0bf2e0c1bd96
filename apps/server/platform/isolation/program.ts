import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Walls } from './walls.ts';

/** What runs in a child. */
export interface Program {
  readonly entry: URL;
  /** Folders and files of ours that it stands on, and nothing that anybody else put there. */
  readonly readable: readonly URL[];
  /** Native libraries are bound by the walls of the kernel alone: only for what opens pictures. */
  readonly withNativeAddons?: true;
  /**
   * Names of programs of the system that it may start where they are installed: they run behind the same walls of the
   * kernel. Where there are none, nothing can be started.
   */
  readonly programs?: readonly string[];
  /** For tests and trials of what the kernel does alone. */
  readonly withoutNodePermissions?: true;
}

const MB = 1024 * 1024;
/** How this file names its tasks, and who speaks to it. */
const OWN = ['inside.ts', 'task-files.ts'].map((name) => new URL(name, import.meta.url));

/** A path as the system knows it, without links: what is read by way of a link is asked for by its real name. */
function realPath(url: URL): string {
  return realpathSync(fileURLToPath(url));
}

export function readablePaths(program: Program): string[] {
  const { entry, readable } = program;
  return [...new Set([...[entry, ...readable, ...OWN].map(realPath), ...findPrograms(program)])];
}

const PROGRAMS = '/usr/bin';

function findPrograms({ programs = [] }: Program): string[] {
  return programs
    .map((name) => `${PROGRAMS}/${name}`)
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path));
}

export function buildNodeCommand(
  program: Program,
  { memoryBytes, folder, by }: { memoryBytes: number; folder: string; by: Walls['by'] },
): string[] {
  const mayStart = by !== 'nothing' && findPrograms(program).length > 0;
  const allowed = [
    '--permission',
    ...readablePaths(program).map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-read=${folder}`,
    `--allow-fs-write=${folder}`,
    ...(program.withNativeAddons ? ['--allow-addons'] : []),
    ...(mayStart ? ['--allow-child-process'] : []),
  ];
  return [
    realpathSync(process.execPath),
    ...(program.withoutNodePermissions ? [] : allowed),
    `--max-old-space-size=${Math.ceil(memoryBytes / MB)}`,
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    realPath(program.entry),
  ];
}
