import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../refusal.ts';

/** A process that cannot be mistaken for a later one with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly born: string;
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, born: bornAt(pid) };
}

export function isRunning({ pid, born }: ProcessIdentity): boolean {
  return isAlive(pid) && bornAt(pid) === born;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

export function commandOf(pid: number): string {
  const fromProc = procFile(pid, 'cmdline');
  if (fromProc !== undefined) return fromProc.replaceAll('\0', ' ');
  return process.platform === 'win32'
    ? ''
    : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}

/** Signals a process and waits until it is gone; false when it still runs at the deadline. */
export async function endProcess(pid: number, signal: NodeJS.Signals, deadline: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return true;
    throw error;
  }
  const end = performance.now() + deadline;
  while (isAlive(pid)) {
    if (performance.now() > end) return false;
    await wait(10);
  }
  return true;
}

/** Known on Linux only, where shells stay between npm and what it runs. */
export function parentOf(pid: number): number | undefined {
  const parent = Number(statFields(pid)[1]);
  return parent > 0 ? parent : undefined;
}

/** Field 22 of /proc/PID/stat is the start time in ticks since boot; the name before it may hold spaces. */
function bornAt(pid: number): string {
  return statFields(pid)[19] ?? '';
}

function isZombie(pid: number): boolean {
  return statFields(pid)[0] === 'Z';
}

function statFields(pid: number): string[] {
  const stat = procFile(pid, 'stat') ?? '';
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function procFile(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}
