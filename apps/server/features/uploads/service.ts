import { Readable } from 'node:stream';
import { type Conversion, isVideoName, type UploadLimits } from '@relievo/contracts/uploads';
import type { Arrivals } from '../../platform/arrivals/arrivals.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { Refused, refuse } from '../../platform/http/refusals/refuse.ts';
import type { Log } from '../../platform/log/log.ts';
import { StorageError } from '../../platform/storage/errors.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { beginConversion, findKnownConversion } from '../conversions/service.ts';
import { type FileKind, findKind, HEAD_BYTES, isCaptions, isVideo, listTakenEndings } from './kind-rules.ts';
import * as rows from './repository.ts';

export interface UploadDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly arrivals: Arrivals;
  readonly clock: Clock;
  readonly log: Log;
  /** What the settings allow. */
  readonly uploading: Omit<UploadLimits, 'usedBytes' | 'organization'> & rows.Room;
}

const MEGABYTE = 1024 * 1024;
/** What has not arrived by then is not coming any more. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export async function readUploadLimits(
  { database, uploading }: UploadDependencies,
  person: Viewer,
): Promise<UploadLimits> {
  const { mostOrganizationBytes, ...limits } = uploading;
  return database.asUser(person, async (tx) => {
    const organization = await rows.findOrganizationRoom(tx);
    return {
      ...limits,
      usedBytes: await rows.findUsedBytes(tx),
      organization: organization
        ? { name: organization.name, usedBytes: organization.used, mostBytes: mostOrganizationBytes }
        : null,
    };
  });
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
  const { batchFiles: mostAtOnce } = uploading;
  const largest = isVideoName(name) ? uploading.videoBytes : uploading.fileBytes;
  if (size === 0) throw refuse('upload_empty');
  if (size > largest) throw refuse('upload_too_large', { megabytes: Math.floor(largest / MEGABYTE) });
  const { id, refusal } = await database.asUser(person, (tx) =>
    rows.insertUpload(tx, { ...uploading, name, size, mostAtOnce }),
  );
  if (refusal === 'uploads_too_many') throw refuse('uploads_too_many', { most: mostAtOnce });
  if (refusal === 'storage_used_up' || refusal === 'organization_storage_used_up')
    throw tellFull(uploading, refusal);
  if (refusal !== null || id === null) throw refuse('upload_access_missing');
  try {
    await arrivals.begin({ id, size });
  } catch (error) {
    await database.asUser(person, (tx) => rows.deleteUpload(tx, id));
    throw tellStorageFailure(error, log);
  }
  return { id };
}

const FULL = ['storage_used_up', 'organization_storage_used_up'] as const;

function tellFull(room: rows.Room, code: (typeof FULL)[number]): Refused {
  const most = code === 'storage_used_up' ? room.mostBytes : room.mostOrganizationBytes;
  return refuse(code, { megabytes: Math.floor(most / MEGABYTE) });
}

function isFull(error: unknown): boolean {
  return error instanceof Refused && FULL.some((code) => code === error.code);
}

/** More bytes of a file, or the question how many there are. */
export async function answerBytes(
  dependencies: UploadDependencies,
  person: Viewer,
  id: string,
  request: Request,
): Promise<Response> {
  const { database, arrivals, log } = dependencies;
  const row = await database.asUser(person, (tx) => rows.findSendable(tx, id));
  if (!row) throw refuse('not_found');
  try {
    return await arrivals.answer(row, request);
  } catch (error) {
    // What the disk does not take is not waited for.
    if (error instanceof StorageError) await endUpload(dependencies, person, row);
    throw tellStorageFailure(error, log);
  }
}

interface Arrived {
  readonly conversion: Conversion;
  readonly isKnown: boolean;
}

/** The file is kept and its conversion begins. */
export function finishUpload(dependencies: UploadDependencies, person: Viewer, id: string): Promise<Arrived> {
  const { storage, clock } = dependencies;
  return takeArrivedFile(dependencies, person, id, {
    findFault: (kind) =>
      isCaptions(kind) ? refuse('upload_kind_unknown', { kinds: listTakenEndings() }) : null,
    take: (tx, file) => beginConversion(tx, storage, { ...file, id, arrivedAt: clock.now() }),
  });
}

export interface ArrivedFile extends StoredFile, FileKind {
  readonly name: string;
  /** Whose room it takes besides that of who brought it. */
  readonly organizationId: string | null;
}

/** Other bytes of the same content, in another kind. */
export interface RepackedFile extends FileKind {
  readonly bytes: Uint8Array;
  readonly name: string;
}

interface Taking<Taken> {
  /** Why a file of this kind is not wanted; null where it is. */
  readonly findFault: (kind: FileKind) => Error | null;
  /** What is kept in place of what arrived; null where that is kept itself. Refuses what cannot be read. */
  readonly repack?: (
    kind: FileKind,
    name: string,
    open: () => AsyncIterable<Uint8Array>,
  ) => Promise<RepackedFile | null>;
  readonly take: (tx: AppTransaction, file: ArrivedFile) => Promise<Taken>;
}

/** All bytes are there: the file is stored and handed on, or nothing of it stays. */
export async function takeArrivedFile<Taken>(
  dependencies: UploadDependencies,
  person: Viewer,
  id: string,
  { findFault, repack, take }: Taking<Taken>,
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
  const repacked = await repack?.(kind, row.name, () => arrivals.read(row)).catch(async (error: unknown) => {
    if (error instanceof Refused) await endUpload(dependencies, person, row);
    throw error;
  });
  const taken = await keepFile(dependencies, person, row, { kind, take, repacked: repacked ?? null });
  await arrivals.remove(row);
  return taken;
}

/** What is no film may not be as large as one, whatever its name says. */
function findUnfit({ uploading }: UploadDependencies, { size }: rows.UploadRow, kind: FileKind | null) {
  if (kind === null || isVideo(kind) || size <= uploading.fileBytes) return null;
  return refuse('upload_too_large', { megabytes: Math.floor(uploading.fileBytes / MEGABYTE) });
}

/** Where there is no room any more, nothing of it stays: who brought it has it still. */
async function keepFile<Taken>(
  dependencies: UploadDependencies,
  person: Viewer,
  row: rows.UploadRow,
  {
    kind,
    take,
    repacked,
  }: Pick<Taking<Taken>, 'take'> & { readonly kind: FileKind; readonly repacked: RepackedFile | null },
): Promise<Taken> {
  const { database, storage, arrivals, uploading, log } = dependencies;
  try {
    const stored = repacked
      ? await storage.write(Readable.from([repacked.bytes]), { limit: repacked.bytes.length })
      : await storage.write(arrivals.read(row), { limit: row.size });
    const { format, mediaType, isConverted, name } = repacked ?? { ...kind, name: row.name };
    return await database.asUser(person, async (tx) => {
      const { organization: organizationId, refusal } = await rows.endUpload(tx, row.id, uploading);
      if (refusal === 'not_found' || refusal === 'upload_access_missing') throw refuse(refusal);
      if (refusal !== null) throw tellFull(uploading, refusal);
      return take(tx, { ...stored, format, mediaType, isConverted, name, organizationId });
    });
  } catch (error) {
    if (isFull(error)) await endUpload(dependencies, person, row);
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
  return refuse(error.code === 'storage_full' ? 'storage_full' : 'storage_not_working');
}
