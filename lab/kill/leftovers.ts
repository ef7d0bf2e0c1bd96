import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { createDependencies } from '../../apps/server/dependencies.ts';
import { sweepFiles } from '../../apps/server/features/files/service.ts';
import { forgetUploads } from '../../apps/server/features/uploads/service.ts';
import type { Clock } from '../../apps/server/platform/clock/clock.ts';

export interface Leftovers {
  /** What lay there that nobody refers to, before the daily sweeps took it. */
  readonly unused: number;
  /** What lies there after them. */
  readonly faults: readonly string[];
}

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;

/** Two days on, when the sweeps of the product have run: bytes without a file, halves of uploads, folders of children. */
export async function sweepAndLook(
  dependencies: ReturnType<typeof createDependencies>,
  data: string,
): Promise<Leftovers> {
  const clock: Clock = { ...dependencies.clock, now: () => new Date(Date.now() + TWO_DAYS_MS) };
  const unused = await findUnused(dependencies, data);
  await forgetUploads({ ...dependencies, clock });
  await sweepFiles({ ...dependencies, clock }, new AbortController().signal);
  return {
    unused: unused.length,
    faults: [...(await findUnused(dependencies, data)), ...listFolder(join(data, 'tmp'), 'relievo-child-')],
  };
}

async function findUnused(
  { database, storage }: ReturnType<typeof createDependencies>,
  data: string,
): Promise<string[]> {
  const rows = await database.asOwner((tx) =>
    tx.query<{ sha256: string }>('probe-contents', 'select distinct sha256 from files', []),
  );
  const used = new Set(rows.map(({ sha256 }) => sha256));
  const found = listFolder(join(data, 'arriving/uploads'));
  for await (const { sha256 } of storage.list())
    if (!used.has(sha256)) found.push(`the object ${sha256} belongs to no file`);
  return found;
}

function listFolder(folder: string, start = ''): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .map((name) => `${join(folder, name)} is left`);
}
