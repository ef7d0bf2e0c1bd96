import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { errorCode } from '../../platform/refusal.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { showFile } from '../content/service.ts';
import { recordFile } from '../files/service.ts';
import { mayUpload } from '../permissions/service.ts';
import { findStudio } from '../studio/service.ts';
import { creditOrigin } from './credit-rules.ts';
import { findOrRefuse, presentDrawing } from './drafts-service.ts';
import type { ReadWords } from './reading/answer-rules.ts';
import { readDrawingBeside } from './reading-service.ts';
import { type DrawingRow, insertResource, tieToResource } from './repository.ts';

export interface KeepingDependencies {
  readonly database: Database;
  readonly storage: Storage;
}

interface Kept {
  readonly resourceId: string;
  readonly became: 'new' | 'changed' | 'submitted';
}

const LONGEST_TITLE = 300;
const LONGEST_WORDS = 5000;
const LONGEST_FILE = 4 * 1024 * 1024;
/** What reviewers read beside a new version. */
const NEW_VERSION = 'The drawing was changed in the graphics editor.';
const NO_RIGHT = '42501';
const TAKEN = '23505';

/** The drawing as a resource of its author: a new one, or the one that came of it or that it was opened from. */
export async function keepDrawing(
  { database, storage }: KeepingDependencies,
  person: Viewer,
  { id, edits }: { readonly id: string; readonly edits: number },
): Promise<Kept> {
  const row = await database.asUser(person, async (tx) => {
    const found = await findOrRefuse(tx, id);
    if (!(await mayUpload(tx))) throw refuse('upload_not_allowed');
    if (found.edits !== edits) throw refuse('drawing_changed_elsewhere', { drawing: presentDrawing(found) });
    return found;
  });
  const words = await readDrawingBeside({ svg: row.svg });
  if ('problem' in words) throw refuse('drawing_not_readable', words);
  const bytes = new TextEncoder().encode(row.svg);
  const stored = await storage.write(streamOnce(bytes), { limit: LONGEST_FILE });
  try {
    return await database.asUser(person, (tx) => keep(tx, storage, { row, words, stored }));
  } catch (error) {
    // It was submitted in another tab between the look and the writing.
    const code = errorCode(error);
    throw code === TAKEN || code === NO_RIGHT ? refuse('content_waits') : error;
  }
}

interface ToKeep {
  readonly row: DrawingRow;
  readonly words: ReadWords;
  readonly stored: StoredFile;
}

async function keep(
  tx: AppTransaction,
  storage: Storage,
  { row, words: read, stored }: ToKeep,
): Promise<Kept> {
  const { id, origin, resource } = row;
  const { title, description, language } = read;
  const name = (title.trim() || 'Drawing').slice(0, LONGEST_TITLE);
  const file = { ...stored, mediaType: 'image/svg+xml', name: `${name.slice(0, 200)}.svg` };
  const fileId = await recordFile(tx, storage, file);
  if (resource) {
    const shown = { fileId, size: stored.size, language };
    return { resourceId: resource.id, became: await showFile(tx, resource.id, shown, NEW_VERSION) };
  }
  const words = (origin ? creditOrigin(description, origin) : description).slice(0, LONGEST_WORDS);
  const resourceId = await insertResource(tx, {
    title: name,
    description: words,
    alt_text: description.slice(0, LONGEST_WORDS),
    language,
    licence: origin?.licence ?? (await findStudio(tx)).licence,
    file_id: fileId,
    file_size: stored.size,
  });
  await tieToResource(tx, id, resourceId);
  return { resourceId, became: 'new' };
}

async function* streamOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
