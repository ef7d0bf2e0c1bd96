import { type AccountExport, EXPORT_KEPT_DAYS } from '@relievo/contracts/accounts';
import type { ProgressStep } from '@relievo/contracts/product';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ArchiveEntry, createArchive, MOST_ARCHIVE_BYTES } from '../../platform/formats/archive.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createStreamedFile } from '../../platform/storage/streamed-file.ts';
import { recordFile } from '../files/service.ts';
import { beginProgress, reportProgress } from '../progress/service.ts';
import {
  collect,
  collectAccount,
  collectFiles,
  collectItems,
  collectShares,
  deleteExpired,
  type ExportRow,
  failExport,
  findLatest,
  findReady,
  findWaiting,
  finishExport,
  holdPerson,
  insertExport,
  type OwnFile,
} from './repository.ts';
import { SOURCES } from './source-data.ts';

export interface ExportDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}

const KEPT_MS = EXPORT_KEPT_DAYS * 24 * 60 * 60 * 1000;
const SOURCE_NAMES = Object.keys(SOURCES) as (keyof typeof SOURCES)[];

type State = ProgressStep['state'];

function describeSteps(words: State, files: State): ProgressStep[] {
  return [
    { name: 'Creating your data file', state: words },
    { name: 'Adding your files', state: files },
  ];
}

/** One at a time: who asks again gets the one that is being put together. */
export async function requestExport(
  { database, clock }: ExportDependencies,
  person: SignedIn,
): Promise<AccountExport> {
  const now = clock.now();
  return database.asUser(person, async (tx) => {
    await holdPerson(tx);
    const latest = await findLatest(tx, now);
    if (latest?.state === 'waiting') return toAccountExport(latest);
    const progressId = await beginProgress(tx, describeSteps('waiting', 'waiting'));
    const made = await insertExport(tx, progressId, now, new Date(now.getTime() + KEPT_MS));
    await enqueue(tx, 'export-account', { exportId: made.id });
    return toAccountExport(made);
  });
}

export async function readLatestExport(
  { database, clock }: ExportDependencies,
  person: SignedIn,
): Promise<AccountExport | null> {
  const row = await database.asUser(person, (tx) => findLatest(tx, clock.now()));
  return row ? toAccountExport(row) : null;
}

export async function downloadExport(
  { database, storage, clock }: ExportDependencies,
  person: SignedIn,
  id: string,
): Promise<File> {
  const found = await database.asUser(person, (tx) => findReady(tx, id, clock.now()));
  if (!found) throw refuse('not_found');
  const { sha256, size, name, media_type: type } = found;
  return createStreamedFile({ name, type, size, open: () => storage.read(sha256) });
}

/** The job: reads everything as the person, and lays it where only they find it. */
export async function packExport(
  { database, storage, clock }: ExportDependencies,
  id: string,
): Promise<void> {
  const row = await database.asSystem((tx) => findWaiting(tx, id));
  if (!row) return;
  const person = { userId: row.owner_id, organizationId: null };
  const told = (state: 'working' | 'done', words: State, files: State) =>
    reportProgress(database, row.progress_id, { state, steps: describeSteps(words, files) });
  await told('working', 'working', 'waiting');
  const account = await database.asAuth((tx) => collectAccount(tx, row.owner_id));
  const { content, files } = await database.asUser(person, async (tx) => {
    const collected: Record<string, unknown> = {
      account,
      collectionItems: await collectItems(tx),
      collectionShares: await collectShares(tx),
    };
    for (const name of SOURCE_NAMES) collected[name] = await collect(tx, name);
    return { content: collected, files: await collectFiles(tx) };
  });
  await told('working', 'done', 'working');
  const there = await keepExistingFiles(storage, files);
  const archive = createArchive([
    createJsonEntry(content, clock.now()),
    ...there.map((file) => createFileEntry(storage, file)),
  ]);
  const stored = await storage.write(archive, { limit: MOST_ARCHIVE_BYTES });
  await database.asUser(person, async (tx) => {
    const file = { ...stored, mediaType: 'application/zip', name: 'my-data.zip' };
    await finishExport(tx, id, await recordFile(tx, storage, file));
  });
  await told('done', 'done', 'done');
}

function createJsonEntry(content: Record<string, unknown>, changedAt: Date): ArchiveEntry {
  return {
    name: 'my-data.json',
    changedAt,
    shrinks: true,
    bytes: async function* () {
      yield Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
    },
  };
}

/** By its number, under which the list of files names it, so that two of one name are both there. */
function createFileEntry(storage: Storage, { id, name, sha256, created_at }: OwnFile): ArchiveEntry {
  return {
    name: `files/${id} ${name.replaceAll(/[/\\\p{Cc}]/gu, '_')}`,
    changedAt: created_at,
    shrinks: false,
    bytes: async function* () {
      yield* await storage.read(sha256);
    },
  };
}

/** What was deleted since the list was made is not there any more, and no reason to fail. */
async function keepExistingFiles(storage: Storage, files: readonly OwnFile[]): Promise<OwnFile[]> {
  const there: OwnFile[] = [];
  for (const file of files) if (await storage.has(file.sha256)) there.push(file);
  return there;
}

export async function giveUpExport({ database }: ExportDependencies, id: string): Promise<void> {
  const row = await database.asSystem((tx) => findWaiting(tx, id));
  if (!row) return;
  await database.asSystem((tx) => failExport(tx, id));
  const message = 'Your data file could not be created. Please try again later, or contact us.';
  await reportProgress(database, row.progress_id, { state: 'failed', message });
}

export async function forgetExports({ database, clock }: ExportDependencies): Promise<void> {
  await database.asSystem((tx) => deleteExpired(tx, clock.now()));
}

function toAccountExport(row: ExportRow): AccountExport {
  return {
    id: row.id,
    progressId: row.progress_id,
    state: row.state,
    size: row.size,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
