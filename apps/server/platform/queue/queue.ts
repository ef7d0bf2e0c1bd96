import type { JobName, JobPayload } from '@relievo/contracts/jobs';
import type { AppTransaction, AuthTransaction, Database, SystemTransaction } from '../database/database.ts';
import { GUEST } from '../database/transaction.ts';
import { listDeclaredQueues } from './queues.ts';
import { defineQueue, insertJob, isStandingStill } from './repository.ts';

export interface EnqueueOptions {
  readonly notBefore?: Date;
  /** Of two that wait, the one with the higher number is taken first; 0 where nothing is said. */
  readonly priority?: number;
}

/**
 * Puts a job into its queue in the transaction of the row that it serves: either both are there or neither.
 * @returns the id of the job.
 */
export function enqueue<Name extends JobName>(
  tx: AppTransaction | AuthTransaction | SystemTransaction,
  name: Name,
  payload: JobPayload<Name>,
  options: EnqueueOptions = {},
): Promise<string> {
  return insertJob(tx, { name, payload, ...options });
}

/** Makes the queues of all declared jobs. Server and worker both do so at start: either may be first. */
export async function prepareQueues(database: Database): Promise<void> {
  await database.asSystem(async (tx) => {
    for (const queue of listDeclaredQueues()) await defineQueue(tx, queue);
  });
}

/** Rejects with one sentence when jobs wait and nobody takes them. */
export async function checkQueue(database: Database): Promise<void> {
  if (!(await isStandingStill(database, GUEST))) return;
  throw new Error(
    'Jobs have been waiting for a minute, and no worker is running: start one with "npm run worker".',
  );
}
