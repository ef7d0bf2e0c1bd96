import { type Conversion, isVideoName, type UploadLimits } from '@relievo/contracts';
import type { Arrivals } from '../../platform/arrivals/arrivals.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { Log } from '../../platform/log/log.ts';
import { StorageError } from '../../platform/storage/errors.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { beginConversion, findKnownConversion } from '../conversions/service.ts';
import { type FileKind, findKind, HEAD_BYTES, isVideo, listTakenEndings } from './kind-rules.ts';
import * as rows from './repository.ts';

export interface UploadDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly arrivals: Arrivals;
  readonly clock: Clock;
  readonly log: Log;
  /** What the settings allow. */
  readonly uploading: Omit<UploadLimits, 'usedBytes'>;
}

const MEGABYTE = 1024 * 1024;
/** What has not arrived by then is not coming any more. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export async function readUploadLimits(
  { database, uploading }: UploadDependencies,
  person: Viewer,
): Promise<UploadLimits> {
  return { ...uploading, usedBytes: await database.asUser(person, rows.findUsedBytes) };
}

/** Only among what is the person's own: what others have brought is nobody else's to know. */
export function recogniseContent(
  { database }: Pick<UploadDependencies, 'database'>,
  person: Viewer,
  sha256: string,
): Promise<Conversion | null> {
  return database.asUser(person, (tx) => findKnownConversion(tx, sha256));
}

export async function beginUpload(
  { database, arrivals, uploading, log }: UploadDependencies,
  person: Viewer,
  { name, size }: { readonly name: string; readonly size: number },
): Promise<{ id: string }> {
  const { batchFiles: mostAtOnce, mostBytes } = uploading;
  const largest = isVideoName(name) ? uploading.videoBytes : uploading.fileBytes;
  if (size === 0) throw refuse('upload_empty');
  if (size > largest) throw refuse('upload_too_large', { megabytes: Math.floor(largest / MEGABYTE) });
  const { id, refusal } = await database.asUser(person, (tx) =>
    rows.insertUpload(tx, { name, size, mostAtOnce, mostBytes }),
  );
  if (refusal === 'uploads_too_many') throw refuse('uploads_too_many', { most: mostAtOnce });
  if (refusal === 'storage_used_up')
    throw refuse('storage_used_up', { megabytes: Math.floor(mostBytes / MEGABYTE) });
  if (refusal !== null || id === null) throw refuse('upload_access_missing');
  try {
    await arrivals.begin({ id, size });
  } catch (error) {
    await database.asUser(person, (tx) => rows.deleteUpload(tx, id));
    throw tellStorageFailure(error, log);
  }
  return { id };
}

/** More bytes of a file, or the question how many there are. */
export async function answerBytes(
  { database, arrivals }: UploadDependencies,
  person: Viewer,
  id: string,
  request: Request,
): Promise<Response> {
  const row = await database.asUser(person, (tx) => rows.findSendable(tx, id));
  if (!row) throw refuse('not_found');
  return arrivals.answer(row, request);
}

interface Arrived {
  readonly conversion: Conversion;
  readonly isKnown: boolean;
}

/** The file is kept and its conversion begins. */
export function finishUpload(dependencies: UploadDependencies, person: Viewer, id: string): Promise<Arrived> {
  const { storage, clock } = dependencies;
  return takeArrivedFile(dependencies, person, id, {
    findFault: () => null,
    take: (tx, file) => beginConversion(tx, storage, { ...file, id, arrivedAt: clock.now() }),
  });
}

export interface ArrivedFile extends StoredFile, FileKind {
  readonly name: string;
}

interface Taking<Taken> {
  /** Why a file of this kind is not wanted; null where it is. */
  readonly findFault: (kind: FileKind) => Error | null;
  readonly take: (tx: AppTransaction, file: ArrivedFile) => Promise<Taken>;
}

/** All bytes are there: the file is stored and handed on, or nothing of it stays. */
export async function takeArrivedFile<Taken>(
  dependencies: UploadDependencies,
  person: Viewer,
  id: string,
  { findFault, take }: Taking<Taken>,
): Promise<Taken> {
  const { database, arrivals } = dependencies;
  const row = await database.asUser(person, (tx) => rows.findUpload(tx, id));
  if (!row) throw refuse('not_found');
  if ((await arrivals.measure(row)) !== row.size) throw refuse('upload_incomplete');
  const kind = findKind(await arrivals.readHead(row, HEAD_BYTES), row.name);
  const unfit = findUnfit(dependencies, row, kind) ?? (kind && findFault(kind));
  if (unfit !== null || kind === null) {
    await endUpload(dependencies, person, row);
    throw unfit ?? refuse('upload_kind_unknown', { kinds: listTakenEndings() });
  }
  const taken = await keepFile(dependencies, person, row, { kind, take });
  await arrivals.remove(row);
  return taken;
}

/** What is no film may not be as large as one, whatever its name says. */
function findUnfit({ uploading }: UploadDependencies, { size }: rows.UploadRow, kind: FileKind | null) {
  if (kind === null || isVideo(kind) || size <= uploading.fileBytes) return null;
  return refuse('upload_too_large', { megabytes: Math.floor(uploading.fileBytes / MEGABYTE) });
}

async function keepFile<Taken>(
  { database, storage, arrivals, log }: UploadDependencies,
  person: Viewer,
  row: rows.UploadRow,
  { kind, take }: Pick<Taking<Taken>, 'take'> & { readonly kind: FileKind },
): Promise<Taken> {
  try {
    const stored = await storage.write(arrivals.read(row), { limit: row.size });
    return await database.asUser(person, async (tx) => {
      if (!(await rows.mayUpload(tx))) throw refuse('upload_access_missing');
      // Of two requests that end the same upload one is late, and finds nothing.
      if (!(await rows.deleteUpload(tx, row.id))) throw refuse('not_found');
      return take(tx, { ...stored, ...kind, name: row.name });
    });
  } catch (error) {
    throw tellStorageFailure(error, log);
  }
}

export async function cancelUpload(
  dependencies: UploadDependencies,
  person: Viewer,
  id: string,
): Promise<Record<string, never>> {
  const row = await dependencies.database.asUser(person, (tx) => rows.findUpload(tx, id));
  if (!row) throw refuse('not_found');
  await endUpload(dependencies, person, row);
  return {};
}

async function endUpload(
  { database, arrivals }: UploadDependencies,
  person: Viewer,
  row: rows.UploadRow,
): Promise<void> {
  await database.asUser(person, (tx) => rows.deleteUpload(tx, row.id));
  await arrivals.remove(row);
}

/** What arrives no longer, and what is left of it on this machine. */
export async function forgetUploads({ database, arrivals, clock, log }: UploadDependencies): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await database.asSystem((tx) => rows.deleteOldUploads(tx, before));
  const cleared = await arrivals.clearIdle({ idleSince: before });
  if (cleared > 0) log.info({ cleared }, 'uploads that never arrived were cleared away');
}

function tellStorageFailure(error: unknown, log: Log): unknown {
  if (!(error instanceof StorageError)) return error;
  log.error({ err: error }, 'a file that was uploaded could not be stored');
  return refuse('storage_not_working');
}
