import { randomUUID } from 'node:crypto';
import type { Progress, ProgressStep } from '@relievo/contracts/product';
import type {
  AppTransaction,
  Database,
  SystemTransaction,
  Viewer,
} from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { Changes } from '../../platform/progress/changes.ts';
import { lookAfterChanges } from '../../platform/progress/streams.ts';
import {
  deleteOldProgress,
  findProgress,
  insertProgress,
  insertSharedProgress,
  type ProgressChange,
  updateProgress,
} from './repository.ts';

export interface ProgressDependencies {
  readonly database: Database;
  readonly progressChanges: Changes;
}

const KEPT_DAYS = 7;

/** Begins a record of how far a job is, in the transaction that asks for the job; says under which id. */
export function beginProgress(
  tx: AppTransaction,
  steps: readonly ProgressStep[],
  message = '',
): Promise<string> {
  return insertProgress(tx, { steps, message });
}

/** Begins one of something that is made for everybody: whoever may have what is made can follow it. */
export async function beginSharedProgress(
  tx: AppTransaction | SystemTransaction,
  steps: readonly ProgressStep[],
): Promise<string> {
  const id = randomUUID();
  await insertSharedProgress(tx, id, steps);
  return id;
}

/** What the worker has to say; whoever follows is told when this is committed. */
export async function reportProgress(database: Database, id: string, change: ProgressChange): Promise<void> {
  await database.asSystem((tx) => updateProgress(tx, id, change));
}

export async function readProgress(
  { database }: Pick<ProgressDependencies, 'database'>,
  viewer: Viewer,
  id: string,
): Promise<Progress> {
  const found = await database.asUser(viewer, (tx) => findProgress(tx, id));
  if (found) return found;
  throw refuse('not_found');
}

/** How far it is now and after every change, until it has ended, the signal is given or the server stops. */
export async function* watchProgress(
  { database, progressChanges }: ProgressDependencies,
  viewer: Viewer,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Progress> {
  const look = () => database.asUser(viewer, (tx) => findProgress(tx, id));
  for await (const now of lookAfterChanges(progressChanges, id, signal, look)) {
    yield now;
    if (hasEnded(now)) return;
  }
}

export function hasEnded({ state }: Pick<Progress, 'state'>): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}

export async function forgetOldProgress({ database }: Pick<ProgressDependencies, 'database'>): Promise<void> {
  await database.asSystem((tx) => deleteOldProgress(tx, KEPT_DAYS));
}
