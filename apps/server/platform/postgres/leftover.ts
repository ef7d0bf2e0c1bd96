import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { commandOf, endProcess, isAlive } from './processes.ts';

const FAST_STOP_MS = 10_000;
const IMMEDIATE_STOP_MS = 5_000;

/**
 * A server whose supervisor and watchdog were both killed still runs: it is stopped. A pid file whose number now
 * belongs to another program (after a crash of the machine) is removed, or PostgreSQL would refuse to start.
 */
export async function clearLeftover(cluster: string): Promise<'none' | 'stopped' | 'stale'> {
  const pid = readPostmasterPid(cluster);
  if (pid === undefined) return 'none';
  if (isAlive(pid) && commandOf(pid).includes(cluster)) {
    await stopPostmaster(pid);
    return 'stopped';
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return 'stale';
}

/** Ends the sessions and writes everything down; when that hangs, leaves it to the recovery of the next start. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (await endProcess(pid, 'SIGINT', FAST_STOP_MS)) return;
  if (await endProcess(pid, 'SIGQUIT', IMMEDIATE_STOP_MS)) return;
  if (await endProcess(pid, 'SIGKILL', IMMEDIATE_STOP_MS)) return;
  throw new Refusal(`A database process (${pid}) does not stop; end it and start again.`);
}

function readPostmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}
