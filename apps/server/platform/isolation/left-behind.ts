import { readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { identityOf, isRunning } from '../postgres/processes.ts';

/** Whose folder it is stands in its name, so that what a killed process leaves can be told from what is in use. */
export function nameScratch(folder: string, pid = process.pid): string {
  return join(folder, `${startOfNames()}${pid}.${identityOf(pid).born}-`);
}

/** Removes the folders of processes of this machine that have ended without doing so: files of others lie in them. */
export async function removeLeftBehind(folder: string): Promise<void> {
  const start = startOfNames();
  const names = await readdir(folder);
  const forsaken = names.filter((name) => {
    const owner = name.startsWith(start) && /^(\d+)\.(\d*)-/.exec(name.slice(start.length));
    return owner && !isRunning({ pid: Number(owner[1]), born: owner[2] ?? '' });
  });
  // What belongs to another user of the machine is theirs to remove.
  await Promise.allSettled(forsaken.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Machines may share a folder for temporary files; each looks after its own. */
function startOfNames(): string {
  return `relievo-child-${hostname().replaceAll(/[^\w.]/g, '_')}-`;
}
