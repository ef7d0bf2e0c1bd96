import {
  MOST_PICTURE_DRAFTS,
  type PictureDraft,
  type PictureDraftName,
  type PictureWorkChange,
  pictureWork,
} from '@relievo/contracts';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import type { Download, DownloadRequest } from '../../platform/http/files/downloads.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { dropFile } from '../files/service.ts';
import * as rows from './repository.ts';

interface Needs {
  readonly database: Database;
}

export async function listDrafts({ database }: Needs, person: Viewer): Promise<PictureDraftName[]> {
  const found = await database.asUser(person, (tx) => rows.findNames(tx, MOST_PICTURE_DRAFTS));
  return found.map(({ id, title, updated_at: savedAt, resource_id: resourceId }) => ({
    id,
    title,
    savedAt: savedAt.toISOString(),
    resourceId,
  }));
}

export type FoundDraft = Omit<rows.PictureDraftRow, 'content'> & { readonly content: PictureDraft['work'] };

/** What is somebody else's is as what is not there. */
export async function findOrRefuse(tx: AppTransaction, id: string): Promise<FoundDraft> {
  const row = await rows.findDraft(tx, id);
  if (!row) throw refuse('not_found');
  return { ...row, content: pictureWork.parse(row.content) };
}

export function readDraft({ database }: Needs, person: Viewer, id: string): Promise<PictureDraft> {
  return database.asUser(person, async (tx) => presentDraft(await findOrRefuse(tx, id)));
}

interface Written {
  readonly id: string;
  readonly edits: number;
  readonly work: PictureWorkChange;
}

/** Whoever writes on an older count than the draft has is refused, and chooses. */
export function saveDraft(
  { database }: Needs,
  person: Viewer,
  written: Written,
): Promise<{ edits: number; savedAt: string }> {
  return database.asUser(person, async (tx) => {
    await findOrRefuse(tx, written.id);
    const saved = await rows.writeDraft(tx, written);
    if (!saved) throw refuse('picture_changed_elsewhere');
    return { edits: saved.edits, savedAt: saved.updated_at.toISOString() };
  });
}

/** Its picture goes with it; a resource that came of it has a file of its own. */
export function discardDraft(
  { database }: Needs,
  person: Viewer,
  id: string,
): Promise<Record<string, never>> {
  return database.asUser(person, async (tx) => {
    const file = await rows.deleteDraft(tx, id);
    if (!file) throw refuse('not_found');
    await dropFile(tx, file);
    return {};
  });
}

/** The picture itself, for its owner alone. */
export function answerPicture({ database, storage }: Needs & { readonly storage: Storage }) {
  return async ({ context, params }: DownloadRequest): Promise<Download> => {
    const person = await context.signedIn();
    const { sha256, size, media_type, name } = await database.asUser(person, (tx) =>
      findOrRefuse(tx, params['id'] ?? ''),
    );
    return { sha256, size, name, mediaType: media_type, open: () => storage.read(sha256) };
  };
}

export function presentDraft(row: FoundDraft): PictureDraft {
  const { id, edits, content, updated_at, resource_id, is_open, name, media_type, size } = row;
  return {
    id,
    edits,
    savedAt: updated_at.toISOString(),
    picture: { name, mediaType: media_type, size },
    work: content,
    resource: resource_id === null ? null : { id: resource_id, isOpen: is_open },
  };
}
