import { buffer } from 'node:stream/consumers';
import { tellError } from '@relievo/contracts/errors';
import { composeOutputFileName, offerOf } from '@relievo/contracts/library/files';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Viewer } from '../../platform/database/database.ts';
import { createArchive } from '../../platform/formats/archive.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { type Limits, WeakIsolation } from '../../platform/isolation/isolation.ts';
import type { Log } from '../../platform/log/log.ts';
import { type ApartDependencies, makeApart, tellWhyEnded, variantFor } from '../outputs/service.ts';
import { findStudio } from '../studio/service.ts';
import { findOrRefuse } from './drafts-service.ts';
import { readDrawingBeside } from './reading-service.ts';
import { type DrawingRow, findMaker } from './repository.ts';

export interface MakingDependencies extends ApartDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

const MB = 1024 * 1024;
/** A person waits for it with the drawing before them. */
const LIMITS: Limits = { memoryBytes: 1024 * MB, seconds: 120, diskBytes: 100 * MB };
const WHAT_TO_DO = 'Choose another format, or remove something from the drawing.';
const NO_FORMAT = 'This format is no longer available. Reload the page.';

/** An output of a drawing that is being drawn: the same that a resource of it would have. */
export async function makeFile(
  dependencies: MakingDependencies,
  person: Viewer,
  { id, format, profile }: { readonly id: string; readonly format: string; readonly profile: string },
): Promise<File> {
  if (!offerOf(format)?.media.includes(profile)) throw refuse('drawing_not_made', { problem: NO_FORMAT });
  const { database, storage, clock, log } = dependencies;
  const asked = await database.asUser(person, async (tx) => ({
    row: await findOrRefuse(tx, id),
    studio: await findStudio(tx),
    creator: await findMaker(tx),
  }));
  const { row, studio, creator } = asked;
  const bytes = new TextEncoder().encode(row.svg);
  const made = await makeApart(dependencies, {
    request: {
      chart: null,
      sheets: null,
      text: null,
      title: row.title,
      format,
      profile,
      variant: variantFor(format, studio),
      language: await languageOf(row),
      date: clock.now().toISOString().slice(0, 10),
      creator,
    },
    input: async () => streamOnce(bytes),
    limits: LIMITS,
  }).catch((error: unknown) => {
    if (error instanceof WeakIsolation) return { problem: tellError('files_not_opened_here') };
    log.warn({ err: error, format }, 'a file of a drawing could not be made');
    return { problem: tellWhyEnded(error, WHAT_TO_DO) };
  });
  if ('problem' in made) throw refuse('drawing_not_made', { problem: made.problem });
  const title = row.title || 'Drawing';
  const nameOf = (part: string) => composeOutputFileName({ title, file: part, format, profile });
  const [first, ...more] = made.files;
  if (first && more.length === 0)
    return new File([new Uint8Array(await buffer(await storage.read(first.sha256)))], nameOf(first.part), {
      type: first.mediaType,
    });
  const entries = made.files.map(({ part, sha256 }) => ({
    name: part,
    changedAt: clock.now(),
    shrinks: true,
    async *bytes() {
      yield* await storage.read(sha256);
    },
  }));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of createArchive(entries)) pieces.push(new Uint8Array(piece));
  return new File(pieces, nameOf(`${format}.zip`), { type: 'application/zip' });
}

async function languageOf({ svg }: DrawingRow): Promise<string> {
  const read = await readDrawingBeside({ svg });
  return 'problem' in read ? 'en' : read.language;
}

async function* streamOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
