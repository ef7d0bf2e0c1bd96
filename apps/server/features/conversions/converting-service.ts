import { tellError } from '@relievo/contracts/errors';
import type { Studio } from '@relievo/contracts/people';
import type { Clock } from '../../platform/clock/clock.ts';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { type Isolation, type Limits, WeakIsolation } from '../../platform/isolation/isolation.ts';
import { LostChild } from '../../platform/isolation/lost-child.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Changes } from '../../platform/progress/changes.ts';
import { errorCode } from '../../platform/refusal.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { recordFile } from '../files/service.ts';
import { tellWhyEnded } from '../outputs/service.ts';
import { findStudio } from '../studio/service.ts';
import type { ConvertedDraft } from './converting/answer-rules.ts';
import { type ReadFile, readApart, type StoredDraft } from './reading-service.ts';
import * as rows from './repository.ts';

export interface ConvertingDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Log;
  readonly isolation: Isolation;
  readonly conversionChanges: Changes;
  /** What one file may take to be converted. */
  readonly making: Limits;
}

const NOT_HERE = tellError('files_not_opened_here');
const NOT_CONVERTED = 'The file was not converted.';
const WHAT_TO_DO = 'Open it in the program that made it, simplify it or save it again, then upload it again.';
const NOT_ALLOWED = tellError('upload_access_missing');
const NO_RIGHT = '42501';

/** The job: a file becomes a draft of its owner, or one sentence says why it does not. */
export async function convertUploaded(
  dependencies: ConvertingDependencies,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, log } = dependencies;
  const row = await database.asSystem((tx) => rows.takeUp(tx, id, clock.now()));
  if (!row) return;
  const cancelled = new AbortController();
  const stopped = AbortSignal.any([signal, cancelled.signal]);
  const ended = new AbortController();
  void followCancelling(dependencies, row, cancelled, ended.signal);
  try {
    const made = await convert(dependencies, row, stopped);
    if (cancelled.signal.aborted) return;
    if ('problem' in made) await failConversion(dependencies, id, made.problem);
    else await keepDrafts(dependencies, row, made.drafts);
  } catch (error) {
    if (cancelled.signal.aborted) return;
    signal.throwIfAborted();
    if (errorCode(error) !== NO_RIGHT) throw error;
    log.info({ conversion: id }, 'a file was converted for somebody who may not upload any more');
    await failConversion(dependencies, id, NOT_ALLOWED);
  } finally {
    ended.abort();
  }
}

/** Ends the child when its owner has cancelled, or has gone. */
async function followCancelling(
  { database, conversionChanges, log }: ConvertingDependencies,
  { id, owner_id: ownerId }: rows.WorkRow,
  cancelled: AbortController,
  ended: AbortSignal,
): Promise<void> {
  try {
    for await (const _ of conversionChanges.of(ownerId, ended))
      if (!(await database.asSystem((tx) => rows.isUnderWay(tx, id)))) {
        cancelled.abort();
        return;
      }
  } catch (error) {
    // It is converted to its end, and found not to be wanted then.
    log.warn({ err: error, conversion: id }, 'whether a conversion is cancelled could not be followed');
  }
}

/** What fails in the child fails again, so it is told at once; only what is ours to mend is tried again. */
async function convert(
  dependencies: ConvertingDependencies,
  row: rows.WorkRow,
  signal: AbortSignal,
): Promise<ReadFile | { readonly problem: string }> {
  const { database, storage, log, making } = dependencies;
  // The file must be there: a storage that is down is no fault of the file.
  if (!(await storage.has(row.sha256))) throw new Error('The file is not in the storage.');
  const { paper, braille: grade } = await database.asUser(ownerOf(row), findStudio);
  try {
    return await readApart(dependencies, {
      name: row.name,
      paper,
      ...(row.pages === null ? {} : { pages: row.pages }),
      isUncontracted: grade === 'uncontracted',
      input: () => storage.read(row.sha256),
      limits: making,
      signal,
    });
  } catch (error) {
    if (signal.aborted || error instanceof LostChild) throw error;
    log.warn({ err: error, conversion: row.id }, 'a file could not be converted');
    if (error instanceof WeakIsolation) return { problem: NOT_HERE };
    return { problem: tellNotConverted(error) };
  }
}

/** For the owner of a file whose child was ended or failed. */
export function tellNotConverted(error: unknown): string {
  return `${NOT_CONVERTED} ${tellWhyEnded(error, WHAT_TO_DO)}`;
}

/** The drafts, their files and the end of the conversion are there together, or none of them is. */
async function keepDrafts(
  { database, storage, clock }: ConvertingDependencies,
  row: rows.WorkRow,
  drafts: readonly StoredDraft[],
): Promise<void> {
  await database.asUser(ownerOf(row), async (tx) => {
    if (!(await rows.holdUnderWay(tx, row.id))) return;
    const studio = await findStudio(tx);
    for (const [at, draft] of drafts.entries()) {
      const resourceId = await keepDraft(tx, { storage, studio, row, draft });
      const { notes, profile, findings, charts } = draft;
      // Each further draft stands on the workbench by itself, as done as the first.
      const id = at === 0 ? row.id : await rows.insertFurther(tx, row.id, nameOfPages(row.name, draft));
      await rows.finishConversion(tx, id, {
        resourceId,
        report: { notes, profile, findings, charts },
        now: clock.now(),
      });
    }
  });
}

function nameOfPages(name: string, { pages }: ConvertedDraft): string {
  const told = pages.length === 1 ? `, page ${pages[0]}` : '';
  return `${name.slice(0, LONGEST_NAME - told.length)}${told}`;
}
const LONGEST_NAME = 255;

function ownerOf({ owner_id: userId }: rows.WorkRow): Viewer {
  return { userId, organizationId: null };
}

/** The file form of a document says the same in its first bytes. */
const DOCUMENT_TYPE = 'application/vnd.relievo.document+zip';

interface DraftToKeep {
  readonly storage: Storage;
  readonly studio: Studio;
  readonly row: rows.WorkRow;
  readonly draft: StoredDraft;
}

async function keepDraft(tx: AppTransaction, { storage, studio, row, draft }: DraftToKeep): Promise<string> {
  const { title, description, altText, language, chart, text } = draft;
  const record = (file: StoredFile, mediaType: string, ending: string) =>
    recordFile(tx, storage, { ...file, mediaType, name: `${title.slice(0, 200)}.${ending}` });
  const { drawing, document } = draft;
  return rows.insertResource(tx, {
    title,
    name: row.name,
    description,
    alt_text: altText,
    type: chart ? 'chart' : null,
    content_type: text ? 'worksheet' : 'graphic',
    format: row.format,
    language,
    licence: studio.licence,
    source_file_id: row.source_file_id,
    image_file_id: drawing && (await record(drawing, 'image/svg+xml', 'svg')),
    document_file_id: document && (await record(document.file, DOCUMENT_TYPE, 'zip')),
    reading_file_id: document && (await record(document.readingPage, 'text/html', 'html')),
    file_size: row.size,
    conversion_metadata: {
      ...(chart ? { chart_content: chart } : {}),
      ...(text ? { text_content: text } : {}),
    },
  });
}

/** Told once where every try has failed. */
export async function giveUpConversion(dependencies: ConvertingDependencies, id: string): Promise<void> {
  await failConversion(
    dependencies,
    id,
    'The file could not be converted because something failed on our side. Your file is kept. Press Try again in a few minutes.',
  );
}

async function failConversion(
  { database, clock }: ConvertingDependencies,
  id: string,
  problem: string,
): Promise<void> {
  await database.asSystem((tx) => rows.failConversion(tx, id, problem, clock.now()));
}
