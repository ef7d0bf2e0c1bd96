import type { Progress, ProgressStep } from '@relievo/contracts/product';
import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';

type Row = Omit<Progress, 'updatedAt'> & { updatedAt: Date };

export async function findProgress(tx: AppTransaction, id: string): Promise<Progress | undefined> {
  const [row] = await tx.query<Row>(
    'progress-find',
    'select id, state, steps, message, updated_at as "updatedAt" from job_progress where id = $1',
    [id],
  );
  return row && { ...row, updatedAt: row.updatedAt.toISOString() };
}

export async function insertProgress(
  tx: AppTransaction,
  { steps, message }: { steps: readonly ProgressStep[]; message: string },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'progress-insert',
    'insert into job_progress (steps, message) values ($1, $2) returning id',
    [JSON.stringify(steps), message],
  );
  if (!row) throw new Error('The progress was not recorded.');
  return row.id;
}

/** Of no person: how far something is that is made for everybody. Its id is given, for nobody sees it yet. */
export async function insertSharedProgress(
  tx: AppTransaction | SystemTransaction,
  id: string,
  steps: readonly ProgressStep[],
): Promise<void> {
  await tx.query(
    'progress-insert-shared',
    'insert into job_progress (id, owner_id, steps) values ($1, null, $2)',
    [id, JSON.stringify(steps)],
  );
}

export interface ProgressChange {
  state?: Progress['state'];
  steps?: readonly ProgressStep[];
  message?: string;
}

/** What has ended stays as it ended: a worker that was thought dead does not bring it back. */
export async function updateProgress(
  tx: SystemTransaction,
  id: string,
  change: ProgressChange,
): Promise<void> {
  await tx.query(
    'progress-update',
    `update job_progress
     set state = coalesce($2, state), steps = coalesce($3, steps), message = coalesce($4, message)
     where id = $1 and state in ('waiting', 'working')`,
    [id, change.state ?? null, change.steps ? JSON.stringify(change.steps) : null, change.message ?? null],
  );
}

export async function deleteOldProgress(tx: SystemTransaction, keptDays: number): Promise<void> {
  await tx.query(
    'progress-forget',
    "delete from job_progress where updated_at < now() - $1 * interval '1 day'",
    [keptDays],
  );
}
