import { type Attachment, type AttachmentKind, MOST_ATTACHMENTS } from '@relievo/contracts/content';
import type { AppTransaction, Viewer } from '../../platform/database/database.ts';
import type { Download } from '../../platform/http/files/downloads.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { findWorkable, submitUnchanged } from '../content/service.ts';
import { recordFile } from '../files/service.ts';
import { type ArrivedFile, takeArrivedFile, type UploadDependencies } from '../uploads/service.ts';
import { listEndings, mayBe } from './kind-rules.ts';
import * as rows from './repository.ts';

type Needs = Pick<UploadDependencies, 'database'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** What reviewers read of a published resource beside which something new stands. */
const NEW_ATTACHMENT: Readonly<Record<AttachmentKind, string>> = {
  note: 'It has a new note for teachers.',
  captions: 'It has new captions.',
  photo: 'It has a new photo of the sheet.',
};

export async function listAttachments(
  { database }: Needs,
  viewer: Viewer,
  resourceId: string,
): Promise<Attachment[]> {
  return database.asUser(viewer, async (tx) => {
    if (!(await rows.findAttachable(tx, resourceId))) throw refuse('not_found');
    return (await rows.findAttachments(tx, resourceId)).map(presentAttachment);
  });
}

interface Added {
  readonly id: string;
  readonly upload: string;
  readonly kind: AttachmentKind;
}

/** Beside what readers see it waits for those who reviewed that. */
export function addAttachment(
  dependencies: UploadDependencies,
  person: Viewer,
  added: Added,
): Promise<Attachment> {
  const { kind, upload } = added;
  return takeArrivedFile(dependencies, person, upload, {
    findFault: ({ mediaType }) =>
      mayBe(kind, mediaType) ? null : refuse('attachment_kind_wrong', { kinds: listEndings(kind) }),
    take: (tx, file) => keepAttachment(tx, dependencies, added, file),
  });
}

async function keepAttachment(
  tx: AppTransaction,
  { storage, clock }: UploadDependencies,
  { id: resourceId, kind }: Added,
  file: ArrivedFile,
): Promise<Attachment> {
  const { status } = await findWorkable(tx, resourceId);
  const attachable = await rows.findAttachable(tx, resourceId);
  if (kind === 'captions' && !attachable?.has_sound) throw refuse('captions_without_sound');
  if (kind === 'captions') await rows.removeCaptions(tx, resourceId, clock.now());
  if ((await rows.findAttachments(tx, resourceId)).length >= MOST_ATTACHMENTS)
    throw refuse('attachments_too_many', { most: MOST_ATTACHMENTS });
  const fileId = await recordFile(tx, storage, file);
  const id = await rows.insertAttachment(tx, { resourceId, kind, fileId });
  if (status === 'approved') await submitUnchanged(tx, resourceId, NEW_ATTACHMENT[kind]);
  const kept = await rows.findAttachment(tx, id);
  if (!kept) throw new Error('What was attached is not there.');
  return presentAttachment(kept);
}

export function removeAttachment(
  { database, clock }: Needs & Pick<UploadDependencies, 'clock'>,
  person: Viewer,
  id: string,
): Promise<Record<string, never>> {
  return mark(database, person, id, clock.now());
}

export function restoreAttachment(
  { database }: Needs,
  person: Viewer,
  id: string,
): Promise<Record<string, never>> {
  return mark(database, person, id, null);
}

async function mark(
  database: UploadDependencies['database'],
  person: Viewer,
  id: string,
  removedAt: Date | null,
): Promise<Record<string, never>> {
  return database.asUser(person, async (tx) => {
    const resourceId = await rows.findOwnPlace(tx, id);
    if (resourceId === undefined) throw refuse('not_found');
    await findWorkable(tx, resourceId);
    await rows.markRemoved(tx, id, removedAt);
    return {};
  });
}

export async function openAttachment(
  { database, storage }: Pick<UploadDependencies, 'database' | 'storage'>,
  viewer: Viewer,
  id: string,
): Promise<Download> {
  const found = await database.asUser(viewer, (tx) => rows.findAttachment(tx, id));
  if (!found) throw refuse('not_found');
  const { sha256, size, media_type: mediaType, name } = found;
  return { sha256, size, mediaType, name: name || found.kind, open: () => storage.read(sha256) };
}

/** What was removed can be put back for a day. */
export async function forgetAttachments({
  database,
  clock,
}: Needs & Pick<UploadDependencies, 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  await database.asSystem((tx) => rows.deleteRemoved(tx, before));
}

function presentAttachment(row: rows.AttachmentRow): Attachment {
  const { id, kind, name, size, media_type: mediaType } = row;
  return {
    id,
    kind,
    isShown: row.is_shown,
    file: { name, mediaType, size, address: `/api/attachments/${id}` },
  };
}
