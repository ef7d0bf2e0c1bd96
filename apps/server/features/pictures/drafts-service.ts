import {
  MOST_PICTURE_DRAFTS,
  type PictureDraft,
  type PictureDraftName,
  type PictureWorkChange,
  pictureWork,
} from '@relievo/contracts/pictures';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import type { Download, DownloadRequest } from '../../platform/http/files/downloads.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type DraftRow, keepDrafts, presentKept } from '../drafts/service.ts';
import * as rows from './repository.ts';

interface Needs {
  readonly database: Database;
}

export const PICTURE_DRAFTS = keepDrafts({
  kind: 'converter',
  most: MOST_PICTURE_DRAFTS,
  tooMany: 'picture_drafts_too_many',
  changedElsewhere: 'picture_changed_elsewhere',
});

export function listDrafts(needs: Needs, person: Viewer): Promise<PictureDraftName[]> {
  return PICTURE_DRAFTS.list(needs, person);
}

/** A draft with the picture that it began with. */
export interface FoundDraft {
  readonly draft: DraftRow;
  readonly work: PictureDraft['work'];
  readonly picture: rows.PictureFile;
}

export async function findOrRefuse(tx: AppTransaction, id: string): Promise<FoundDraft> {
  return addPicture(tx, await PICTURE_DRAFTS.find(tx, id));
}

export async function addPicture(tx: AppTransaction, draft: DraftRow): Promise<FoundDraft> {
  const picture = await rows.findPictureFile(tx, draft.id);
  if (!picture) throw refuse('not_found');
  return { draft, work: pictureWork.parse(draft.content), picture };
}

export function readDraft({ database }: Needs, person: Viewer, id: string): Promise<PictureDraft> {
  return database.asUser(person, async (tx) => presentDraft(await findOrRefuse(tx, id)));
}

interface Written {
  readonly id: string;
  readonly edits: number;
  readonly work: PictureWorkChange;
}

export function saveDraft(
  needs: Needs,
  person: Viewer,
  written: Written,
): Promise<{ edits: number; savedAt: string }> {
  return PICTURE_DRAFTS.save(needs, person, { ...written, title: written.work.about?.title });
}

export function discardDraft(needs: Needs, person: Viewer, id: string): Promise<Record<string, never>> {
  return PICTURE_DRAFTS.discard(needs, person, id);
}

/** The picture itself, for its owner alone. */
export function answerPicture({ database, storage }: Needs & { readonly storage: Storage }) {
  return async ({ context, params }: DownloadRequest): Promise<Download> => {
    const person = await context.signedIn();
    const { picture } = await database.asUser(person, (tx) => findOrRefuse(tx, params['id'] ?? ''));
    const { sha256, size, media_type: mediaType, name } = picture;
    return { sha256, size, name, mediaType, open: () => storage.read(sha256) };
  };
}

export function presentDraft({ draft, work, picture }: FoundDraft): PictureDraft {
  const { name, media_type: mediaType, size } = picture;
  return { ...presentKept(draft), picture: { name, mediaType, size }, work };
}
