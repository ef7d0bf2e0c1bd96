import { type Conversion, type DocumentPage, PAGES_SHOWN } from '@relievo/contracts/uploads';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { Isolation, Limits } from '../../platform/isolation/isolation.ts';
import type { Log } from '../../platform/log/log.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { errorCode } from '../../platform/refusal.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { PagesAnswer } from './converting/answer-rules.ts';
import { showPagesApart } from './reading-service.ts';
import * as rows from './repository.ts';
import { findOrRefuse } from './service.ts';

export interface PagesDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly isolation: Isolation;
  readonly log: Log;
  /** What reading one file may take. */
  readonly making: Limits;
}

/** On the longer side: letters cannot be read, pages can be told apart. */
const PIXELS = 200;
const NO_RIGHT = '42501';
const LONGEST_NAME = 255;

export async function showDocumentPages(
  { database, storage, isolation, log, making }: PagesDependencies,
  person: Viewer,
  { id, first }: { readonly id: string; readonly first: number },
): Promise<{ total: number; pages: DocumentPage[] }> {
  const source = await database.asUser(person, (tx) => rows.findSource(tx, id));
  if (source?.media_type !== 'application/pdf') throw refuse('not_found');
  const shown = await showPagesApart(
    { isolation },
    {
      name: source.name,
      show: { first, count: PAGES_SHOWN, pixels: PIXELS },
      input: () => storage.read(source.sha256),
      limits: making,
    },
  ).catch((error: unknown): PagesAnswer | null => {
    log.warn({ err: error, conversion: id }, 'the pages of a document could not be shown');
    return null;
  });
  if (shown === null || 'problem' in shown) throw refuse('pages_not_shown');
  return shown;
}

/** What came of the other pages stays. */
export async function choosePages(
  { database }: Pick<PagesDependencies, 'database'>,
  person: Viewer,
  { id, pages }: { readonly id: string; readonly pages: readonly number[] },
): Promise<Conversion> {
  const chosen = [...new Set(pages)].toSorted((a, b) => a - b);
  try {
    return await database.asUser(person, async (tx) => {
      const source = await rows.findSource(tx, id);
      if (source?.media_type !== 'application/pdf') throw refuse('not_found');
      const before = await rows.countUnderWay(tx);
      const made = await rows.insertOfPages(tx, id, { name: nameOf(source.name), pages: chosen });
      await enqueue(tx, 'convert-file', { conversionId: made }, { priority: -before });
      return findOrRefuse(tx, made);
    });
  } catch (error) {
    throw errorCode(error) === NO_RIGHT ? refuse('upload_access_missing') : error;
  }
}

/** As the file is called, without what was said of the pages of an earlier choice. */
function nameOf(name: string): string {
  return name.replace(/, pages? \d+$/, '').slice(0, LONGEST_NAME);
}
