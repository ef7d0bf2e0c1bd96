import {
  CONVERSIONS_KEPT_DAYS,
  CONVERSIONS_SHOWN,
  type Conversion,
  type ConversionStanding,
} from '@relievo/contracts/uploads';
import type { Clock } from '../../platform/clock/clock.ts';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import type { Changes } from '../../platform/progress/changes.ts';
import { lookAfterChanges } from '../../platform/progress/streams.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { dropFile, recordFile } from '../files/service.ts';
import { findStudio } from '../studio/service.ts';
import { presentConversion } from './conversion-presenter.ts';
import { nameWithoutEnding } from './name-rules.ts';
import * as rows from './repository.ts';

export { type ReadingDependencies, readApart } from './reading-service.ts';

export interface ConversionDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Tells of changes to what a person has under way, by the id of the person. */
  readonly conversionChanges: Changes;
}

type Needs = Pick<ConversionDependencies, 'database' | 'clock'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_TITLE = 300;

interface ArrivedFile extends StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly format: string | null;
  readonly isConverted: boolean;
  readonly organizationId?: string | null;
  readonly arrivedAt: Date;
}

/**
 * Records a file that has arrived, and leaves its conversion for a worker. What cannot be converted is a draft at
 * once. Content that the person has brought before is recognised, and nothing is made twice.
 */
export async function beginConversion(
  tx: AppTransaction,
  storage: Storage,
  file: ArrivedFile,
): Promise<{ conversion: Conversion; isKnown: boolean }> {
  const fileId = await recordFile(tx, storage, file);
  const known = await rows.findSameContent(tx, file.sha256);
  if (known !== undefined) {
    await dropFile(tx, fileId);
    return { conversion: await findOrRefuse(tx, known), isKnown: true };
  }
  const before = await rows.countUnderWay(tx);
  await rows.insertConversion(tx, { ...file, fileId });
  if (file.isConverted) await enqueue(tx, 'convert-file', { conversionId: file.id }, { priority: -before });
  else await keepAsItIs(tx, file, fileId);
  return { conversion: await findOrRefuse(tx, file.id), isKnown: false };
}

/** What came, or comes, of the same content. */
export async function findKnownConversion(tx: AppTransaction, sha256: string): Promise<Conversion | null> {
  const known = await rows.findSameContent(tx, sha256);
  return known === undefined ? null : findOrRefuse(tx, known);
}

async function keepAsItIs(tx: AppTransaction, file: ArrivedFile, fileId: string): Promise<void> {
  const resourceId = await rows.insertResource(tx, {
    title: nameWithoutEnding(file.name).slice(0, LONGEST_TITLE),
    name: file.name,
    description: '',
    alt_text: '',
    type: null,
    content_type: file.mediaType.startsWith('video/') ? 'video' : null,
    format: file.format,
    language: 'en',
    licence: (await findStudio(tx)).licence,
    source_file_id: fileId,
    image_file_id: null,
    document_file_id: null,
    reading_file_id: null,
    file_size: file.size,
    conversion_metadata: {},
  });
  await rows.finishConversion(tx, file.id, { resourceId, report: {}, now: file.arrivedAt });
}

export async function findOrRefuse(tx: AppTransaction, id: string): Promise<Conversion> {
  const row = await rows.findConversion(tx, id);
  if (!row) throw refuse('not_found');
  return presentConversion(row);
}

export async function listConversions({ database }: Needs, person: Viewer): Promise<Conversion[]> {
  const found = await database.asUser(person, (tx) => rows.findConversions(tx, CONVERSIONS_SHOWN));
  return found.map(presentConversion);
}

/** How it stands now and after every change, for so long or until the signal is given. */
export function watchConversions(
  { database, conversionChanges }: ConversionDependencies,
  person: SignedIn,
  seconds: number,
  signal: AbortSignal,
): AsyncGenerator<ConversionStanding> {
  const followed = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]);
  return lookAfterChanges(conversionChanges, person.userId, followed, () =>
    database.asUser(person, async (tx) => {
      const { changed_at: changedAt, ...counts } = await rows.findStanding(tx);
      return { ...counts, changedAt };
    }),
  );
}

/** The worker that is at it hears of the change, and ends its child. */
export function cancelConversion(
  { database, clock }: Needs,
  person: Viewer,
  id: string,
): Promise<Conversion> {
  return database.asUser(person, async (tx) => {
    await rows.cancelConversion(tx, id, clock.now());
    return findOrRefuse(tx, id);
  });
}

export function retryConversion({ database }: Needs, person: Viewer, id: string): Promise<Conversion> {
  return database.asUser(person, async (tx) => {
    const before = await rows.countUnderWay(tx);
    if (await rows.restartConversion(tx, id))
      await enqueue(tx, 'convert-file', { conversionId: id }, { priority: -before });
    const { state, ...conversion } = await findOrRefuse(tx, id);
    if (state === 'failed' || state === 'cancelled') throw refuse('upload_access_missing');
    return { state, ...conversion };
  });
}

export function removeConversion(
  { database }: Needs,
  person: Viewer,
  id: string,
): Promise<Record<string, never>> {
  return database.asUser(person, async (tx) => {
    const removed = await rows.deleteConversion(tx, id);
    if (!removed) throw refuse('not_found');
    if (!removed.is_used) await dropFile(tx, removed.file_id);
    return {};
  });
}

export async function forgetConversions({ database, clock }: Needs): Promise<void> {
  const endedBefore = new Date(clock.now().getTime() - CONVERSIONS_KEPT_DAYS * DAY_MS);
  await database.asSystem((tx) => rows.deleteOldConversions(tx, endedBefore));
}
