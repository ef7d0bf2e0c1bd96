import { buffer } from 'node:stream/consumers';
import { type AccountExport, EXPORT_KEPT_DAYS, type ProgressStep } from '@relievo/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { recordFile } from '../files/service.ts';
import { beginProgress, reportProgress } from '../progress/service.ts';
import {
  collect,
  collectAccount,
  collectItems,
  deleteExpired,
  type ExportRow,
  failExport,
  findLatest,
  findReady,
  findWaiting,
  finishExport,
  holdPerson,
  insertExport,
} from './repository.ts';
import { SOURCES } from './sources.ts';

export type ExportDependencies = {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
};

const KEPT_MS = EXPORT_KEPT_DAYS * 24 * 60 * 60 * 1000;
const MEDIA_TYPE = 'application/json';
/** What a person writes is text; a whole life of it stays far below. */
const LIMIT_BYTES = 1024 * 1024 * 1024;
const SOURCE_NAMES = Object.keys(SOURCES) as (keyof typeof SOURCES)[];

const step = (state: ProgressStep['state'], done: number): ProgressStep => ({
  name: 'Putting your data together',
  state,
  done,
  total: SOURCE_NAMES.length,
});

/** One at a time: who asks again gets the one that is being put together. */
export async function requestExport(
  { database, clock }: ExportDependencies,
  person: SignedIn,
): Promise<AccountExport> {
  const now = clock.now();
  return database.asUser(person, async (tx) => {
    await holdPerson(tx);
    const latest = await findLatest(tx, now);
    if (latest?.state === 'waiting') return presented(latest);
    const progressId = await beginProgress(tx, [step('waiting', 0)]);
    const made = await insertExport(tx, progressId, now, new Date(now.getTime() + KEPT_MS));
    await enqueue(tx, 'export-account', { exportId: made.id });
    return presented(made);
  });
}

export async function latestExport(
  { database, clock }: ExportDependencies,
  person: SignedIn,
): Promise<AccountExport | null> {
  const row = await database.asUser(person, (tx) => findLatest(tx, clock.now()));
  return row ? presented(row) : null;
}

export async function downloadExport(
  { database, storage, clock }: ExportDependencies,
  person: SignedIn,
  id: string,
): Promise<File> {
  const found = await database.asUser(person, (tx) => findReady(tx, id, clock.now()));
  if (!found) throw refuse('not_found');
  const bytes = await buffer(await storage.read(found.sha256));
  return new File([new Uint8Array(bytes)], 'my-data.json', { type: MEDIA_TYPE });
}

/** The job: reads everything as the person, and lays it where only they find it. */
export async function putTogether({ database, storage }: ExportDependencies, id: string): Promise<void> {
  const row = await database.asSystem((tx) => findWaiting(tx, id));
  if (!row) return;
  const person = { userId: row.owner_id, organizationId: null };
  const told = (state: 'working' | 'done', done: number) =>
    reportProgress(database, row.progress_id, { state, steps: [step(state, done)] });
  await told('working', 0);
  const account = await database.asAuth((tx) => collectAccount(tx, row.owner_id));
  const content = await database.asUser(person, async (tx) => {
    const collected: Record<string, unknown> = { account, collectionItems: await collectItems(tx) };
    for (const name of SOURCE_NAMES) collected[name] = await collect(tx, name);
    return collected;
  });
  const stored = await storage.write(asJson(content), { limit: LIMIT_BYTES });
  await database.asUser(person, async (tx) => {
    const file = { ...stored, mediaType: MEDIA_TYPE, name: 'my-data.json' };
    await finishExport(tx, id, await recordFile(tx, storage, file));
  });
  await told('done', SOURCE_NAMES.length);
}

async function* asJson(content: Record<string, unknown>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
}

export async function giveUpExport({ database }: ExportDependencies, id: string): Promise<void> {
  const row = await database.asSystem((tx) => findWaiting(tx, id));
  if (!row) return;
  await database.asSystem((tx) => failExport(tx, id));
  const message = 'Your data could not be put together. Please try again later, or write to us.';
  await reportProgress(database, row.progress_id, { state: 'failed', message });
}

export async function forgetExports({ database, clock }: ExportDependencies): Promise<void> {
  await database.asSystem((tx) => deleteExpired(tx, clock.now()));
}

function presented(row: ExportRow): AccountExport {
  return {
    id: row.id,
    progressId: row.progress_id,
    state: row.state,
    size: row.size,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
