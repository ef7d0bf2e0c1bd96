import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../refusal.ts';
import { identityOf, isRunning } from './processes.ts';

const holderSchema = z.object({ pid: z.number(), born: z.string(), lasting: z.boolean() });

/** Who supervises the database: a server that lasts, or a command that will stop it when its work is done. */
type Holder = z.infer<typeof holderSchema>;

/** One supervisor for each data folder: the one that made the lock and still runs. */
export interface Lock {
  release(): void;
}

/** Takes the lock, or tells who holds it. */
export function takeLock(directory: string, lasting: boolean): Lock | { readonly holder: Holder } {
  const path = join(directory, 'postgres.lock');
  const own = `${path}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ ...identityOf(process.pid), lasting }), { mode: 0o600 });
  try {
    for (;;) {
      if (tryLink(own, path)) return { release: () => rmSync(path, { force: true }) };
      const holder = readHolder(path);
      if (holder && isRunning(holder)) return { holder };
      setAside(path, `${own}.stale`);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

export function readLockHolder(directory: string): Holder | undefined {
  const holder = readHolder(join(directory, 'postgres.lock'));
  return holder && isRunning(holder) ? holder : undefined;
}

/** A link appears with its content, so that nobody ever reads a half-written lock. */
function tryLink(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

function setAside(path: string, name: string): void {
  try {
    renameSync(path, name);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  rmSync(name, { force: true });
}
