import { tellError } from '@relievo/contracts/errors';
import { DOCUMENT_FORMATS } from '@relievo/contracts/library/files';
import type { ProgressStep } from '@relievo/contracts/product';
import { OUTPUT_NAMES } from '@relievo/convert/outputs';
import type { Database } from '../../platform/database/database.ts';
import { type Isolation, type Limits, WeakIsolation } from '../../platform/isolation/isolation.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { reportProgress } from '../progress/service.ts';
import { type Impossible, type MadeApart, makeApart } from './apart-service.ts';
import { tellWhyEnded } from './ended-rules.ts';
import type { MakingRequest } from './making/answer-rules.ts';
import { type Failure, failRequest, findWaiting, finishRequest, type WaitingRow } from './repository.ts';

export interface OutputJobDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly log: Log;
  readonly isolation: Isolation;
  /** What making one output may take. */
  readonly making: Limits;
}

const NOT_HERE = tellError('files_not_opened_here');
const NOT_MADE = 'This was not made.';
const WHAT_TO_DO = 'Choose another form, or try again later.';

/** The job: all files of an output at once, or one sentence that says why there are none. */
export async function makeRequested(
  dependencies: OutputJobDependencies,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { database, log } = dependencies;
  const row = await database.asSystem((tx) => findWaiting(tx, id, DOCUMENT_FORMATS));
  if (!row) return giveUpOutput(dependencies, id);
  await reportStep(database, row, { state: 'working' });
  const made = await make(dependencies, row, signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    log.warn({ err: error, request: id }, 'an output could not be made');
    const why = error instanceof WeakIsolation ? NOT_HERE : `${NOT_MADE} ${tellWhyEnded(error, WHAT_TO_DO)}`;
    return { problem: why, state: 'failed' as const };
  });
  if ('problem' in made) return fail(dependencies, id, { state: 'impossible', ...made });
  const { files, changes, findings, braille } = made;
  if (await database.asSystem((tx) => finishRequest(tx, id, files, { changes, findings, braille })))
    await reportStep(database, row, { state: 'done' });
}

async function make(
  dependencies: OutputJobDependencies,
  row: WaitingRow,
  signal: AbortSignal,
): Promise<MadeApart | Impossible> {
  const { database, storage, making } = dependencies;
  let steps = 0;
  let telling = Promise.resolve();
  const made = await makeApart(dependencies, {
    request: requestOf(row),
    input: () => storage.read(row.sha256),
    limits: making,
    signal,
    onStep() {
      const done = steps;
      steps += 1;
      telling = telling.then(() => reportStep(database, row, { state: 'working', done }));
    },
  });
  await telling;
  return made;
}

function requestOf(row: WaitingRow): Omit<MakingRequest, 'braille'> {
  return {
    chart: row.chart,
    sheets: row.sheets,
    text: row.text,
    isPublication: row.is_publication,
    title: row.title,
    format: row.format,
    profile: row.profile,
    variant: row.variant,
    language: row.language,
    date: row.changed_on,
    creator: row.author_name,
  };
}

/** Also of one that nobody can make any more, because the resource has changed since. */
export async function giveUpOutput(dependencies: OutputJobDependencies, id: string): Promise<void> {
  await fail(dependencies, id, { state: 'failed', problem: 'This could not be made. Please try again.' });
}

async function fail({ database }: OutputJobDependencies, id: string, failure: Failure): Promise<void> {
  const progressId = await database.asSystem((tx) => failRequest(tx, id, failure));
  if (progressId) await reportProgress(database, progressId, { state: 'failed', message: failure.problem });
}

async function reportStep(
  database: Database,
  { progress_id: id, format }: WaitingRow,
  { state, done }: { state: 'working' | 'done'; done?: number },
): Promise<void> {
  if (id === null) return;
  const counted = format === 'zip' && done !== undefined ? { done, total: OUTPUT_NAMES.length } : {};
  const step: ProgressStep = { name: 'Making the file', state, ...counted };
  await reportProgress(database, id, { state, steps: [step] });
}
