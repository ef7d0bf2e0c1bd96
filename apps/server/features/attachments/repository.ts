import type { AttachmentKind } from '@relievo/contracts/content';
import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';

export interface AttachmentRow {
  id: string;
  resource_id: string;
  kind: AttachmentKind;
  is_shown: boolean;
  sha256: string;
  size: number;
  media_type: string;
  name: string;
}

const ATTACHMENT = `a.id, a.resource_id, a.kind, a.is_shown, f.sha256, f.size::float8 as size, f.media_type, f.name
  from resource_attachments a join files f on f.id = a.file_id`;

/** What the viewer may have of them. */
export function findAttachments(tx: AppTransaction, resourceId: string): Promise<AttachmentRow[]> {
  return tx.query<AttachmentRow>(
    'attachments',
    `select ${ATTACHMENT} where a.resource_id = $1 and a.removed_at is null order by a.created_at, a.id`,
    [resourceId],
  );
}

export async function findAttachment(tx: AppTransaction, id: string): Promise<AttachmentRow | undefined> {
  const rows = await tx.query<AttachmentRow>(
    'attachment',
    `select ${ATTACHMENT} where a.id = $1 and a.removed_at is null`,
    [id],
  );
  return rows[0];
}

/** Whether the resource is seen at all, and whether it is a film or a recording. */
export async function findAttachable(
  tx: AppTransaction,
  resourceId: string,
): Promise<{ has_sound: boolean } | undefined> {
  const rows = await tx.query<{ has_sound: boolean }>(
    'attachment-resource',
    `select coalesce(f.media_type ~ '^(audio|video)/', false) as has_sound
     from resources r left join files f on f.id = r.source_file_id where r.id = $1`,
    [resourceId],
  );
  return rows[0];
}

export async function insertAttachment(
  tx: AppTransaction,
  {
    resourceId,
    kind,
    fileId,
  }: { readonly resourceId: string; readonly kind: AttachmentKind; readonly fileId: string },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'attachment-insert',
    'insert into resource_attachments (resource_id, kind, file_id) values ($1, $2, $3) returning id',
    [resourceId, kind, fileId],
  );
  if (!row) throw new Error('The file was not attached.');
  return row.id;
}

/** The resource beside which one of the person's own stands or stood. */
export async function findOwnPlace(tx: AppTransaction, id: string): Promise<string | undefined> {
  const rows = await tx.query<{ resource_id: string }>(
    'attachment-own',
    'select resource_id from resource_attachments where id = $1 and owner_id = (select app_uid())',
    [id],
  );
  return rows[0]?.resource_id;
}

/** Null puts it back. */
export async function markRemoved(tx: AppTransaction, id: string, removedAt: Date | null): Promise<void> {
  await tx.query('attachment-remove', 'update resource_attachments set removed_at = $2 where id = $1', [
    id,
    removedAt,
  ]);
}

/** A film has one set of captions: those before make room. */
export async function removeCaptions(tx: AppTransaction, resourceId: string, now: Date): Promise<void> {
  await tx.query(
    'attachment-captions',
    `update resource_attachments set removed_at = $2
     where resource_id = $1 and kind = 'captions' and removed_at is null and not is_shown`,
    [resourceId, now],
  );
}

export async function deleteRemoved(tx: SystemTransaction, removedBefore: Date): Promise<void> {
  await tx.query('attachment-forget', 'delete from resource_attachments where removed_at < $1', [
    removedBefore,
  ]);
}
