import type { JobOrder, JobsQuery, Machine, WatchedJob } from '@relievo/contracts/administration';
import type { AppTransaction } from '../../../platform/database/database.ts';

export type Measured = Pick<
  Machine,
  'databaseBytes' | 'fileBytes' | 'files' | 'people' | 'organizations' | 'resources'
>;

export async function measurePlace(tx: AppTransaction): Promise<Measured | undefined> {
  const rows = await tx.query<Measured>(
    'admin-measure',
    `select database_bytes as "databaseBytes", file_bytes as "fileBytes", files, people, organizations, resources
     from measure_place()`,
  );
  return rows[0];
}

const MOST_OWNERS = 10;

export async function findLargestOwners(tx: AppTransaction): Promise<Machine['largestOwners']> {
  return tx.query<Machine['largestOwners'][number]>(
    'admin-largest-owners',
    'select display_name as "displayName", file_bytes as "fileBytes", files from find_largest_owners($1)',
    [MOST_OWNERS],
  );
}

export interface JobRow extends Pick<WatchedJob, 'id' | 'name' | 'state' | 'attempts' | 'problem'> {
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
}

const TIME = 'coalesce(ended_at, created_at)';

/** Those that are alike in it stand by time, the latest first. */
const ORDER: Readonly<Record<JobOrder, string>> = {
  'time-descending': `${TIME} desc`,
  'time-ascending': TIME,
  'attempts-descending': 'attempts desc',
  'attempts-ascending': 'attempts',
};

export async function findJobs(
  tx: AppTransaction,
  names: readonly string[],
  { state, sortBy, offset, limit }: JobsQuery,
): Promise<{ rows: JobRow[]; total: number }> {
  const rows = await tx.query<JobRow>(
    `admin-jobs-${sortBy}`,
    `select id, name, state, attempts, problem, created_at, started_at, ended_at from administered_jobs
     where state = $1 and name = any ($2) order by ${ORDER[sortBy]}, ${TIME} desc, id limit $3 offset $4`,
    [state, names, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    'admin-jobs-count',
    'select count(*)::int as total from administered_jobs where state = $1 and name = any ($2)',
    [state, names],
  );
  return { rows, total: count?.total ?? 0 };
}

export async function doesJobExist(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query('admin-job', 'select from administered_jobs where id = $1', [id]);
  return rows.length > 0;
}

/** False where it is not as it was seen any more: it runs by now, or has ended. */
export async function retryJob(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query<{ done: boolean }>('admin-job-retry', 'select retry_job($1) as done', [id]);
  return rows[0]?.done ?? false;
}

export async function cancelJob(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query<{ done: boolean }>('admin-job-cancel', 'select cancel_job($1) as done', [id]);
  return rows[0]?.done ?? false;
}
