import { buffer } from 'node:stream/consumers';
import type { ProgressStep } from '@relievo/contracts';
import { OUTPUT_NAMES } from '@relievo/convert';
import type { Database } from '../../platform/database/database.ts';
import { type ChildLimits, runInChild } from '../../platform/isolation/child.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { reportProgress } from '../progress/service.ts';
import { type MadeFiles, type MakingAnswer, makingAnswer } from './making/answer.ts';
import {
  type Failure,
  failRequest,
  findWaiting,
  finishRequest,
  type NewOutput,
  type WaitingRow,
} from './repository.ts';

export type OutputJobDependencies = {
  readonly database: Database;
  readonly storage: Storage;
  readonly log: Log;
  /** Where the program lies that a child may read, and what making one output may take. */
  readonly making: ChildLimits & { readonly root: string; readonly outputBytes: number };
};

const PROGRAM = new URL('./making/program.ts', import.meta.url);
const TOO_MUCH =
  'This could not be made: the drawing holds too much, or too much else is being made. Try again later, or choose another form.';

/** The job: all files of an output at once, or one sentence that says why there are none. */
export async function makeRequested(
  dependencies: OutputJobDependencies,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { database, storage, log } = dependencies;
  const row = await database.asSystem((tx) => findWaiting(tx, id));
  if (!row) return giveUpOutput(dependencies, id);
  await told(database, row, { state: 'working' });
  const answer = await make(dependencies, row, signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    log.warn({ err: error, request: id }, 'an output could not be made');
    return { problem: null };
  });
  if (!('files' in answer)) return fail(dependencies, id, failureOf(answer.problem));
  const files: NewOutput[] = [];
  for (const { name, mediaType, bytes } of answer.files)
    files.push({ part: name, mediaType, ...(await storage.write(once(bytes), { limit: bytes.length })) });
  const { changes, findings } = answer;
  if (await database.asSystem((tx) => finishRequest(tx, id, files, { changes, findings })))
    await told(database, row, { state: 'done' });
}

async function make(
  { database, storage, making }: OutputJobDependencies,
  row: WaitingRow,
  signal: AbortSignal,
): Promise<Exclude<MakingAnswer, { step: string }>> {
  const drawing = new Uint8Array(await buffer(await storage.read(row.sha256)));
  let answered: Exclude<MakingAnswer, { step: string }> | undefined;
  let steps = 0;
  let telling = Promise.resolve();
  await runInChild({
    program: PROGRAM,
    readable: making.root,
    limits: making,
    signal,
    message: {
      drawing,
      chart: row.chart,
      format: row.format,
      profile: row.profile,
      language: row.language,
      date: row.changed_on,
      creator: row.author_name,
    },
    onAnswer(message) {
      const answer = makingAnswer.parse(message);
      if (!('step' in answer)) {
        answered = answer;
        return true;
      }
      const done = steps;
      steps += 1;
      telling = telling.then(() => told(database, row, { state: 'working', done }));
      return false;
    },
  });
  await telling;
  if (!answered) throw new Error('The child gave no answer.');
  if ('files' in answered && sizeOf(answered) > making.outputBytes)
    return { problem: null, error: 'The files are too large.' };
  return answered;
}

const sizeOf = ({ files }: MadeFiles): number => files.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Also of one that nobody can make any more, because the resource has changed since. */
export async function giveUpOutput(dependencies: OutputJobDependencies, id: string): Promise<void> {
  await fail(dependencies, id, { state: 'failed', problem: 'This could not be made. Please try again.' });
}

/** What the output itself says against the drawing it says again; everything else may go better another time. */
const failureOf = (problem: string | null): Failure =>
  problem === null ? { state: 'failed', problem: TOO_MUCH } : { state: 'impossible', problem };

async function fail({ database }: OutputJobDependencies, id: string, failure: Failure): Promise<void> {
  const progressId = await database.asSystem((tx) => failRequest(tx, id, failure));
  if (progressId) await reportProgress(database, progressId, { state: 'failed', message: failure.problem });
}

async function told(
  database: Database,
  { progress_id: id, format }: WaitingRow,
  { state, done }: { state: 'working' | 'done'; done?: number },
): Promise<void> {
  if (id === null) return;
  const counted = format === 'zip' && done !== undefined ? { done, total: OUTPUT_NAMES.length } : {};
  const step: ProgressStep = { name: 'Making the file', state, ...counted };
  await reportProgress(database, id, { state, steps: [step] });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
