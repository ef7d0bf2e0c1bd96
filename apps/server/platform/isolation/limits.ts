import { readFile } from 'node:fs/promises';
import { PRLIMIT } from './view.ts';
import { hasPrlimit } from './walls.ts';

/** What a child may take before it is ended. */
export interface Limits {
  readonly memoryBytes: number;
  /** For one task. */
  readonly seconds: number;
  /** On the disk, in its own folder. */
  readonly diskBytes: number;
}

const MB = 1024 * 1024;
/** Beside what it works with, a process holds its program, and stacks that it hardly uses. */
const BESIDE_BYTES = 512 * MB;
const MOST_PROCESSES = 64;
const MOST_OPEN_FILES = 256;

/** The same limits kept by the system: they hold also where whoever asked was killed, and nobody looks any more. */
export function limitCommand(
  { memoryBytes, seconds, diskBytes }: Limits,
  { tasks, countsAlone }: { readonly tasks: number; readonly countsAlone: boolean },
): string[] {
  if (!hasPrlimit()) return [];
  return [
    PRLIMIT,
    `--cpu=${Math.ceil(seconds * tasks) + 1}`,
    // Of addresses there must be many more than of memory: libraries and WebAssembly reserve far ahead.
    `--data=${Math.ceil(memoryBytes) + BESIDE_BYTES}`,
    `--fsize=${Math.ceil(diskBytes)}`,
    `--nofile=${MOST_OPEN_FILES}`,
    '--core=0',
    ...(countsAlone ? [`--nproc=${MOST_PROCESSES}`] : []),
  ];
}

/** What a process and all that it began hold in memory at this moment; 0 where the system does not tell. */
export async function residentBytes(pid: number): Promise<number> {
  const [status, children] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''),
  ]);
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  const below = await Promise.all(children.trim().split(' ').filter(Boolean).map(Number).map(residentBytes));
  return own + below.reduce((sum, bytes) => sum + bytes, 0);
}
