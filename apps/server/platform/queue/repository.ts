import type {
  AppTransaction,
  AuthTransaction,
  Database,
  SystemTransaction,
  Viewer,
} from '../database/database.ts';
import type { Queue } from './queues.ts';

/** Adds a job inside the transaction of whoever asks; it is announced when that transaction commits. */
export async function insertJob(
  tx: AppTransaction | AuthTransaction | SystemTransaction,
  job: { name: string; payload: object; notBefore?: Date },
): Promise<string> {
  const rows = await tx.query<{ id: string }>(
    'queue-enqueue',
    'select enqueue_job($1, $2, coalesce($3, now())) as id',
    [job.name, JSON.stringify(job.payload), job.notBefore ?? null],
  );
  const id = rows[0]?.id;
  if (!id) throw new Error(`The job ${job.name} was not added.`);
  return id;
}

/** Makes a queue, or brings one that an earlier version made up to date. */
export async function defineQueue(tx: SystemTransaction, { name, options }: Queue): Promise<void> {
  const parameters = [name, JSON.stringify(options)];
  await tx.query('queue-create', 'select jobs.create_queue($1, $2)', parameters);
  await tx.query(
    'queue-update',
    `update jobs.queue set
       retry_limit = coalesce((o->>'retryLimit')::int, 0),
       retry_delay = coalesce((o->>'retryDelay')::int, 0),
       retry_backoff = coalesce((o->>'retryBackoff')::bool, false),
       retry_delay_max = (o->>'retryDelayMax')::int,
       expire_seconds = coalesce((o->>'expireInSeconds')::int, 900),
       deletion_seconds = (o->>'deleteAfterSeconds')::int,
       heartbeat_seconds = (o->>'heartbeatSeconds')::int,
       dead_letter = o->>'deadLetter',
       notify = true
     from (select $2::jsonb as o) as wanted where name = $1`,
    parameters,
  );
}

export async function standsStill(database: Database, viewer: Viewer): Promise<boolean> {
  const rows = await database.asUser(viewer, (tx) =>
    tx.query<{ still: boolean }>('queue-still', 'select jobs_stand_still() as still'),
  );
  return rows[0]?.still ?? false;
}
