import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openChild } from './child.ts';
import type { Program } from './program.ts';
import { isRoot, listWallsToTry, type Walls } from './walls.ts';

/** What these walls close, as a program found that tried to get through. */
export interface Held {
  readonly walls: Walls;
  readonly disk: 'closed' | 'open';
  readonly network: 'closed' | 'open';
  /** Both: what breaks into the child finds nothing and can tell nobody. */
  readonly isStrong: boolean;
}

/** Without Node's permissions: what the kernel holds by itself is asked. */
const TRIAL: Program = {
  entry: new URL('./trial.ts', import.meta.url),
  readable: [],
  withoutNodePermissions: true,
};
const LIMITS = { memoryBytes: 512 * 1024 * 1024, seconds: 30, diskBytes: 1024 * 1024 };
const found = z.object({ disk: z.enum(['closed', 'open']), network: z.enum(['closed', 'open']) });

/** The first walls that close disk and network; where none do, the first that stand at all. */
export async function tryWalls(candidates: readonly Walls[] = listWallsToTry(isRoot())): Promise<Held> {
  let standing: Held | undefined;
  for (const walls of candidates) {
    const held = await tryOne(walls).catch(() => undefined);
    if (held?.isStrong) return held;
    if (held && (!standing || countClosed(held) > countClosed(standing))) standing = held;
  }
  return standing ?? createOpen({ by: 'nothing', otherUser: false });
}

function countClosed({ disk, network, walls }: Held): number {
  return [disk === 'closed', network === 'closed', walls.otherUser].filter(Boolean).length;
}

function createOpen(walls: Walls): Held {
  return { walls, disk: 'open', network: 'open', isStrong: false };
}

/** Lays a file and listens at a port, and sees whether a child gets at them. Rejects where no child can be started. */
async function tryOne(walls: Walls): Promise<Held> {
  const folder = await mkdtemp(join(tmpdir(), 'relievo-trial-'));
  const file = join(folder, 'file');
  await writeFile(file, 'Whoever reads this has the disk.');
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const child = await openChild({ program: TRIAL, limits: LIMITS, walls, tasks: 1 });
    try {
      const request = { file, address: server.address() };
      const { disk, network } = await child.perform({
        request,
        collect: async ({ answer }) => found.parse(answer),
      });
      return { walls, disk, network, isStrong: disk === 'closed' && network === 'closed' };
    } finally {
      await child.end();
    }
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One line for the log. */
export function describeHeld({ walls, disk, network, isStrong }: Held): string {
  const by = walls.by === 'nothing' ? 'no walls of the kernel' : walls.by;
  const who = walls.otherUser ? ', as another user' : '';
  const much = isStrong ? '' : '; "npm run setup:system" installs bubblewrap, which closes both';
  return `Files of others are opened in a process of their own by ${by}${who}: disk ${disk}, network ${network}${much}.`;
}
