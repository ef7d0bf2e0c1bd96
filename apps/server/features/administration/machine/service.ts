import type { JobsQuery, Machine, WatchedJob } from '@relievo/contracts/administration';
import { JOBS } from '@relievo/contracts/jobs';
import type { AppTransaction, Database, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { describeHeld } from '../../../platform/isolation/detect.ts';
import type { DiskSpace } from '../../../platform/storage/disk-space.ts';
import { checkHealth, type HealthDependencies } from '../../health/service.ts';
import * as rows from './repository.ts';

export interface MachineDependencies extends HealthDependencies {
  readonly database: Database;
  /** Of the disk on which the server keeps what it writes. */
  readonly measureDisk: () => Promise<DiskSpace>;
}

export async function readMachine(dependencies: MachineDependencies, viewer: Viewer): Promise<Machine> {
  const { database, isolation, measureDisk } = dependencies;
  const [report, held, disk, { measured, largestOwners }] = await Promise.all([
    checkHealth(dependencies),
    isolation.held(),
    measureDisk(),
    database.asUser(viewer, async (tx) => ({
      measured: await rows.measurePlace(tx),
      largestOwners: await rows.findLargestOwners(tx),
    })),
  ]);
  if (!measured) throw refuse('forbidden');
  return { ...report, isolation: describeHeld(held), disk, ...measured, largestOwners };
}

/** What an earlier version left in the queue has no name any more. */
const NAMES = Object.keys(JOBS);

export async function listJobs(
  { database }: MachineDependencies,
  viewer: Viewer,
  query: JobsQuery,
): Promise<{ rows: WatchedJob[]; total: number }> {
  const found = await database.asUser(viewer, (tx) => rows.findJobs(tx, NAMES, query));
  return { rows: found.rows.map(toJob), total: found.total };
}

export function retryJob(
  dependencies: MachineDependencies,
  viewer: Viewer,
  id: string,
): Promise<{ done: true }> {
  return changeJob(dependencies, viewer, id, rows.retryJob);
}

export function cancelJob(
  dependencies: MachineDependencies,
  viewer: Viewer,
  id: string,
): Promise<{ done: true }> {
  return changeJob(dependencies, viewer, id, rows.cancelJob);
}

async function changeJob(
  { database }: MachineDependencies,
  viewer: Viewer,
  id: string,
  change: (tx: AppTransaction, id: string) => Promise<boolean>,
): Promise<{ done: true }> {
  return database.asUser(viewer, async (tx) => {
    if (await change(tx, id)) return { done: true };
    throw refuse((await rows.doesJobExist(tx, id)) ? 'job_moved_on' : 'not_found');
  });
}

function toJob({ created_at, started_at, ended_at, ...row }: rows.JobRow): WatchedJob {
  return {
    ...row,
    createdAt: created_at.toISOString(),
    startedAt: started_at?.toISOString() ?? null,
    endedAt: ended_at?.toISOString() ?? null,
  };
}
