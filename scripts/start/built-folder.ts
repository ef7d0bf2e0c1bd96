import { existsSync, globSync, renameSync, rmSync } from 'node:fs';
import { isAlive } from '../../apps/server/platform/postgres/processes.ts';
import { errorCode } from '../../apps/server/platform/refusal.ts';

/** What builds that were killed have left; another that still runs keeps its folder, which has its number. */
export function removeUnfinished(built: string): void {
  for (const left of globSync(`${built}.*`)) {
    if (!isAlive(Number(left.slice(built.length + 1).split('.')[0])))
      rmSync(left, { recursive: true, force: true });
  }
}

/** What was built before serves until the new is whole; of two builds at the same time the later one stays. */
export function replaceFolder(target: string, source: string): void {
  const old = `${source}.old`;
  for (;;) {
    try {
      if (existsSync(target)) renameSync(target, old);
      renameSync(source, target);
      return;
    } catch (error) {
      // Another build has put its folder there, or taken the old one away, since we looked.
      if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errorCode(error) ?? '') || !existsSync(source))
        throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}
