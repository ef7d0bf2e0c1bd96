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
  job: { name: string; payload: object; notBefore?: Date; priority?: number },
): Promise<string> {
  const rows = await tx.query<{ id: string }>(
    'queue-enqueue',
    'select enqueue_job($1, $2, coalesce($3, now()), $4) as id',
    [job.name, JSON.stringify(job.payload), job.notBefore ?? null, job.priority ?? 0],
  );
  const id = rows[0]?.id;
  if (!id) throw new Error(`The job ${job.name} was not added.`);
  return id;
}

const SETTINGS = [
  'retry_limit',
  'retry_delay',
  'retry_backoff',
  'retry_delay_max',
  'expire_seconds',
  'deletion_seconds',
  'heartbeat_seconds',
  'dead_letter',
  'notify',
];

function settingsOf(table: string) {
  return SETTINGS.map((column) => `${table}.${column}`).join();
}

/**
 * Makes a queue, or brings one that an earlier version made up to date. One that is as it should be is not written
 * to: workers that are running write their statistics into the same rows.
 */
export async function defineQueue(tx: SystemTransaction, { name, options }: Queue): Promise<void> {
  const parameters = [name, JSON.stringify(options)];
  await tx.query('queue-create', 'select jobs.create_queue($1, $2)', parameters);
  await tx.query(
    'queue-update',
    `with wanted as (
       select
         coalesce((o->>'retryLimit')::int, 0) as retry_limit,
         coalesce((o->>'retryDelay')::int, 0) as retry_delay,
         coalesce((o->>'retryBackoff')::bool, false) as retry_backoff,
         (o->>'retryDelayMax')::int as retry_delay_max,
         coalesce((o->>'expireInSeconds')::int, 900) as expire_seconds,
         (o->>'deleteAfterSeconds')::int as deletion_seconds,
         (o->>'heartbeatSeconds')::int as heartbeat_seconds,
         o->>'deadLetter' as dead_letter,
         true as notify
       from (select $2::jsonb as o) as given)
     update jobs.queue q set (${SETTINGS.join()}) = row (${settingsOf('wanted')})
     from wanted
     where q.name = $1 and row (${settingsOf('q')}) is distinct from row (${settingsOf('wanted')})`,
    parameters,
  );
}

export async function isStandingStill(database: Database, viewer: Viewer): Promise<boolean> {
  const rows = await database.asUser(viewer, (tx) =>
    tx.query<{ still: boolean }>('queue-still', 'select jobs_stand_still() as still'),
  );
  return rows[0]?.still ?? false;
}
